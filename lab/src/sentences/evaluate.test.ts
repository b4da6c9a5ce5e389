import { expect, test } from 'vitest'
import { halfOf, isReadRight, wantedReadings } from './evaluate.ts'

const readings = wantedReadings()

test('there are at least 300 sentences, each once, in two halves', () => {
  expect(readings.length).toBeGreaterThanOrEqual(300)
  expect(new Set(readings.map(({ sentence }) => sentence)).size).toBe(readings.length)
  for (const half of ['tuned', 'untuned'] as const)
    expect(readings.filter((each) => halfOf(each) === half).length).toBeGreaterThan(readings.length / 3)
})

test.each(['tuned', 'untuned'] as const)('nine in ten of the %s half are read right', (half) => {
  const own = readings.filter((each) => halfOf(each) === half)
  expect(own.filter(isReadRight).length / own.length).toBeGreaterThanOrEqual(0.9)
})

test('a filter too many, one too few, and another name are each read wrong', () => {
  const right = { sentence: 'food in the UK', wanted: { category: ['food'], country: ['GB'] } }
  expect(isReadRight(right)).toBe(true)
  expect(isReadRight({ ...right, wanted: { category: ['food'] } })).toBe(false)
  expect(isReadRight({ ...right, wanted: { ...right.wanted, minTrust: 80 } })).toBe(false)
  expect(isReadRight({ ...right, like: 'ava' })).toBe(false)
  expect(isReadRight({ sentence: 'under €500 a post', wanted: { maxPrice: '€500' } })).toBe(true)
})
