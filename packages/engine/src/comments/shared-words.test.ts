import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyWord, grown, sharedWord } from './shared-words.ts'

const lettersOf = (word: string) => Uint16Array.from(word, (_, at) => word.charCodeAt(at))
const rollingOf = (word: string) => lettersOf(word).reduce(grown, emptyWord)
const shared = (word: string) => sharedWord(lettersOf(word), 0, word.length, rollingOf(word)).text

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'z', 'é', 'я', '中', '9'), minLength: 1, maxLength: 30 })

test('a word is itself, whichever words were read before it', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), (words) => {
      expect(words.map(shared)).toEqual(words)
    }),
  )
})

test('words that share a place in the table are still told apart', () => {
  // "Aa" and "BB" have the same polynomial in 31, the classic collision.
  expect(rollingOf('Aa')).toBe(rollingOf('BB'))
  expect(['Aa', 'BB', 'Aa', 'AaBB', 'BBAa'].map(shared)).toEqual(['Aa', 'BB', 'Aa', 'AaBB', 'BBAa'])
})

test('only the letters between the two ends belong to the word', () => {
  const letters = lettersOf('onetwothree')
  expect(sharedWord(letters, 3, 6, rollingOf('two')).text).toBe('two')
})
