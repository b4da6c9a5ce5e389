import { expect, test } from 'vitest'
import { patternDeliveries } from '../../../packages/engine/src/posts/pattern-model.ts'
import { creatorSnapshot } from './creator-snapshot.ts'
import { balanced, patternDoses, patternRows } from './pattern-rows.ts'
import { patternTasks, viewsOf } from './pattern-tasks.ts'

const creatorWith = (posts: number) =>
  creatorSnapshot({
    creator: 'c_rows',
    platform: 'instagram',
    followers: 90_000,
    post_fields: ['ts', 'likes', 'comments', 'type'],
    posts: Array.from({ length: posts }, (_, at) => [
      1.59e9 + 86_400 * at,
      2_000 + 137 * ((at * 7) % 20),
      30 + at,
      'i',
    ]),
  })
const task = patternTasks.find(
  ({ platform, count, length }) => platform === 'instagram' && count === 'likes' && length === 'short',
)

test('long lists are seen in stretches, a list shorter than a stretch once, and one of eleven posts never', () => {
  const sizes = (posts: number, length: 'any' | 'long' | 'short') =>
    viewsOf({ length }, creatorWith(posts)).map((view) => view.posts.length)
  expect(sizes(90, 'long')).toEqual([90, 60, 60])
  expect(sizes(90, 'short')).toEqual([30, 30, 30, 30, 15])
  expect(sizes(90, 'any')).toEqual([30, 30, 30, 30, 90, 15])
  expect(sizes(25, 'any')).toEqual([25, 15])
  expect(sizes(11, 'any')).toEqual([])
})

test('each view stands as it is and at every dose in every way, and a creator weighs the same on both sides', () => {
  if (task === undefined) throw new Error('No task for the likes of Instagram.')
  const rows = patternRows(task, creatorWith(60))
  const untouched = rows.filter(({ delivery }) => delivery === null)
  const sum = (some: typeof rows) => some.reduce((total, { weight }) => total + weight, 0)
  expect(sum(untouched)).toBeCloseTo(1, 9)
  for (const delivery of patternDeliveries) {
    for (const dose of patternDoses) {
      const some = rows.filter((row) => row.delivery === delivery && row.dose === dose)
      expect(some.length).toBeGreaterThanOrEqual(untouched.length)
      expect(sum(some)).toBeCloseTo(1, 9)
    }
  }
  const { labels, weights } = balanced(rows)
  const side = (label: number) => weights.reduce((total, weight, at) => total + (labels[at] === label ? weight : 0), 0)
  expect(side(0)).toBeCloseTo(side(1), 6)
})

test('models that others borrow stand behind the measured ones, with more counts first', () => {
  const platforms = patternTasks.map(({ platform }) => platform)
  expect(platforms.indexOf('any')).toBeGreaterThan(platforms.lastIndexOf('tiktok'))
  expect(platforms.indexOf('any')).toBeGreaterThan(platforms.lastIndexOf('instagram'))
})
