import { expect, test } from 'vitest'
import type { Account } from '../snapshot/snapshot.ts'
import { type FeatureName, featureCount, featureIndex, writeAccountFeatures } from './account-features.ts'
import { accountReasons } from './account-reasons.ts'

function reasonsOf(account: Omit<Account, 'id'>, parts: Partial<Record<FeatureName, number>>): string[] {
  const row = new Float64Array(featureCount)
  const weights = new Float64Array(featureCount)
  const whole = { id: 'a', ...account }
  writeAccountFeatures(whole, Date.parse('2026-06-01T00:00:00Z'), row)
  for (const [name, part] of Object.entries(parts)) weights[featureIndex[name as FeatureName]] = part
  return accountReasons(whole, row, weights)
}

test('counts are told together, with thousands separated', () => {
  const account = { following: 4100, followers: 12 }
  expect(reasonsOf(account, { following: 0.2, followBalance: 0.4 })).toEqual(['follows 4,100 accounts, followed by 12'])
})

test('a count that is not known is not told', () => {
  expect(reasonsOf({ following: 4100 }, { following: 1 })).toEqual(['follows 4,100 accounts'])
  expect(reasonsOf({ followers: 1 }, { followers: 1 })).toEqual(['followed by 1'])
})

test('the strongest reason comes first, and at most three are told', () => {
  const account = { following: 4100, followers: 12, posts: 0, hasAvatar: false, bio: '', username: 'anna_92841' }
  const reasons = reasonsOf(account, { posts: 1, hasAvatar: 3, bioLength: 2, digitRun: 0.5, following: 0.4 })
  expect(reasons).toEqual(['no profile photo', 'empty bio', 'no posts'])
})

test('what speaks for the account, or hardly speaks, is not a reason', () => {
  expect(reasonsOf({ posts: 0, hasAvatar: false }, { posts: -1, hasAvatar: 0.1 })).toEqual([])
})

test('parts of one group are added before they are judged', () => {
  const account = { following: 900, followers: 30 }
  expect(reasonsOf(account, { followers: 0.8, following: -0.9 })).toEqual([])
})

test('user names are described by their digits', () => {
  expect(reasonsOf({ username: 'anna_92841' }, { digitRun: 1 })).toEqual(['username with 5 digits in a row'])
  expect(reasonsOf({ username: 'a1n2' }, { digitShare: 1 })).toEqual(['digits in the username'])
  expect(reasonsOf({ username: 'anna' }, { usernameLength: 1 })).toEqual([])
})

test('nouns agree with their numbers', () => {
  expect(reasonsOf({ following: 1, followers: 0 }, { following: 1 })).toEqual(['follows 1 account, followed by 0'])
  expect(reasonsOf({ posts: 1 }, { posts: 1 })).toEqual(['1 post'])
  expect(reasonsOf({ listed: 0 }, { listed: 1 })).toEqual(['on no lists'])
  expect(reasonsOf({ createdAt: '2026-05-30T12:00:00Z' }, { ageDays: 1 })).toEqual(['account is 1 day old'])
})

test('display names, bots and visibility are told where they speak', () => {
  expect(reasonsOf({ displayName: '' }, { nameLength: 1 })).toEqual(['no display name'])
  expect(reasonsOf({ displayName: 'Anna 7' }, { nameHasDigits: 1 })).toEqual(['digits in the display name'])
  expect(reasonsOf({ bio: 'a bot' }, { saysBot: 1 })).toEqual(['bio says it is a bot'])
  expect(reasonsOf({ isPrivate: true }, { isPrivate: 1 })).toEqual(['private'])
  expect(reasonsOf({ favourites: 0 }, { favourites: 1 })).toEqual(['gave no likes'])
})
