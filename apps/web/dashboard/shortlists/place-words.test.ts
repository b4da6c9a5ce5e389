import { expect, test } from 'vitest'
import { placeWords } from './place-words.ts'

test('the limit is said before it is hit: from the last two places on', () => {
  expect(placeWords({ used: 7, limit: 10 })).toEqual({ taken: '7 of 10 places taken', warning: null })
  expect(placeWords({ used: 8, limit: 10 }).warning).toBe(
    '2 places left. Every plan has 10 places over all shortlists together.',
  )
  expect(placeWords({ used: 9, limit: 10 }).warning).toMatch(/^1 place left\./)
})

test('when every place is taken it is said what to do', () => {
  expect(placeWords({ used: 10, limit: 10 }).warning).toBe(
    'All 10 places are taken. Take a creator off to make room for another.',
  )
})
