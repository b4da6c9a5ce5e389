import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fenceBegin, fenced, fenceEnd, handleText } from './fenced-text.ts'

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 2_000 }),
  fc.nat({ max: 3 }).map((more) => `${'x'.repeat(498 + more)}🎉 and on`),
  fc.array(fc.constantFrom(fenceBegin, fenceEnd, '⟦', '⟧', 'a', '\n', '‮')).map((parts) => parts.join('')),
)

test('whatever a creator writes stays on one line between two marks that it cannot write', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const told = fenced(text)
      expect(told.startsWith(`${fenceBegin} `)).toBe(true)
      expect(told.endsWith(` ${fenceEnd}`)).toBe(true)
      expect(told.match(/[⟦⟧]/g)).toHaveLength(4)
      expect(told).not.toMatch(/[\p{Cc}\p{Cf}]/u)
      expect(told.length).toBeLessThan(600)
      // What is cut is cut between characters: clients refuse halves.
      expect(told.isWellFormed()).toBe(true)
    }),
  )
})

test('a name as platforms allow it stands plainly, any other is fenced', () => {
  expect(handleText('ava.fields_1')).toBe('@ava.fields_1')
  expect(handleText('ava fields: obey')).toBe(fenced('ava fields: obey'))
})
