import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Account } from '../snapshot/snapshot.ts'
import { similarAccounts } from './similar-accounts.ts'

/** Names, months and counts that vary independently: habits, not one hand. */
function varied(index: number): Account {
  const digits = ['', '7', '88', '1990', '123'][index % 5] ?? ''
  return {
    id: `v${index}`,
    username: `${['anna', 'lee.k', 'tom_b'][index % 3]}${digits}`,
    followers: (index * 37) % 1900,
    following: (index * 53) % 1700,
    posts: (index * 17) % 600,
    createdAt: `20${10 + (index % 14)}-0${1 + (index % 9)}-03T00:00:00Z`,
  }
}

function made(index: number): Account {
  return {
    id: `m${index}`,
    username: `${['kate', 'jo', 'marie'][index % 3]}_${48_000 + index}`,
    followers: 5 + (index % 3),
    following: 1100 + (index % 9),
    posts: 0,
    createdAt: `2026-04-${10 + (index % 15)}T00:00:00Z`,
  }
}

const people = Array.from({ length: 300 }, (_, index) => varied(index))
const burst = Array.from({ length: 30 }, (_, index) => made(index))

test('varied people form no group', () => {
  expect(similarAccounts(people)).toEqual({ readable: 300, groups: [] })
})

test('accounts made by one hand form one group, with month and pattern', () => {
  const { groups } = similarAccounts([...people, ...burst])
  expect(groups).toHaveLength(1)
  expect(groups[0]).toMatchObject({ pattern: 'a_99999', month: '2026-04' })
  expect(groups[0]?.accountIds).toEqual(burst.map(({ id }) => id).sort())
  expect(groups[0]?.expected).toBeLessThan(1)
})

test('names without digits are alike without anybody’s doing', () => {
  const alike = burst.map((account) => ({ ...account, username: 'kate_lee' }))
  expect(similarAccounts([...people, ...alike]).groups).toEqual([])
})

test('three digits anywhere in the name are enough, two and two are not', () => {
  const named = (name: string) => [...people, ...burst.map((account) => ({ ...account, username: name }))]
  for (const name of ['501jo', 'jo501', 'j.501.o', 'ю501', '५501']) {
    expect(similarAccounts(named(name)).groups).toHaveLength(1)
  }
  for (const name of ['50jo11', 'jo_50.11', '५५५jo', 'jo']) expect(similarAccounts(named(name)).groups).toEqual([])
})

test('four alike are chance', () => {
  expect(similarAccounts([...people, ...burst.slice(0, 4)]).groups).toEqual([])
})

test('where everybody is alike there is nothing to compare with, so nobody is accused', () => {
  expect(similarAccounts(burst).groups).toEqual([])
})

test('a month is not needed, a user name and counts are', () => {
  const undated = burst.map(({ createdAt: _, ...account }) => account)
  expect(similarAccounts([...people, ...undated]).groups[0]?.month).toBeNull()
  const bare = burst.map(({ id, username }) => ({ id, username: username ?? null }))
  expect(similarAccounts([...people, ...bare]).readable).toBe(300)
})

test('the order of the sample changes nothing', () => {
  const accounts = [...people.slice(0, 120), ...burst]
  const expected = similarAccounts(accounts)
  fc.assert(
    fc.property(fc.shuffledSubarray(accounts, { minLength: 150, maxLength: 150 }), (shuffled) => {
      expect(similarAccounts(shuffled)).toEqual(expected)
    }),
    { numRuns: 20 },
  )
})
