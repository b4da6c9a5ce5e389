import { expect, test } from 'vitest'
import { likedCreator } from '../examples/example-likers.ts'
import { factsOf } from '../facts.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

const read = (snapshot: Snapshot) => factsOf(snapshot).likers

test('people who look like people are a small share, and half a farm is about a half', () => {
  expect(read(likedCreator())?.suspicious.share).toBeLessThan(0.05)
  const half = read(likedCreator({ farmed: 0.5 }))
  expect(half?.suspicious.share).toBeGreaterThan(0.4)
  expect(half?.suspicious.share).toBeLessThan(0.6)
  expect(half?.suspicious.sampled).toBe(320)
  expect(half?.posts).toBe(8)
})

test('more of the likes by a farm is never a smaller share', () => {
  const shares = [0, 0.1, 0.25, 0.5, 0.75].map((farmed) => read(likedCreator({ farmed }))?.suspicious.share ?? 0)
  expect([...shares].sort((a, b) => a - b)).toEqual(shares)
})

test('accounts that come back count for each like, and make nobody surer', () => {
  const once = read(likedCreator({ farmed: 0.5, lists: 3 }))?.suspicious
  const creator = likedCreator({ farmed: 0.5, lists: 3 })
  const [first] = creator.likers
  const again = creator.posts.slice(0, 3).map(({ id }) => ({ postId: id, accountIds: first?.accountIds ?? [] }))
  const same = read({ ...creator, likers: again })?.suspicious
  expect(same?.sampled).toBe(once?.sampled)
  expect((same?.high ?? 0) - (same?.low ?? 0)).toBeGreaterThan((once?.high ?? 0) - (once?.low ?? 0))
})

test('those who liked are named once each, the least authentic first', () => {
  const examples = read(likedCreator({ farmed: 0.5 }))?.examples ?? []
  expect(examples.length).toBeGreaterThan(20)
  expect(new Set(examples.map(({ accountId }) => accountId)).size).toBe(examples.length)
  for (const { accountId } of examples) expect(accountId).toMatch(/^farm/)
})

test('ids alone, few likes, half-known lists and subscribers of YouTube are not read', () => {
  const creator = likedCreator({ farmed: 0.5 })
  expect(read({ ...creator, accounts: creator.accounts.map(({ id, username }) => ({ id, username })) })).toBeNull()
  expect(read(likedCreator({ lists: 1 }))).toBeNull()
  expect(
    read({ ...creator, accounts: creator.accounts.filter(({ id }) => id.startsWith('farm')).slice(0, 20) }),
  ).toBeNull()
  expect(read(likedCreator({ platform: 'youtube', farmed: 0.5 }))).toBeNull()
  expect(read({ ...creator, likers: [] })).toBeNull()
})

test('the order of lists, and one list in two pieces, change nothing', () => {
  const creator = likedCreator({ farmed: 0.3 })
  const pieces = creator.likers.flatMap(({ postId, accountIds }) => [
    { postId, accountIds: accountIds.slice(10).reverse() },
    { postId, accountIds: accountIds.slice(0, 12) },
  ])
  expect(read({ ...creator, likers: pieces.reverse(), accounts: [...creator.accounts].reverse() })).toEqual(
    read(creator),
  )
})
