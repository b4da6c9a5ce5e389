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
  keepBalance(own, { balance, at: '2026-11-20T10:00:00.000Z' })
  expect(keptBalance(own)).toEqual({ balance, at: '2026-11-20T10:00:00.000Z' })
})

test.each([null, '', 'null', '{', '{"monthlyCredits":5}', JSON.stringify({ ...balance, at: 'yesterday' })])(
  '%j is no balance',
  (text) => {
    expect(keptBalance(storage(text))).toBeNull()
  },
)
