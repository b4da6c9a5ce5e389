import { expect, test } from 'vitest'
import { consentDateKey, consentKey, saveConsent, savedConsent } from './consent-store.ts'

function storageOf(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

const at = new Date('2026-11-21T10:00:00Z')

test('a decision is kept as JSON with its date, and read back', () => {
  const storage = storageOf()
  saveConsent(storage, { essential: true, analytics: true, marketing: false }, at)
  expect(Object.fromEntries(storage.kept)).toEqual({
    'cookie-consent': '{"essential":true,"analytics":true,"marketing":false}',
    'cookie-consent-date': '2026-11-21T10:00:00.000Z',
  })
  expect(savedConsent(storage, at)).toEqual({ essential: true, analytics: true, marketing: false })
})

test('a decision is asked for again after a year', () => {
  const storage = storageOf()
  saveConsent(storage, { essential: true, analytics: true, marketing: true }, at)
  expect(savedConsent(storage, new Date('2027-11-20T10:00:00Z'))).not.toBeNull()
  expect(savedConsent(storage, new Date('2027-11-22T10:00:00Z'))).toBeNull()
})

test.each(['', '{', 'null', '7', '{"essential":true}'])('%s in storage is no consent', (text) => {
  const storage = storageOf({ [consentKey]: text, [consentDateKey]: at.toISOString() })
  expect(savedConsent(storage, at)).toBeNull()
})

test('only a plain yes is a yes', () => {
  const storage = storageOf({ [consentKey]: '{"analytics":"yes","marketing":1}', [consentDateKey]: at.toISOString() })
  expect(savedConsent(storage, at)).toEqual({ essential: true, analytics: false, marketing: false })
})
