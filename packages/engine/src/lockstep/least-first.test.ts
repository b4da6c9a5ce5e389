import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LeastFirst } from './least-first.ts'

const heapOf = (weight: readonly number[], nodes: readonly number[] = [...weight.keys()]) =>
  new LeastFirst(Float64Array.from(weight), Uint32Array.from(nodes))

test('nodes leave by weight, and equal ones by index', () => {
  const heap = heapOf([3, 1, 2, 1, 0])
  const order = Array.from({ length: 5 }, () => heap.take())
  expect(order).toEqual([4, 1, 3, 2, 0])
  expect(heap.size).toBe(0)
})

test('only the nodes that were named are in the heap', () => {
  const heap = heapOf([0, 3, 0, 1, 2], [1, 3, 4])
  heap.lighten(1, 1.5)
  expect([heap.size, heap.take(), heap.take(), heap.take(), heap.size]).toEqual([3, 3, 1, 4, 0])
})

test('a node that becomes lighter comes forward', () => {
  const heap = heapOf([5, 4, 3])
  heap.lighten(0, 4.5)
  expect([heap.take(), heap.take(), heap.take()]).toEqual([0, 2, 1])
})

test('whatever is lightened in between, the lightest of the rest is taken', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(weights, fc.array(fc.tuple(fc.nat(39), fc.nat(5)), { maxLength: 40 }), (start, changes) => {
      const weight = [...start]
      const heap = heapOf(start)
      const left = new Set(weight.keys())
      for (const [node, by] of changes) {
        if (left.has(node)) {
          heap.lighten(node, by)
          weight[node] = (weight[node] ?? 0) - by
        }
        if (left.size === 0) break
        const taken = heap.take()
        const least = Math.min(...[...left].map((index) => weight[index] ?? 0))
        expect(weight[taken]).toBe(least)
        left.delete(taken)
      }
      expect(heap.size).toBe(left.size)
    }),
  )
})
