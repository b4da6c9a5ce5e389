import type { FraudRisk, Part, PartName, Report, ReportState, TrustBand } from '../report/report.ts'
import { partNames } from '../report/report-parts.ts'
import type { Signal } from '../report/report-signals.ts'
import type { Contribution } from './contributions.ts'
import { isWeighty } from './weighty.ts'
import { capital, listed, pluralOf } from './wording.ts'

/** What stands at the top: what things look like, how sure we are, and part by part how much is not real. It speaks of what things look like,
 *  never of what a person did.
 *
 *  A person reads this before anything else and often instead of it. It therefore carries the interval, and leads with the lack of data
 *  where there is one, however good the score looks. "Looks real" is said of the parts that were seen, and of the audience only where a
 *  decisive part of it was. */

/** A third doubt no longer fits; the report lists them all. */
const namedMax = 2

/** @param contributions as measured
 *  @param state LOW_CONFIDENCE replaces the lead by its own, whatever the risk
 *  @returns the sentence of a report with a verdict, and after it the parts
 *  @example "The audience looks real: trust 92 out of 100 (range 85 to 96). Followers: 4% inauthentic (2 to 7). Likes, comments: as expected.
 *  Not checked: growth, views, rings." */
export function verdictSentence(
  { trust, fraudRisk, parts }: Pick<Report, 'trust' | 'fraudRisk' | 'parts'>,
  state: ReportState,
  contributions: readonly Contribution[],
): string {
  if (trust === null || fraudRisk === null) return closedSentence(state, null)
  const interval = `(range ${trust.low} to ${trust.high})`
  const lead =
    state === 'LOW_CONFIDENCE'
      ? 'There’s too little data for a firm verdict'
      : leadOf(fraudRisk, trust.band, isAudienceClear(parts))
  const concerns = concernTitles(contributions)
  const named =
    concerns.length === 0
      ? ''
      : `; ${concerns.length === 1 ? 'main concern' : pluralOf('main concern')}: ${listed(concerns)}`
  return `${lead}: trust ${trust.score} out of 100 ${interval}${named}. ${partsSentence(parts, doubtedParts(contributions.map(answered)))}`
}

/** A clear part beside a concern of another kind about the same thing, such as growth without jumps that is too steady: it is told by its share, since
 *  "as expected" would take the concern back. */
export function doubtedParts(signals: readonly Told[]): ReadonlySet<PartName> {
  const doubts = signals.filter(isWeightyConcern)
  return new Set(
    partNames.filter((part) => doubts.some(({ id, group }) => group === part || countSignals[id] === part)),
  )
}

/** Counts of single posts that are read by themselves, beside what is said or done. Of a ratio nobody knows which of its two counts is meant. */
const countSignals: Readonly<Record<string, PartName>> = {
  'engagement.likes-pattern': 'likes',
  'engagement.likes-arrival': 'likes',
  'engagement.views-pattern': 'views',
  'engagement.views-arrival': 'views',
  'engagement.comments-pattern': 'comments',
}

/** What a report says of a signal, as far as it is asked here. */
type Told = Pick<Signal, 'id' | 'group' | 'verdict' | 'logOdds'>

function answered({ definition: { id, group }, measurement, logOdds }: Contribution): Told {
  return { id, group, verdict: measurement.measured ? measurement.verdict : 'not-measurable', logOdds }
}

function isWeightyConcern({ verdict, logOdds }: Told): boolean {
  return verdict === 'concern' && (logOdds ?? 0) > 0 && isWeighty(logOdds)
}

/** Followers, from whichever side they were seen, and what people say or do. */
function isAudienceClear(parts: readonly Part[]): boolean {
  const clear = (...names: PartName[]) => parts.some(({ part, verdict }) => names.includes(part) && verdict === 'clear')
  return clear('followers') && clear('likes', 'views', 'comments')
}

/** @param doubted parts that a concern is about, whatever their share
 *  @returns each part that was seen with its share, those that are as they should be together, then those whose range
 *  says nothing, then those that nobody looked at
 *  @example "Followers: 42% inauthentic (36 to 48). Likes: as expected. Not checked: comments." */
export function partsSentence(parts: readonly Part[], doubted: ReadonlySet<PartName> = new Set()): string {
  const isNamed = (one: Part) => isTold(one) || (one.state === 'seen' && doubted.has(one.part))
  const told = parts.flatMap((one) => (isNamed(one) ? [shareSentence(one)] : []))
  const named = (some: readonly Part[]) => some.map(({ part }) => partWords[part].name).join(', ')
  const expected = parts.filter((one) => one.state === 'seen' && !isNamed(one))
  const unclear = parts.filter(({ state }) => state === 'unclear')
  const unseen = parts.filter(({ state }) => state === 'not-seen')
  return [
    ...told,
    ...(expected.length === 0 ? [] : [`${capital(named(expected))}: as expected.`]),
    ...(unclear.length === 0 ? [] : [`Can’t tell: ${unclear.map(unclearPart).join(', ')}.`]),
    ...(unseen.length === 0 ? [] : [`Not checked: ${named(unseen)}.`]),
  ].join(' ')
}

/** Followers always: their share is what is asked for. Of the others what is not clear. */
function isTold({ part, state, verdict }: Part): boolean {
  return state === 'seen' && (part === 'followers' || verdict !== 'clear')
}

function shareSentence({ part, share, low, high }: Part): string {
  const { name, what } = partWords[part]
  return `${capital(name)}: ${whole(share)}% ${what} (${whole(low)} to ${whole(high)}).`
}

/** The range and no share: nothing in so wide a range is likelier than the rest. */
function unclearPart({ part, low, high }: Part): string {
  return `${partWords[part].name} (${whole(low)} to ${whole(high)}%)`
}

/** In whole percent. */
function whole(share: number | null): number {
  return Math.round(100 * (share ?? 0))
}

/** What each part is called, and what its share is a share of. */
export const partWords: Readonly<Record<PartName, { name: string; what: string }>> = {
  followers: { name: 'followers', what: 'inauthentic' },
  growth: { name: 'growth', what: 'of followers came in unexplained jumps' },
  likes: { name: 'likes', what: 'look inauthentic' },
  views: { name: 'views', what: 'look inauthentic' },
  comments: { name: 'comments', what: 'inauthentic' },
  rings: { name: 'rings', what: 'of listed likes and comments come from groups acting together' },
}

/** Why there is no verdict. Each sentence tells what the reader can do about it, or that nothing can be done.
 *
 *  @param stateCode why there is no verdict, where the state alone does not say
 *  @returns the sentence of a report without a verdict */
export function closedSentence(state: ReportState, stateCode: string | null): string {
  if (stateCode === 'derived_metrics_off') {
    return 'Statistics are shown as the platform reports them; our own score is turned off for this platform.'
  }
  if (state === 'INSUFFICIENT')
    return 'There’s no score, because there’s too little data on followers, growth and posts to judge.'
  if (state === 'PRIVATE')
    return 'This account is private, so there’s nothing to evaluate; ask the creator to connect it or send an export.'
  if (state === 'NOT_FOUND') return 'We couldn’t find this account; it may have been renamed or deleted.'
  return 'The platform restricts this account, so there’s nothing to evaluate.'
}

/** @param audienceSeen whether followers and what they do were seen and are clear; else the sentence speaks of what was checked
 *  @returns how the sentence begins. A poor score never begins with a word of comfort, however wide its interval is. */
function leadOf(risk: FraudRisk, band: TrustBand, audienceSeen: boolean): string {
  if (risk === 'medium' && band === 'poor') return 'What we saw raises doubts that the data can’t settle'
  const subject = audienceSeen ? 'The audience' : 'What we could check'
  return leads[risk].replace('{subject}', subject)
}

/** How the sentence begins, by risk. Each says what things look like, and none how much of them: one part may be bought and all others as expected. The
 *  shares follow, part by part. */
const leads = {
  low: '{subject} looks real',
  medium: '{subject} looks mostly real, with some open questions',
  high: 'What we saw suggests manipulation',
  critical: 'What we saw strongly suggests manipulation',
} as const

/** Titles of the signals that speak most for manipulation, in lower case for the middle of a sentence.
 *
 *  A doubt that weighs next to nothing is not worth a place in the sentence. */
function concernTitles(contributions: readonly Contribution[]): string[] {
  return contributions
    .filter((one) => isWeightyConcern(answered(one)))
    .sort((a, b) => (b.logOdds ?? 0) - (a.logOdds ?? 0))
    .slice(0, namedMax)
    .map(({ definition }) => definition.title.charAt(0).toLowerCase() + definition.title.slice(1))
}
