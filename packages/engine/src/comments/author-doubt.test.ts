import { expect, test } from 'vitest'
import type { Account } from '../snapshot/snapshot.ts'
import { authorDoubt } from './author-doubt.ts'
import { emptyAccount, livedInAccount } from './example-comments.ts'

test('an empty account that follows thousands is suspicious, a lived-in one is ordinary', () => {
  expect(authorDoubt(emptyAccount('a1'))).toBe('suspicious')
  expect(authorDoubt(livedInAccount('a2'))).toBe('ordinary')
})

test('nothing is said about a profile of which next to nothing is known', () => {
  expect(authorDoubt(undefined)).toBe('unknown')
  expect(authorDoubt({ id: 'a' })).toBe('unknown')
  expect(authorDoubt({ id: 'a', hasAvatar: false, posts: 0 })).toBe('unknown')
})

test('somebody who only reads is not suspicious', () => {
  const reader: Account = { id: 'a', hasAvatar: true, bio: '', followers: 4, following: 30, posts: 0, isPrivate: true }
  expect(authorDoubt(reader)).not.toBe('suspicious')
})

test('a verified account is ordinary whatever else it shows', () => {
  expect(authorDoubt({ ...emptyAccount('a'), verified: true })).toBe('ordinary')
})

test('taking a doubt away never makes an account more suspicious', () => {
  const rank = { ordinary: 0, unknown: 1, suspicious: 2 }
  const base = emptyAccount('a')
  const better: Partial<Account>[] = [
    { hasAvatar: true },
    { posts: 40 },
    { followers: 900 },
    { following: 20 },
    { bio: 'tea' },
  ]
  let account = base
  for (const change of better) {
    const next = { ...account, ...change }
    expect(rank[authorDoubt(next)]).toBeLessThanOrEqual(rank[authorDoubt(account)])
    account = next
  }
  expect(authorDoubt(account)).toBe('ordinary')
})
