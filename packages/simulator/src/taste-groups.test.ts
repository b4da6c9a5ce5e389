import { expect, test } from 'vitest'
import { simulateCreator } from './simulate-creator.ts'

const plan = {
  seed: 'tastes',
  platform: 'instagram',
  at: '2026-11-20T00:00:00Z',
  followers: 60_000,
  size: 'standard',
} as const
const tasteful = simulateCreator({ ...plan, tasteGroups: 3 })
const isFan = (id: string) => /_t[0-9a-z]+$/.test(id)

test('without tastes a creator is as before', () => {
  expect(simulateCreator({ ...plan, tasteGroups: 0 })).toEqual(simulateCreator(plan))
  expect(
    simulateCreator(plan)
      .snapshot.likers.flatMap(({ accountIds }) => accountIds)
      .some(isFan),
  ).toBe(false)
})

test('fans of a topic, of everything and of a period are among the likers and the commenters, and in no ring', () => {
  const { snapshot, truth } = tasteful
  const liked = snapshot.likers.flatMap(({ accountIds }) => accountIds)
  const fans = liked.filter(isFan)
  expect(fans.length).toBeGreaterThan(0.1 * liked.length)
  expect(fans.length).toBeLessThan(0.9 * liked.length)
  expect(snapshot.comments.some(({ authorId }) => isFan(authorId))).toBe(true)
  expect(truth.ringAccountIds).toEqual([])
})

test('lists are no longer than without tastes, and name nobody twice', () => {
  const lengths = (creator: typeof tasteful) => creator.snapshot.likers.map(({ accountIds }) => accountIds.length)
  expect(lengths(tasteful)).toEqual(lengths(simulateCreator(plan)))
  for (const { accountIds } of tasteful.snapshot.likers) expect(new Set(accountIds).size).toBe(accountIds.length)
})
