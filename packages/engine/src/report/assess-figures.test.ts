import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedPost } from '../examples/example-answer.ts'
import type { EngagementReading } from '../posts/engagement-reading.ts'
import { statedEngagement, statedShare, statedTypes } from './assess-figures.ts'

const reading: EngagementReading = {
  ...{ rate: 0.0123456789, basis: 'followers', posts: 1, tierMedian: 1 / 3, percentile: 2 / 3, band: 'above' },
  rates: [{ post: countedPost({ likes: 7 }), rate: 0.0123456789 }],
}

test('a share is stated with six digits, and its sample as counted', () => {
  expect(statedShare({ share: 1 / 7, low: 1e-9 / 3, high: 1, sampled: 1_234_567 })).toEqual({
    ...{ share: 0.142857, low: 3.33333e-10, high: 1, sampled: 1_234_567 },
  })
})

test('stating twice is stating once, and order within the interval survives', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.tuple(share, share, share), (ends) => {
      const [low = 0, middle = 0, high = 0] = [...ends].sort((a, b) => a - b)
      const stated = statedShare({ share: middle, low, high, sampled: 9 })
      expect(statedShare(stated)).toEqual(stated)
      expect(stated.low).toBeLessThanOrEqual(stated.share)
      expect(stated.share).toBeLessThanOrEqual(stated.high)
    }),
  )
})

test('the four types add up to one but for the sixth digit, in the order of the report', () => {
  const stated = statedTypes({ suspicious: 1 / 7, real: 3 / 7, mass: 2 / 7, influencer: 1 / 7 })
  expect(Object.entries(stated ?? {})).toEqual([
    ['real', 0.428571],
    ['influencer', 0.142857],
    ['mass', 0.285714],
    ['suspicious', 0.142857],
  ])
})

test('an engagement is stated without its posts; what has no place keeps none', () => {
  expect(statedEngagement(reading)).toEqual({
    ...{ rate: 0.0123457, basis: 'followers', posts: 1, tierMedian: 0.333333, percentile: 0.666667, band: 'above' },
  })
  expect(statedEngagement({ ...reading, tierMedian: null, percentile: null, band: null })).toMatchObject({
    ...{ rate: 0.0123457, tierMedian: null, percentile: null, band: null },
  })
  expect(statedEngagement(null)).toBeNull()
})

test('stating changes nothing of what is still computed with', () => {
  const before = structuredClone(reading)
  statedEngagement(reading)
  expect(reading).toEqual(before)
})
