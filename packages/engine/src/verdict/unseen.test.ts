import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contribution } from '../examples/example-contribution.ts'
import { signalList } from '../signals/signal-list.ts'
import { priorLogOdds, priorManipulated, verdictOf } from './trust.ts'

/** One signal of each kind of data, in the order in which they are taken away. */
const kinds = ['coordination.lockstep', 'comments.inauthentic', 'growth.step', 'engagement.likes-pattern'] as const

/** @param total of the log-odds, prior included
 *  @param seen how many of the four kinds were looked at
 *  @returns trust, all other doubt left out */
function trustOf(total: number, seen: number) {
  const answers = kinds.map((id, place) => contribution(place < kinds.length - seen ? null : 0, { id, doubt: 0 }))
  return verdictOf([...answers, contribution(total - priorLogOdds, { id: 'engagement.low', doubt: 0 })]).trust
}

test('the signals that say whether a kind of data was looked at exist', () => {
  for (const id of kinds) expect(signalList.map((signal) => signal.id)).toContain(id)
})

test('at the same score, every kind of data that was looked at narrows the range or leaves it, and no score is moved', () => {
  fc.assert(
    fc.property(fc.double({ min: -9, max: 6, noNaN: true }), fc.integer({ min: 0, max: 3 }), (total, seen) => {
      const [less, more] = [trustOf(total, seen), trustOf(total, seen + 1)]
      expect([less.score, less.high]).toEqual([more.score, more.high])
      expect(less.low).toBeLessThanOrEqual(more.low)
    }),
  )
})

test('however good the rest looks, the range leaves room for a purchase in what nobody looked at', () => {
  const lows = [4, 3, 2, 1, 0].map((seen) => trustOf(-9, seen).low)
  expect(lows).toEqual([100, 93, 88, 83, 100 * (1 - priorManipulated)])
})

test('what was found is not held up by what was not looked at', () => {
  for (const seen of [0, 1, 2, 3]) expect(trustOf(2, seen)).toEqual(trustOf(2, 4))
})
