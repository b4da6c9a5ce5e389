/** Is an audience of a kind that is on no list taken for one that is? Labelled accounts of each source, drawn 400 at a time, against the shipped list
 *  without that source and its family.
 *  Run alone: `node lab/src/experiments/strange-kinds.ts --data DIR`. About ten seconds on one core. */
import { parseArgs } from 'node:util'
import {
  type AccountModel,
  featureCount,
  histogramCounter,
  recognisedSource,
  scoreCell,
  scoreCells,
  seededRandom,
} from '@vouch/engine'
import { accountKinds, accountSources, unrelated } from '../accounts/account-source.ts'
import { type AccountTable, accountTables } from '../accounts/account-table.ts'
import { shippedModels } from '../commands/shipped-models.ts'
import { markdownTable } from '../measures/markdown-table.ts'
import { tableScores } from '../measures/scored-table.ts'

const sampleSize = 400
const shareMax = 0.8

export interface StrangeKind {
  source: string
  audiences: number
  /** Audiences that were taken for some listed kind. */
  taken: number
}

/** @param perSource audiences, each with a true share uniform on 0 to 80% */
export function strangeKinds(model: AccountModel, tables: readonly AccountTable[], perSource: number): StrangeKind[] {
  const random = seededRandom(5)
  return tables.map((table) => {
    const listed = accountSources.filter((source) => unrelated(source, table.source)).map(({ name }) => name)
    const others = { ...model, known: model.known.filter(({ name }) => listed.includes(name)) }
    const scores = tableScores(model, table)
    const pools = [0, 1].map((label) => [...table.labels.keys()].filter((row) => table.labels[row] === label))
    const taken = Array.from({ length: perSource }, () => {
      const truth = random() * shareMax
      const counter = histogramCounter(others)
      const counts = new Float64Array(scoreCells)
      for (let account = 0; account < sampleSize; account++) {
        const pool = pools[random() < truth ? 1 : 0] ?? []
        const row = pool[Math.floor(random() * pool.length)] ?? 0
        counter.add(table.features.subarray(row * featureCount, (row + 1) * featureCount))
        const cell = scoreCell(scores[row] ?? 0)
        counts[cell] = (counts[cell] ?? 0) + 1
      }
      return recognisedSource(others, counter.shares(), counts)
    }).filter((kind) => kind !== null)
    return { source: table.source.name, audiences: perSource, taken: taken.length }
  })
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { data: { type: 'string' } } })
  const found = accountKinds.flatMap((kind) =>
    strangeKinds(shippedModels[kind], accountTables(values.data ?? '.', kind), 40),
  )
  console.log(
    markdownTable(
      ['source', 'audiences', 'taken for another kind'],
      found.map(({ source, audiences, taken }) => [source, String(audiences), String(taken)]),
    ),
  )
}
