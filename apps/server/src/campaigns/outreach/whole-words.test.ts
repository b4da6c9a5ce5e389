import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeWordsAt } from './whole-words.ts'

test.each([
  ['a book is ok', 'ok', 0, 10],
  ['ok book', 'ok', 0, 0],
  ['ok, ok', 'ok', 1, 4],
  ['book', 'ok', 0, -1],
  ['aaa aa', 'aa', 0, 4],
  ['Olé', 'Ol', 0, -1],
  ['a', 'a b', 0, -1],
])('in %j the words %j, from %i on, begin at %i', (text, line, from, begin) => {
  expect(wholeWordsAt(text, line, from)).toBe(begin)
})

test('they are where a search that looks at every place finds them', () => {
  const letters = (maxLength: number) =>
    fc.array(fc.constantFrom('a', 'b', ' ', '.'), { minLength: 1, maxLength }).map((drawn) => drawn.join(''))
  const wordy = (character = '') => /[ab]/.test(character)
  fc.assert(
    fc.property(letters(40), letters(4), fc.nat(8), (text, line, from) => {
      const places = Array.from(text, (_, at) => at).filter(
        (at) =>
          at >= from && text.startsWith(line, at) && !wordy(text[at - 1] ?? '') && !wordy(text[at + line.length] ?? ''),
      )
      expect(wholeWordsAt(text, line, from)).toBe(places[0] ?? -1)
    }),
    { numRuns: 1_000 },
  )
})
