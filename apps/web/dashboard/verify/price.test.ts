import { expect, test } from 'vitest'
import { isFreeRepeat, isTooDear, repeatPrice } from './price.ts'

const until = '2026-11-21T14:05:00.000Z'
const at = Date.parse(until)

test('a repeat is free until the moment that the server names, and costs from then on', () => {
  expect(repeatPrice(until, at - 1)).toBe('free for less than a minute')
  expect(repeatPrice(until, at)).toBe('10 credits')
})

test('a repeat is free or not, whatever the words say', () => {
  expect([at - 1, at].map((now) => isFreeRepeat(until, now))).toEqual([true, false])
  expect([isFreeRepeat(null, at), isFreeRepeat('', at)]).toEqual([false, false])
})

test('a verification is too dear where fewer credits are known than it costs', () => {
  expect([580, 10, 9, 0, null].map(isTooDear)).toEqual([false, false, true, true, false])
})

test.for([
  [23.9 * 60, 'free for 23 more hours'],
  [60, 'free for 1 more hour'],
  [59.9, 'free for 59 more minutes'],
  [1, 'free for 1 more minute'],
] as const)('with %d minutes left it is %s, in no time zone', ([minutes, words]) => {
  expect(repeatPrice(until, at - minutes * 60_000)).toBe(words)
})

test('where nothing was paid, or the moment cannot be read, the full price is told', () => {
  expect(repeatPrice(null, at)).toBe('10 credits')
  expect(repeatPrice('soon', at)).toBe('10 credits')
})
