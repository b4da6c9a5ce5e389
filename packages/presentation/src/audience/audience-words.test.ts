import { expect, test } from 'vitest'
import { genderName } from './audience-words.ts'

test('a gender is said as people say it, and one that nobody knows as it is written', () => {
  expect(['female', 'M', 'nonbinary', 'constructor', '__proto__'].map(genderName)).toEqual([
    ...['women', 'men', 'nonbinary', 'constructor', '__proto__'],
  ])
})
