import { expect, test } from 'vitest'
import { fingerprint, type Random, random, weightedKey } from './random.ts'

const draws = (count: number, draw: () => number): number[] => Array.from({ length: count }, draw)
const numbers = (count: number, from: Random): number[] => draws(count, () => from.next())
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

test('the same labels give the same numbers, other labels others', () => {
  const first = numbers(20, random('anna', 'day', 3))
  expect(numbers(20, random('anna', 'day', 3))).toEqual(first)
  expect(numbers(20, random('anna', 'day', 4))).not.toEqual(first)
  expect(numbers(20, random('anna', 'da', 'y', 3))).not.toEqual(first)
})

test('uniform numbers fill the unit interval evenly', () => {
  const values = numbers(20_000, random('uniform'))
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...values)).toBeLessThan(1)
  expect(mean(values)).toBeCloseTo(0.5, 1)
  const tenths = new Array<number>(10).fill(0)
  for (const value of values) tenths[Math.floor(value * 10)] = (tenths[Math.floor(value * 10)] ?? 0) + 1
  for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200)
})

test('first numbers of neighbouring generators are independent', () => {
  const firsts = Array.from({ length: 5000 }, (_, index) => random('seed', index).next())
  expect(mean(firsts)).toBeCloseTo(0.5, 1)
  const products = firsts.slice(1).map((value, index) => (value - 0.5) * ((firsts[index] ?? 0.5) - 0.5))
  expect(Math.abs(mean(products) * 12)).toBeLessThan(0.06)
})

test('normal, log-normal and Poisson draws have their mean and spread', () => {
  const draw = random('shapes')
  const normals = draws(20_000, () => draw.normal())
  expect(Math.abs(mean(normals))).toBeLessThan(0.03)
  expect(mean(normals.map((value) => value * value))).toBeCloseTo(1, 1)
  expect(mean(draws(20_000, () => Math.log(draw.logNormal(5, 0.4))))).toBeCloseTo(Math.log(5), 1)
  for (const rate of [0.3, 4, 80]) expect(mean(draws(20_000, () => draw.poisson(rate))) / rate).toBeCloseTo(1, 1)
})

test('weights decide how often a key is chosen, and a weight of zero never', () => {
  const draw = random('weights')
  const counts = { rare: 0, common: 0, never: 0 }
  for (let i = 0; i < 8000; i++) counts[draw.weighted({ rare: 1, common: 3, never: 0 })]++
  expect(counts.never).toBe(0)
  expect(counts.common / counts.rare).toBeCloseTo(3, 0)
  expect(weightedKey({ a: 1, b: 1 }, 0)).toBe('a')
  expect(weightedKey({ a: 1, b: 1 }, 0.999)).toBe('b')
})

test('picking from an empty list is refused', () => {
  expect(() => random('x').pick([])).toThrow('empty')
})

test('fingerprints of a hundred thousand creators differ and are ten characters long', () => {
  const seen = new Set(Array.from({ length: 100_000 }, (_, index) => fingerprint('creator', index)))
  expect(seen.size).toBe(100_000)
  for (const print of [...seen].slice(0, 200)) expect(print).toMatch(/^[0-9a-z]{10}$/)
})
