import { expect, test } from 'vitest'
import patternModels from '../models/count-patterns.json' with { type: 'json' }
import { seededRandom } from '../statistics/seeded-random.ts'
import { evenedByKind, patternFigures } from './count-pattern.ts'
import { doseMargins, figureBins, isPatternCount, patternDeliveries } from './pattern-model.ts'
import { patternNames } from './pattern-names.ts'
import { patternPostsMin } from './pattern-reading.ts'
import { bestSplit, bestStretch, flooredSpread, leastSquares, spread } from './pattern-statistics.ts'

const random = seededRandom(11)
const views = Array.from({ length: 50 }, () => Math.round(10_000 * Math.exp(2 * random())))
const likes = views.map((count) => Math.round(count * 0.1 * Math.exp(0.2 * random())))
const comments = likes.map((count) => Math.round(count * 0.01 * Math.exp(0.6 * random())))
const posts = { likes, comments, views }

function figure(counts: typeof posts, name: string): number {
  const names = patternNames(['comments', 'views'])
  return patternFigures(counts, 'likes', ['comments', 'views'], 1_000)[names.indexOf(name)] ?? Number.NaN
}

test('there is one figure for each name, and every one is a number', () => {
  for (const others of [[], ['comments'], ['comments', 'views']] as const) {
    const figures = patternFigures(posts, 'likes', others, 1_000)
    expect(figures.length).toBe(patternNames(others).length)
    expect(figures.every(Number.isFinite)).toBe(true)
  }
})

test('an unknown size leaves the level unknown and nothing else', () => {
  const figures = patternFigures(posts, 'likes', ['views'], null)
  expect(patternNames(['views']).filter((_, at) => Number.isNaN(figures[at]))).toEqual(['own.level'])
})

test('a factor on all counts of a kind moves levels only', () => {
  const scaled = { ...posts, views: views.map((count) => 7 * count) }
  for (const name of patternNames(['comments', 'views'])) {
    if (name.endsWith('level')) continue
    expect(figure(scaled, name)).toBeCloseTo(figure(posts, name), 6)
  }
  expect(figure(scaled, 'views.level')).toBeCloseTo(figure(posts, 'views.level') - Math.log(7), 6)
})

test('an equal package lowers the slope and is found as a floor', () => {
  const packaged = { ...posts, likes: likes.map((count) => count + 3_000) }
  expect(figure(packaged, 'views.slope')).toBeLessThan(figure(posts, 'views.slope') - 0.2)
  expect(figure(packaged, 'views.floor')).toBeGreaterThan(0.3)
  expect(figure(posts, 'views.floor')).toBeLessThan(0.3)
})

test('a campaign in a row stands out as a stretch, one at random as two heaps', () => {
  const row = { ...posts, likes: likes.map((count, at) => (at >= 10 && at < 22 ? 4 * count : count)) }
  expect(figure(row, 'views.run')).toBeGreaterThan(figure(posts, 'views.run') + 1)
  const scattered = { ...posts, likes: likes.map((count, at) => (at % 4 === 0 ? 6 * count : count)) }
  expect(figure(scattered, 'views.split')).toBeGreaterThan(figure(posts, 'views.split') + 0.1)
  expect(figure(scattered, 'views.splitAt')).toBeCloseTo(0.74, 1)
})

test('kinds of posts are brought to one middle, and a rare kind is left as it is', () => {
  const kinds = likes.map((_, at) => (at % 2 === 0 ? 'video' : 'image'))
  const uneven = likes.map((count, at) => (at % 2 === 0 ? count / 5 : count))
  expect(spread(evenedByKind(uneven, kinds).map(Math.log))).toBeLessThan(spread(uneven.map(Math.log)) - 0.15)
  const rare = likes.map((_, at) => (at < 3 ? 'carousel' : 'image'))
  expect(evenedByKind(likes, rare)[0]).toBeCloseTo(likes[0] ?? 0, 6)
  expect(evenedByKind([0, 4], ['image', 'image'])).toEqual([0.5, 4].map((count) => Math.exp(Math.log(count))))
})

test('two heaps are split between them, and equal values have nothing to split', () => {
  const { gain, below } = bestSplit([1, 1.1, 1.2, 1.3, 9, 9.1])
  expect(gain).toBeGreaterThan(0.95)
  expect(below).toBeCloseTo(4 / 6, 9)
  expect(bestSplit([3, 3, 3, 3]).gain).toBe(0)
})

test('the stretch is found wherever it lies', () => {
  const flat = Array.from({ length: 24 }, (_, at) => (at % 2) * 0.1)
  const raised = (from: number) => flat.map((value, at) => (at >= from && at < from + 6 ? value + 2 : value))
  expect(bestStretch(raised(0))).toBeCloseTo(bestStretch(raised(18)), 6)
  expect(bestStretch(raised(8))).toBeGreaterThan(4 * bestStretch(flat))
  expect(bestStretch([1, 2, 3])).toBe(0)
})

test('several counts explain what one alone leaves', () => {
  const logs = (counts: number[]) => counts.map((count) => Math.log(Math.max(count, 0.5)))
  const both = leastSquares(logs(likes), [logs(views), logs(comments)])
  const one = leastSquares(logs(likes), [logs(views)])
  expect(spread(both.residuals)).toBeLessThanOrEqual(spread(one.residuals) + 1e-3)
  expect(one.slope).toBeCloseTo(1, 1)
  expect(leastSquares([1, 3], []).residuals).toEqual([-1, 1])
})

test('nothing is taken off where nothing was added', () => {
  expect(flooredSpread([100, 200, 400, 800], [1, 2, 4, 8].map(Math.log))).toEqual({ share: 0, gain: 0 })
})

test('shipped tables are whole: known names, rising edges and curves, a score for each bin', () => {
  for (const model of patternModels.models) {
    const names = new Set(patternNames(model.against.filter(isPatternCount)))
    expect(model.postsMin).toBeGreaterThanOrEqual(patternPostsMin)
    for (const { name, edges } of model.figures) {
      expect(names.has(name)).toBe(true)
      expect([...edges]).toEqual([...edges].sort((a, b) => a - b))
      if (model.platform === 'any') expect(name).not.toMatch(/level$/)
    }
    for (const { ways, curve } of model.doses) {
      expect(ways.map(({ delivery }) => delivery)).toEqual([...patternDeliveries])
      for (const { scores } of ways) {
        const sizes = scores.map((table, at) => [table.length, (model.figures[at]?.edges.length ?? 0) + 1])
        expect(sizes.every(([size, bins]) => size === 0 || size === bins)).toBe(true)
      }
      for (const line of [curve.at, curve.ratio]) expect([...line]).toEqual([...line].sort((a, b) => a - b))
    }
  }
})

test('figures that are all unknown leave every margin at 0', () => {
  for (const model of patternModels.models) {
    const bins = figureBins(model, [])
    for (const tables of model.doses) expect(doseMargins(tables, bins)).toEqual([0, 0, 0, 0, 0])
  }
})
