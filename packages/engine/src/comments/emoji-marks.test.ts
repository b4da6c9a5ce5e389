import { expect, test } from 'vitest'
import { canonicalText } from './canonical-text.ts'
import { readText } from './read-text.ts'

test('the mark that draws a heart in colour is no letter: a heart is an emoji, whichever way it is written', () => {
  expect(canonicalText('❤\uFE0F')).toBe(canonicalText('❤'))
  expect(canonicalText('Love ❤\uFE0F')).toBe('love')
  expect(readText('❤\uFE0F❤\uFE0F').words).toEqual([])
})
