import { blockActorsMin, blockColumnsMin } from '../lockstep/judge-block.ts'
import type { LockstepBlock, LockstepReview } from '../lockstep/review.ts'
import type { Evidence } from '../report/report-signals.ts'
import { logRamp } from '../statistics/ramp.ts'
import { partLogOdds } from '../verdict/part-reading.ts'
import { percent, plural } from '../verdict/wording.ts'
import { type Measurement, measured, type SignalDefinition, unmeasured } from './signal.ts'

/** Accounts that act together. A fan who likes everything is no evidence, and neither are fans of one topic: only a group that is
 *  seen on certain posts more regularly than real people can be is reported. How loudly it speaks follows from its share of
 *  what is listed, and "nothing found" counts in the creator's favor only where something could have been found. */

/** One post more than the smallest block: there must be something outside to compare with. */
const postsMin = blockColumnsMin + 1
/** Share of the listed likes and comments at which the evidence speaks, and at which it speaks in full: a fifth of the engagement is
 *  what counts as manipulation. */
const [shareFrom, shareFull] = [0.005, 0.2]
/** Nothing found is a strength where a group with this share would have been found. */
const findableMax = 0.2
const [least, cap] = [0.6, 3]
const reassurance = 0.15
const blocksShown = 5
const refsMax = 30

export const lockstep: SignalDefinition = {
  id: 'coordination.lockstep',
  title: 'Accounts acting in lockstep',
  group: 'coordination',
  question: 'Do groups of accounts like or comment on the same posts together?',
  unit: 'accounts',
  absence: 0.3,
  measure: ({ lockstep: review }) => {
    if (review === null) return unmeasured('Needs a list of who liked or commented on at least two posts.')
    if (review.blocks.length > 0) return groupsFound(review)
    if (review.posts < postsMin) {
      return unmeasured(
        `Needs lists of who liked or commented on at least ${postsMin} posts; ${plural(review.posts, 'post')} had one.`,
      )
    }
    return nothingFound(review)
  },
}

const benchmark = {
  value: 0,
  source:
    'Compared with what activity, popularity and shared tastes would explain, adjusted for how many groups we searched',
  basis: `groups of ${blockActorsMin} or more accounts on ${blockColumnsMin} or more posts`,
}

/** Longer lists are what shows a group: the more of its acts are listed, the fewer people could be seen as regularly by chance. */
function nothingFound({ returning, posts, share, findable }: LockstepReview): Measurement {
  if (share === null || findable === null) {
    return unmeasured(
      `Needs longer lists of who liked or commented: on ${plural(posts, 'post')}, ${plural(returning, 'person')} came back, too few to tell a group from fans.`,
    )
  }
  const isSure = findable <= findableMax
  return measured({
    value: 0,
    verdict: isSure ? 'strength' : 'neutral',
    benchmark,
    logOdds: isSure ? -reassurance : 0,
    share: share.all.share,
    uncertainty: 0.15,
    evidence: [],
    explanation: isSure
      ? `${plural(returning, 'person')} liked or commented on several of ${plural(posts, 'post')}, and no group of them acted together more than chance and shared tastes would explain.`
      : `No group of accounts acted together on ${plural(posts, 'post')}, but one with less than ${percent(findable)} of the listed likes or comments could have been missed. Longer lists of who liked more posts would show it.`,
  })
}

function groupsFound({ blocks, share }: LockstepReview): Measurement {
  const accounts = new Set(blocks.flatMap(({ accountIds }) => accountIds)).size
  const part = share?.all.share ?? 0
  const theirPart = share?.onTheirPosts?.share
  const where = theirPart === undefined ? '' : ` (${percent(theirPart)} on the posts they chose)`
  // A group that was found is evidence by itself; how much of its posts' engagement it made settles the rest.
  const found = least + (cap - least) * logRamp(part, shareFrom, shareFull)
  const settled = share?.onTheirPosts == null ? found : partLogOdds(share.onTheirPosts)
  const logOdds = Math.max(found, settled)
  return measured({
    value: accounts,
    verdict: 'concern',
    benchmark,
    logOdds,
    share: part,
    uncertainty: 0.25,
    evidence: blocks.slice(0, blocksShown).map(blockEvidence),
    explanation: `${plural(accounts, 'account')} like or comment on the same posts together far more often than chance and shared tastes would explain. They’re behind ${percent(part)} of all listed likes and comments${where}, which suggests coordinated or purchased engagement.`,
  })
}

const deeds = {
  likes: () => 'liked',
  comments: () => 'commented on',
  'comments-in-time': (minutes: number | null) => `commented within the same ${spanOf(minutes ?? 0)} on`,
} as const

function blockEvidence({
  accountIds,
  postIds,
  density,
  expectedDensity,
  pValue,
  basis,
  windowMinutes,
}: LockstepBlock): Evidence {
  const chance = pValue < 1e-12 ? 'less than 1 in a trillion' : `p = ${pValue.toExponential(0)}`
  return {
    at: null,
    text: `${plural(accountIds.length, 'account')} ${deeds[basis](windowMinutes)} ${percent(density)} of the same ${plural(postIds.length, 'post')}, compared with ${percent(expectedDensity)} by chance (${chance})`,
    refs: [...accountIds.slice(0, refsMax), ...postIds.slice(0, refsMax)],
  }
}

function spanOf(minutes: number): string {
  return minutes < 120 ? `${minutes} minutes` : `${minutes / 60} hours`
}
