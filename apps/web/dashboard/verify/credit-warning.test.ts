import { expect, test } from 'vitest'
import { creditWarning } from './credit-warning.ts'

test('enough credits need no word', () => {
  expect(creditWarning(51)).toBeNull()
})

test('fifty and fewer are low, twenty and fewer critical', () => {
  expect(creditWarning(50)).toMatchObject({ title: 'Low Credit Warning', message: 'You have 50 credits left.' })
  expect(creditWarning(21)?.title).toBe('Low Credit Warning')
  expect(creditWarning(20)).toMatchObject({ title: 'Critical Credit Level', tone: 'risk' })
  expect(creditWarning(1)?.message).toBe('You have 1 credit left.')
})
