import { canonicalJson } from '@vouch/contract'
import { simulateCreator } from '@vouch/simulator'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reportOf } from '../verifications/report-of.ts'
import { checkSigned } from './check-signed-text.ts'
import { keyRing, publishedRing } from './key-ring.ts'
import { signatureOf, signedText } from './signed-text.ts'
import { newKey, type SigningKey } from './signing-key.ts'

/** What a signature keeps: whoever changes a byte of a signed report is found. */

const at = '2026-01-01T00:00:00.000Z'
const { snapshot } = simulateCreator({ seed: 'signing', platform: 'instagram', at, size: 'tiny' })
const { report } = reportOf(snapshot, { computedAt: at })
const key = newKey(new Date(at))
const ring = (...keys: SigningKey[]) => keyRing(() => keys)
const unsigned = { issuer: 'https://vouch.test', code: 'VR-0123-4567-89AB-CDEF', signedAt: at }

function signed(by: SigningKey = key): string {
  const signer = ring(by).signing()
  if (signer === null) throw new Error('This key signs nothing')
  return signedText(report, signatureOf(report, unsigned, signer))
}

const text = signed()
const bytes = Buffer.from(text)
const found = (file: Uint8Array | string, keys = ring(key)) => checkSigned(file, keys).finding

test('what was signed is found as it was signed, with all that it says', () => {
  expect(checkSigned(text, ring(key))).toMatchObject({
    finding: 'unchanged',
    signature: { ...unsigned, keyId: key.id },
    report: { subject: report.subject, trust: report.trust },
  })
  expect([found(bytes), found(`${text}\n`), found(`${text}\r\n`)]).toEqual(['unchanged', 'unchanged', 'unchanged'])
})

test('the same key gives the same signature, and its report is any reader’s report', () => {
  expect(signed()).toBe(text)
  expect(JSON.parse(text)).toMatchObject(JSON.parse(canonicalJson(report)))
})

describe('law: a changed file is found', () => {
  const place = fc.nat(bytes.length - 1)

  test('one byte replaced', () => {
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 255 }), (index, turn) => {
        const bent = Buffer.from(bytes)
        bent[index] = (bytes[index] ?? 0) ^ turn
        expect(found(bent)).not.toBe('unchanged')
      }),
      { numRuns: 400 },
    )
  })

  test('every byte of the signature itself', () => {
    const begins = text.indexOf('"signature":')
    for (let index = begins; index < begins + 400; index++) {
      const bent = Buffer.from(bytes)
      bent[index] = (bytes[index] ?? 0) ^ 1
      expect(found(bent), `byte ${index}`).not.toBe('unchanged')
    }
  })

  test('bytes added, taken away or cut off', () => {
    fc.assert(
      fc.property(place, fc.uint8Array({ minLength: 1, maxLength: 3 }), fc.nat(5), (index, added, taken) => {
        const bent = Buffer.concat([bytes.subarray(0, index), added, bytes.subarray(index + taken)])
        expect(bent.equals(bytes) || found(bent) !== 'unchanged').toBe(true)
        expect(found(bytes.subarray(0, index))).toBe('unreadable')
      }),
      { numRuns: 200 },
    )
  })

  test('any value replaced by another', () => {
    const file = JSON.parse(text)
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(file)), fc.jsonValue(), (name, value) => {
        const same = canonicalJson(value) === canonicalJson(file[name])
        expect(same || found(canonicalJson({ ...file, [name]: value })) !== 'unchanged').toBe(true)
      }),
    )
  })
})

test('each way of changing a file has its name', () => {
  const trust = report.trust?.score ?? 0
  const cases: [file: string, finding: string][] = [
    [text.replace(`"score":${trust}`, '"score":99'), 'values_changed'],
    [text.replace('{', '{"also":1,'), 'values_changed'],
    [text.replace('"signature":{', '"signature":{"__proto__":{},'), 'values_changed'],
    [JSON.stringify(JSON.parse(text), null, 2), 'written_again'],
    [` ${text}`, 'written_again'],
    [text.replace(/"line":0\.2\b/, '"line":2e-1'), 'written_again'],
    [text.replace('"schema":"vouch.report/1"', '"schema":"vouch.report/1","schema":"vouch.report/1"'), 'key_repeated'],
    [text.replace('"score":', `"score":99,"score":`), 'key_repeated'],
    [text.slice(0, -1), 'unreadable'],
    [`\ufeff${text}`, 'unreadable'],
    ['[1]', 'no_signature'],
    [canonicalJson(report), 'no_signature'],
    ['', 'unreadable'],
    ['['.repeat(100_000), 'unreadable'],
  ]
  expect(cases.map(([file]) => found(file))).toEqual(cases.map(([, finding]) => finding))
  for (const [file] of cases) expect(file).not.toBe(text)
})

test('another key proves nothing, though it says the same of itself', () => {
  const other = newKey(new Date(at))
  expect(found(text, ring(other))).toBe('key_unknown')
  const claims = signed(other).replace(other.id, key.id)
  expect(found(claims)).toBe('values_changed')
})

test('the newest key signs, and older ones go on to check', () => {
  const newer = newKey(new Date('2026-06-01T00:00:00Z'))
  const keys = ring(key, newer)
  expect(keys.signing()?.id).toBe(newer.id)
  expect([found(signed(key), keys), found(signed(newer), keys)]).toEqual(['unchanged', 'unchanged'])
  expect(keys.published().map(({ kid }) => kid)).toEqual([newer.id, key.id])
})

test('a retired key checks what it signed before, signs no more, and nothing later counts', () => {
  const retired = (day: string) => ring({ ...key, retired: new Date(day) })
  expect(found(text, retired('2026-01-02T00:00:00Z'))).toBe('unchanged')
  expect(found(text, retired('2025-12-31T00:00:00Z'))).toBe('key_retired')
  expect(retired('2026-01-02T00:00:00Z').signing()).toBeNull()
})

test('what is published is enough to check with, and holds no private half', () => {
  const published = ring(key, { ...newKey(new Date(at)), retired: new Date(at) }).published()
  expect(found(text, publishedRing(published))).toBe('unchanged')
  expect(publishedRing(published).signing()).toBeNull()
  expect(published.flatMap((each) => Object.keys(each))).not.toContain('d')
  const [{ x = '' } = {}, { x: other = '' } = {}] = published
  expect(() => publishedRing(published.map((each) => ({ ...each, x: each.x === x ? other : x })))).toThrow(
    'another one',
  )
})
