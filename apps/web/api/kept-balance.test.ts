import { expect, test } from 'vitest'
import { keepBalance, keptBalance } from './kept-balance.ts'

const balance = {
  monthlyCredits: 140,
  purchasedCredits: 250,
  totalCredits: 390,
  monthlyCreditsLimit: 150,
  onHold: 10,
  purchasedFrozen: false,
}

function storage(text: string | null = null) {
  const items = new Map(text === null ? [] : [['credit_balance', text]])
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

test('a balance is kept with the time at which the server told it', () => {
  const own = storage()
  keepBalance(own, 'w1', { balance, at: '2026-11-20T10:00:00.000Z' })
  expect(keptBalance(own, 'w1')).toEqual({ balance, at: '2026-11-20T10:00:00.000Z' })
})

test('each workspace has its own, and the one that was looked at longest ago makes room', () => {
  const own = storage()
  const at = '2026-11-20T10:00:00.000Z'
  for (let one = 0; one <= 10; one += 1) {
    keepBalance(own, `w${one}`, { balance: { ...balance, totalCredits: one }, at })
    keepBalance(own, 'w1', { balance: { ...balance, totalCredits: 1 }, at })
  }
  expect(keptBalance(own, 'w0')).toBeNull()
  for (const one of [1, 2, 10]) expect(keptBalance(own, `w${one}`)?.balance.totalCredits).toBe(one)
})

const at = 'yesterday'

test.each([
  ...[null, '', 'null', '{', '{"monthlyCredits":5}', JSON.stringify({ ...balance, at: '2026-11-20T10:00:00.000Z' })],
  ...['{"workspaces":[]}', '{"workspaces":{"w1":7}}', JSON.stringify({ workspaces: { w1: { ...balance, at } } })],
])('%j is no balance', (text) => {
  expect(keptBalance(storage(text), 'w1')).toBeNull()
})
