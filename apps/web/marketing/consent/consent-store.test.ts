import { createContext, runInContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  askingAttribute,
  consentDateKey,
  consentKey,
  consentScript,
  saveConsent,
  savedConsent,
} from './consent-store.ts'

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

/** Runs the head's script as a page would. @returns after how long it looks, and whether it then asks. */
function askedBy(kept: Record<string, string>, now: Date): { afterMs: number; asks: boolean } {
  const set: string[] = []
  let afterMs = Number.NaN
  const scope = {
    addEventListener: (name: string, listener: () => void) => name === 'load' && listener(),
    setTimeout: (look: () => void, ms: number) => {
      afterMs = ms
      look()
    },
    localStorage: { getItem: (key: string) => kept[key] ?? null },
    document: { documentElement: { setAttribute: (name: string) => set.push(name) } },
    Date: Object.assign(() => '', { now: () => now.getTime(), parse: Date.parse }),
  }
  runInContext(consentScript, createContext(scope))
  return { afterMs, asks: set.includes(askingAttribute) }
}

test('the question comes two seconds after the page has loaded, and not to whoever has answered', () => {
  expect(askedBy({}, at)).toEqual({ afterMs: 2_000, asks: true })
  const storage = storageOf()
  saveConsent(storage, { essential: true, analytics: false, marketing: false }, at)
  expect(askedBy(Object.fromEntries(storage.kept), at)).toEqual({ afterMs: 2_000, asks: false })
})

test('the head and the page call the same thing a decision', () => {
  const consent = fc.oneof(
    fc.constantFrom('', '{', 'null', '7', '[]', '"analytics"', '{"analytics":true}', '{"analytics":1,"marketing":0}'),
    fc.json(),
  )
  const day = fc.oneof(
    fc.constantFrom('', 'yesterday', at.toISOString()),
    fc.date({ min: new Date('2025-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }).map(String),
  )
  fc.assert(
    fc.property(fc.option(consent), fc.option(day), (text, written) => {
      const kept = {
        ...(text !== null && { [consentKey]: text }),
        ...(written !== null && { [consentDateKey]: written }),
      }
      expect(askedBy(kept, at).asks).toBe(savedConsent(storageOf(kept), at) === null)
    }),
  )
})
