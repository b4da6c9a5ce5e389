import { seededRandom } from '@vouch/engine'
import { expect, test } from 'vitest'
import { patternBin } from '../../../packages/engine/src/posts/pattern-model.ts'
import { fitPattern, type PatternRows, type PatternTable } from './pattern-fit.ts'

/** Rows of which the first figure decides, the second is noise and the third is sometimes unknown. */
function rows(size: number, seed: number): PatternRows {
  const random = seededRandom(seed)
  const figures = Array.from({ length: size }, () => [random(), random(), random() < 0.5 ? Number.NaN : random()])
  const labels = figures.map(([first = 0]) => Number(random() < (first > 0.6 ? 0.9 : 0.1)))
  return { figures, labels, weights: labels.map(() => 1) }
}

const names = ['telling', 'noise', 'patchy']
const score = (tables: PatternTable[], figures: number[]) =>
  tables.reduce(
    (sum, { name, edges, scores }) =>
      sum + (scores[patternBin(edges, figures[names.indexOf(name)] ?? Number.NaN)] ?? 0),
    0,
  )

test('the figure that decides gets the table that counts', () => {
  const tables = fitPattern(names, rows(1_500, 3))
  const spans = new Map(tables.map(({ name, scores }) => [name, Math.max(...scores) - Math.min(...scores)]))
  expect(spans.get('telling')).toBeGreaterThan(2)
  expect(spans.get('telling')).toBeGreaterThan(3 * (spans.get('noise') ?? 0))
})

test('rows that were never seen are told apart', () => {
  const tables = fitPattern(names, rows(1_500, 3))
  const unseen = rows(400, 4)
  const right = unseen.figures.filter((row, at) => Number(score(tables, row) > 0) === unseen.labels[at]).length
  expect(right / 400).toBeGreaterThan(0.85)
})

test('what is not known adds nothing', () => {
  for (const { scores } of fitPattern(names, rows(800, 5))) expect(scores[0]).toBe(0)
  expect(patternBin([1, 2], Number.NaN)).toBe(0)
  expect([0, 1, 1.5, 2].map((value) => patternBin([1, 2], value))).toEqual([1, 2, 2, 3])
})

test('the same rows give the same tables', () => {
  expect(fitPattern(names, rows(500, 6))).toEqual(fitPattern(names, rows(500, 6)))
})
