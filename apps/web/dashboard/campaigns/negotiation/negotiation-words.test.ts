import { expect, test } from 'vitest'
import { moveTitles } from './negotiation-words.ts'

test('whoever offered the limit or more is told not to go higher', () => {
  expect(moveTitles.walk('$900', '$230')).toBe('You’ve offered $900, above your $230 limit. Don’t go higher.')
  expect(moveTitles.walk('$230', '$230')).toBe('You’ve offered $230, your limit. Don’t go higher.')
})
