import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentOf } from './moment.ts'

const twoDigits = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, '0'))

test('every moment of the calendar is read as the language reads it', () => {
  const from = Date.parse('0001-01-01T00:00:00Z')
  const to = Date.parse('9999-12-31T23:59:59Z')
  fc.assert(
    fc.property(fc.integer({ min: from / 1000, max: to / 1000 }), (seconds) => {
      const text = new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')
      expect(momentOf(text)).toBe(seconds * 1000)
    }),
    { numRuns: 2_000 },
  )
})

test('what looks like a time and may be none is judged as the language judges it', () => {
  fc.assert(
    fc.property(fc.tuple(...Array.from({ length: 7 }, () => twoDigits)), (parts) => {
      const [century, year, month, date, hour, minute, second] = parts
      const text = `${century}${year}-${month}-${date}T${hour}:${minute}:${second}Z`
      expect(momentOf(text)).toBe(Date.parse(text))
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  '2026-11-20T10:00:00Z',
  '2024-02-29T00:00:00Z',
  '2023-02-29T00:00:00Z',
  '1900-03-01T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '2026-11-20T24:00:00Z',
  '2026-11-20T10:00:60Z',
  '2026-11-20T1a:00:00Z',
  '2026-11-20 10:00:00Z',
  '2026-11-20T10:00:00.250Z',
  '2026-11-20T10:00:00+02:00',
  '2026-11-20',
  'yesterday, at around',
  '',
])('"%s" gives what Date.parse gives', (text) => {
  expect(momentOf(text)).toBe(Date.parse(text))
})
