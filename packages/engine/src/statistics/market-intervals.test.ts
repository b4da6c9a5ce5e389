import { expect, test } from 'vitest'
import { clusteredShare } from './clustered-share.ts'
import { medianInterval } from './median-interval.ts'
import { seededRandom } from './seeded-random.ts'
import { shareChange } from './share-change.ts'
import { wilsonInterval } from './wilson-interval.ts'

test('the interval of a median is that of order statistics, and needs five values', () => {
  expect(medianInterval([1, 2, 3, 4])).toBeNull()
  expect(medianInterval([5, 1, 4, 2, 3])).toEqual({ median: 3, low: 1, high: 5, n: 5 })
  const twenty = medianInterval(Array.from({ length: 20 }, (_, at) => at + 1))
  expect(twenty).toMatchObject({ median: 10.5, low: 6, high: 15 })
})

test('nine in ten intervals of a median hold the true one, whatever the law of the values', () => {
  const random = seededRandom(18)
  const truth = Math.log(2) ** 3
  const held = Array.from({ length: 2_000 }, () => {
    const found = medianInterval(Array.from({ length: 40 }, () => (-Math.log(1 - random())) ** 3))
    return found !== null && found.low <= truth && truth <= found.high
  }).filter(Boolean).length
  expect(held / 2_000).toBeGreaterThan(0.89)
  expect(held / 2_000).toBeLessThan(0.95)
})

test('one post each: the share is as sure as so many independent posts', () => {
  const share = clusteredShare(Array.from({ length: 40 }, (_, at) => ({ hits: at < 10 ? 1 : 0, total: 1 })))
  expect(share).toMatchObject({ share: 0.25, total: 40, clusters: 40 })
  expect(share?.low).toBeCloseTo(0.155, 2)
  expect(share?.high).toBeCloseTo(0.377, 2)
})

test('nine creators are too few, however many posts they have; creators without posts do not count', () => {
  const nine = Array.from({ length: 9 }, () => ({ hits: 50, total: 100 }))
  expect(clusteredShare(nine)).toBeNull()
  expect(clusteredShare([...nine, { hits: 0, total: 0 }])).toBeNull()
})

test('nobody doing it is no proof that nobody does: the upper end counts creators and not posts', () => {
  const none = clusteredShare(Array.from({ length: 20 }, () => ({ hits: 0, total: 50 })))
  expect(none).toMatchObject({ share: 0, low: 0 })
  expect(none?.high).toBeCloseTo(0.119, 3)
})

test('about nine in ten intervals hold the true share where creators differ from one another', () => {
  const random = seededRandom(19)
  const truth = 0.3
  const runs = 1_000
  const held = Array.from({ length: runs }, () => {
    const parts = Array.from({ length: 60 }, () => {
      // Half of the creators advertise in every second post, half in every tenth.
      const own = random() < 0.5 ? 0.5 : 0.1
      const total = 5 + Math.floor(random() * 30)
      return { total, hits: Array.from({ length: total }, () => random() < own).filter(Boolean).length }
    })
    const found = clusteredShare(parts)
    return found !== null && found.low <= truth && truth <= found.high
  }).filter(Boolean).length
  expect(held / runs).toBeGreaterThan(0.87)
  expect(held / runs).toBeLessThan(0.94)
})

test('a change is as wide as the distances to both ends together, and unknown where a share is', () => {
  const [now, before] = [
    { share: 0.2, low: 0.15, high: 0.26 },
    { share: 0.1, low: 0.07, high: 0.14 },
  ]
  const change = shareChange(now, before)
  expect(change?.middle).toBeCloseTo(0.1)
  expect(change?.low).toBeCloseTo(0.1 - Math.hypot(0.05, 0.04))
  expect(change?.high).toBeCloseTo(0.1 + Math.hypot(0.06, 0.03))
  expect(shareChange(now, null)).toBeNull()
  expect(shareChange(null, before)).toBeNull()
})

test('about nine in ten intervals of a change hold the true one', () => {
  const random = seededRandom(20)
  const drawn = (truth: number, total: number) => {
    const hits = Array.from({ length: total }, () => random() < truth).filter(Boolean).length
    const [low, high] = wilsonInterval(hits, total)
    return { share: hits / total, low, high }
  }
  const held = Array.from({ length: 2_000 }, () => {
    const found = shareChange(drawn(0.3, 120), drawn(0.22, 90))
    return found !== null && found.low <= 0.08 && 0.08 <= found.high
  }).filter(Boolean).length
  expect(held / 2_000).toBeGreaterThan(0.87)
  expect(held / 2_000).toBeLessThan(0.94)
})
