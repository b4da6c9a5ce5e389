import { expect, test } from 'vitest'
import { tabAfter } from './tab-keys.ts'

test('arrows go round, Home and End lead to the ends, other keys lead nowhere', () => {
  expect(tabAfter('ArrowRight', 5, 6)).toBe(0)
  expect(tabAfter('ArrowLeft', 0, 6)).toBe(5)
  expect([tabAfter('Home', 3, 6), tabAfter('End', 3, 6)]).toEqual([0, 5])
  expect(tabAfter('Tab', 3, 6)).toBeNull()
})
