import type { Platform, Post } from '../snapshot/snapshot.ts'
import {
  type ArrivalCount,
  type ArrivalCurve,
  arrivalCurves,
  companionCounts,
  increments,
  lostPart,
  untilPeak,
} from './arrival-curves.ts'
import { type MixtureFit, mixtureFit, type PostCase } from './mixture-fit.ts'
import { type CurveTable, naturalParts } from './natural-curve.ts'
import { expectedCourse, witnessed } from './post-likelihoods.ts'

/** The three ways in which a count's arrival is looked at: beside the comments, beside the other count, and by itself.
 *
 *  Beside another count, what lifts both explains both: a late wave or a post that was passed on is no purchase. By itself, a
 *  curve can only be compared with what is usual on the platform. */

/** Fits of one count of one creator. */
export interface ArrivalChannels {
  /** Against the course of the comments; null where too few posts have them. */
  comments: MixtureFit | null
  /** Against the course of views for likes, of likes for views. */
  other: MixtureFit | null
  /** Against the natural curve of the platform. */
  curve: MixtureFit
  /** Parts that were lost again after they came, of each post. */
  lost: readonly number[]
  curves: readonly ArrivalCurve[]
}

/** More than a post loses when people change their minds or a platform clears up: of simulated untouched posts none loses 2 %. */
export const lossMin = 0.05
/** Fewer posts show one post's luck. */
export const arrivalPostsMin = 6
/** A post below this has too few likes or views for parts of them. */
const countMin = 20
/** What it takes of the other count to be compared with. */
const companionMin = { comments: 3, likes: 20, views: 20 } as const

/** How the quotient of two counts changes with each e-fold of a post's age, for one creator: those who come later like and comment a little less.
 *  Three steps around the usual change, one and a half standard deviations apart (chosen; in the simulator the creators' own changes scatter by .02). */
const driftSteps = [-1.5, 0, 1.5] as const
const drifts = { comments: { deviation: 0.035 }, other: { usual: 0.04, deviation: 0.025 } } as const
/** Standard deviation of the log of that quotient between two readings of one post, on top of the luck of counting (chosen). */
const quotientNoise = 0.07
/** Steps of a post's own speed around the platform's, in standard deviations; factors on the tail, of the creator. */
const speedSteps = [-2, -1, 0, 1, 2] as const
const tailFactors = [0.4, 1, 2.5] as const

/** Cost: a few milliseconds for thirty posts with six readings each; nothing where there are no readings.
 *
 *  @param posts newest first
 *  @returns null where fewer than six posts have two readings before the last look */
export function arrivalChannels(
  posts: readonly Post[],
  fetchedAt: string,
  platform: Platform,
  count: 'likes' | 'views',
  table: CurveTable,
): ArrivalChannels | null {
  const curves = arrivalCurves(posts, fetchedAt, count, countMin)
  if (curves.length < arrivalPostsMin) return null
  const rising = curves.map((curve) => untilPeak(curve, lossMin))
  return {
    comments: commentsFit(rising, fetchedAt),
    other: otherFit(rising, fetchedAt, count),
    curve: curveFit(rising, table[platform]),
    lost: curves.map(lostPart),
    curves,
  }
}

/** The counts of every curve that another count was read beside, often enough to be compared with. */
function companions(curves: readonly ArrivalCurve[], fetchedAt: string, name: ArrivalCount) {
  const found = curves.flatMap((curve) => {
    const counts = companionCounts(curve, fetchedAt, name)
    if (counts === null || (counts.at(-1) ?? 0) < companionMin[name]) return []
    return [{ hours: curve.hours, came: increments(curve.counts), beside: increments(counts) }]
  })
  return found.length < arrivalPostsMin ? null : found
}

function commentsFit(curves: readonly ArrivalCurve[], fetchedAt: string): MixtureFit | null {
  const cases = companions(curves, fetchedAt, 'comments')?.map(({ hours, came, beside }): PostCase => {
    const drifted = driftSteps.map((step) =>
      hours.map((_, at) => Math.exp(step * drifts.comments.deviation * lateness(hours, at))),
    )
    return { hours, likelihood: witnessed(came, beside, drifted) }
  })
  return cases === undefined ? null : mixtureFit(cases, driftSteps.map(normalLog))
}

function otherFit(curves: readonly ArrivalCurve[], fetchedAt: string, count: 'likes' | 'views'): MixtureFit | null {
  const { usual, deviation } = drifts.other
  // Views come on while likes no longer do: the change has the other sign when views are what is asked about.
  const [name, sign] = count === 'likes' ? (['views', -1] as const) : (['likes', 1] as const)
  const cases = companions(curves, fetchedAt, name)?.map(({ hours, came, beside }): PostCase => {
    const natural = driftSteps.map((step) => {
      const drift = sign * usual + step * deviation
      return [shared(beside.map((one, at) => (one + 0.5) * Math.exp(drift * lateness(hours, at))))]
    })
    const doubt = beside.map((one) => quotientNoise ** 2 + 1 / (one + 0.5))
    return { hours, likelihood: expectedCourse(came, natural, [0], doubt) }
  })
  return cases === undefined ? null : mixtureFit(cases, driftSteps.map(normalLog))
}

export function curveFit(curves: readonly ArrivalCurve[], traits: CurveTable[Platform]): MixtureFit {
  const priors = speedSteps.map(normalLog)
  const cases = curves.map(({ hours, counts }): PostCase => {
    const natural = tailFactors.map((tail) =>
      speedSteps.map((step) => naturalParts(traits, hours, Math.exp(step * traits.spread), tail)),
    )
    return {
      hours,
      likelihood: expectedCourse(
        increments(counts),
        natural,
        priors,
        hours.map(() => traits.noise ** 2),
      ),
    }
  })
  return mixtureFit(
    cases,
    tailFactors.map(() => 0),
  )
}

/** Log of the age in the middle of a stretch, 0 at one day. */
function lateness(hours: readonly number[], at: number): number {
  return Math.log(Math.max(0.5, ((hours[at - 1] ?? 0) + (hours[at] ?? 0)) / 2) / 24)
}

function shared(parts: readonly number[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => part / total)
}

/** Log density of a normal law at whole and half deviations, up to a constant that cancels. */
function normalLog(deviations: number): number {
  return -0.5 * deviations * deviations
}
