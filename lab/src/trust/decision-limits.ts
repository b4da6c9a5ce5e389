/** The limits of the decision: class-conditional conformal quantiles, by how much of a creator was seen, on creators that nothing else was
 *  fitted to (Vovk 2012). */

import { type DecisionLimits, partsAllowBooking, priorLogOdds, strata, stratumOf } from '@vouch/engine'
import { rareFrauds } from './creator-fates.ts'
import type { TrustRow } from './trust-row.ts'
import { addedLogOdds, type Weights } from './weigher.ts'

/** Share of the manipulated creators that may look clean: what the goal allows for the six kinds that it names. Pods show less than those wherever they
 *  are looked for, 9 of 100 are booked; among all kinds as they are drawn it is 4.2 of 100. */
export const missedMax = 0.05
/** Share of the clean creators that may look manipulated. At 22 % manipulated it leaves 93 of 100 warnings right where two in three are found,
 *  parts that are wholly above the line and circles of friends among them. */
export const falselyMax = 0.006

const rare: ReadonlySet<string> = new Set(rareFrauds)

/** Where few clean creators stand low, the quantile alone would refuse some who are likelier clean than not. */
const evenOdds = 0

/** Who may be booked is asked wherever more or less was seen; who must not be, among all of the same sight: so few of the clean may be refused that their
 *  tail has too few creators to be cut any finer.
 *
 *  @param rows the calibrating part, with weights
 *  @returns limits in the order of `strata`. Where there are few creators they are cautious: conformal quantiles count one creator more than there are. */
export function decisionLimits(rows: readonly TrustRow[], weights: Weights): DecisionLimits[] {
  const judged = rows.map((row) => ({
    row,
    total: priorLogOdds + addedLogOdds(row, weights),
  }))
  return strata.map(({ sight }, stratum) => {
    const clean = judged.filter(({ row }) => row.sight === sight && !row.manipulated)
    const manipulated = judged.filter(
      ({ row }) => stratumOf(row.sight, row.parts) === stratum && row.manipulated && !rare.has(row.kind),
    )
    return {
      cleanUntil: rounded(quantile(manipulated.map(unlessBarred), missedMax, 1)),
      manipulatedFrom: Math.max(evenOdds, rounded(-quantile(clean, falselyMax, -1))),
      clean: clean.length,
      manipulated: manipulated.length,
    }
  })
}

interface Scored {
  row: TrustRow
  total: number
}

/** Whom the parts bar from being booked, or comments that were left out, no limit has to keep out. */
function unlessBarred({ row, total }: Scored): Scored {
  const allowed = partsAllowBooking(row.parts) && !row.hidesComments
  return { row, total: allowed ? total : Number.POSITIVE_INFINITY }
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
