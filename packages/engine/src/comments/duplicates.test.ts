import { expect, test } from 'vitest'
import type { Comment } from '../snapshot/snapshot.ts'
import { duplicatesAmong } from './duplicates.ts'
import { buildComment, buildPosts, ownSentence } from './example-comments.ts'
import { promotionRating } from './promotion.ts'
import { readComments } from './read-comments.ts'

const groupsIn = (comments: Comment[]) =>
  duplicatesAmong(readComments(comments, buildPosts(12), new Map(), promotionRating))

const template = 'your stories about the harbour always cheer me up on mondays'

test('one sentence from four people under several posts is a group', () => {
  const copies = ['a', 'b', 'c', 'd'].map((author, index) => buildComment(index, index, author, template))
  const groups = groupsIn([...copies, buildComment(9, 1, 'e', ownSentence(1))])
  expect(groups).toHaveLength(1)
  expect(groups[0]).toMatchObject({ authors: 4, posts: 4 })
})

test('a person who repeats a favourite sentence is no group', () => {
  const comments = Array.from({ length: 8 }, (_, index) => buildComment(index, index, 'aunt', template))
  expect(groupsIn(comments)).toEqual([])
})

test('stock praise, wishes and short questions are nobody’s template', () => {
  const texts = ['so beautiful!!', 'happy birthday my dear friend', 'what song is this', 'love this so much']
  for (const text of texts) {
    const comments = Array.from({ length: 4 }, (_, index) => buildComment(index, index, `fan-${index}`, text))
    expect(groupsIn(comments)).toEqual([])
  }
})

test('a longer text needs fewer people than a short one', () => {
  const long = `${template} and that is why I keep the calendar of last year open on my desk`
  const from = (text: string, people: number) =>
    Array.from({ length: people }, (_, index) => buildComment(index, index, `p-${index}`, text))
  expect(groupsIn(from(long, 2))).toHaveLength(1)
  expect(groupsIn(from(template, 2))).toEqual([])
  expect(groupsIn(from('where was that harbour', 4))).toEqual([])
  expect(groupsIn(from('where was that harbour', 5))).toHaveLength(1)
})

test('near copies join, and the largest group comes first', () => {
  const copies = Array.from({ length: 5 }, (_, index) =>
    buildComment(index, index, `a-${index}`, `${template}${index % 2 === 0 ? '!!' : ' dear'}`),
  )
  const others = Array.from({ length: 4 }, (_, index) =>
    buildComment(20 + index, index, `b-${index}`, 'the colours of that second picture will stay with me'),
  )
  expect(groupsIn([...others, ...copies]).map(({ authors }) => authors)).toEqual([5, 4])
})
