/** Chooses how wide intervals are: so that most bins of the score hold the share of clean creators that is found in them, on creators of
 *  platforms and sources that the weights had not met. The arithmetic is that of the engine, in plain numbers; a test holds the two together. */

import { hiddenShare, priorLogOdds, scoreOf, signalList, unseenLogOdds } from '@vouch/engine'
import { ninetyPercent } from '../../../packages/engine/src/statistics/wilson-interval.ts'
import type { IgnorantRow } from './left-out.ts'
import type { TrustRow } from './trust-row.ts'
import { statedContributions, type Weights } from './weigher.ts'

/** What is chosen: factors on how far signals' worths vary, on the samples' own doubt, and on what is missing. */
export interface IntervalScale {
  spreadScale: number
  absenceScale: number
}

/** What was not seen leaves doubt to both sides alike: it hides as often as it would clear. */
export const absenceParts = { down: 1, up: 1 } as const

const spreadScales = [0.4, 0.6, 0.8, 1, 1.3, 1.7, 2.2] as const
const absenceScales = [0.08, 0.11, 0.14, 0.18, 0.22, 0.27, 0.33, 0.4] as const
/** Share of bins that hold what is found in them, with nothing allowed for a bin's own luck: with that allowance, the narrowest scale held 2 of 9 bins of
 *  creators that it was not chosen on. */
const wanted = 0.9

/** What the interval of one creator is made of. */
export interface PreparedRow {
  row: TrustRow
  total: number
  /** Uncertainty of each signal after its factor; NaN where it was not measured. */
  stated: Float64Array
  /** What each signal adds; 0 where it was not measured. */
  added: Float64Array
  /** Log-odds that the unfavourable end has at least, for what nobody looked at. */
  unseen: number
}

const signalPlaces: ReadonlyMap<string, number> = new Map(signalList.map(({ id }, place) => [id, place]))

export function preparedRow(row: TrustRow, weights: Weights, total?: number): PreparedRow {
  const stated = row.uncertainty.map(
    (value, index) =>
      Math.max(0, value) *
      Math.max(weights.mild[index] ?? 1, weights.strong[index] ?? 1, weights.reassures[index] ?? 1),
  )
  const added = statedContributions(row, weights)
  const unseen = unseenLogOdds(
    hiddenShare((id) => {
      const place = signalPlaces.get(id)
      return place === undefined ? undefined : !Number.isNaN(row.logOdds[place] ?? Number.NaN)
    }),
  )
  return { row, total: total ?? priorLogOdds + added.reduce((sum, value) => sum + value, 0), stated, added, unseen }
}

/** @param absences standard deviation of what each signal adds, over creators for whom it was measured
 *  @param spreads how far its worth varies
 *  @returns both ends of the interval, as the engine states them */
export function intervalOf(
  { total, stated, added, unseen }: Pick<PreparedRow, 'total' | 'stated' | 'added' | 'unseen'>,
  absences: readonly number[],
  spreads: readonly number[],
  { spreadScale, absenceScale }: IntervalScale,
): [low: number, high: number] {
  let variance = 0
  for (const [index, size] of absences.entries()) {
    const absence = absenceScale * size
    const known = stated[index] ?? Number.NaN
    variance += (Number.isNaN(known) ? absence : Math.min(known, absence)) ** 2
    variance += (spreadScale * (spreads[index] ?? 0) * (added[index] ?? 0)) ** 2
  }
  const reach = ninetyPercent * Math.sqrt(variance)
  return [scoreOf(Math.max(total + reach, unseen)), scoreOf(total - reach)]
}

/** @param groups creators judged by weights that had not met their like
 *  @returns the scale whose bins hold what is wanted, the narrowest of equals */
export function chosenInterval(
  groups: readonly (readonly IgnorantRow[])[],
  weights: Weights,
  absences: readonly number[],
  spreads: readonly number[],
): IntervalScale {
  const prepared = groups.map((group) => group.map(({ row, total }) => preparedRow(row, weights, total)))
  const tried = spreadScales.flatMap((spreadScale) =>
    absenceScales.map((absenceScale) => {
      const scale = { spreadScale, absenceScale }
      const cells = prepared.flatMap((group) => binsOf(group, absences, spreads, scale))
      const inside = cells.filter(({ holds }) => holds).length / Math.max(1, cells.length)
      const width = cells.reduce((sum, cell) => sum + cell.width, 0) / Math.max(1, cells.length)
      return { scale, inside, width }
    }),
  )
  const good = tried.filter(({ inside }) => inside >= wanted).sort((a, b) => a.width - b.width)
  const [best] = good.length > 0 ? good : [...tried].sort((a, b) => b.inside - a.inside || a.width - b.width)
  if (best === undefined) throw new Error('There are no widths to choose from.')
  return best.scale
}

/** A bin of this many creators, by weight, has a share of its own. */
const binRows = 60

export interface Bin {
  creators: number
  clean: number
  low: number
  high: number
  width: number
  holds: boolean
}

/** Creators in the order of their scores, cut into bins of equal size. A bin holds when the found share lies between the mean ends, both included. */
export function binsOf(
  rows: readonly PreparedRow[],
  absences: readonly number[],
  spreads: readonly number[],
  scale: IntervalScale,
): Bin[] {
  const sorted = [...rows].sort((a, b) => a.total - b.total)
  const bins = Math.max(1, Math.floor(sorted.length / binRows))
  return Array.from({ length: bins }, (_, place) => {
    const some = sorted.slice(
      Math.floor((place * sorted.length) / bins),
      Math.floor(((place + 1) * sorted.length) / bins),
    )
    let [weight, clean, low, high] = [0, 0, 0, 0]
    for (const one of some) {
      const [from, to] = intervalOf(one, absences, spreads, scale)
      weight += one.row.weight
      clean += one.row.manipulated ? 0 : one.row.weight
      low += one.row.weight * from
      high += one.row.weight * to
    }
    const found = (100 * clean) / weight
    return {
      creators: some.length,
      clean: found,
      low: low / weight,
      high: high / weight,
      width: (high - low) / weight,
      holds: low / weight <= found && found <= high / weight,
    }
  })
}

/** Signals that describe what a brand buys leave no doubt; their spread is 0. */
export function speaks(index: number): boolean {
  return (signalList[index]?.absence ?? 0) > 0
}
