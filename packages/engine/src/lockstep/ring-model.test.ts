import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CountTable } from './count-table.ts'
import { binomials, fitRing } from './ring-model.ts'

/** Six posts of sixteen. */
const [size, others] = [6, 10]

/** A table of accounts by their actions inside and outside. */
function tableOf(accounts: readonly (readonly [inside: number, outside: number, count: number])[]): CountTable {
  const degrees = [...new Set(accounts.map(([inside, outside]) => inside + outside))].sort((a, b) => a - b)
  const start = [0]
  for (const degree of degrees) start.push((start.at(-1) ?? 0) + Math.min(degree, size) + 1)
  const counts = new Float64Array(start.at(-1) ?? 0)
  for (const [inside, outside, count] of accounts) {
    const place = (start[degrees.indexOf(inside + outside)] ?? 0) + inside
    counts[place] = (counts[place] ?? 0) + count
  }
  return { degrees, start, counts }
}

/** What is expected of a crowd that comes two to four times, and of a ring of which only those seen twice are listed. */
function expectedTable(crowd: number, members: number, inside: number): CountTable {
  const ways = (n: number, k: number): number => (k === 0 ? 1 : (ways(n, k - 1) * (n - k + 1)) / k)
  const accounts: [number, number, number][] = []
  for (const degree of [2, 3, 4]) {
    for (let x = 0; x <= degree; x += 1)
      accounts.push([x, degree - x, (crowd * ways(size, x) * ways(others, degree - x)) / ways(size + others, degree)])
  }
  const chances = binomials(size, inside)
  for (let x = 2; x <= size; x += 1) accounts.push([x, 0, members * (chances[x] ?? 0)])
  return tableOf(accounts)
}

test('the chances of a number of hits add up to one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.double({ min: 0.01, max: 0.99, noNaN: true }), (trials, chance) => {
      expect(binomials(trials, chance).reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9)
    }),
  )
})

test('a ring of which the lists show little is not overrated: those never seen are made up for', () => {
  for (const [members, inside] of [
    [60, 0.9],
    [80, 0.5],
    [150, 0.35],
  ] as const) {
    const fit = fitRing(expectedTable(200, members, inside), size, others, 0, 400)
    expect(fit.inside).toBeCloseTo(inside, 1)
    expect(fit.members / members).toBeGreaterThan(0.8)
    expect(fit.members / members).toBeLessThan(1.25)
    expect(fit.gain).toBeGreaterThan(20)
  }
})

test('a crowd alone is explained by itself', () => {
  expect(fitRing(expectedTable(300, 0, 0.5), size, others, 0, 100).gain).toBeLessThan(1)
})

test('fans who like everything are no gain, however many', () => {
  expect(
    fitRing(
      tableOf([
        [6, 10, 80],
        [6, 9, 30],
        [5, 10, 40],
      ]),
      size,
      others,
      0,
      100,
    ).gain,
  ).toBeLessThan(1)
})

test('a larger ring is a larger gain', () => {
  const gains = [20, 40, 80, 160].map((members) => fitRing(expectedTable(200, members, 0.8), size, others, 0, 60).gain)
  expect(gains.toSorted((a, b) => a - b)).toEqual(gains)
})
