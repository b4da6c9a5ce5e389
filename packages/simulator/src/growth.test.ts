import { expect, test } from 'vitest'
import { growthOf } from './growth.ts'
import type { CreatorPlan, Scenario } from './plan.ts'
import { postSlots } from './post-slots.ts'
import { worldOf } from './world.ts'

function growth(scenarios: Scenario[], extra: Partial<CreatorPlan> = {}) {
  const world = worldOf({
    seed: 'growth',
    platform: 'instagram',
    at: '2026-11-20T10:00:00Z',
    anchor: '2026-11-01T00:00:00Z',
    followers: 40_000,
    ...extra,
    scenarios,
  })
  return { world, ...growthOf(world, (day) => postSlots(world, day)) }
}

test('the creator has the stated followers on the anchor day, whatever happens to them', () => {
  const all: Scenario[][] = [
    [],
    [{ kind: 'bought-followers-burst', intensity: 0.4 }],
    [
      { kind: 'bought-followers-drip', intensity: 0.4 },
      { kind: 'viral', intensity: 0.3 },
    ],
    [{ kind: 'follow-unfollow', intensity: 1 }],
  ]
  for (const scenarios of all) {
    const { world, total } = growth(scenarios)
    expect(total(world.anchorDay)).toBe(40_000)
  }
})

test('organic followers never fall without an event', () => {
  const { world, organic } = growth([])
  for (let day = world.day - 800; day < world.day + 400; day++) {
    expect(organic(day + 1)).toBeGreaterThanOrEqual(organic(day))
  }
})

test('a day has the same followers whichever day is asked for first', () => {
  const forwards = growth([{ kind: 'bought-followers-burst', intensity: 0.3 }])
  const backwards = growth([{ kind: 'bought-followers-burst', intensity: 0.3 }], { at: '2027-03-01T00:00:00Z' })
  const days = Array.from({ length: 200 }, (_, index) => forwards.world.anchorDay - 100 + index)
  const first = days.map(forwards.total)
  expect([...days].reverse().map(backwards.total).reverse()).toEqual(first)
})

test('the bought part keeps its share over years', () => {
  const { world, bought, organic } = growth([{ kind: 'bought-followers-burst', intensity: 0.3 }])
  for (let day = world.day - 365; day < world.day + 2000; day += 17) {
    const share = bought(day) / (bought(day) + organic(day))
    expect(share).toBeGreaterThan(0.1)
    expect(share).toBeLessThanOrEqual(0.301)
  }
})

test('bought accounts drop off between orders', () => {
  const { world, bought, organic } = growth([{ kind: 'bought-followers-burst', intensity: 0.4 }])
  let falls = 0
  for (let day = world.day - 300; day < world.day; day++) {
    if (bought(day + 1) / organic(day + 1) < bought(day) / organic(day)) falls++
  }
  expect(falls).toBeGreaterThan(250)
})

test('followed accounts stay within what the platform allows', () => {
  const { world, following } = growth([{ kind: 'follow-unfollow', intensity: 1 }])
  for (let day = world.day - 200; day <= world.day; day++) {
    expect(following(day)).toBeGreaterThanOrEqual(0)
    expect(following(day)).toBeLessThanOrEqual(7500)
  }
})
