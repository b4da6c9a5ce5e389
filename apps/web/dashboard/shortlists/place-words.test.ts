import { expect, test } from 'vitest'
import { placeWords } from './place-words.ts'

test('the limit is said before it is hit: from the last two places on', () => {
  expect(placeWords({ used: 7, limit: 10 })).toEqual({ taken: '7 of 10 spots used', warning: null })
  expect(placeWords({ used: 8, limit: 10 }).warning).toBe(
    '2 spots left. Every plan includes 10 spots across all shortlists.',
  )
  expect(placeWords({ used: 9, limit: 10 }).warning).toMatch(/^1 spot left\./)
})

test('when every place is taken it is said what to do', () => {
  expect(placeWords({ used: 10, limit: 10 }).warning).toBe(
    'All 10 spots are used. Remove a creator to make room for another.',
  )
})
