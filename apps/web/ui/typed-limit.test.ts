import { programs } from '@vouch/contract'
import { expect, test } from 'vitest'
import { typedLimit } from './typed-limit.ts'

test('a limit is read as people write it, and only nothing is no limit', () => {
  expect(['100', ' 1,000 ', '1000000', '0'].map(typedLimit)).toEqual([100, 1_000, 1_000_000, 0])
  expect(['', '  '].map(typedLimit)).toEqual([null, null])
})

test('what is no number is refused by the server, and never sent as no limit', () => {
  for (const typed of ['100 credits', '$50', '1.000', '1,00', '-5', '1e3', '∞', 'ten', '12.5', '9'.repeat(400)]) {
    const sent: unknown = JSON.parse(JSON.stringify({ creditsPerMonth: typedLimit(typed) }))
    expect(programs.change.body.safeParse(sent).success, typed).toBe(false)
  }
})
