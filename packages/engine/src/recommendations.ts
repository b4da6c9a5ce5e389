import type { Contribution } from './contributions.ts'
import type { Coverage, ReportState } from './report.ts'

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
    'Ask what happened on the days of the follower jumps: press, television, an appearance elsewhere or advertising would explain them, and all of these leave receipts or links.',
  'growth.seesaw':
    'Ask whether a growth tool follows and unfollows accounts, and look at followers who stayed after it was stopped.',
  'growth.drip':
    'Ask whether steady advertising ran in the weeks of even growth; the platform shows its spending to the creator.',
  'engagement.like-bursts':
    'Ask for the insights of the posts with bursts of likes: reach and profile visits should have risen with them.',
  'engagement.view-bursts':
    'Ask whether the posts with bursts of views were promoted; the insights split paid from unpaid views.',
  'engagement.comment-bursts':
    'Open the posts with bursts of comments and read whom they come from: friends, a giveaway, or the same strangers.',
  'engagement.likes-spread':
    'Ask where the likes of the latest posts come from: the insights split followers from strangers, post by post.',
  'engagement.view-stability':
    'Ask for traffic sources and watch time of the latest posts: an even crowd that watches to the end is a faithful one.',
  'engagement.likes-follow-views':
    'Ask for the insights of the least watched posts: their likes should come from people who watched, not from nowhere.',
  'engagement.views-follow-likes':
    'Ask for watch time and traffic sources of the least liked posts, and whether they were promoted.',
  'engagement.comments-follow-likes':
    'Read the comments of the least liked posts: are they the same people every time?',
  'engagement.likes-pattern':
    'Ask for the insights of the posts that the evidence names: likes that people gave come with reach, saves and profile visits.',
  'engagement.comments-pattern':
    'Read the comments of the posts that the evidence names, and look whether their authors post anything themselves.',
  'engagement.views-pattern':
    'Ask for traffic sources and watch time of the posts that the evidence names, and whether they were promoted.',
  'engagement.low':
    'Agree on a price by views or results instead of followers, and ask for the reach of the latest posts.',
  'engagement.high':
    'Ask for the reach of the latest posts: real engagement of this size comes with reach beyond the followers.',
  'engagement.comments-per-like':
    'Read twenty comments of a recent post yourself, and ask whether comments are limited.',
  'engagement.likes-per-view':
    'Ask for watch time and traffic sources of the latest posts, which bought views and likes do not have.',
  'engagement.views-per-follower': 'Agree on a price by views instead of followers.',
  'content.sponsored-load': 'Ask which brands appeared in the last month and whether any competes with yours.',
  'content.paid-performance':
    "Ask for results of earlier partnerships, and let the creator's own format carry the message.",
}
/** Where many signals of a group lead to the same conversation.
 *
 *  An entry by signal comes first; groups without an entry ask nothing. */
const questionsByGroup: Record<string, string> = {
  audience: "Ask for the platform's own audience insights by country and age, and for the list of recent followers.",
  comments: 'Open the quoted comments under their posts and judge whether they talk about what is shown.',
  coordination:
    'Ask whether the creator is in an engagement group, and leave its members out when you count reactions.',
}

/** Data that narrows the interval, most useful first, with the absence of it as the reason.
 *
 *  The order is that of the width which each takes off the interval of a typical creator. */
const sources: readonly [part: string, text: string][] = [
  [
    'followersSample',
    'A random sample of 400 followers would narrow the interval; an export of the follower list serves.',
  ],
  ['history', 'Verify again in two weeks, or ask for the follower history: daily counts show bought jumps.'],
  ['comments', 'Comments of the latest ten posts would show whether people talk about what is posted.'],
  ['likes', 'Ask the creator to show like counts, or to connect the account.'],
  ['likers', 'Lists of who liked a few posts would show groups that act together.'],
]

/** Questions that several signals share are asked once. Doubts about value, such as sponsored load, have no weight
 *  and come last.
 *
 *  @param contributions measured; doubts are asked about in the order of their weight
 *  @returns at least one sentence: where all is well, that is the advice
 *  @example a bought jump without a sample: the question about the days of the jump, then the advice to sample 400
 *  followers */
export function recommendationsOf(
  state: ReportState,
  coverage: Coverage,
  contributions: readonly Contribution[],
): string[] {
  // A set, because signals of one group share a question and nobody should be asked twice.
  const asked = new Set<string>()
  const concerns = contributions
    .filter(({ measurement }) => measurement.measured && measurement.verdict === 'concern')
    .sort((a, b) => (b.logOdds ?? 0) - (a.logOdds ?? 0))
  for (const { definition } of concerns) {
    const question = questions[definition.id] ?? questionsByGroup[definition.group]
    if (question !== undefined && asked.size < askedMax) asked.add(question)
  }
  const wanted = sources.filter(([part]) => coverage.missing.includes(part)).slice(0, dataMax)
  const lead =
    state === 'LOW_CONFIDENCE' ? ['Treat this verdict as a first look: wait for more data before you sign.'] : []
  const advice = [...lead, ...asked, ...wanted.map(([, text]) => text)]
  return advice.length > 0
    ? advice
    : ['Nothing speaks against working together; agree on a result that both can measure.']
}

/** A closed report has one thing to do and not three.
 *
 *  @returns what helps when there is no verdict: one sentence that a reader can act on */
export function closedRecommendations(state: ReportState): string[] {
  if (state === 'PRIVATE')
    return ['Ask the creator to open the account, to connect it, or to send an export of posts and followers.']
  if (state === 'NOT_FOUND') return ['Check the spelling of the handle, or ask the creator for the present address.']
  return ['Ask the creator for an export of posts and followers, which can be verified as a file.']
}
