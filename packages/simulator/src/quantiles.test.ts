import { expect, test } from 'vitest'
import { atScore, logNormalQuantiles, type Quantiles } from './quantiles.ts'
import { random } from './random.ts'

const skewed: Quantiles = [0.065, 0.109, 0.155, 0.194, 0.254]

test('the five given quantiles come back at their scores', () => {
  const scores = [-1.645, -0.6745, 0, 0.6745, 1.645]
  scores.forEach((score, index) => {
    expect(atScore(skewed, score)).toBeCloseTo(skewed[index] ?? 0, 10)
  })
})

test('a higher score never gives a lower value, and the tails are bounded', () => {
  let last = 0
  for (let score = -4; score <= 4; score += 0.05) {
    const value = atScore(skewed, score)
    expect(value).toBeGreaterThanOrEqual(last)
    last = value
  }
  expect(atScore(skewed, 9)).toBe(atScore(skewed, 2.6))
  expect(atScore(skewed, -9)).toBe(atScore(skewed, -2.6))
})

test('draws reproduce the quantiles that they were drawn from', () => {
  const draw = random('quantiles')
  const values = Array.from({ length: 20_000 }, () => atScore(skewed, draw.normal())).sort((a, b) => a - b)
  ;[0.05, 0.25, 0.5, 0.75, 0.95].forEach((share, index) => {
    expect((values[Math.floor(share * values.length)] ?? 0) / (skewed[index] ?? 1)).toBeCloseTo(1, 1)
  })
})

test('a log-normal is symmetric in the logarithm', () => {
  const [low, , median, , high] = logNormalQuantiles(3, 0.5)
  expect(median).toBe(3)
  expect(low * high).toBeCloseTo(9, 10)
})
