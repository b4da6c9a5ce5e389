import { seededRandom } from '@vouch/engine'
import { expect, test } from 'vitest'
import { boughtLevel, nearestPackage, orderFor, packageFor } from './orders.ts'

test('a level takes what was bought and no more: 100, 200 and 400 with 300 bought stand at 300, 300 and 400', () => {
  const added = boughtLevel([100, 200, 400], [1, 1, 1], [true, true, true], 300)
  expect(added.map(Math.round)).toEqual([200, 100, 0])
})

test('a post that is not covered gets nothing, and a factor moves its level', () => {
  expect(boughtLevel([100, 100], [1, 1], [true, false], 50).map(Math.round)).toEqual([50, 0])
  const [low = 0, high = 0] = boughtLevel([100, 100], [1, 1.5], [true, true], 50)
  expect(Math.round(low + high)).toBe(50)
  expect(high).toBeGreaterThan(low)
})

test('packages are round, and the nearest as a ratio is taken', () => {
  expect([1, 17, 60, 170, 700, 2_400].map(nearestPackage)).toEqual([10, 25, 50, 250, 500, 2_500])
})

test('the smallest package with which the posts suffice is bought, and some posts are forgotten', () => {
  expect(packageFor(3_000, 40)).toEqual({ size: 100, posts: 30 })
  expect(packageFor(4_000, 40)).toEqual({ size: 100, posts: 40 })
})

test('an order has a rank and a luck for each post, and the same draws give the same order', () => {
  const order = orderFor('campaign', 30, seededRandom(5))
  expect([...order.rank].sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, at) => at))
  expect(order.luck).toHaveLength(30)
  expect(orderFor('campaign', 30, seededRandom(5))).toEqual(order)
})
