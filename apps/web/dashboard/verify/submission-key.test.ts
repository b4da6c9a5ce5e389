import { expect, test } from 'vitest'
import { isOutcomeUnknown, submissionKey } from './submission-key.ts'

function ids(): () => string {
  let next = 0
  return () => {
    next += 1
    return `k${next}`
  }
}

test('a retry of the same content keeps its key; other content has another', () => {
  const makeId = ids()
  const first = submissionKey(null, 'a', makeId)
  expect(submissionKey(first, 'a', makeId)).toBe(first)
  expect(submissionKey(first, 'b', makeId).key).not.toBe(first.key)
})

test('without a pending key, the same content is a new submission', () => {
  const makeId = ids()
  expect(submissionKey(null, 'a', makeId).key).not.toBe(submissionKey(null, 'a', makeId).key)
})

test('only a lost or broken answer leaves the outcome open', () => {
  expect([0, 500, 503].map(isOutcomeUnknown)).toEqual([true, true, true])
  expect([402, 409, 422].map(isOutcomeUnknown)).toEqual([false, false, false])
})
