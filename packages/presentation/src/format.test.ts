import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as format from './format.ts'

/** Tests read more easily with ordinary spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('counts are written in full with separators', () => {
  expect(format.count(1234)).toBe('1,234')
  expect(format.count(0)).toBe('0')
  expect(format.count(-1234)).toBe('−1,234')
})

test('what is not known is an en dash, and zero is not', () => {
  const writers = [format.count, format.compact, format.percent, format.number, format.signed]
  for (const write of writers) {
    expect(write(null)).toBe('–')
    expect(write(undefined)).toBe('–')
    expect(write(Number.NaN)).toBe('–')
    expect(write(0)).toMatch(/^0/)
  }
  expect(format.range(null, 3)).toBe('–')
  expect(format.percentRange(0.1, null)).toBe('–')
  expect(format.date(null)).toBe('–')
  expect(format.dateTime('no date')).toBe('–')
})

test.each([
  [987, '987'],
  [9_876, '9,876'],
  [9_999.6, '10K'],
  [12_345, '12.3K'],
  [12_000, '12K'],
  [999_949, '999.9K'],
  [999_960, '1M'],
  [1_234_567, '1.2M'],
  [280_000_000, '280M'],
  [3_400_000_000, '3.4B'],
])('%d in short is %s', (value, expected) => {
  expect(plain(format.compact(value))).toBe(expected)
})

test('a larger count never reads as a shorter scale', () => {
  const worth = (text: string) => {
    const scale = { K: 1e3, M: 1e6, B: 1e9 }[text.slice(-1)] ?? 1
    return Number(text.replace(/[^\d.]/g, '')) * scale
  }
  const counts = fc.integer({ min: 0, max: 5e9 })
  fc.assert(
    fc.property(counts, counts, (a, b) => {
      fc.pre(a <= b)
      expect(worth(format.compact(a))).toBeLessThanOrEqual(worth(format.compact(b)))
    }),
  )
})

test.each([
  [0.0045, '0.45%'],
  [0.021, '2.1%'],
  [0.0995, '10%'],
  [0.18, '18%'],
  [0.184, '18%'],
  [1, '100%'],
])('the share %d is %s', (ratio, expected) => {
  expect(plain(format.percent(ratio))).toBe(expected)
})

test('both ends of an interval share one precision', () => {
  expect(plain(format.percentRange(0.15, 0.22))).toBe('15% to 22%')
  expect(plain(format.percentRange(0.082, 0.12))).toBe('8% to 12%')
  expect(format.range(66, 80)).toBe('66 to 80')
})

test('contributions carry their sign', () => {
  expect(format.signed(1.24)).toBe('+1.2')
  expect(format.signed(-0.44)).toBe('−0.4')
  expect(format.signed(0.01)).toBe('0')
})

test('one credit is not one credits', () => {
  expect(format.plural(1, 'credit')).toBe('1 credit')
  expect(format.plural(10, 'credit')).toBe('10 credits')
  expect(format.plural(2, 'reply', 'replies')).toBe('2 replies')
})

test.each([
  [0.86, '86th'],
  [0.01, '1st'],
  [0.02, '2nd'],
  [0.23, '23rd'],
  [0.11, '11th'],
  [1, '99th'],
  [0, '1st'],
])('the place %d is the %s', (ratio, expected) => {
  expect(format.percentile(ratio)).toBe(expected)
})

test('dates are written in UTC whatever the reader has set', () => {
  expect(format.date('2026-11-20T23:59:59Z')).toBe('Nov 20, 2026')
  expect(format.month('2026-11-20')).toBe('Nov 2026')
  expect(format.dateTime('2026-11-20T14:05:00Z')).toBe('Nov 20, 2026, 14:05 UTC')
})

test('an age is told in the largest unit that fits, and after a week as the date', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  expect(format.timeAgo('2026-11-20T11:59:50Z', now)).toBe('just now')
  expect(format.timeAgo('2026-11-20T11:59:00Z', now)).toBe('1 minute ago')
  expect(format.timeAgo('2026-11-20T09:00:00Z', now)).toBe('3 hours ago')
  expect(format.timeAgo('2026-11-19T10:00:00Z', now)).toBe('yesterday')
  expect(format.timeAgo('2026-11-15T12:00:00Z', now)).toBe('5 days ago')
  expect(format.timeAgo('2026-10-01T12:00:00Z', now)).toBe('Oct 1, 2026')
  // A server's clock may be a little ahead of the browser's.
  expect(format.timeAgo('2026-11-20T12:00:30Z', now)).toBe('just now')
})

test('spans keep tenths while they are short', () => {
  expect(plain(format.elapsed(0.004))).toBe('< 0.1 s')
  expect(plain(format.elapsed(0.42))).toBe('0.4 s')
  expect(plain(format.elapsed(12.4))).toBe('12 s')
  expect(plain(format.elapsed(65))).toBe('1 min 05 s')
})

test('money shows cents where there are any, and a minus before its sign', () => {
  expect([39, 1290, 12.5, 0, -19.99, 0.1 + 0.2, 72.999].map(format.dollars)).toEqual([
    '$39',
    '$1,290',
    '$12.50',
    '$0',
    '−$19.99',
    '$0.30',
    '$73',
  ])
  expect(format.dollars(null)).toBe('–')
})

test('a range in a sentence is held together, and nothing else is', () => {
  expect(format.unbrokenRanges('74% came in jumps (72 to 76), at $23K to $156K')).toBe(
    '74% came in jumps (72\u00a0to\u00a076), at $23K\u00a0to\u00a0$156K',
  )
  expect(format.unbrokenRanges('15% to 22%')).toBe('15%\u00a0to\u00a022%')
  expect(format.unbrokenRanges('up to 40 posts, compared to 12')).toBe('up to 40 posts, compared to 12')
})
