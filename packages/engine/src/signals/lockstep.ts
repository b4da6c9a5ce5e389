import { blockActorsMin, blockColumnsMin, pValueMax } from '../lockstep/judge-block.ts'
import type { LockstepBlock, LockstepReview } from '../lockstep/review.ts'
import type { Evidence } from '../report.ts'
import { type Measurement, measured, type SignalDefinition, unmeasured } from '../signal.ts'
import { logRamp } from '../statistics/ramp.ts'
import { percent, plural } from '../wording.ts'

/** Accounts that act together. A fan who likes everything is no evidence, and neither is a crowd of such fans: only a group
 *  that shares certain posts far beyond what its members' activity and the posts' popularity explain is reported. */

/** Accounts seen on two or more posts below which a ring of the smallest size would be most of the crowd. */
const returningMin = 50
/** One post more than the smallest block: there must be something outside to compare with. */
const postsMin = blockColumnsMin + 1
/** Share of the returning accounts at which the evidence speaks in full. A ring of ten among ten thousand is an oddity. */
const [shareFrom, shareFull] = [0.005, 0.1]
const [least, cap] = [0.6, 3]
const reassurance = 0.15
const blocksShown = 5
const refsMax = 30

export const lockstep: SignalDefinition = {
  id: 'coordination.lockstep',
  title: 'Accounts acting in lockstep',
  group: 'coordination',
  question: 'Does a group of accounts act on the same posts together?',
  unit: 'accounts',
  absence: 0.3,
  measure: ({ lockstep: review }) => {
    if (review === null) return unmeasured('Who liked or commented is not known for two posts.')
    if (review.posts < postsMin || review.returning < returningMin) {
      return unmeasured(
        `Needs ${returningMin} people seen on several of at least ${postsMin} posts; ${review.returning} were seen on ${plural(review.posts, 'post')}.`,
      )
    }
    return review.blocks.length === 0 ? nothingFound(review) : groupsFound(review)
  },
}

const benchmark = {
  value: 0,
  source: `Degree-preserving null, p at most ${pValueMax} after correction for the search`,
  basis: `groups of ${blockActorsMin} and more accounts on ${blockColumnsMin} and more posts`,
}

function nothingFound({ returning, posts }: LockstepReview): Measurement {
  return measured({
    value: 0,
    verdict: 'strength',
    benchmark,
    logOdds: -reassurance,
    uncertainty: 0.15,
    evidence: [],
    explanation: `${plural(returning, 'person').replace('persons', 'people')} were seen on several of ${plural(posts, 'post')}, and no group of them acts together more than their activity explains.`,
  })
}

function groupsFound({ blocks, returning }: LockstepReview): Measurement {
  const accounts = new Set(blocks.flatMap(({ accountIds }) => accountIds)).size
  const logOdds = least + (cap - least) * logRamp(accounts / returning, shareFrom, shareFull)
  return measured({
    value: accounts,
    verdict: 'concern',
    benchmark,
    logOdds,
    uncertainty: 0.25,
    evidence: blocks.slice(0, blocksShown).map(blockEvidence),
    explanation: `${plural(accounts, 'account')} act on the same posts together far more often than chance allows, which suggests that their engagement is arranged or bought.`,
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
  const chance = pValue < 1e-12 ? 'below 1 in a trillion' : `p = ${pValue.toExponential(0)}`
  return {
    at: null,
    text: `${plural(accountIds.length, 'account')} ${deeds[basis](windowMinutes)} ${percent(density)} of ${plural(postIds.length, 'post')} they share, where their activity explains ${percent(expectedDensity)} (${chance})`,
    refs: [...accountIds.slice(0, refsMax), ...postIds.slice(0, refsMax)],
  }
}

function spanOf(minutes: number): string {
  return minutes < 120 ? `${minutes} minutes` : `${minutes / 60} hours`
}
