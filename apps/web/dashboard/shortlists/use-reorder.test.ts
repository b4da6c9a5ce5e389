import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moved, orderOver } from './use-reorder.ts'

test('an item goes to its place and the others close up', () => {
  expect(moved(['a', 'b', 'c', 'd'], 'a', 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(['a', 'b', 'c', 'd'], 'd', 0)).toEqual(['d', 'a', 'b', 'c'])
})

test('nobody is lost or doubled, wherever an item is moved to, beyond the ends too', () => {
  const names = fc.uniqueArray(fc.string(), { minLength: 1 })
  fc.assert(
    fc.property(names, fc.nat(), fc.integer(), (ids, pick, to) => {
      const next = moved(ids, ids[pick % ids.length] ?? '', to)
      expect([...next].sort()).toEqual([...ids].sort())
    }),
  )
})

test('a pointer that moves twice before the list is drawn again leads to the same order', () => {
  const shown = ['a', 'b', 'c']
  expect(orderOver(shown, 'a', 'b')).toEqual(['b', 'a', 'c'])
  expect(orderOver(shown, 'a', 'b')).toEqual(['b', 'a', 'c'])
  expect(orderOver(['b', 'a', 'c'], 'a', 'a')).toBeNull()
  expect(orderOver(shown, 'a', null)).toBeNull()
})
