import { expect, test } from 'vitest'
import { differenceWords, movedWords } from './history-words.ts'

const difference = { cause: 'data', points: 4, outside: false, moved: [] } as const

test('a difference says how far the score moved and what moved it', () => {
  const words = (given: object) =>
    differenceWords({ engine: '1.2.0', difference: { ...difference, moved: [], ...given } })
  expect(words({})).toBe('+4 points: new data, same engine.')
  expect(words({ points: -1, cause: 'engine' })).toBe('−1 point: same data, different engine (1.2.0).')
  expect(words({ points: 0, cause: 'none' })).toBe('No change: same data, same engine.')
  expect(words({ outside: true })).toContain('The score moved outside its previous range.')
  expect(differenceWords({ engine: '1.2.0', difference: null })).toBe('First verification, engine 1.2.0.')
})

test('signals that moved are named with their direction', () => {
  const moved = [
    { id: 'a', title: 'Suspicious followers', from: 0, to: 2 },
    { id: 'b', title: 'Copied comments', from: 1, to: -1 },
  ]
  expect(movedWords({ difference: { ...difference, moved } })).toBe(
    'Changed most: Suspicious followers (lowers trust more), Copied comments (lowers trust less).',
  )
  expect(movedWords({ difference: null })).toBe('')
})
