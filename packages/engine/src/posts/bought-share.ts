import patternModels from '../models/count-patterns.json' with { type: 'json' }
import type { Platform, Post } from '../snapshot/snapshot.ts'
import { boundedRatios, type DoseEvidence, doseStep, doses, isPurchase } from './dose-evidence.ts'
import { type PatternReading, patternReading } from './pattern-reading.ts'

/** How much of a count was bought, as a share with an interval: the likelihood over doses times what was believed before.
 *
 *  One thing a newcomer would get wrong: the interval begins at 0 for nearly everybody. Most creators bought nothing, and a pattern has
 *  to be many times as likely with a purchase before the share that is expected moves. */

/** Counts of which a pattern has been fitted. */
export type BoughtCount = 'likes' | 'comments' | 'views'

/** Creators of whom a count was bought, before anything is seen: chosen, six in a hundred; see docs/signals.md. */
export const boughtPrior = 0.06
/** No range ends below it: a tenth is the smallest purchase that the tables were learnt from, so nothing tells less from nothing. What is bought in
 *  proportion to each post can hide more; no single reading sees it at a quarter. */
const hiddenMax = 0.1
/** What the high end of the interval believes instead. */
const evenOdds = 0.5
/** Before anything is seen: the chance that a fifth or more was bought. */
export const chance20Prior = (boughtPrior * doses.filter(isPurchase).length) / doses.length

/** The answer for one count. */
export interface BoughtShare {
  /** Expected part of the count that was bought, 0 to 1. */
  share: number
  /** Nine in ten times the part lies between these. */
  low: number
  high: number
  /** Chance that a fifth or more was bought, 0 to 1. */
  chance20: number
  /** Posts that were read. */
  n: number
}

/** Another way of looking at the same count, with the posts that it looked at. */
export type Witness = DoseEvidence & { posts: number }

/** @param posts newest first
 *  @param followers null where not known
 *  @param others what else was seen of the same count: how it came, who gave it
 *  @returns null where nothing says anything: no creators were measured whose counts could be compared, or fewer than six posts show the counts */
export function boughtShare(
  posts: readonly Post[],
  platform: Platform,
  followers: number | null,
  count: BoughtCount,
  others: readonly Witness[] = [],
): BoughtShare | null {
  const reading = patternReading(posts, platform, followers, count, patternModels.models)
  const stretch = upwards(count, platform)
  if (others.length === 0) return reading === null ? null : stretched(shareOf(reading), stretch)
  const seen = others.map(boundedRatios).reduce((sum, ratios) => sum.map((ratio, at) => ratio + (ratios[at] ?? 0)))
  const n = Math.max(reading?.posts.length ?? 0, ...others.map(({ posts: read }) => read))
  return stretched(shareFrom(reading === null ? seen : together(boundedRatios(evidenceOf(reading)), seen), n), stretch)
}

/** How far the high end lies from the share, against what the tables of doses say. Where a platform shows no views of most posts, that of likes ends too
 *  low, elsewhere too high. Measured on simulated creators who bought a fifth and more, and on real ones with a purchase added (`range-stretch.ts` in
 *  the lab). */
const stretches = { views: 0.75, comments: 1, likesBesideViews: 0.85, likesAlone: 1.3 } as const
/** The largest purchase that these factors were set on: no end is drawn up beyond it. */
const stretchedMost = 0.8
const withoutViews: readonly Platform[] = ['instagram', 'linkedin']

function upwards(count: BoughtCount, platform: Platform): number {
  if (count !== 'likes') return stretches[count]
  return withoutViews.includes(platform) ? stretches.likesAlone : stretches.likesBesideViews
}

function stretched(bought: BoughtShare, stretch: number): BoughtShare {
  const { share, high } = bought
  const reach = Math.min(share + stretch * (high - share), Math.max(high, stretchedMost))
  return { ...bought, high: Math.max(hiddenMax, reach) }
}

/** How counts stand to each other, how they came and who gave them are witnesses of their own: their likelihoods multiply. But orders that follow each
 *  post's own counts leave no pattern: the more surely the others show an order, the less an ordinary pattern says against it, down to a tenth of doubt (chosen).
 *
 *  @param pattern log ratios by dose
 *  @param seen the same of all others
 *  @returns rises with both */
function together(pattern: readonly number[], seen: readonly number[]): number[] {
  return seen.map((shown, at) => {
    const ratio = pattern[at] ?? 0
    return shown + Math.max(ratio, Math.min(patternless, ratio + 2 * Math.max(0, shown)))
  })
}

const patternless = Math.log(0.9)

/** However clear a pattern is, some creator that nobody measured has it for a reason that nobody thought of: a purchase of a fifth or more
 *  becomes at most as many times as likely as untouched creators were measured, and never more than four hundred times. */
export const purchaseEvidenceMax = 6

type Pattern = Pick<PatternReading, 'doseLikelihoods' | 'posts'> & { model: { creators: number } }

/** @returns what a reading says about the share */
export function shareOf(reading: Pattern): BoughtShare {
  return shareFrom(boundedRatios(evidenceOf(reading)), reading.posts.length)
}

function evidenceOf({ doseLikelihoods, model }: Pattern): DoseEvidence {
  return { doseLikelihoods, most: Math.min(purchaseEvidenceMax, Math.log(model.creators)) }
}

/** @param ratios log likelihood ratios against nothing bought, by dose
 *  @param n posts that were read
 *  @returns what they say about the share */
function shareFrom(ratios: readonly number[], n: number): BoughtShare {
  // Odds are taken over their largest, so that none of them overflows.
  const top = Math.max(0, ...ratios)
  const weights = ratios.map((ratio) => (boughtPrior / doses.length) * Math.exp(ratio - top))
  const none = (1 - boughtPrior) * Math.exp(-top)
  const total = weights.reduce((sum, weight) => sum + weight, none)
  const sumOver = (value: (dose: number) => number) =>
    doses.reduce((sum, dose, index) => sum + value(dose) * (weights[index] ?? 0), 0) / total
  const share = sumOver((dose) => dose)
  return {
    share,
    // A narrow interval beside a little doubt about the whole could else begin above its own mean.
    low: Math.min(share, quantileOf(none / total, weights, total, 0.05)),
    high: Math.max(share, hiddenMax, upperEnd(weights, Math.exp(-top))),
    chance20: sumOver((dose) => (isPurchase(dose) ? 1 : 0)),
    n,
  }
}

/** @returns what one way of looking alone says about the share */
export function shareByEvidence(evidence: DoseEvidence, n: number): BoughtShare {
  return shareFrom(boundedRatios(evidence), n)
}

/** The high end is taken as if a purchase were as likely as not. With few purchases among creators the interval of nearly everybody would end at 0,
 *  which clears a creator by the habits of others; so it ends low only where the posts themselves say so.
 *
 *  @param weights by dose, of `boughtPrior` in all
 *  @param untouched the same for nothing bought, before the prior */
function upperEnd(weights: readonly number[], untouched: number): number {
  const even = weights.map((weight) => (weight / boughtPrior) * evenOdds)
  const total = even.reduce((sum, weight) => sum + weight, (1 - evenOdds) * untouched)
  return quantileOf(((1 - evenOdds) * untouched) / total, even, total, 0.95)
}

/** @param none chance that nothing was bought */
function quantileOf(none: number, weights: readonly number[], total: number, part: number): number {
  let sum = none
  if (sum >= part) return 0
  for (const [index, weight] of weights.entries()) {
    const step = weight / total
    // Within a step the share is taken as even.
    if (sum + step >= part) return (doses[index] ?? 0) - doseStep / 2 + doseStep * ((part - sum) / step)
    sum += step
  }
  return doses.at(-1) ?? 1
}
