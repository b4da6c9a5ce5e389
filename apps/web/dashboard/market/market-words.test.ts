import { expect, test } from 'vitest'
import { figureText, ownRange, ownText, rangeText } from './market-words.ts'

test.each([
  [null, '–'],
  [8.4, '$8.40'],
  [19.5, '$19.50'],
  [83.41, '$83'],
  [101, '$100'],
  [3_831, '$3,800'],
  [13_431, '$13K'],
])('an estimate of %s dollars reads %s', (value, text) => {
  expect(figureText('usd', value)).toBe(text)
})

test('both ends of a range are rounded alike, and what somebody set is told as they set it', () => {
  expect(rangeText('usd', { low: 83.41, high: 130 })).toBe('$83 to $130')
  expect(rangeText('usd', { low: 15.3, high: 31 })).toBe('$15 to $31')
  expect(rangeText('usd', { low: 5.25, high: 12 })).toBe('$5.25 to $12')
  expect(rangeText('ratio', { low: 0.0039, high: 0.026 })).toBe('0.4% to 2.6%')
  expect([ownText('usd', 124.5), ownRange('usd', { low: 99.9, high: 150 })]).toEqual(['$124.50', '$99.90 to $150'])
})
