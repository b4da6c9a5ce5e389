/** The limits of the decision: class-conditional conformal quantiles, by how much of a creator was seen, on creators that nothing else was
 *  fitted to (Vovk 2012). */

import { type DecisionLimits, partsAllowBooking, priorLogOdds, sights } from '@vouch/engine'
import { rareFrauds } from './creator-fates.ts'
import type { TrustRow } from './trust-row.ts'
import { addedLogOdds, type Weights } from './weigher.ts'

/** Share of the manipulated creators that may look clean, of the six kinds that the goals name. The goal allows 5 of 100; one is left for the luck of the
 *  creators that the limit is taken from, and for strata within a sight, where as little as two kinds of data say something. */
export const missedMax = 0.04
/** Share of the clean creators that may look manipulated. */
export const falselyMax = 0.008
/** Where few are found, as by posts alone, fewer may: of those who are not to be booked, at least so many are manipulated, where 22 of 100 of all are. */
export const rightMin = 0.94

const rare: ReadonlySet<string> = new Set(rareFrauds)

/** Where few clean creators stand low, the quantile alone would refuse some who are likelier clean than not. */
const evenOdds = 0

/** @param rows the calibrating part, with weights
 *  @returns limits in the order of `sights`. Where there are few creators they are cautious: conformal quantiles count one creator more than there are. */
export function decisionLimits(rows: readonly TrustRow[], weights: Weights): DecisionLimits[] {
  const judged = rows.map((row) => ({ row, total: priorLogOdds + addedLogOdds(row, weights) }))
  return sights.map((sight) => {
    const here = judged.filter(({ row }) => row.sight === sight)
    const clean = here.filter(({ row }) => !row.manipulated)
    const manipulated = here.filter(({ row }) => row.manipulated && !rare.has(row.kind))
    const refusedFrom = Math.max(evenOdds, -quantile(clean, falselyMax, -1), rightFrom(here))
    return {
      cleanUntil: rounded(quantile(manipulated.map(unlessBarred), missedMax, 1)),
      manipulatedFrom: rounded(refusedFrom),
      clean: clean.length,
      manipulated: manipulated.length,
    }
  })
}

interface Scored {
  row: TrustRow
  total: number
}

/** Whom the parts bar from being booked, no limit has to keep out. */
function unlessBarred({ row, total }: Scored): Scored {
  return { row, total: partsAllowBooking(row.parts) ? total : Number.POSITIVE_INFINITY }
}

/** @returns the lowest total from which on at least `rightMin` of the weight is manipulated, those whom a part settles among them; endless where there is
 *  none */
function rightFrom(rows: readonly Scored[]): number {
  const settled = ({ row }: Scored) => row.parts.some(({ verdict }) => verdict === 'manipulated')
  const refused = rows.map((one) => (settled(one) ? { ...one, total: Number.POSITIVE_INFINITY } : one))
  let [right, all, from] = [0, 0, Number.POSITIVE_INFINITY]
  for (const { row, total } of refused.toSorted((a, b) => b.total - a.total)) {
    all += row.weight
    if (row.manipulated) right += row.weight
    if (right >= rightMin * all) from = total
  }
  return from
}

/** @param side 1 for the lower tail; −1 for the upper one, negated
 *  @returns the value below which at most the share of the weight lies, one imagined creator of mean weight counted as below */
function quantile(rows: readonly Scored[], share: number, side: 1 | -1): number {
  const sorted = rows
    .map(({ row, total }) => ({ value: side * total, weight: row.weight }))
    .sort((a, b) => a.value - b.value)
  const all = sorted.reduce((sum, { weight }) => sum + weight, 0)
  const one = all / Math.max(1, sorted.length)
  let below = one
  if (one > share * (all + one)) return Number.NEGATIVE_INFINITY
  for (const { value, weight } of sorted) {
    if (below + weight > share * (all + one)) return value
    below += weight
  }
  return Number.NEGATIVE_INFINITY
}

function rounded(value: number): number {
  return Number.isFinite(value) ? Number(value.toFixed(4)) : value < 0 ? -99 : 99
}
