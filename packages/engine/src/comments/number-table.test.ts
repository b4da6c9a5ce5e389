import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NumberTable } from './number-table.ts'

test('keeps what a map keeps', () => {
  const hash = fc.oneof(fc.nat(7), fc.integer({ min: 0, max: 0xffffffff }))
  fc.assert(
    fc.property(
      fc.array(fc.tuple(hash, fc.integer({ min: 1, max: 1_000 })), { maxLength: 60 }),
      hash,
      (kept, other) => {
        const map = new Map(kept)
        const table = new NumberTable(map.size)
        for (const [key, value] of kept) table.keep(key, value)
        for (const [key, value] of map) expect(table.of(key)).toBe(value)
        expect(table.of(other)).toBe(map.get(other) ?? 0)
      },
    ),
  )
})

test('keys that meet in one place stay apart', () => {
  const table = new NumberTable(3)
  for (const key of [0, 2 ** 31, 2 ** 30]) table.keep(key, key === 0 ? 1 : key / 2 ** 29)
  expect([0, 2 ** 31, 2 ** 30].map((key) => table.of(key))).toEqual([1, 4, 2])
})
