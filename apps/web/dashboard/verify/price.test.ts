import { expect, test } from 'vitest'
import { isFreeRepeat, isTooDear, repeatPrice } from './price.ts'

const until = '2026-11-21T14:05:00.000Z'
const at = Date.parse(until)

test('a repeat is free until the moment that the server names, and costs from then on', () => {
  expect(repeatPrice(until, at - 1)).toBe('free until 14:05 UTC')
  expect(repeatPrice(until, at)).toBe('10 credits')
})

test('a repeat is free or not, whatever the words say', () => {
  expect([at - 1, at].map((now) => isFreeRepeat(until, now))).toEqual([true, false])
  expect([isFreeRepeat(null, at), isFreeRepeat('', at)]).toEqual([false, false])
})

test('a verification is too dear where fewer credits are known than it costs', () => {
  expect([580, 10, 9, 0, null].map(isTooDear)).toEqual([false, false, true, true, false])
})

test('a free day that ends tomorrow says so', () => {
  expect(repeatPrice(until, at - 23 * 3_600_000)).toBe('free until tomorrow 14:05 UTC')
})

test('where nothing was paid, or the moment cannot be read, the full price is told', () => {
  expect(repeatPrice(null, at)).toBe('10 credits')
  expect(repeatPrice('soon', at)).toBe('10 credits')
})
