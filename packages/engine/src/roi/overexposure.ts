import { thresholds } from '../benchmarks/thresholds.ts'
import { knownShare, knownValue } from '../statistics/known-value.ts'
import { ramp } from '../statistics/ramp.ts'
import { significant } from '../statistics/significant.ts'
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
  /** The creator's value: a share, a number of brands, a ratio. */
  value: number
  /** 0 to 1. */
  strength: number
  /** Share of the index, 0 to 1; the parts that are known add up to 1. */
  weight: number
  basis: string
}

/** From the published 30 % of sponsored posts half of the part is used up, at 60 % all of it. The doubling is ours. */
const sponsoredFull = 2 * thresholds.sponsoredShare.value
/** A brand for each month of a year, read off nothing but a calendar. */
const brandsFull = 12
/** Sponsored posts with half of the engagement of others are at the end of the part. Ours. */
const performanceWorst = 0.5

/** One sign of overexposure as the index reads it. */
interface Sign {
  id: OverexposurePart['id']
  weight: number
  basis: string
  /** Values at which the part is unused and used up; for engagement the second is the smaller one. */
  ramp: readonly [none: number, all: number]
  /** @returns the creator's value; null where it is not known */
  read: (creator: RoiCreator) => number | null
}

/** Weights are a proposal: what sponsorship does is half of the index, how much there is three tenths, from how many brands
 *  two tenths. */
const signs: readonly Sign[] = [
  {
    ...{ id: 'sponsored-share', weight: 0.3, basis: 'share of recent posts', ramp: [0, sponsoredFull] },
    read: ({ sponsoredShare }) => knownShare(sponsoredShare),
  },
  {
    ...{ id: 'other-brands', weight: 0.2, basis: 'brands in recent posts', ramp: [0, brandsFull] },
    read: ({ otherBrands }) => knownValue(otherBrands, 0, 1_000),
  },
  {
    ...{ id: 'paid-performance', weight: 0.5, basis: 'sponsored vs. other posts' },
    ramp: [1, performanceWorst],
    read: ({ paidPerformance }) => knownValue(paidPerformance, 0, 1_000),
  },
]

/** The weighted mean of the parts that are known: a part that nobody counted neither excuses nor accuses.
 *
 *  @returns null where none of the three is known
 *  @example 30 % sponsored, 6 brands, sponsored posts at three quarters: 50 */
export function overexposure(creator: RoiCreator): Overexposure | null {
  const known = signs.flatMap(({ read, ramp: [none, all], ...sign }) => {
    const value = read(creator)
    return value === null ? [] : [{ ...sign, value, strength: ramp(value, none, all) }]
  })
  if (known.length === 0) return null
  const total = known.reduce((sum, { weight }) => sum + weight, 0)
  const parts = known.map(({ id, value, strength, weight, basis }) => ({
    id,
    value: significant(value),
    strength: significant(strength),
    weight: significant(weight / total),
    basis,
  }))
  const index = known.reduce((sum, { strength, weight }) => sum + (100 * strength * weight) / total, 0)
  return { index: significant(index), parts }
}
