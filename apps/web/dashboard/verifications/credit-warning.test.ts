import { expect, test } from 'vitest'
import { warningAfter } from './credit-warning.ts'

test('enough credits need no word', () => {
  expect(warningAfter(10, 51)).toBeNull()
})

test('fifty and fewer are low, twenty and fewer critical', () => {
  expect(warningAfter(10, 50)).toMatchObject({ title: 'Low Credit Warning', message: 'You have 50 credits left.' })
  expect(warningAfter(10, 21)?.title).toBe('Low Credit Warning')
  expect(warningAfter(10, 20)).toMatchObject({ title: 'Critical Credit Level', tone: 'risk' })
  expect(warningAfter(10, 1)?.message).toBe('You have 1 credit left.')
})

test('credits on hold, and a check that cost nothing, warn of nothing', () => {
  expect(warningAfter(null, 5)).toBeNull()
  expect(warningAfter(0, 5)).toBeNull()
})
