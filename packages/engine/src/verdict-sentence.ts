import type { Contribution } from './contributions.ts'
import type { FraudRisk, Report, ReportState, TrustBand } from './report.ts'
import { listed, percent } from './wording.ts'

/** The one sentence at the top: what was seen and how sure we are. It speaks of what things look like, never of what a
 *  person did.
 *
 *  A person reads this sentence before anything else and often instead of it. It therefore carries the interval, and
 *  leads with the lack of data where there is one, however good the score looks. */

/** A third doubt no longer fits into one sentence; the report lists them all. */
const namedMax = 2

/** @param contributions as measured
 *  @param state LOW_CONFIDENCE replaces the lead by its own, whatever the risk
 *  @returns the sentence of a report with a verdict
 *  @example "The audience looks real: trust 92 of 100, between 85 and 96 with 90 % certainty; no sign of manipulation
 *  was found." */
export function verdictSentence(
  { trust, fraudRisk, suspiciousFollowers }: Pick<Report, 'trust' | 'fraudRisk' | 'suspiciousFollowers'>,
  state: ReportState,
  contributions: readonly Contribution[],
): string {
  if (trust === null || fraudRisk === null) return closedSentence(state, null)
  const interval = `between ${trust.low} and ${trust.high} with 90 % certainty`
  const audience =
    suspiciousFollowers === null
      ? ''
      : ` About ${percent(suspiciousFollowers.share)} of the sampled followers look inauthentic.`
  const concerns = concernTitles(contributions)
  const lead =
    state === 'LOW_CONFIDENCE' ? 'There is too little data for a firm verdict' : leadOf(fraudRisk, trust.band)
  const measured = contributions.some(({ absence, logOdds }) => logOdds !== null && absence > 0)
  const clean = measured ? 'no sign of manipulation was found' : 'nothing could be measured'
  const seen = concerns.length === 0 ? clean : `the doubts come from ${listed(concerns)}`
  return `${lead}: trust ${trust.score} of 100, ${interval}; ${seen}.${audience}`
}

/** Why there is no verdict. Each sentence tells what the reader can do about it, or that nothing can be done.
 *
 *  @param stateCode why there is no verdict, where the state alone does not say
 *  @returns the sentence of a report without a verdict */
export function closedSentence(state: ReportState, stateCode: string | null): string {
  if (stateCode === 'derived_metrics_off') {
    return 'The statistics are shown as the platform gives them; a score of our own is switched off for this platform.'
  }
  if (state === 'PRIVATE')
    return 'The account is private, so there is nothing to judge it by; ask the creator to connect it or to send an export.'
  if (state === 'NOT_FOUND') return 'No such account was found; it may have been renamed or deleted.'
  return 'The platform restricts this account, so there is nothing to judge it by.'
}

/** @returns how the sentence begins. A poor score never begins with a word of comfort, however wide its interval is. */
function leadOf(risk: FraudRisk, band: TrustBand): string {
  return risk === 'medium' && band === 'poor' ? 'What was seen leaves doubts that the data do not settle' : leads[risk]
}

/** How the sentence begins, by risk. Each says what things look like. */
const leads = {
  low: 'The audience looks real',
  medium: 'The audience looks mostly real, with doubts that are worth a question',
  high: 'Much of what was seen looks manipulated',
  critical: 'Most of what was seen looks manipulated',
} as const

/** Titles of the signals that speak most for manipulation, in lower case for the middle of a sentence.
 *
 *  A doubt below .15 log-odds moves no score by a point and is not worth a place in the sentence. */
function concernTitles(contributions: readonly Contribution[]): string[] {
  return contributions
    .filter(
      ({ measurement, logOdds }) => measurement.measured && measurement.verdict === 'concern' && (logOdds ?? 0) > 0.15,
    )
    .sort((a, b) => (b.logOdds ?? 0) - (a.logOdds ?? 0))
    .slice(0, namedMax)
    .map(({ definition }) => definition.title.charAt(0).toLowerCase() + definition.title.slice(1))
}
