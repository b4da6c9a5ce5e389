import { expect, test } from 'vitest'
import { type PostCounts, podSize, postCounts } from './engagement.ts'
import { growthOf } from './growth.ts'
import type { CreatorPlan, Scenario } from './plan.ts'
import { type PostSlot, postSlots } from './post-slots.ts'
import { type World, worldOf } from './world.ts'

const at = '2026-11-20T10:00:00Z'

function creator(
  scenarios: Scenario[],
  extra: Partial<CreatorPlan> = {},
): { world: World; slots: PostSlot[]; counts: PostCounts[] } {
  const world = worldOf({
    seed: 'engagement',
    platform: 'tiktok',
    at,
    anchor: '2026-11-01T00:00:00Z',
    followers: 200_000,
    ...extra,
    scenarios,
  })
  const slotsOf = (day: number): PostSlot[] => postSlots(world, day)
  const growth = growthOf(world, slotsOf)
  const days = Array.from({ length: 60 }, (_, index) => worldOf({ seed: 'any', platform: 'x', at }).day - 70 + index)
  const slots = days.flatMap(slotsOf)
  return { world, slots, counts: slots.map((slot) => postCounts(world, growth, slot)) }
}

test('counts are whole and never negative, and nobody likes what nobody has seen', () => {
  const scenarios: Scenario[] = [
    { kind: 'bought-likes', intensity: 0.9 },
    { kind: 'comment-bots', intensity: 0.9 },
    { kind: 'pod', intensity: 1 },
  ]
  for (const { likes, comments, views, shares, saves } of creator(scenarios).counts) {
    for (const count of [likes, comments, views, shares, saves]) expect(count).toSatisfy(Number.isSafeInteger)
    expect(Math.min(likes ?? 0, comments ?? 0, views ?? 0, shares ?? 0, saves ?? 0)).toBeGreaterThanOrEqual(0)
    expect(likes ?? 0).toBeLessThanOrEqual(views ?? 0)
  }
})

test('a post only gains with time', () => {
  const early = creator([{ kind: 'comment-bots', intensity: 0.5 }])
  const late = creator([{ kind: 'comment-bots', intensity: 0.5 }], { at: '2026-11-23T10:00:00Z' })
  const later = new Map(late.slots.map((slot, index) => [slot.id, late.counts[index]]))
  early.slots.forEach((slot, index) => {
    const then = later.get(slot.id)
    const now = early.counts[index]
    for (const count of ['likes', 'comments', 'views', 'shares', 'saves'] as const) {
      expect(then?.[count] ?? 0).toBeGreaterThanOrEqual(now?.[count] ?? 0)
    }
  })
})

test('what was bought is a part of the count and is known', () => {
  const { counts } = creator([{ kind: 'bought-likes', intensity: 0.5 }])
  const ordered = counts.filter(({ boughtLikes }) => boughtLikes > 0)
  expect(ordered.length).toBeGreaterThan(0.7 * counts.length)
  for (const { likes, boughtLikes } of ordered) expect(boughtLikes).toBeLessThanOrEqual(likes ?? 0)
  expect(
    creator([]).counts.every(
      ({ boughtLikes, boughtViews, mix }) => boughtLikes + boughtViews + mix.bot + mix.pod === 0,
    ),
  ).toBe(true)
})

test('orders come in round packages', () => {
  const { counts } = creator([{ kind: 'bought-views', intensity: 0.6 }])
  for (const { boughtViews } of counts.filter((one) => one.boughtViews > 0)) {
    const digit = 10 ** Math.floor(Math.log10(boughtViews))
    expect((boughtViews / digit) * 4).toBeCloseTo(Math.round((boughtViews / digit) * 4), 6)
  }
})

test('likes, comments and shares of a post go together', () => {
  const { counts } = creator([])
  const logs = counts.map(({ views, likes }) => [Math.log((views ?? 0) + 1), Math.log((likes ?? 0) + 1)] as const)
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  const [viewMean, likeMean] = [mean(logs.map(([view]) => view)), mean(logs.map(([, like]) => like))]
  const covariance = mean(logs.map(([view, like]) => (view - viewMean) * (like - likeMean)))
  const spread = (index: 0 | 1, middle: number): number =>
    Math.sqrt(mean(logs.map((pair) => (pair[index] - middle) ** 2)))
  expect(covariance / (spread(0, viewMean) * spread(1, likeMean))).toBeGreaterThan(0.85)
})

test('a pod has 24 to 53 members, and without one there are none', () => {
  for (let index = 0; index < 50; index++) {
    const world = worldOf({
      seed: `pod ${index}`,
      platform: 'instagram',
      at,
      scenarios: [{ kind: 'pod', intensity: 0.5 }],
    })
    expect(podSize(world)).toBeGreaterThanOrEqual(24)
    expect(podSize(world)).toBeLessThanOrEqual(53)
  }
  expect(podSize(creator([]).world)).toBe(0)
})
