import type { Facts } from './facts.ts'
import type { SignalGroup } from './report.ts'
import type { Measurement, SignalDefinition } from './signal.ts'
import { significant } from './statistics/significant.ts'

/** What each signal really adds to the verdict, after asking how much of it the others of its group have said already.
 *
 *  Too few comments per like and too many likes per view are two views of the same bought likes; adding both in full would
 *  count one deed twice. So within a group and within a direction the strongest signal counts in full, the next half, the
 *  third a quarter. A sum of sorted values with falling weights never falls when one of the values rises, which keeps the
 *  promise that more evidence of manipulation never raises trust.
 *
 *  Reassurance is weakened once more by what speaks for manipulation anywhere: real followers do not excuse bought views.
 *  What a report states is the weakened figure: the contributions that a reader sees add up to the score exactly. */

/** One signal's part of the verdict. There is one for each definition, measured or not, because what is missing
 *  counts too: it widens the interval. */
export interface Contribution {
  definition: SignalDefinition
  measurement: Measurement
  /** Log-odds that the signal adds after weakening, six significant digits; null when not measurable. */
  logOdds: number | null
  /** Doubt that this signal leaves, as standard deviations of the verdict's log-odds towards less and towards more trust. */
  doubt: { down: number; up: number }
}

/** Each further signal of a group and direction says half as much that is new.
 *
 *  Halving is the rule of a geometric series: endlessly many repetitions add as much again as the first and never
 *  more. */
const repetition = 0.5
/** One group speaks for manipulation with odds of 33 to 1 at most: beyond that it repeats itself.
 *
 *  Without a cap five signals about the same bought likes would outweigh an honest follower sample. */
const groupCap = 3.5
/** Parts of `absence` that a missing signal leaves open in either direction.
 *
 *  Somebody who shows nothing may have nothing to hide, so the doubt is not one-sided; it is larger where it hurts. */
export const absenceDownwards = 1.5
const absenceUpwards = 0.7

/** Measures every signal once and weakens repetition within groups.
 *
 *  Cost: that of the signals; the weighing itself sorts at most a dozen numbers for each group.
 *
 *  @returns one contribution for each definition, in the order of the definitions
 *  @example three growth signals with 1, 2 and .4 count as .5, 2 and .1; a comment signal with 1 beside them counts
 *  as 1 */
export function contributionsOf(definitions: readonly SignalDefinition[], facts: Facts): Contribution[] {
  const contributions = definitions.map((definition): Contribution => {
    const measurement = definition.measure(facts)
    return {
      definition,
      measurement,
      logOdds: rawLogOdds(measurement),
      doubt: doubtOf(definition, measurement),
    }
  })
  const groups = new Set<SignalGroup>(definitions.map(({ group }) => group))
  for (const group of groups) {
    const members = contributions.filter((contribution) => contribution.definition.group === group)
    weaken(members.filter(({ logOdds }) => logOdds !== null && logOdds > 0))
    weaken(members.filter(({ logOdds }) => logOdds !== null && logOdds < 0))
  }
  excuseLess(contributions)
  return contributions
}

/** Divides all reassurance by 1 + 3P², P being the sum of the log-odds that speak for manipulation: nearly untouched by small
 *  doubts, a quarter at 1, a tenth at 2. As P rises, reassurance only shrinks, so the total keeps rising with every signal.
 *
 *  @example a reassurance of −1 beside accusations of 2 in all is left at −.077 */
function excuseLess(contributions: Contribution[]): void {
  const accused = contributions.reduce((sum, { logOdds }) => sum + Math.max(0, logOdds ?? 0), 0)
  for (const contribution of contributions) {
    const { logOdds } = contribution
    if (logOdds !== null && logOdds < 0) contribution.logOdds = significant(logOdds / (1 + 3 * accused * accused))
  }
}

/** What was not seen can hide much and can add little to the trust of a creator who looks honest otherwise, so a missing signal
 *  leaves half as much doubt again downwards as its absence says, and less upwards. A measured signal is never less certain than
 *  the same signal missing: otherwise leaving data out would narrow the interval, and hiding would look like knowing.
 *
 *  @returns standard deviations in log-odds, both at least 0 */
function doubtOf({ absence }: SignalDefinition, measurement: Measurement): Contribution['doubt'] {
  const upMost = absenceUpwards * absence
  if (!measurement.measured) return { down: absenceDownwards * absence, up: upMost }
  const deviation = Math.min(Math.max(0, measurement.uncertainty), upMost)
  return { down: deviation, up: deviation }
}

/** The signal's own figure. A signal that answers with no number has a fault and must not spoil everybody's sum. */
function rawLogOdds(measurement: Measurement): number | null {
  if (!measurement.measured) return null
  return Number.isFinite(measurement.logOdds) ? measurement.logOdds : 0
}

/** Ties keep the order of the signal list, so equal evidence is always weakened the same way.
 *  @param members signals of one group and one direction; changed in place */
function weaken(members: Contribution[]): void {
  const strongestFirst = [...members].sort((a, b) => Math.abs(b.logOdds ?? 0) - Math.abs(a.logOdds ?? 0))
  let left = groupCap
  for (const [rank, contribution] of strongestFirst.entries()) {
    const logOdds = Math.min((contribution.logOdds ?? 0) * repetition ** rank, left)
    contribution.logOdds = significant(logOdds)
    left -= Math.max(0, logOdds)
  }
}
