import type { Facts } from '../facts.ts'
import type { SignalGroup } from '../report/report.ts'
import type { Measurement, SignalDefinition } from '../signals/signal.ts'
import { significant } from '../statistics/significant.ts'
import { labelOf } from './labels.ts'
import { type Answer, answersOf } from './part-signals.ts'
import { countedLogOdds, type SignalWeight, type TrustModel, trustModel, weightOf } from './trust-model.ts'

/** What each signal really adds to the verdict: its own log-odds, times what it proved to be worth, after asking how much of it
 *  the others of its group have said already.
 *
 *  Too few comments per like and too many likes per view are two views of the same bought likes; adding both in full would
 *  count one deed twice. So within a group and within a direction the strongest signal counts in full and each further one
 *  a fixed part of its place less. A sum of sorted values with falling weights never falls when one of the values rises,
 *  which keeps the promise that more evidence of manipulation never raises trust.
 *
 *  Reassurance is weakened once more by what speaks for manipulation anywhere: real followers do not excuse bought views.
 *  What a report states is the weakened figure: the contributions that a reader sees add up to the score exactly. */

/** One signal's part of the verdict. There is one for each definition, measured or not, because what is missing
 *  counts too: it widens the interval. */
export interface Contribution extends Answer {
  /** Log-odds that the signal adds after weakening, six significant digits; null when not measurable. */
  logOdds: number | null
  /** Doubt that this signal leaves, as standard deviations of the verdict's log-odds towards less and towards more trust. */
  doubt: { down: number; up: number }
  /** How far the signal's worth varies, relative to it; see `SignalWeight`. */
  spread: number
  /** Standard deviation towards less trust that the signal leaves, or would leave, while it is missing. 0 for a signal that has no part in the
   *  verdict. */
  absence: number
}

/** Measures every signal once and weighs the answers.
 *
 *  Cost: that of the signals; the weighing itself sorts at most a dozen numbers for each group.
 *
 *  @returns one contribution for each definition, in the order of the definitions */
export function contributionsOf(
  definitions: readonly SignalDefinition[],
  facts: Facts,
  model: TrustModel = trustModel,
): Contribution[] {
  return weighed(answersOf(definitions, facts), model)
}

/** The weighing without the measuring, so that the same answers can be weighed again with one of them replaced.
 *
 *  @param answers in the order in which a report lists them
 *  @returns one contribution for each answer, in the same order
 *  @example three growth signals with 1, 2 and .4, all worth what they say and repeating each other by half, count as .5, 2 and
 *  .1; a comment signal with 1 beside them counts as 1 */
export function weighed(answers: readonly Answer[], model: TrustModel = trustModel): Contribution[] {
  const contributions = answers.map(({ definition, measurement }): Contribution => {
    const weight = weightOf(model, definition.id, definition.absence)
    return {
      definition,
      measurement,
      logOdds: weightedLogOdds(measurement, weight),
      doubt: doubtOf(measurement, weight, model),
      spread: weight.spread,
      absence: model.absence.down * weight.absence,
    }
  })
  const groups = new Set<SignalGroup>(answers.map(({ definition }) => definition.group))
  for (const group of groups) {
    const members = contributions.filter((contribution) => contribution.definition.group === group)
    weaken(
      members.filter(({ logOdds }) => logOdds !== null && logOdds > 0),
      model,
    )
    weaken(
      members.filter(({ logOdds }) => logOdds !== null && logOdds < 0),
      model,
    )
  }
  excuseLess(contributions, model)
  for (const contribution of contributions) label(contribution)
  return contributions
}

/** The reader's word follows what counts, so that reasons and points say one thing. */
function label(contribution: Contribution): void {
  const { measurement, logOdds } = contribution
  if (!measurement.measured || logOdds === null) return
  contribution.measurement = { ...measurement, verdict: labelOf(measurement.verdict, logOdds) }
}

/** Divides all reassurance by 1 + excuse × P², P being the sum of the log-odds that speak for manipulation: nearly untouched by small
 *  doubts, little left beside large ones. As P rises, reassurance only shrinks, so the total keeps rising with every
 *  signal.
 *
 *  @example with an excuse of 3, a reassurance of −1 beside accusations of 2 in all is left at −.077 */
function excuseLess(contributions: Contribution[], { excuse }: TrustModel): void {
  const accused = contributions.reduce((sum, { logOdds }) => sum + Math.max(0, logOdds ?? 0), 0)
  for (const contribution of contributions) {
    const { logOdds } = contribution
    if (logOdds !== null && logOdds < 0) contribution.logOdds = significant(logOdds / (1 + excuse * accused * accused))
  }
}

/** What was not seen can hide much and can add little to the trust of a creator who looks honest otherwise, so a missing signal
 *  leaves more doubt downwards than upwards. A measured signal is never less certain than the same signal missing:
 *  otherwise leaving data out would narrow the interval, and hiding would look like knowing.
 *
 *  @returns standard deviations in log-odds, both at least 0 */
function doubtOf(measurement: Measurement, weight: SignalWeight, model: TrustModel): Contribution['doubt'] {
  const [downMost, upMost] = [model.absence.down * weight.absence, model.absence.up * weight.absence]
  if (!measurement.measured) return { down: downMost, up: upMost }
  const stated = Math.max(weight.mild, weight.strong, weight.reassures) * Math.max(0, measurement.uncertainty)
  const deviation = Math.min(stated, upMost, downMost)
  return { down: deviation, up: deviation }
}

/** The signal's figure times what it is worth. A signal that answers with no number has a fault and must not spoil everybody's
 *  sum. */
function weightedLogOdds(measurement: Measurement, weight: SignalWeight): number | null {
  if (!measurement.measured) return null
  if (!Number.isFinite(measurement.logOdds)) return 0
  return countedLogOdds(measurement, weight)
}

/** Ties keep the order of the signal list, so equal evidence is always weakened the same way.
 *  @param members signals of one group and one direction; changed in place */
function weaken(members: Contribution[], { groupCap, repetition }: TrustModel): void {
  const strongestFirst = [...members].sort((a, b) => Math.abs(b.logOdds ?? 0) - Math.abs(a.logOdds ?? 0))
  let left = groupCap
  for (const [rank, contribution] of strongestFirst.entries()) {
    const logOdds = Math.min((contribution.logOdds ?? 0) * repetition ** rank, left)
    contribution.logOdds = significant(logOdds)
    left -= Math.max(0, logOdds)
  }
}
