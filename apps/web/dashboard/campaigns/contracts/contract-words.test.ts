import { expect, test } from 'vitest'
import { stepsOfConflicts } from './contract-words.ts'

test('what a contract and its campaign disagree about is changed in the step that keeps it', () => {
  const stepsOf = (...names: ('fee' | 'start_date' | 'end_date')[]) =>
    stepsOfConflicts(names.map((name) => ({ name }))).map(({ step }) => step)
  expect([stepsOf('start_date', 'end_date'), stepsOf('fee'), stepsOf('fee', 'end_date')]).toEqual([[1], [5], [1, 5]])
})
