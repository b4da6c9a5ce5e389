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

/** Items one below the other, from the top of the window. */
function laidOut(ids: readonly string[], heights: Readonly<Record<string, number>>) {
  let top = 0
  return ids.map((id) => {
    const place = { id, top, bottom: top + (heights[id] ?? 0) }
    top = place.bottom
    return place
  })
}

test('a pointer that moves twice before the list is drawn again leads to the same order', () => {
  const shown = ['a', 'b', 'c']
  const [held, b] = [
    { id: 'a', height: 10 },
    { id: 'b', top: 10, bottom: 20 },
  ]
  expect(orderOver(shown, held, b, 15)).toEqual(['b', 'a', 'c'])
  expect(orderOver(shown, held, b, 15)).toEqual(['b', 'a', 'c'])
  expect(orderOver(['b', 'a', 'c'], held, { id: 'a', top: 10, bottom: 20 }, 15)).toBeNull()
  expect(orderOver(shown, held, null, 15)).toBeNull()
})

test('a pointer that rests lets the list rest, however tall the items are', () => {
  const height = fc.integer({ min: 1, max: 200 })
  const share = fc.double({ min: 0, max: 0.999, noNaN: true })
  fc.assert(
    fc.property(height, height, height, fc.nat(2), share, (a, b, c, pick, at) => {
      const heights = { a, b, c }
      const held = { id: ['a', 'b', 'c'][pick] ?? 'a', height: [a, b, c][pick] ?? a }
      const y = at * (a + b + c)
      let [shown, moves] = [['a', 'b', 'c'], 0]
      for (; moves < 9; moves += 1) {
        const under = laidOut(shown, heights).find(({ top, bottom }) => y >= top && y < bottom)
        const next = orderOver(shown, held, under ?? null, y)
        if (next === null) break
        shown = next
      }
      expect(moves).toBeLessThan(3)
    }),
  )
})

test('at the far end of a list the held item comes last, and at its top first', () => {
  const heights = { a: 40, b: 120 }
  const last = laidOut(['a', 'b'], heights)[1] ?? null
  expect(orderOver(['a', 'b'], { id: 'a', height: 40 }, last, 159)).toEqual(['b', 'a'])
  expect(orderOver(['a', 'b'], { id: 'a', height: 40 }, last, 60)).toBeNull()
  const first = laidOut(['a', 'b'], heights)[0] ?? null
  expect(orderOver(['a', 'b'], { id: 'b', height: 120 }, first, 0)).toEqual(['b', 'a'])
})
