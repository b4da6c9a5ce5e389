import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AccountKind, accountKinds } from '../accounts/account-source.ts'
import { accountTables } from '../accounts/account-table.ts'
import { writeCommentModel } from '../comments/write-comment-model.ts'
import { trainedPatterns } from '../creators/pattern-training.ts'
import { writeForecast } from '../forecast/write-forecast.ts'
import { commandOptions, existingFolder } from '../options.ts'
import { trainedModel } from '../training/trained-model.ts'
import { writeTrust } from '../trust/write-trust.ts'
import { UsageError } from '../usage-error.ts'

const modelFolder = fileURLToPath(new URL('../../../packages/engine/src/models', import.meta.url))

/** File name of each model in the engine. */
export const modelFiles: Readonly<Record<AccountKind, string>> = {
  instagram: 'accounts-instagram.json',
  x: 'accounts-x.json',
}

/** Tables of bought likes, comments and views, fitted on real creators; left as it is where the folder has too few of them. */
const patternFile = 'count-patterns.json'

/** `train`: writes the account models into the engine, or into `--out`. The same data give the same bytes. */
export function train(args: string[]): void {
  const { once } = commandOptions(args, { once: ['data', 'out'] as const })
  const data = existingFolder('data', once.data)
  const out = once.out ?? modelFolder
  mkdirSync(out, { recursive: true })
  for (const kind of accountKinds) {
    const tables = accountTables(data, kind)
    if (tables.length === 0) throw new UsageError(`${data} has no labelled ${kind} accounts.`)
    const model = trainedModel(kind, tables)
    writeFileSync(join(out, modelFiles[kind]), `${JSON.stringify(model)}\n`)
    console.log(`${modelFiles[kind]}: ${tables.length} sources, transfer slope ${model.transfer.slope}.`)
  }
  writeForecast(data, out)
  writeCommentModel(data, out)
  const patterns = trainedPatterns(data)
  // Patterns and weights are both fitted on real creators: without enough of them both stay as they are.
  if (patterns.models.length === 0) return
  writeFileSync(join(out, patternFile), `${JSON.stringify(patterns)}\n`)
  console.log(`${patternFile}: ${patterns.models.length} patterns of bought counts.`)
  writeTrust(data, out)
}
