import { expect, test } from 'vitest'
import { cardNumberText, expiryText } from './simulated-card.ts'

test('a number is written in groups of four, whatever else is typed', () => {
  expect(cardNumberText('4242-4242x42')).toBe('4242 4242 42')
  expect(cardNumberText('')).toBe('')
  expect(cardNumberText('1'.repeat(40))).toHaveLength(19 + 4)
})

test('the stroke of an expiry comes by itself and can be deleted', () => {
  expect(expiryText('1', '')).toBe('1')
  expect(expiryText('12', '1')).toBe('12 / ')
  expect(expiryText('12 / 3', '12 / ')).toBe('12 / 3')
  expect(expiryText('12 /', '12 / ')).toBe('12')
  expect(expiryText('1234', '')).toBe('12 / 34')
})
