import { expect, test } from 'vitest'
import { signalCount, signalFamilies } from './signal-families.ts'

test('every question of the engine stands in one family', () => {
  const shown = signalFamilies.flatMap(({ questions }) => questions)
  expect(shown).toHaveLength(signalCount)
  for (const { questions } of signalFamilies) expect(questions.length).toBeGreaterThan(0)
})
