import { expect, test } from 'vitest'
import { buildComment } from './example-comments.ts'
import { ownVoices } from './own-voices.ts'

const replies = (author: string, count: number, posts: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...buildComment(index, index % posts, author, 'thank you'),
    id: `${author}-${index}`,
    replyTo: 'somebody',
  }))

test('who answers under most posts is taken for the creator', () => {
  const others = Array.from({ length: 30 }, (_, index) => buildComment(100 + index, index % 6, `fan-${index}`, 'hello'))
  expect([...ownVoices([...replies('creator', 8, 6), ...others])]).toEqual(['creator'])
})

test('a fan who argues under one post is not', () => {
  const others = Array.from({ length: 30 }, (_, index) => buildComment(100 + index, index % 6, `fan-${index}`, 'hello'))
  expect([...ownVoices([...replies('quarreller', 12, 1), ...others])]).toEqual([])
  expect([...ownVoices([])]).toEqual([])
})

test('of two candidates the busier one counts, and equal ones are settled by id', () => {
  expect([...ownVoices([...replies('b', 9, 3), ...replies('a', 6, 3)])]).toEqual(['b'])
  expect([...ownVoices([...replies('b', 6, 3), ...replies('a', 6, 3)])]).toEqual(['a'])
})
