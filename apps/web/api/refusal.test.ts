import { ApiFailure } from '@vouch/contract'
import { expect, test } from 'vitest'
import { newerVersionOf, refusalOf, sentenceOf } from './refusal.ts'

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

test('a screen has its own words where the server said nothing, but not where nobody could be reached', () => {
  const notOurs = new ApiFailure(502, { error: 'x', code: 'unknown', requestId: '' }, { told: null })
  const lost = new ApiFailure(0, { error: 'The server cannot be reached.', code: 'unreachable', requestId: '' })
  expect(sentenceOf(notOurs, 'The list was not saved.')).toBe('The list was not saved.')
  expect(sentenceOf(new TypeError('x is undefined'), 'The list was not saved.')).toBe('The list was not saved.')
  expect(sentenceOf(failure(), 'The list was not saved.')).toBe('Whole sentence.')
  expect(sentenceOf(lost, 'The list was not saved.')).toBe('The server cannot be reached.')
})

test('a defect is said as one, without a word of the inside', () => {
  expect(refusalOf(new TypeError('x is undefined')).message).toBe('Something went wrong. Please try again.')
})

test('a save over a version that is no longer the newest tells which one is, as contracts and templates say it', () => {
  const conflict = (more: object) =>
    new ApiFailure(409, { error: 'Nothing was overwritten.', code: 'field_conflict', requestId: 'r', ...more })
  expect(newerVersionOf(conflict({ version: 4 }))).toBe(4)
  expect(newerVersionOf(conflict({ theirs: { name: 'Spring', version: 2 } }))).toBe(2)
  expect(newerVersionOf(conflict({}))).toBeNull()
  expect(newerVersionOf(failure())).toBeNull()
  expect(newerVersionOf(new TypeError('x is undefined'))).toBeNull()
})
