/** The tables of the trust score, each from verdicts on creators that nothing was fitted to. Shares are by weight: they speak of the
 *  stated population, not of the rows as they were drawn. */

import { wilsonInterval } from '../../../packages/engine/src/statistics/wilson-interval.ts'
import { markdownTable } from '../measures/markdown-table.ts'
import {
  brier,
  calibrationError,
  effectiveRows,
  type JudgedRow,
  sideCheck,
  weightedRanking,
  weightedShare,
  weightOfRows,
} from './judged.ts'

/** Bins of the score; the later ones begin and end where bands and risks do. */
const bins = [0, 10, 20, 45, 60, 70, 80, 85, 90, 95, 101] as const

/** What share of the creators with about this score is really clean? The 90% interval takes the effective number of rows. */
export function reliabilityTable(rows: readonly JudgedRow[]): string {
  const lines = bins.slice(0, -1).flatMap((from, index) => {
    const to = bins[index + 1] ?? 101
    const inside = rows.filter(({ verdict }) => verdict.trust.score >= from && verdict.trust.score < to)
    if (inside.length === 0) return []
    const clean = weightedShare(inside, isClean)
    const effective = effectiveRows(inside)
    const [low, high] = wilsonInterval(clean * effective, effective)
    const mean = weightedSum(inside, ({ verdict }) => verdict.trust.score) / weightOfRows(inside)
    return [
      [
        `${from} to ${to - 1 > 100 ? 100 : to - 1}`,
        String(inside.length),
        effective.toFixed(0),
        mean.toFixed(1),
        percent(clean),
        `${percent(low)} to ${percent(high)}`,
      ],
    ]
  })
  return markdownTable(['score', 'creators', 'effective', 'mean score', 'clean', '90% interval'], lines)
}

/** One line of figures for each part of the population. */
export function qualityTable(parts: readonly (readonly [name: string, rows: readonly JudgedRow[]])[]): string {
  return markdownTable(
    [
      'creators',
      'n',
      'AUC',
      'Brier',
      'ECE',
      'median width',
      'interval excludes 70',
      'of these on the wrong side',
      'clean high or critical',
    ],
    parts
      .filter(([, rows]) => rows.length > 0)
      .map(([name, rows]) => {
        const check = sideCheck(rows)
        return [
          name,
          String(rows.length),
          weightedRanking(rows).toFixed(3),
          brier(rows).toFixed(3),
          calibrationError(rows).toFixed(3),
          String(medianWidth(rows)),
          `${percent(check.excluded)} (${check.above} above, ${check.below} below)`,
          `${percent(check.wrong)} (${percent(check.wrongAbove)} above, ${percent(check.wrongBelow)} below)`,
          percent(weightedShare(rows.filter(isClean), isAlarming)),
        ]
      }),
  )
}

/** Kinds of purchase and of innocent event: how they score, and how often they are called high or critical. */
export function kindTable(rows: readonly JudgedRow[]): string {
  const kinds = [...new Set(rows.map(({ row }) => `${row.source}, ${row.kind}`))].sort()
  return markdownTable(
    ['creators', 'n', 'median score', 'below 70', 'high or critical'],
    kinds.map((kind) => {
      const inside = rows.filter(({ row }) => `${row.source}, ${row.kind}` === kind)
      return [
        kind,
        String(inside.length),
        String(middle(inside.map(({ verdict }) => verdict.trust.score))),
        percent(weightedShare(inside, ({ verdict }) => verdict.trust.score < 70)),
        percent(weightedShare(inside, isAlarming)),
      ]
    }),
  )
}

export function isClean({ row }: JudgedRow): boolean {
  return !row.manipulated
}

/** A real creator whom nobody did anything to. */
export function isAsFound({ row }: JudgedRow): boolean {
  return row.source === 'real' && row.kind === 'clean'
}

export function isAlarming({ verdict }: JudgedRow): boolean {
  return verdict.fraudRisk === 'high' || verdict.fraudRisk === 'critical'
}

/** The parts that are reported apart. */
export function populationParts(rows: readonly JudgedRow[]): [name: string, rows: JudgedRow[]][] {
  return [
    ['all', [...rows]],
    ['simulated, everything known', rows.filter(({ row }) => row.coverage === 'all')],
    ['simulated, some known', rows.filter(({ row }) => row.coverage === 'some')],
    ['simulated, posts only', rows.filter(({ row }) => row.coverage === 'posts' && row.source === 'simulated')],
    ['real posts, purchases injected', rows.filter(({ row }) => row.source === 'real')],
  ]
}

export function medianWidth(rows: readonly JudgedRow[]): number {
  return middle(rows.map(({ verdict }) => verdict.trust.high - verdict.trust.low))
}

function weightedSum(rows: readonly JudgedRow[], value: (one: JudgedRow) => number): number {
  return rows.reduce((sum, one) => sum + one.row.weight * value(one), 0)
}

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** @param share 0 to 1 */
export function percent(share: number): string {
  return Number.isNaN(share) ? '–' : `${(100 * share).toFixed(1)}%`
}
