import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fullCreator } from '../examples/example-crowd.ts'
import { canonicalPieces, canonicalSnapshot } from './canonical.ts'
import type { Account, Snapshot } from './snapshot.ts'

/** The canonical form decides the digest under which reports are stored, so each law here is one about finding them again. */

const full = fullCreator()
const form = canonicalSnapshot(full)
/** Keys of every object of a parsed form, by where it stands. */
function keyLists(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(keyLists)
  return Array.isArray(value) ? inner : [Object.keys(value), ...inner]
}
const withAccounts = (accounts: Account[]): Snapshot => ({ ...full, accounts })

test('the pieces joined are one JSON text that holds what is known and no null', () => {
  const parsed: Record<string, unknown> = JSON.parse(form)
  expect(parsed.handle).toBe(full.handle)
  expect(form).not.toContain('null')
  expect([...canonicalPieces(full)].join('')).toBe(form)
})

test('keys are in order everywhere, in small objects as in large lists', () => {
  for (const keys of keyLists(JSON.parse(form))) expect(keys).toEqual([...keys].sort())
})

test('no piece is longer than a hundred records, however long the list', () => {
  const crowd = Array.from({ length: 1_050 }, (_, index) => ({ id: `person-${index}`, username: `name-${index}` }))
  const counts = [...canonicalPieces(withAccounts(crowd))].map((piece) => piece.split('"username"').length - 1)
  expect(Math.max(...counts)).toBe(100)
  // 1,050 of the list and 120 of the follower sample.
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1_170)
})

test.each([0, 1, 99, 100, 101, 200, 201])('a list of %d records is whole and well formed', (size) => {
  const accounts = Array.from({ length: size }, (_, index) => ({ id: `a${String(index).padStart(4, '0')}` }))
  const parsed: { accounts?: Account[] } = JSON.parse(canonicalSnapshot(withAccounts(accounts)))
  expect(parsed.accounts ?? []).toEqual(accounts)
})

test('an account with a rare key has the same form as before but for that key', () => {
  const plain: Account = { id: 'a', username: 'anna', followers: 0, hasAvatar: false }
  const accountIn = (account: Account) => {
    const parsed: { accounts: Account[] } = JSON.parse(canonicalSnapshot(withAccounts([account])))
    return parsed.accounts[0]
  }
  expect(accountIn(plain)).toEqual(plain)
  for (const rare of [{ country: 'GB' }, { createdAt: '2020' }, { favourites: 0 }, { language: '' }, { listed: 3 }]) {
    expect(accountIn({ ...plain, ...rare })).toEqual({ ...plain, ...rare })
  }
})

test('null, undefined and absence are one form for every key of an account', () => {
  const keys = ['bio', 'country', 'createdAt', 'displayName', 'favourites', 'followers', 'hasAvatar', 'listed'] as const
  const bare = canonicalSnapshot(withAccounts([{ id: 'a' }]))
  fc.assert(
    fc.property(fc.subarray([...keys]), fc.constantFrom(null, undefined), (chosen, nothing) => {
      const account = Object.assign({ id: 'a' }, ...chosen.map((key) => ({ [key]: nothing })))
      expect(canonicalSnapshot(withAccounts([account]))).toBe(bare)
    }),
  )
})

test('text is kept as written: case, spaces and composed characters tell snapshots apart', () => {
  const saying = (text: string) =>
    canonicalSnapshot({ ...full, comments: full.comments.map((one, index) => (index === 0 ? { ...one, text } : one)) })
  const texts = ['Cafe', 'cafe', 'cafe ', 'café', 'cafe\u0301', 'caf"e', '']
  expect(new Set(texts.map(saying)).size).toBe(texts.length)
})

test('tags, mentions, topics and likers are sets: their order tells nothing, their content does', () => {
  const tagged = (hashtags: string[]) =>
    canonicalSnapshot({ ...full, posts: full.posts.map((post) => ({ ...post, hashtags })) })
  expect(tagged(['sea', 'sun'])).toBe(tagged(['sun', 'sea']))
  expect(tagged(['sea'])).not.toBe(tagged(['sea', 'sea']))
  const liked = (likers: Snapshot['likers']) => canonicalSnapshot({ ...full, likers })
  expect(liked(full.likers.map((one) => ({ ...one, accountIds: [...one.accountIds].reverse() })))).toBe(form)
})

test('a key that the profile gains some day is part of the form, one that a post gains is not', () => {
  // Posts are rebuilt by name for speed: whoever adds a key to them adds it there.
  const grown: Snapshot = { ...full, profile: { ...full.profile, ...JSON.parse('{"aura": 7}') } }
  expect(canonicalSnapshot(grown)).toContain('"aura":7')
  const odd = full.posts.map((post) => ({ ...post, ...JSON.parse('{"aura": 7}') }))
  expect(canonicalSnapshot({ ...full, posts: odd })).toBe(form)
})

test('a sample of nobody keeps its method, since somebody asked for it', () => {
  const asked = canonicalSnapshot({ ...full, followersSample: { method: 'recent', accounts: [] } })
  expect(JSON.parse(asked)).toMatchObject({ followersSample: { method: 'recent' } })
  expect(asked).not.toBe(canonicalSnapshot({ ...full, followersSample: null }))
})

test('taking the form changes nothing of the snapshot', () => {
  const before = structuredClone(full)
  canonicalSnapshot(full)
  expect(full).toEqual(before)
})
