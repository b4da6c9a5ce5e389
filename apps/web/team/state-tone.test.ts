import { expect, test } from 'vitest'
import { stateTone } from './state-tone.ts'

test('a state has its tone, and a word that is no state has none', () => {
  expect(['paid', 'past due', 'dead', 'whatever', 'constructor'].map(stateTone)).toEqual([
    ...['good', 'caution', 'risk', 'plain', 'plain'],
  ])
})
