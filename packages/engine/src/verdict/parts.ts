import type { Facts } from '../facts.ts'
import { patternPostsMin } from '../posts/pattern-reading.ts'
import type { EstimatedShare } from '../report/report.ts'
import { type Part, type PartName, type PartVerdict, partLine, partNames } from '../report/report-parts.ts'
import { significant } from '../statistics/significant.ts'
import { type PartReading, seenPart, unseenPart } from './part-reading.ts'

/** The parts of a creator: what was seen of each, and what that means against the line.
 *
 *  What a newcomer would get wrong is to estimate anything here. Each part has one estimator in the room that looks at it; this file says
 *  which, and when there was too little to look at. */

/** Below these a share is not stated: chance alone would move it by half. */
const followersMin = 50
const commentsMin = 20

/** A wider interval says nothing about the part. */
const widthMax = 0.8

/** @returns what was seen of each part, or what would show it */
export function partReadings(facts: Facts): Readonly<Record<PartName, PartReading>> {
  return {
    followers: followersReading(facts),
    growth: growthReading(facts),
    likes: countReading(facts, 'likes'),
    views: countReading(facts, 'views'),
    comments: commentsReading(facts),
    rings: ringsReading(facts),
  }
}

function followersReading({ audience, snapshot }: Facts): PartReading {
  if (snapshot.platform === 'youtube')
    return unseenPart('No one can judge YouTube subscribers from their public profiles.')
  if (audience === null || audience.suspicious.sampled < followersMin)
    return unseenPart(
      `A random sample of at least ${followersMin} followers would show it; 400 or more give a narrow range.`,
    )
  const { method } = audience
  if (method === 'full' || method === 'random')
    return readable(
      audience.suspicious,
      'The profiles in this sample don’t have enough detail. A sample with fuller profiles would show it.',
    )
  return readable(
    ofAllFollowers(audience.suspicious, snapshot.profile?.followers ?? null),
    'The newest followers say little about the others. A random sample of all followers would show it.',
  )
}

/** Who came last says what came last: of what was bought a month ago the newest thousand show all, or nothing. Those who are not in such a sample may be
 *  anything. Among simulated creators with a fifth and more the sample's own range held the share of all followers in one of four.
 *
 *  @param followers null where not known
 *  @returns the range of all followers; the share is the sample's */
function ofAllFollowers({ share, low, high, sampled }: EstimatedShare, followers: number | null): EstimatedShare {
  const seen = followers === null ? 0 : Math.min(1, sampled / Math.max(1, followers))
  return { share, low: low * seen, high: high * seen + 1 - seen, sampled }
}

function growthReading({ growth }: Facts): PartReading {
  if (growth === null || growth.unexplained === null)
    return unseenPart('At least a week of follower counts would show it; three months or more is better.')
  return seenPart(growth.unexplained)
}

function countReading(facts: Facts, count: 'likes' | 'views'): PartReading {
  const bought = count === 'likes' ? facts.boughtLikes : facts.boughtViews
  if (bought === null)
    return unseenPart(`At least ${patternPostsMin} posts with ${count} and the other counts would show it.`)
  return readable(
    bought,
    `The ${count} on these posts could mean anything. More posts, or the same posts counted again on a later day, would show it.`,
  )
}

function commentsReading({ commentReview }: Facts): PartReading {
  if (commentReview === null || commentReview.inauthentic.sampled < commentsMin)
    return unseenPart(`At least ${commentsMin} readable comments would show it.`)
  return readable(commentReview.inauthentic, 'These comments could mean anything. More comments would show it.')
}

/** Of the actions under a group's own posts where there is a group, of all listed ones where there is none. */
function ringsReading({ lockstep }: Facts): PartReading {
  if (lockstep === null || lockstep.share === null)
    return unseenPart('Lists of who liked or commented on several posts would show it.')
  return readable(
    lockstep.share.onTheirPosts ?? lockstep.share.all,
    'Too few people come back for us to tell. Longer lists of likers and commenters would show it.',
  )
}

function readable(estimate: EstimatedShare, why: string): PartReading {
  return estimate.high - estimate.low > widthMax ? unseenPart(why, estimate) : seenPart(estimate)
}

/** @returns one entry for each part, in the order of `partNames` */
export function partsOf(readings: Readonly<Record<PartName, PartReading>>): Part[] {
  return partNames.map((part) => {
    const reading = readings[part]
    if (reading.seen) {
      const figures = figuresOf(reading)
      return { part, state: 'seen', ...figures, why: null, verdict: partVerdict(figures.low, figures.high) }
    }
    const { why, tooWide } = reading
    return tooWide === null
      ? { part, state: 'not-seen', ...noFigures, why, verdict: null }
      : { part, state: 'unclear', ...figuresOf(tooWide), why, verdict: null }
  })
}

const noFigures = { share: null, low: null, high: null, line: partLine, n: null } as const

/** In the order in which a report writes them. */
function figuresOf({ share, low, high, sampled }: EstimatedShare) {
  return {
    share: significant(share),
    low: significant(low),
    high: significant(high),
    line: partLine,
    n: sampled,
  }
}

/** @returns where a whole interval lies */
function partVerdict(low: number, high: number): PartVerdict {
  if (low >= partLine) return 'manipulated'
  return high <= partLine ? 'clear' : 'undecided'
}
