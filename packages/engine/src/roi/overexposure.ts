import { thresholds } from '../benchmarks/thresholds.ts'
import { ramp } from '../statistics/ramp.ts'
import { significant } from '../statistics/significant.ts'
import { knownShare, knownValue } from './known-value.ts'
import type { RoiCreator } from './roi-input.ts'

/** Has this creator advertised too much to be believed? An index of 0 to 100 from three things that can be counted.
 *
 *  It is a proposal of ours and says so: nobody has measured when an audience stops believing. The innocent reading is that
 *  a full calendar is a sign of quality, which is why what sponsorship *does* to engagement counts most. */
export interface Overexposure {
  /** 0: none; 100: every part at its worst. */
  index: number
  parts: OverexposurePart[]
}

/** One of the three, with how far gone it is. */
export interface OverexposurePart {
  id: 'sponsored-share' | 'other-brands' | 'paid-performance'
  /** The creator's value. */
  value: number
  /** 0 to 1. */
  strength: number
  /** Share of the index, 0 to 1; the parts that are known add up to 1. */
  weight: number
  basis: string
}

/** Weights: what sponsorship does is half of it, how much there is three tenths, from how many brands two tenths. Ours.
 *
 *  From the published 30 % of sponsored posts half of the part is used up, at 60 % all of it. */
const sponsoredFull = 2 * thresholds.sponsoredShare.value
/** A brand for each month of a year, read off nothing but a calendar. */
const brandsFull = 12
/** Sponsored posts with half of the engagement of others are at the end of the part. */
const performanceWorst = 0.5

/** @returns null where none of the three is known; otherwise the index over those that are
 *  @example 30 % sponsored, 6 brands, sponsored posts at three quarters: 50 */
export function overexposure(creator: RoiCreator): Overexposure | null {
  const sponsored = knownShare(creator.sponsoredShare)
  const brands = knownValue(creator.otherBrands, 0, 1_000)
  const performance = knownValue(creator.paidPerformance, 0, 1_000)
  const known: OverexposurePart[] = []
  if (sponsored !== null) {
    const strength = ramp(sponsored, 0, sponsoredFull)
    known.push({ id: 'sponsored-share', value: sponsored, strength, weight: 0.3, basis: 'share of recent posts' })
  }
  if (brands !== null) {
    const strength = ramp(brands, 0, brandsFull)
    known.push({ id: 'other-brands', value: brands, strength, weight: 0.2, basis: 'brands in recent posts' })
  }
  if (performance !== null) {
    const strength = ramp(performance, 1, performanceWorst)
    const basis = 'engagement of sponsored over other posts'
    known.push({ id: 'paid-performance', value: performance, strength, weight: 0.5, basis })
  }
  if (known.length === 0) return null
  const total = known.reduce((sum, { weight }) => sum + weight, 0)
  const parts = known.map((part) => ({
    ...part,
    value: significant(part.value),
    strength: significant(part.strength),
    weight: significant(part.weight / total),
  }))
  const index = known.reduce((sum, { strength, weight }) => sum + (100 * strength * weight) / total, 0)
  return { index: significant(index), parts }
}
