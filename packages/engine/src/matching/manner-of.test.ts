import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mannerDials } from './manner.ts'
import { mannerCaptionsMin, mannerOf } from './manner-of.ts'
import { mannerWords } from './manner-words.ts'

const five = (...captions: string[]) =>
  Array.from({ length: mannerCaptionsMin }, (_, at) => captions[at % captions.length] ?? '')

test('a language without lists, and fewer than five captions with words, say nothing', () => {
  expect(mannerOf(five('Ei tässä ole mitään luettavaa'), 'fi')).toBeNull()
  expect(mannerOf(five('A day with nothing to do'), null)).toBeNull()
  expect(mannerOf(five('A day with nothing to do').slice(1), 'en')).toBeNull()
  expect(mannerOf(five('#ad @somebody 🎉'), 'en')).toBeNull()
})

test('each dial lies between 0 and 1, whatever is written', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 80 }), { maxLength: 70 }), (captions) => {
      const manner = mannerOf(captions, 'en')
      if (manner === null) return
      for (const dial of mannerDials) {
        expect(manner[dial]).toBeGreaterThanOrEqual(0)
        expect(manner[dial]).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test('what is written moves the dial that it belongs to', () => {
  const plain = mannerOf(five('The kettle was on the table this morning'), 'en')
  const changed = {
    warmth: 'Thank you friends, the kettle was on the table for you 💛',
    humour: 'The kettle was on the table, haha, what a disaster 😂',
    energy: 'WOW the kettle was on the table!! Let us go!',
    depth: 'The kettle took 4 minutes because of step 2, and the reason is 90 degrees',
  } as const
  for (const [dial, caption] of Object.entries(changed)) {
    const manner = mannerOf(five(caption), 'en')
    const key = mannerDials.find((each) => each === dial) ?? 'warmth'
    expect(manner?.[key]).toBeGreaterThan(plain?.[key] ?? 1)
  }
  const chat = mannerOf(five('Hey guys, gonna put the kettle on, kinda cool! 😅'), 'en')
  const letter = mannerOf(
    five('However, we are pleased to present considerations regarding professional kettles'),
    'en',
  )
  expect(letter?.formality).toBeGreaterThan(0.5)
  expect(chat?.formality).toBeLessThan(0.5)
})

test('the order of captions and their hashtags do not matter', () => {
  const captions = [
    'Thank you all for today',
    'WOW this is it!',
    'Step 1 is the reason',
    'A day at home again',
    'Haha what a mess',
  ]
  expect(mannerOf(captions.toReversed(), 'en')).toEqual(mannerOf(captions, 'en'))
  expect(
    mannerOf(
      captions.map((one) => `${one} #wow #love`),
      'en',
    ),
  ).toEqual(mannerOf(captions, 'en'))
})

test('every list is of single words in lower case', () => {
  for (const lists of Object.values(mannerWords))
    for (const words of Object.values(lists)) for (const word of words) expect(word).toMatch(/^[\p{Ll}’-]+$/u)
})
