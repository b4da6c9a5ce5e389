import { expect, test } from 'vitest'
import { densestWindow, footOf, fullestWindow, lowerOverUpper } from './count-density.ts'

/** Logarithms that lie evenly, a tenth apart. */
const even = Array.from({ length: 40 }, (_, at) => at / 10)
const withHeap = [...even, ...Array.from({ length: 12 }, (_, at) => 2.001 + at / 1_000)].sort((a, b) => a - b)

test('twelve posts within a percent of each other are a surprise, posts that lie evenly are none', () => {
  expect(densestWindow(even, 0.05)).toBeLessThan(1.5)
  expect(densestWindow(withHeap, 0.05)).toBeGreaterThan(5)
  expect(densestWindow([], 0.05)).toBe(0)
})

test('the same heap among more posts is the same surprise, a larger heap a larger one', () => {
  const heap = (size: number) =>
    densestWindow(
      [...even, ...Array.from({ length: size }, () => 2.05)].sort((a, b) => a - b),
      0.02,
    )
  expect(heap(6)).toBeGreaterThan(heap(3))
  expect(heap(20)).toBeGreaterThan(heap(6))
})

test('the fullest window is a part: 13 of 52 posts lie within two percent', () => {
  expect(fullestWindow(withHeap, 0.02)).toBeCloseTo(13 / 52, 1)
  expect(fullestWindow([1, 1, 1], 0.1)).toBe(1)
  expect(fullestWindow([], 0.1)).toBe(0)
})

test('a foot is sought at the low end alone', () => {
  const foot = [...even, ...Array.from({ length: 12 }, () => 0.001)].sort((a, b) => a - b)
  expect(footOf(foot, 0.05)).toBeCloseTo(13 / 52, 9)
  expect(footOf(withHeap, 0.05)).toBeLessThan(0.05)
})

test('a low end that is pressed together leans below 0, an even one stands at 0', () => {
  expect(lowerOverUpper(even, 0.1)).toBeCloseTo(0, 9)
  expect(lowerOverUpper([1, 1.01, 1.02, 1.03, 1.5, 2, 3], 0.1)).toBeLessThan(-1)
})

test('moving all counts by a factor changes nothing', () => {
  const moved = withHeap.map((value) => value + 3)
  for (const width of [0.02, 0.05, 0.1])
    expect(densestWindow(moved, width)).toBeCloseTo(densestWindow(withHeap, width), 6)
  expect(footOf(moved, 0.15)).toBeCloseTo(footOf(withHeap, 0.15), 9)
})
