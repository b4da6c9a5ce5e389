import { expect, test } from 'vitest'
import { dayOf, keepUsed, usageKey, usedOn } from './tool-usage.ts'

function storageOf(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('what was used today is remembered, and tomorrow it is nothing', () => {
  const storage = storageOf()
  keepUsed(storage, '2026-11-21', 2)
  expect(usedOn(storage, '2026-11-21')).toBe(2)
  expect(usedOn(storage, '2026-11-22')).toBe(0)
})

test.each([
  '',
  '{',
  '7',
  '{"date":"2026-11-21"}',
  '{"date":"2026-11-21","count":"3"}',
  '{"date":"2026-11-21","count":-1}',
])('%s in storage counts as nothing used', (text) => {
  expect(usedOn(storageOf({ [usageKey]: text }), '2026-11-21')).toBe(0)
})

test('the day is the server’s', () => {
  expect(dayOf(new Date('2026-11-21T23:30:00-05:00'))).toBe('2026-11-22')
})
