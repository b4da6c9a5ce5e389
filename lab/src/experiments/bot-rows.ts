/** Do simulated followers test the account scorer, or does it know them? The bots of the simulator were fitted to labelled fakes, and the scorer that
 *  ships is trained on those rows too. Here a fifth of the labelled rows says what bots are like, and a scorer is trained on the other four fifths; five times.
 *
 *  Where a fifth alone gives the shapes that the other rows give, and the scorers that never saw it read simulated followers as the one that ships does, what is
 *  measured on simulated followers does not rest on rows that both have seen.
 *  Run alone: `node lab/src/experiments/bot-rows.ts --data DIR [--seed ANY]`. Half a minute of one core. */
import { parseArgs } from 'node:util'
import {
  type AccountScorer,
  accountScorer,
  type FeatureName,
  featureCount,
  featureIndex,
  platformScorer,
} from '@vouch/engine'
import { type BotKind, botKinds, botShapes } from '@vouch/simulator'
import { type AccountTable, accountTables } from '../accounts/account-table.ts'
import { rowPart } from '../measures/held-out-scores.ts'
import { markdownTable } from '../measures/markdown-table.ts'
import { tableRows } from '../measures/scored-table.ts'
import { type SimulatedAudiences, simulatedAudiences } from '../measures/simulated-audiences.ts'
import { accountFit } from '../training/account-fit.ts'

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

const fifths = 5

/** @param part 0 to 4
 *  @returns the part of every table that says what bots are like, and what is left to train on; equal rows are in the same */
export function partedRows(
  tables: readonly AccountTable[],
  part: number,
  seed: number,
): [shaping: AccountTable[], training: AccountTable[]] {
  const rows = (keep: (at: number) => boolean) =>
    tables.map((table) => tableRows(table, (row) => keep(rowPart(table, row, fifths, seed))))
  return [rows((at) => at === part), rows((at) => at !== part)]
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

function shapeTable(parts: readonly (readonly AccountTable[])[]): string {
  const shown = (values: readonly number[]) =>
    values.map((value) => String(value < 10 ? Math.round(10 * value) / 10 : Math.round(value))).join(', ')
  return markdownTable(
    ['kind', 'count', 'rows of both', 'simulator', 'a fifth', 'the other rows'],
    botKinds.flatMap((kind) =>
      counts.map((count) => {
        const [one, other] = parts.map((tables) => shapeIn(tables, kind, count))
        const cells = [one, other].map((shape) => (shape == null ? '–' : shown(shape.values.map(Number))))
        return [kind, count, `${one?.rows ?? 0}, ${other?.rows ?? 0}`, shown(botShapes[kind][count]), ...cells]
      }),
    ),
  )
}

/** Slope and transfer terms are those that ship, and no kind is recognised, for kinds were learnt from all rows. */
function scorerOf(tables: readonly AccountTable[]): AccountScorer {
  return accountScorer({ ...platformScorer('instagram').model, ...accountFit('instagram', [...tables]), known: [] })
}

function audienceCells(name: string, { error, bias }: SimulatedAudiences): string[] {
  return [name, `${error.toFixed(1)} points`, `${bias.toFixed(1)} points`]
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { data: { type: 'string' }, seed: { type: 'string' } } })
  const tables = accountTables(values.data ?? '.', 'instagram')
  const parts = Array.from({ length: fifths }, (_, part) =>
    partedRows(tables, part, Number.parseInt(values.seed ?? '', 10) || 1),
  )
  console.log(
    `### What bots are like, in a fifth of the labeled rows and in the others\n\n${shapeTable(parts[0] ?? [])}`,
  )
  const scorers: [name: string, scorer: AccountScorer][] = [
    ['all rows', scorerOf(tables)],
    ...parts.map(([, training], part): [string, AccountScorer] => [`all but fifth ${part + 1}`, scorerOf(training)]),
  ]
  const rows = scorers.map(([name, scorer]) =>
    audienceCells(name, simulatedAudiences('instagram', creatorsRead, scorer)),
  )
  const header = ['scorer trained on', 'share error', 'bias']
  console.log(`\n### Simulated followers, read by each scorer\n\n${markdownTable(header, rows)}`)
}
