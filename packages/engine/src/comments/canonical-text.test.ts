import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalText, canonicalWords, wordsAlone } from './canonical-text.ts'

const pieces = [
  'Good',
  'SÓÓ',
  'Ｈi',
  'don’t',
  'ı',
  'İ',
  'straße',
  '…',
  '½',
  'ﬁne',
  '®',
  'ΣΑΣ',
  'か\u3099',
  '정말',
  'हिंदी',
  'جدااا',
  '🔥',
  '\ud83d',
]
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.constantFrom(...pieces, ' ', '!'), { maxLength: 8 }).map((parts) => parts.join('')),
)

test('a text becomes the same by the table as by the patterns, which read what is very long', () => {
  const filling = 'ab '.repeat(1_400)
  fc.assert(
    fc.property(text, (short) => {
      const words = [...canonicalWords(short), ...canonicalWords(filling)]
      expect(canonicalText(`${short} ${filling}`)).toBe(words.join(' '))
    }),
  )
})

test('words are what stands between single spaces', () => {
  fc.assert(
    fc.property(text, (any) => {
      const words = canonicalWords(any)
      expect(words.every((word) => word !== '' && !word.includes(' '))).toBe(true)
      expect(
        canonicalText(any)
          .split(' ')
          .filter((each) => each !== ''),
      ).toEqual(words)
    }),
  )
})

test('the capital sigma keeps its form at the end of a word', () => {
  expect(canonicalWords('ΟΔΟΣ ΣΑΣ')).toEqual(['οδος', 'σας'])
})

test('only signs are shown to the caller, and one that tells ends the reading', () => {
  const seen: number[] = []
  const look = (any: string, tells: boolean) =>
    wordsAlone(any, (_, place) => {
      seen.push(place)
      return tells
    })
  expect(look('So nice, really. 🔥!', false)?.map((word) => word.text)).toEqual(['so', 'nice', 'realy'])
  expect(look('a@b', true)).toBeNull()
  expect(seen).toEqual([15, 1])
})
