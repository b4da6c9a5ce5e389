import { expect, test } from 'vitest'
import { expectLinearTime } from '../../../../../../checks/linear-time.ts'
import { retryAfter } from './retry-after.ts'

const now = new Date('2026-11-20T10:00:00Z')

test.each([
  ['120', '2026-11-20T10:02:00.000Z'],
  [' 600 ', '2026-11-20T10:10:00.000Z'],
  ['0', '2026-11-20T10:00:00.000Z'],
  ['1.5', '2026-11-20T10:00:01.500Z'],
  ['Fri, 20 Nov 2026 10:10:00 GMT', '2026-11-20T10:10:00.000Z'],
  ['Friday, 20-Nov-26 10:10:00 GMT', '2026-11-20T10:10:00.000Z'],
  ['Fri, 20 Nov 2026 09:00:00 GMT', '2026-11-20T09:00:00.000Z'],
])('%s is %s', (header, at) => {
  expect(retryAfter(header, now)?.toISOString()).toBe(at)
})

test.each([[null], [''], ['soon'], ['-5'], ['12345678901'], ['99999999999999'], ['1e9'], ['Fri, 32 Nov 2026']])(
  '%s says nothing',
  (header) => {
    expect(retryAfter(header, now)).toBeNull()
  },
)

test('reading takes time linear in the header', () => {
  expectLinearTime((text) => retryAfter(text, now), { runs: 20 })
})
