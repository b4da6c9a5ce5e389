import { expect, test } from 'vitest'
import { forgetUnclaimed, isUnclaimed, noteUnclaimed } from './unclaimed-purchase.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('a payment waits for whoever made it, until its credits are there', () => {
  const kept = storage()
  expect(isUnclaimed(kept, 'ann')).toBe(false)
  noteUnclaimed(kept, 'ann')
  expect([isUnclaimed(kept, 'ann'), isUnclaimed(kept, 'ben'), isUnclaimed(kept, '')]).toEqual([true, false, false])
  forgetUnclaimed(kept)
  expect(isUnclaimed(kept, 'ann')).toBe(false)
})
