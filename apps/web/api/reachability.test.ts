import { expect, test } from 'vitest'
import { noteAnswer, noteNoAnswer, reachability, subscribeReachability } from './reachability.ts'

test('it is told once that the server no longer answers, and once that it does again; the time is that of the last answer', () => {
  const told: boolean[] = []
  const leave = subscribeReachability(() => told.push(reachability().isReached))
  noteAnswer(1_000)
  noteNoAnswer()
  noteNoAnswer()
  expect(reachability()).toEqual({ isReached: false, lastAnswerAt: 1_000 })
  noteAnswer(9_000)
  noteAnswer(9_500)
  expect(reachability()).toEqual({ isReached: true, lastAnswerAt: 9_500 })
  leave()
  expect(told).toEqual([false, true])
})
