import fc from 'fast-check'
import { expect, test } from 'vitest'
import { engagementBases } from '../report/report.ts'
import { count, factor, listed, peopleOf, percent, perUnit, plural, pluralOf, sourceInSentence } from './wording.ts'

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1_000, '1,000'],
  [12_345.6, '12,346'],
  [999_999.5, '1,000,000'],
  [1_234_567, '1,234,567'],
  [-12_345, '-12,345'],
])('the count %d reads %s', (value, text) => {
  expect(count(value)).toBe(text)
})

test.each([
  ['Our summary of reach tables', 'our summary of reach tables'],
  ['Your workspace’s own price', 'your workspace’s own price'],
  ['Stellar', 'Stellar'],
  ['Ourtown', 'Ourtown'],
])('the source “%s” reads “%s” in a sentence', (source, text) => {
  expect(sourceInSentence(source)).toBe(text)
})

test.each([
  [0, '0%'],
  [0.000042, '0%'],
  [0.0042, '0.42%'],
  [0.01, '1.0%'],
  [0.031, '3.1%'],
  [0.0994, '9.9%'],
  [0.1, '10%'],
  [0.472, '47%'],
  [1.5, '150%'],
  [-0.031, '-3.1%'],
])('the share %d reads %s', (share, text) => {
  expect(percent(share)).toBe(text)
})

test.each([
  [0.0996, '10%'],
  [0.00996, '1.0%'],
  [0.09999, '10%'],
])('a share that is rounded up to the next size reads like that size: %d is %s', (share, text) => {
  expect(percent(share)).toBe(text)
})

test.each([
  [0.321, '0.32'],
  [0.997, '1.0'],
  [1, '1.0'],
  [2.44, '2.4'],
  [9.97, '10'],
  [10, '10'],
  [31.4, '31'],
  [1_990_000, '1,990,000'],
])('the factor %d reads %s', (value, text) => {
  expect(factor(value)).toBe(text)
})

test('written counts are read back as they were, and only digits and commas are in them', () => {
  fc.assert(
    fc.property(fc.nat(), (value) => {
      const text = count(value)
      expect(Number(text.replaceAll(',', ''))).toBe(value)
      expect(text).toMatch(/^\d{1,3}(,\d{3})*$/)
    }),
  )
})

test('a larger share never reads as a smaller one', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 2, noNaN: true }),
      fc.double({ min: 0, max: 0.5, noNaN: true }),
      (share, more) => {
        expect(Number.parseFloat(percent(share + more))).toBeGreaterThanOrEqual(Number.parseFloat(percent(share)))
      },
    ),
  )
})

test('no share is written with more digits than it is known to', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 3, noNaN: true }), (share) => {
      expect(percent(share)).toMatch(/^(\d{2,3}|\d\.\d|0\.\d\d|0)%$/)
    }),
  )
})

test.each([
  [0, '0 posts'],
  [1, '1 post'],
  [1.2, '1 post'],
  [2, '2 posts'],
  [1_200, '1,200 posts'],
])('%d of a post reads %s', (value, text) => {
  expect(plural(value, 'post')).toBe(text)
})

test.each([
  ['post', 'posts'],
  ['entry', 'entries'],
  ['day', 'days'],
  ['address', 'addresses'],
  ['search', 'searches'],
  ['person', 'people'],
  ['paid post', 'paid posts'],
  ['earlier day', 'earlier days'],
])('more than one %s are %s', (noun, many) => {
  expect(pluralOf(noun)).toBe(many)
  expect([plural(1, noun), plural(-1, noun), plural(0, noun)]).toEqual([`1 ${noun}`, `-1 ${noun}`, `0 ${many}`])
})

test('a noun with a verb behind it is given in both forms', () => {
  expect(plural(1, 'line has', 'lines have')).toBe('1 line has')
  expect(plural(3, 'line has', 'lines have')).toBe('3 lines have')
})

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('the list %j reads "%s"', (items, text) => {
  expect(listed(items)).toBe(text)
})

test('every basis of a rate has a word for one of it and for its people', () => {
  for (const basis of engagementBases) {
    expect(perUnit[basis]).toMatch(/^[a-z]+$/)
    expect(peopleOf[basis]).toBe(`${perUnit[basis]}${basis === 'views' ? 'ers' : 's'}`)
  }
})
