import { expect, test } from 'vitest'
import { doseCurve } from './dose-curve.ts'

const tried = (ratioAt: (dose: number) => number) =>
  [0.1, 0.18, 0.28, 0.4, 0.55, 0.75].map((dose) => ({ dose, logRatio: ratioAt(dose) }))
const likeliest = (curve: ReturnType<typeof doseCurve>) =>
  curve.reduce((best, one) => (one.logRatio > best.logRatio ? one : best))

test('a dose between two that were tried can be the likeliest', () => {
  for (const truth of [0.15, 0.35, 0.45, 0.5]) {
    const curve = doseCurve(tried((dose) => 400 * (truth * truth - (dose - truth) ** 2)))
    expect(Math.abs(likeliest(curve).dose - truth)).toBeLessThan(0.051)
  }
})

test('no dose is known better than to one step, and nothing seen stays nothing', () => {
  const sharp = doseCurve(tried((dose) => (dose === 0.4 ? 900 : 0)))
  expect(sharp.filter(({ logRatio }) => logRatio > likeliest(sharp).logRatio - 2).length).toBeGreaterThanOrEqual(3)
  for (const { logRatio } of doseCurve(tried(() => 0))) expect(logRatio).toBeCloseTo(0, 12)
})

test('a dose that is likelier at every dose tried is likelier everywhere', () => {
  const [less, more] = [doseCurve(tried((dose) => 10 * dose)), doseCurve(tried((dose) => 20 * dose))]
  for (const [at, { logRatio }] of more.entries()) expect(logRatio).toBeGreaterThan(less[at]?.logRatio ?? 0)
  expect(more.map(({ dose }) => dose)).toHaveLength(19)
})
