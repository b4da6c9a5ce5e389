import type { Coverage, DecisionWord, ReportState } from '../report/report.ts'
import type { Platform } from '../snapshot/snapshot.ts'
import type { Contribution } from './contributions.ts'
import { concernFrom } from './labels.ts'
import { shown } from './sight.ts'

/** What to do next. First what to ask about the strongest doubts, then which data would narrow the interval most.
 *
 *  Never a verdict in other words: a recommendation is something that the reader can do this week, mostly a question
 *  that an honest creator answers easily. */

/** More questions than these are not asked in a conversation.
 *
 *  A reader who is told ten things does none of them. */
const askedMax = 3
/** The two that help most; the rest is named under coverage.
 *
 *  Each names what the data would show, so that asking a creator for it can be justified. */
const dataMax = 2

/** What to ask the creator about a doubt, by signal or, where a signal has no entry of its own, by group. A question leaves
 *  room for the innocent explanation that the signal cannot rule out. */
const questions: Record<string, string> = {
  'growth.step':
    'Ask what happened on the days of the follower jumps. Press, TV, a guest appearance or ads would explain them, and all of those leave links or receipts.',
  'growth.seesaw':
    'Ask whether a growth tool follows and unfollows accounts, and look at how many followers stayed after it stopped.',
  'growth.drip':
    'Ask whether steady ads ran during the weeks of unusually steady growth; the creator can show the ad spend.',
  'engagement.like-bursts':
    'Ask for the insights on posts with like spikes: reach and profile visits should have gone up with them.',
  'engagement.view-bursts':
    'Ask whether the posts with view spikes were promoted; insights separate paid views from organic ones.',
  'engagement.comment-bursts':
    'Open the posts with comment spikes and see who wrote them: friends, giveaway entrants, or the same strangers.',
  'engagement.likes-spread':
    'Ask where likes on recent posts come from: insights separate followers from non-followers for each post.',
  'engagement.view-stability':
    'Ask for traffic sources and watch time on recent posts: a steady crowd that watches to the end is a loyal one.',
  'engagement.likes-follow-views':
    'Ask for the insights on the least-watched posts: their likes should come from people who actually watched.',
  'engagement.views-follow-likes':
    'Ask for watch time and traffic sources on the least-liked posts, and whether they were promoted.',
  'engagement.comments-follow-likes': 'Read the comments on the least-liked posts: is it the same people every time?',
  'engagement.likes-pattern':
    'Ask for the insights on the posts listed in the evidence: real likes come with reach, saves and profile visits.',
  'engagement.likers':
    'Open the named accounts behind the likes, and ask where likes on recent posts came from: insights separate followers from non-followers.',
  'engagement.comments-pattern':
    'Read the comments on the posts listed in the evidence, and check whether the commenters post anything themselves.',
  'engagement.views-pattern':
    'Ask for traffic sources and watch time on the posts listed in the evidence, and whether they were promoted.',
  'engagement.likes-arrival':
    'Ask for the hourly reach of the posts listed in the evidence: real likes come when people see a post.',
  'engagement.views-arrival':
    'Ask for traffic sources by day on the posts listed in the evidence, and for receipts if they were promoted.',
  'engagement.low': 'Base the price on views or results instead of followers, and ask for the reach of recent posts.',
  'engagement.high':
    'Ask for the reach of recent posts: real engagement at this level comes with reach beyond the followers.',
  'engagement.comments-per-like':
    'Read twenty comments on a recent post yourself, and ask whether comments are limited.',
  'engagement.likes-per-view':
    'Ask for watch time and traffic sources on recent posts; purchased views and likes don’t have them.',
  'engagement.views-per-follower': 'Base the price on views instead of followers.',
  'content.sponsored-load': 'Ask which brands appeared in the last month and whether any of them compete with yours.',
  'content.paid-performance':
    'Ask for results from past partnerships, and let the creator’s own format carry the message.',
}
/** Where many signals of a group lead to the same conversation.
 *
 *  An entry by signal comes first; groups without an entry ask nothing. */
const questionsByGroup: Record<string, string> = {
  audience: 'Ask for an export of the follower list, and open the followers named in the evidence yourself.',
  comments: 'Open the quoted comments on their posts and judge whether they talk about what the post shows.',
  coordination: 'Ask whether the creator is in an engagement pod, and leave its members out when you count engagement.',
}

/** Data that narrows the interval, most useful first, with the absence of it as the reason.
 *
 *  The order is that of the width which each takes off the interval of a typical creator. */
const sources: readonly [part: string, text: string][] = [
  [
    'followersSample',
    'A random sample of 400 followers would narrow the range; an export of the follower list works too.',
  ],
  ['history', 'Verify again in two weeks, or ask for the follower history: daily counts reveal purchased jumps.'],
  ['comments', 'Comments on the latest ten posts would show whether people talk about what’s in them.'],
  ['likes', 'Ask the creator to show like counts or connect the account.'],
  ['likers', 'Lists of who liked a few posts would reveal groups that act together.'],
]

/** What is advised where there is nothing to ask about and nothing is missing. Nothing is said of the fee, which the forecast may call too high. */
const closing: Record<DecisionWord, string> = {
  book: 'Agree on a fee, and on a result that you can both measure.',
  'ask-first': 'Before you sign, ask for the data that would settle it.',
  'dont-book': 'Show the creator this report and ask for an explanation before you sign anything.',
}

/** Questions that several signals share are asked once. Doubts about value, such as sponsored load, have no weight
 *  and come last.
 *
 *  @param contributions measured; doubts are asked about in the order of their weight
 *  @param decision the word that the report gives, with which the advice agrees
 *  @returns at least one sentence: where all is well, that is the advice
 *  @example a bought jump without a sample: the question about the days of the jump, then the advice to sample 400
 *  followers */
export function recommendationsOf(
  state: ReportState,
  { coverage, platform }: { coverage: Coverage; platform: Platform },
  contributions: readonly Contribution[],
  decision: DecisionWord,
): string[] {
  // A set, because signals of one group share a question and nobody should be asked twice.
  const asked = new Set<string>()
  const concerns = contributions
    .filter(({ measurement }) => measurement.measured && measurement.verdict === 'concern')
    .filter(({ logOdds }) => decision !== 'book' || !isMild(logOdds ?? 0))
    .sort((a, b) => (b.logOdds ?? 0) - (a.logOdds ?? 0))
  for (const { definition } of concerns) {
    const question = questions[definition.id] ?? questionsByGroup[definition.group]
    if (question !== undefined && asked.size < askedMax) asked.add(question)
  }
  const lead =
    state === 'LOW_CONFIDENCE' ? ['Treat this verdict as a first look, and wait for more data before you sign.'] : []
  const advice = [...lead, ...asked, ...missingData(coverage, platform)]
  return advice.length > 0 ? advice : [closing[decision]]
}

/** A doubt that keeps nobody from booking is no question to somebody who was told to book. */
function isMild(logOdds: number): boolean {
  return logOdds > 0 && logOdds < concernFrom
}

/** @param platform nobody is asked for what it does not show
 *  @returns what to ask for, most useful first: one sentence for each missing part, at most as many as are read */
export function missingData({ missing }: Coverage, platform: Platform): string[] {
  const wanted = sources
    .filter(([part]) => missing.includes(part) && (part === 'likes' || shown[platform].includes(part)))
    .slice(0, dataMax)
  return wanted.map(([, text]) => text)
}

/** A closed report has one thing to do and not three.
 *
 *  @returns what helps when there is no verdict: one sentence that a reader can act on */
export function closedRecommendations(state: ReportState): string[] {
  if (state === 'PRIVATE')
    return ['Ask the creator to make the account public, connect it, or send an export of posts and followers.']
  if (state === 'NOT_FOUND')
    return ['Check the spelling of the handle, or ask the creator for the current profile link.']
  return ['Ask the creator for an export of posts and followers, which you can verify as a file.']
}
