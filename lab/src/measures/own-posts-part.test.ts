import { expect, test } from 'vitest'
import { ownPosts } from './own-posts-part.ts'

test('the goals on one creator’s own posts are counted over simulated and drawn creators, for any seed', () => {
  const { text, goals } = ownPosts('a test', 2, '/nowhere')
  expect(goals.map(({ measure }) => measure)).toHaveLength(3)
  expect(goals[0]).toMatchObject({ reached: '0 of 12', met: true })
  expect(text).toContain('Real likers: not in this folder.')
  expect(text).toMatch(/\| likers \| large \| 25% \| 2\/2 \|/)
}, 60_000)
