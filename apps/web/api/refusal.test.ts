import { ApiFailure } from '@vouch/contract'
import { expect, test } from 'vitest'
import { refusalOf } from './refusal.ts'

const failure = (fields?: Record<string, string>) =>
  new ApiFailure(400, { error: 'Whole sentence.', code: 'validation', requestId: 'r', ...(fields && { fields }) })

test('a message stands at the field that it names', () => {
  expect(refusalOf(failure({ email: 'Too short.' }), ['email'])).toEqual({
    message: null,
    fields: { email: 'Too short.' },
  })
})

test('a message about a field that the form does not have stands above the form', () => {
  expect(refusalOf(failure({ token: 'Broken.' }), ['email'])).toEqual({ message: 'Whole sentence.', fields: {} })
  expect(refusalOf(failure())).toEqual({ message: 'Whole sentence.', fields: {} })
})

test('a defect is said as one, without a word of the inside', () => {
  expect(refusalOf(new TypeError('x is undefined')).message).toBe('Something went wrong. Please try again.')
})
