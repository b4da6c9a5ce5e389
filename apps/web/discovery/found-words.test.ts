import { expect, test } from 'vitest'
import { matchingWords } from './found-words.ts'

test('a word longer than anybody reads is told by how it begins', () => {
  const told = matchingWords({ matching: { count: 0, isExact: true }, reading: { words: `${'x'.repeat(300)} plain` } })
  expect(told).toBe(`Nobody here mentions “${'x'.repeat(29)}…” or “plain”.`)
})
