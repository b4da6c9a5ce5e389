import type { DoseLikelihood } from '../posts/pattern-model.ts'
import { mean } from '../posts/pattern-statistics.ts'
import type { Platform, Post } from '../snapshot/snapshot.ts'
import { type ArrivalChannels, arrivalChannels, lossMin } from './arrival-channels.ts'
import type { ArrivalCurve } from './arrival-curves.ts'
import type { ArrivalModel, ArrivalWeights } from './arrival-model.ts'
import type { ArrivalWay } from './delivery-shapes.ts'
import { arrivalDoses, type MixtureFit } from './mixture-fit.ts'

/** What the arrival of a creator's likes and views says about how much of them was bought.
 *
 *  What a newcomer would get wrong is to read the two apart. Where likes and views part ways, either can be the one that was bought: each
 *  counts as far as it explains the parting better than the other does. */

/** The answer for one count. */
export interface ArrivalReading {
  count: 'likes' | 'views'
  /** How much likelier these curves are with a part bought than with none, rising by dose. */
  doseLikelihoods: readonly DoseLikelihood[]
  /** The way of delivery that fits best; said only where something is suspected. */
  way: ArrivalWay
  /** Posts that lost a part of the count again, of those read. */
  losing: readonly ArrivalCurve[]
  /** Posts that were read, newest first. */
  curves: readonly ArrivalCurve[]
  /** Whether the count was held against another one, or only against what is usual on the platform. */
  beside: 'other' | 'comments' | null
}

export type ArrivalReadings = Readonly<Record<'likes' | 'views', ArrivalReading | null>>

/** @param posts newest first
 *  @returns null for a count of which fewer than six posts have readings */
export function arrivalReadings(
  posts: readonly Post[],
  fetchedAt: string,
  platform: Platform,
  model: ArrivalModel,
): ArrivalReadings {
  if (!posts.some(({ reads }) => reads && reads.length > 0)) return { likes: null, views: null }
  const likes = arrivalChannels(posts, fetchedAt, platform, 'likes', model.curves)
  const views = arrivalChannels(posts, fetchedAt, platform, 'views', model.curves)
  return {
    likes: likes && readingOf('likes', likes, views, model.weights.likes),
    views: views && readingOf('views', views, likes, model.weights.views),
  }
}

function readingOf(
  count: ArrivalReading['count'],
  channels: ArrivalChannels,
  rival: ArrivalChannels | null,
  weights: ArrivalWeights,
): ArrivalReading {
  const { curves, lost, curve, comments, other } = channels
  const losing = curves.filter((_, at) => (lost[at] ?? 0) > lossMin)
  return {
    count,
    doseLikelihoods: doseLikelihoods(channelRatios(channels, rival), weights),
    way: (other ?? comments ?? curve).way,
    losing,
    curves,
    beside: other !== null ? 'other' : comments !== null ? 'comments' : null,
  }
}

/** Log likelihood ratios by dose, as each way of looking has them; 0 where it saw nothing. */
export interface ChannelRatios {
  other: readonly number[]
  comments: readonly number[]
  curve: readonly number[]
  lost: readonly number[]
}

/** The laboratory fits the weights on these.
 *
 *  @param rival the same posts with the other count in question */
export function channelRatios(channels: ArrivalChannels, rival: ArrivalChannels | null): ChannelRatios {
  const nothing = arrivalDoses.map(() => 0)
  const claim = claimOf(channels.other, rival?.other ?? null)
  return {
    other: channels.other?.ratios.map((ratio) => (ratio > 0 ? claim * ratio : ratio)) ?? nothing,
    comments: channels.comments?.ratios ?? nothing,
    curve: channels.curve.ratios,
    lost: lossRatios(channels.lost),
  }
}

/** Every channel is bounded: what was fitted to simulated creators may not outvote everything else. */
const channelMax = 400

/** @returns the weighted sum of what all ways of looking say, by dose */
export function doseLikelihoods(ratios: ChannelRatios, weights: ArrivalWeights): DoseLikelihood[] {
  const bounded = (value: number | undefined) => Math.max(-channelMax, Math.min(channelMax, value ?? 0))
  return arrivalDoses.map((dose, at) => ({
    dose,
    logRatio:
      weights.base +
      weights.other * bounded(ratios.other[at]) +
      weights.comments * bounded(ratios.comments[at]) +
      weights.curve * bounded(ratios.curve[at]) +
      (ratios.lost[at] ?? 0),
  }))
}

/** Losing posts that are a platform's clearing day, as a share of all, and from where all of the evidence counts. */
const [lossFrom, lossFull] = [0.1, 0.4]
/** What falls back on many posts was not people's (chosen, ten to one). */
const lossEvidence = 2.3

/** A purchase is at least as large as what was lost of it, so smaller doses gain nothing. */
function lossRatios(lost: readonly number[]): number[] {
  const losing = lost.filter((part) => part > lossMin)
  const share = losing.length / Math.max(1, lost.length)
  const evidence = lossEvidence * Math.max(0, Math.min(1, (share - lossFrom) / (lossFull - lossFrom)))
  const least = losing.length === 0 ? 0 : mean(losing)
  return arrivalDoses.map((dose) => (dose >= least / 2 ? evidence : 0))
}

/** Where likes and views part ways, one purchase explains the parting far better than the other, because orders have shapes and people have not. What
 *  speaks for a purchase counts by how much better it explains the whole than its rival does.
 *
 *  @returns 0 to 1 */
function claimOf(own: MixtureFit | null, rival: MixtureFit | null): number {
  const [mine, other] = [Math.max(0, own?.explains ?? 0) ** 4, Math.max(0, rival?.explains ?? 0) ** 4]
  return mine + other > 0 ? mine / (mine + other) : 1
}
