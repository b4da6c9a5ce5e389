import { expect, test } from 'vitest'
import { seededRandom } from '../statistics/seeded-random.ts'
import { estimateLift, liftOwnPostsMin, studentQuantile } from './estimate-lift.ts'
import type { LiftPost } from './weekly-movement.ts'

const msPerWeek = 604_800_000
const start = Date.UTC(2026, 0, 1)
const post = (week: number, count: number): LiftPost => ({ at: start + week * msPerWeek + 1, count })

/** Three posts a week that vary a little around a level; in the last weeks a tide carries everybody. */
function postsOf(seed: number, level: number, tide = 1, weeks = 16): LiftPost[] {
  const random = seededRandom(seed)
  return Array.from({ length: weeks * 3 }, (_, n) => {
    const week = Math.floor(n / 3)
    return post(week, Math.round(level * (0.85 + 0.3 * random()) * (week >= 12 ? tide : 1)))
  })
}

const tide = 1.5
const controls = [11, 12, 13, 14, 15].map((seed) => postsOf(seed, 2_000 * seed, tide))
const paid = (lift: number) => [12, 13, 14, 15].map((week) => post(week, 10_000 * tide * lift))

test('what carries everybody is no lift: the own baseline takes it for one, the synthetic control does not', () => {
  const lift = estimateLift([{ paid: paid(1), own: postsOf(1, 10_000, tide) }], controls)
  expect(lift?.baseline.point).toBeGreaterThan(0.25)
  expect(Math.abs(lift?.range.point ?? 1)).toBeLessThan(0.12)
  expect(lift?.controls).toBe(5)
})

test('a lift that is there is found, and rises with what the posts got', () => {
  const found = [1, 1.4, 2].map((size) => estimateLift([{ paid: paid(size), own: postsOf(1, 10_000, tide) }], controls))
  const points = found.map((lift) => lift?.range.point ?? 0)
  expect(points).toEqual(points.toSorted((a, b) => a - b))
  expect(found[2]?.range.low).toBeGreaterThan(0.5)
})

test('the order of creators, posts and controls means nothing', () => {
  const creators = [
    { paid: paid(1.2), own: postsOf(1, 10_000, tide) },
    { paid: paid(0.9), own: postsOf(2, 9_000, tide) },
  ]
  const turned = creators.toReversed().map((each) => ({ paid: each.paid.toReversed(), own: each.own.toReversed() }))
  const [one, other] = [estimateLift(creators, controls), estimateLift(turned, controls.toReversed())]
  expect(other?.range.point).toBeCloseTo(one?.range.point ?? 9, 9)
  expect(other?.range.high).toBeCloseTo(one?.range.high ?? 9, 9)
})

test('the range surrounds the point and becomes narrower with more paid posts', () => {
  const own = postsOf(1, 10_000)
  const few = estimateLift([{ paid: [post(13, 12_000)], own }], [])
  const many = estimateLift([{ paid: [12, 13, 14, 15].map((week) => post(week, 12_000)), own }], [])
  for (const lift of [few, many]) {
    expect(lift?.range.low).toBeLessThan(lift?.range.point ?? 0)
    expect(lift?.range.high).toBeGreaterThan(lift?.range.point ?? 9)
  }
  const width = (lift: typeof few) => (lift ? lift.range.high - lift.range.low : 0)
  expect(width(many)).toBeLessThan(width(few))
})

test('too few posts give no lift, and fewer than three controls none of theirs', () => {
  const own = postsOf(1, 10_000)
  expect(estimateLift([{ paid: [], own }], controls)).toBe(null)
  expect(estimateLift([{ paid: paid(1), own: own.slice(0, liftOwnPostsMin - 1) }], controls)).toBe(null)
  expect(estimateLift([{ paid: paid(1), own: own.map(({ count }) => post(1, count)) }], controls)).toBe(null)
  const alone = estimateLift([{ paid: paid(1), own }], controls.slice(0, 2))
  expect(alone?.controls).toBe(0)
  expect(alone?.range).toEqual(alone?.baseline)
})

test('Student’s quantiles are those of the tables', () => {
  expect(studentQuantile(0.95, 3)).toBeCloseTo(2.353, 1)
  expect(studentQuantile(0.95, 10)).toBeCloseTo(1.812, 2)
  expect(studentQuantile(0.95, 1e9)).toBeCloseTo(1.645, 3)
})
