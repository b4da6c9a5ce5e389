/** How alike two creators are, part by part, so that a list of lookalikes can say why each is in it.
 *
 *  What a newcomer would get wrong: likeness says nothing about quality. A fraud is very like another fraud; whoever lists lookalikes shows
 *  the trust score beside the likeness and lets it be filtered. */

import { type AudienceShares, audienceFit } from './audience-fit.ts'
import { type Manner, mannerLikeness } from './manner.ts'

/** What is compared. Null means not known, as everywhere. */
export interface ComparableCreator {
  /** A topic's id; equality is all that is asked of it. */
  category: string | null
  /** ISO 3166 code. */
  country: string | null
  /** ISO 639-1 code. */
  language: string | null
  followers: number | null
  /** Median engagements per post over the basis, a ratio. */
  engagementRate: number | null
  engagementBasis: string | null
  /** US dollars for one sponsored post, the middle of the estimate. */
  estimatedPrice: number | null
  /** Shares as the platform's insights tell them. */
  audience: AudienceShares | null
  manner: Manner | null
}

/** The parts of a likeness with their weights, which add up to 100 (chosen: what a brand looks for first, a topic and people whom it wants to
 *  reach, is more than half; no public data says which creators brands call alike). */
export const likenessWeights = {
  topic: 25,
  audience: 20,
  place: 15,
  size: 15,
  engagement: 10,
  price: 10,
  manner: 5,
} as const

export type LikenessPart = keyof typeof likenessWeights

/** One part: how alike the two are in it, 0 to 1; null where the other creator's value is not known. */
export interface PartLikeness {
  part: LikenessPart
  likeness: number | null
  /** Of the 100 points of the whole, how many this part is worth here, and how many it brought. */
  pointsMax: number
  points: number
}

export interface Likeness {
  /** 0 to 100: the sum of the parts' points. */
  score: number
  parts: readonly PartLikeness[]
}

/** Doublings of followers after which sizes have nothing in common: an eighth, or eight times as many (chosen). */
const sizeDoublings = 3
/** The same for rates and prices: a quarter, or four times as much (chosen). */
const rateDoublings = 2
/** Another country with the same language is half as near as the same country (chosen). */
const sameLanguage = 0.5

/** Compares a creator with the one that others shall be like.
 *
 *  score = 100 · Σ w·s / Σ w over the parts known of `reference`, where s is 1 for the same and 0 for nothing in common:
 *  topic: equal or not; audience: fit of the declared shares; place: 1 in the same country, ½ with the same language;
 *  size: 1 − |log₂ ratio of followers| / 3; engagement (same basis) and price: 1 − |log₂ ratio| / 2; manner: 1 − mean distance of the dials.
 *
 *  A value that is missing on the other side brings no points: it must not make anybody more alike. What is missing in `reference` is left
 *  out, and the rest weighs more.
 *  @param reference the creator to be like. @param other the candidate. Cost: constant, a few microseconds. */
export function likeness(reference: ComparableCreator, other: ComparableCreator): Likeness {
  const asked = Object.entries(likenessOf).filter(([, of]) => of(reference, reference) !== null)
  const weightSum = asked.reduce((sum, [part]) => sum + weightOf(part), 0)
  const parts = asked.map(([name, of]): PartLikeness => {
    const part = partOf(name)
    const pointsMax = (100 * likenessWeights[part]) / weightSum
    const value = of(reference, other)
    return { part, likeness: value, pointsMax, points: pointsMax * (value ?? 0) }
  })
  return { score: parts.reduce((sum, { points }) => sum + points, 0), parts }
}

type Compare = (reference: ComparableCreator, other: ComparableCreator) => number | null

/** Each part's question. Asked of a creator and itself it says whether the part is known at all. */
const likenessOf: Readonly<Record<LikenessPart, Compare>> = {
  topic: ({ category: a }, { category: b }) => (a === null || b === null ? null : Number(a === b)),
  audience: ({ audience: a }, { audience: b }) => (a === null || b === null ? null : audienceFit(a, b)),
  place: placeLikeness,
  size: ({ followers: a }, { followers: b }) => nearness(a, b, sizeDoublings),
  engagement: (a, b) =>
    a.engagementBasis === b.engagementBasis ? nearness(a.engagementRate, b.engagementRate, rateDoublings) : null,
  price: ({ estimatedPrice: a }, { estimatedPrice: b }) => nearness(a, b, rateDoublings),
  manner: ({ manner: a }, { manner: b }) => (a === null || b === null ? null : mannerLikeness(a, b)),
}

function placeLikeness(a: ComparableCreator, b: ComparableCreator): number | null {
  if (a.country === null && a.language === null) return null
  if (a.country !== null && a.country === b.country) return 1
  if (a.language !== null && a.language === b.language) return a.country === null ? 1 : sameLanguage
  return b.country === null && b.language === null ? null : 0
}

/** @returns 1 for equal positive numbers, falling evenly with each doubling to 0; null where one is not known or not positive. */
function nearness(a: number | null, b: number | null, doublings: number): number | null {
  if (a === null || b === null || a <= 0 || b <= 0) return null
  return Math.max(0, 1 - Math.abs(Math.log2(a / b)) / doublings)
}

function weightOf(part: string): number {
  return likenessWeights[partOf(part)]
}

/** The names come from the table of parts above, whose keys are exactly the parts. */
function partOf(name: string): LikenessPart {
  return name as LikenessPart
}
