import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AccountModel } from '@vouch/engine'
import { accountKinds, accountSources, unrelated } from '../accounts/account-source.ts'
import { accountTable, accountTables, csvRecords } from '../accounts/account-table.ts'
import { type CommentTraining, commentPredictions } from '../comments/comment-predictions.ts'
import { commentsName } from '../comments/labelled-comment.ts'
import { filePredictions } from '../measures/file-predictions.ts'
import { commandOptions, existingFolder, required } from '../options.ts'
import { trainedModel } from '../training/trained-model.ts'
import { UsageError } from '../usage-error.ts'
import { shippedModels } from './shipped-models.ts'

/** `predict`: the probability that the label is 1, for each record of each known table in `--data`.
 *
 *  Without `--exclude` the shipped models answer. With it, models are trained in memory on `--train` without the named
 *  sources, so that their predictions are those for sources never seen; nothing in the checkout changes. */
export function predict(args: string[]): void {
  const { once, many } = commandOptions(args, {
    once: ['data', 'out', 'train'] as const,
    many: ['exclude'] as const,
  })
  const data = existingFolder('data', once.data)
  const out = required('out', once.out)
  const excluded = many.exclude ?? []
  const models = excluded.length === 0 ? shippedModels : retrainedModels(excluded, once.train)
  mkdirSync(out, { recursive: true })
  let written = 0
  for (const source of accountSources) {
    const path = join(data, `${source.name}.csv`)
    const model = models[source.kind]
    if (!existsSync(path) || model === null) continue
    writePredictions(out, source.name, filePredictions(model, accountTable(source, csvRecords(path))))
    written++
  }
  const comments = commentPredictions(data, commentTraining(excluded, once.train))
  if (comments !== null) {
    writePredictions(out, commentsName, comments)
    written++
  }
  if (written === 0) throw new UsageError(`${data} has none of the known tables.`)
  console.log(`Wrote predictions for ${written} tables.`)
}

/** @returns models that have seen neither the excluded sources nor sources that share accounts with them; `null` for a
 *  kind of which nothing is left */
function retrainedModels(excluded: string[], folder: string | undefined): Record<string, AccountModel | null> {
  const known = [...accountSources.map(({ name }) => name), commentsName]
  const unknown = excluded.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new UsageError(`--exclude ${unknown} is not one of ${known.join(', ')}.`)
  const train = existingFolder('train', folder)
  const withheld = accountSources.filter(({ name }) => excluded.includes(name))
  return Object.fromEntries(
    accountKinds.map((kind) => {
      const tables = accountTables(train, kind).filter(({ source }) =>
        withheld.every((held) => held.name !== source.name && unrelated(held, source)),
      )
      return [kind, tables.length === 0 ? null : trainedModel(kind, tables)]
    }),
  )
}

/** Without its source the comment model has nothing to learn from, and the rules answer. */
function commentTraining(excluded: string[], folder: string | undefined): CommentTraining {
  if (excluded.length === 0) return { kind: 'shipped' }
  return excluded.includes(commentsName)
    ? { kind: 'rules' }
    : { kind: 'folder', folder: existingFolder('train', folder) }
}

function writePredictions(out: string, name: string, predictions: ArrayLike<number>): void {
  const lines = Array.from(predictions, (p, row) => `${row},${Number(p.toPrecision(6))}\n`)
  writeFileSync(join(out, `${name}.csv`), `row,p\n${lines.join('')}`)
}
