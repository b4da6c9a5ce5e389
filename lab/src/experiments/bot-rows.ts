/** Do simulated followers test the account scorer, or does it know them? The bots of the simulator were fitted to labelled fakes, and the scorer that
 *  ships is trained on those rows too. Here the labelled rows are cut in two: what bots are like is read from one half, and a scorer is trained on the other.
 *
 *  Where the first half alone gives the shapes of the simulator, and the scorer of the second half reads simulated followers as the one that ships
 *  does, nothing that is measured on simulated followers rests on rows that both have seen.
 *  Run alone: `node lab/src/experiments/bot-rows.ts --data DIR [--seed ANY]`. Two minutes of one core. */
import { parseArgs } from 'node:util'
import { accountScorer, type FeatureName, featureCount, featureIndex, type Platform } from '@vouch/engine'
import { type BotKind, botKinds, botShapes } from '@vouch/simulator'
import { type AccountTable, accountTables } from '../accounts/account-table.ts'
import { rowPart } from '../measures/held-out-scores.ts'
import { markdownTable } from '../measures/markdown-table.ts'
import { tableRows } from '../measures/scored-table.ts'
import { type SimulatedAudiences, simulatedAudiences } from '../measures/simulated-audiences.ts'
import { trainedModel } from '../training/trained-model.ts'

/** The labelled fakes that each kind of bot was shaped after. */
const shapedAfter: Readonly<Record<BotKind, { sources: readonly string[]; picture?: 0 | 1 }>> = {
  egg: { sources: ['ig_instafake', 'ig_parma_public', 'ig_parma_private'], picture: 0 },
  mass: { sources: ['ig_srf_followers', 'ig_parma_public', 'ig_parma_private'], picture: 1 },
  stolen: { sources: ['ig_pd'] },
  digits: { sources: ['ig_kaggle_spammer'] },
}
const counts = ['followers', 'following', 'posts'] as const
const percentiles = [0.05, 0.25, 0.5, 0.75, 0.95] as const
const creatorsRead = 40
const platformsRead: readonly Platform[] = ['instagram', 'tiktok']

/** @returns the two halves of every table, each row in one of them, equal rows in the same */
export function halvesOf(
  tables: readonly AccountTable[],
  seed: number,
): [shape: AccountTable[], train: AccountTable[]] {
  const half = (which: number) =>
    tables.map((table) => tableRows(table, (row) => rowPart(table, row, 2, seed) === which))
  return [half(0), half(1)]
}

/** @returns 5th to 95th percentile of a count with one added, among the fakes that a kind was shaped after; null where the sets do not know it */
export function shapeIn(
  tables: readonly AccountTable[],
  kind: BotKind,
  count: (typeof counts)[number],
): { rows: number; values: number[] } | null {
  const { sources, picture } = shapedAfter[kind]
  const values = tables
    .filter(({ source }) => sources.includes(source.name))
    .flatMap((table) =>
      [...table.labels.keys()].flatMap((row) => {
        const of = (name: FeatureName) => table.features[row * featureCount + featureIndex[name]] ?? Number.NaN
        const fits = table.labels[row] === 1 && (picture === undefined || of('hasAvatar') === picture)
        return fits && !Number.isNaN(of(count)) ? [of(count) + 1] : []
      }),
    )
    .sort((a, b) => a - b)
  if (values.length === 0) return null
  return { rows: values.length, values: percentiles.map((part) => values[Math.floor(part * (values.length - 1))] ?? 0) }
}

function shapeTable(halves: readonly (readonly AccountTable[])[]): string {
  const shown = (values: readonly number[]) =>
    values.map((value) => value.toPrecision(3).replace(/\.0+$/, '')).join(', ')
  return markdownTable(
    ['kind', 'count', 'rows of each half', 'simulator', 'one half', 'the other half'],
    botKinds.flatMap((kind) =>
      counts.map((count) => {
        const [one, other] = halves.map((tables) => shapeIn(tables, kind, count))
        const cells = [one, other].map((shape) => (shape == null ? '–' : shown(shape.values.map(Number))))
        return [kind, count, `${one?.rows ?? 0}, ${other?.rows ?? 0}`, shown(botShapes[kind][count]), ...cells]
      }),
    ),
  )
}

function audienceCells(name: string, { platform, error, bias, covered, width }: SimulatedAudiences): string[] {
  return [
    platform,
    name,
    `${error.toFixed(1)} points`,
    `${bias.toFixed(1)} points`,
    `${(100 * covered).toFixed(0)}%`,
    `${width.toFixed(0)} points`,
  ]
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { data: { type: 'string' }, seed: { type: 'string' } } })
  const halves = halvesOf(accountTables(values.data ?? '.', 'instagram'), Number.parseInt(values.seed ?? '', 10) || 1)
  console.log(`### What bots are like, in each half of the labeled rows\n\n${shapeTable(halves)}`)
  const scorers = halves.map((tables) => accountScorer(trainedModel('instagram', [...tables])))
  const rows = platformsRead.flatMap((platform) => [
    audienceCells('all rows', simulatedAudiences(platform, creatorsRead)),
    ...scorers.map((scorer, at) =>
      audienceCells(at === 0 ? 'one half' : 'the other half', simulatedAudiences(platform, creatorsRead, scorer)),
    ),
  ])
  const header = ['platform', 'scorer trained on', 'share error', 'bias', '90% interval covers', 'width']
  console.log(`\n### Simulated followers, read by each scorer\n\n${markdownTable(header, rows)}`)
}
