import { expect, test } from 'vitest'
import { statusOf, tagsOf } from './status-words.ts'

test('tags are written with commas; spaces, doubles and empty ones fall away', () => {
  expect(tagsOf(' uk,  fitness , uk,, ', 8)).toEqual(['uk', 'fitness'])
  expect(tagsOf('a,b,c', 2)).toEqual(['a', 'b'])
  expect(tagsOf('x'.repeat(50), 8)).toEqual(['x'.repeat(30)])
})

test('a status that nobody knows is the first one', () => {
  expect(statusOf('agreed')).toBe('agreed')
  expect(statusOf('whatever')).toBe('considering')
})
