import { expect, test } from 'vitest'
import { nameInPrint } from './typeface.ts'

test('a name is printed without emoji, and not at all where the faces lack its letters', () => {
  expect(nameInPrint('Ava Fields')).toBe('Ava Fields')
  expect(nameInPrint('  Ava 🍵  Fields ✨')).toBe('Ava Fields')
  expect(nameInPrint('Анна Müller')).toBe('Анна Müller')
  expect(nameInPrint('東京のお茶')).toBeNull()
  expect(nameInPrint('✨')).toBeNull()
})
