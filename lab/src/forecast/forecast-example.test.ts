import { expect, test } from 'vitest'
import { settlingShares } from '../experiments/forecast-settling.ts'
import { forecastExamples, pastOf, settledExamples, withNewestPosts } from './forecast-example.ts'
import { madeUpTiktok } from './made-up-creators.ts'

const file = madeUpTiktok({ creators: 3, posts: 25, youngShare: 0.1 })
const [raw] = file.creators
if (raw === undefined) throw new Error('The made-up file has creators.')

test('the first seventeen of twenty-five posts are the past, newest first, and eight are to come', () => {
  const [example] = forecastExamples(file, 'views')
  const plays = raw.posts.map((row) => row[1])
  expect(example?.pastCounts).toEqual(plays.slice(0, 17).reverse())
  expect(example?.rest).toEqual(plays.slice(17))
  expect(example?.past.daysBack.slice(0, 3)).toEqual([0, 2, 4])
})

test('the past of the command is the past of the examples', () => {
  const [example] = forecastExamples(file, 'views')
  expect(pastOf(raw, 'views')).toEqual(example?.past)
})

test('what comes after the cut changes nothing of the past', () => {
  const changed = { ...raw, posts: raw.posts.map((row, index) => (index < 17 ? row : [row[0] ?? 0, 7, 7, 7, 7, 7])) }
  expect(pastOf(changed, 'views')).toEqual(pastOf(raw, 'views'))
})

test('settled examples leave out posts that were young at the reading', () => {
  const [together] = forecastExamples(file, 'views')
  const [settled] = settledExamples(file, 'views', 5)
  // Two posts are younger than five days, counted from the newest post of the file.
  expect((settled?.rest.length ?? 0) + (settled?.pastCounts.length ?? 0)).toBe(22)
  expect(Math.min(...(settled?.rest ?? []))).toBeGreaterThan(Math.min(...(together?.rest ?? [])))
})

test('a creator who stopped posting long before the reading has no settled example', () => {
  const [first, ...others] = file.creators
  if (first === undefined) throw new Error('The made-up file has creators.')
  const stopped = { ...first, posts: first.posts.map((row) => [Number(row[0]) - 40 * 86_400, ...row.slice(1)]) }
  const examples = settledExamples({ ...file, creators: [stopped, ...others] }, 'views', 5)
  expect(examples.map(({ creator }) => creator)).toEqual(others.map(({ creator }) => creator))
})

test('a metric that was never counted gives no example', () => {
  const silent = { ...raw, posts: raw.posts.map((row) => [row[0] ?? 0, null, ...row.slice(2)]) }
  expect(forecastExamples({ ...file, creators: [silent] }, 'views')).toEqual([])
  expect(pastOf(silent, 'views')).toBeNull()
})

test('a shorter past keeps the newest posts and the same rest', () => {
  const [example] = forecastExamples(file, 'views')
  if (example === undefined) throw new Error('The made-up file has examples.')
  const short = withNewestPosts(example, 3)
  expect(short.pastCounts).toEqual(example.pastCounts.slice(0, 3))
  expect(short.past.logCounts).toHaveLength(3)
  expect(short.rest).toEqual(example.rest)
})

test('posts of the same moment stay in the order of the file', () => {
  const sameDay = { ...raw, posts: raw.posts.map((row, index) => [1_600_000_000, 100 + index, ...row.slice(2)]) }
  const [example] = forecastExamples({ ...file, creators: [sameDay] }, 'views')
  expect(example?.rest).toEqual([117, 118, 119, 120, 121, 122, 123, 124])
})

test('counts that are still growing show in the table of ages, settled ones do not', () => {
  const shares = settlingShares(madeUpTiktok({ creators: 40, posts: 30, youngShare: 0.2 }), 'views')
  // Counted from the newest post of the file, those of no and of two days have a fifth of their count, those of a week all of it.
  expect(shares[0]).toBeLessThan(0.4)
  expect(shares[3]).toBeLessThan(0.4)
  expect(shares[6]).toBeGreaterThan(0.7)
  expect(shares[6]).toBeLessThan(1.4)
})
