import { expect, test } from 'vitest'
import { buildComment, buildPosts, ownSentence } from '../comments/example-comments.ts'
import { reviewComments } from '../comments/review-comments.ts'
import { commentInauthentic } from './comment-inauthentic.ts'

/** What the signal says about the languages of a section. */

function explanationOf(texts: readonly string[]): string {
  const comments = texts.map((text, index) => buildComment(index, index % 10, `person-${index}`, text))
  const commentReview = reviewComments(comments, buildPosts(10), new Map())
  // The signal reads nothing but the review.
  const measurement = commentInauthentic.measure({ commentReview } as Parameters<typeof commentInauthentic.measure>[0])
  return 'explanation' in measurement ? measurement.explanation : ''
}

const english = Array.from({ length: 30 }, (_, index) => ownSentence(index))

test('of an English section nothing is said about languages', () => {
  expect(explanationOf(english)).not.toMatch(/English|languages/)
})

test('comments that the trained model has not learnt to judge are counted, and what judges them is said', () => {
  const german = [
    'das ist wirklich schön geworden und ich freue mich auf mehr',
    'wo ist das denn, da will ich auch hin',
  ]
  expect(explanationOf([...english, ...german])).toContain(
    'For 2 comments not in English, we spot advertising by fixed phrases only.',
  )
  expect(explanationOf([...english, ...german.slice(0, 1)])).toContain('For 1 comment not in English')
})

test('comments that nothing can judge are counted apart', () => {
  const text = explanationOf([...english, '정말 예뻐요 오늘도', '너무 멋져요 항상 응원해요'])
  expect(text).toContain('Not counted: 2 comments in languages we can’t assess.')
  expect(text).not.toContain('not in English')
})
