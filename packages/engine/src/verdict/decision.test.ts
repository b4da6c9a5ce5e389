import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainTrustModel } from '../examples/example-trust-model.ts'
import { type FraudRisk, fraudRisks, type Part, type PartName, partLine, partNames } from '../report/report.ts'
import { decisionOf } from './decision.ts'
import { type Sight, sights } from './sight.ts'
import { scoreOf } from './trust.ts'
import type { TrustModel } from './trust-model.ts'

function part(name: PartName, ends: readonly [low: number, share: number, high: number] | null): Part {
  if (ends === null)
    return {
      part: name,
      state: 'not-seen',
      share: null,
      low: null,
      high: null,
      line: partLine,
      n: null,
      why: 'More.',
      verdict: null,
    }
  const [low, share, high] = ends
  const verdict = low >= partLine ? 'manipulated' : high <= partLine ? 'clear' : 'undecided'
  return { part: name, state: 'seen', share, low, high, line: partLine, n: 100, why: null, verdict }
}

const ends = fc
  .tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map((three) => three.toSorted((a, b) => a - b) as [number, number, number])
const someParts = fc
  .tuple(...partNames.map(() => fc.option(ends)))
  .map((all) => partNames.map((name, index) => part(name, all[index] ?? null)))
const total = fc.double({ min: -8, max: 8, noNaN: true })
const risk = fc.constantFrom<FraudRisk[]>(...fraudRisks)
const state = fc.constantFrom('READY' as const, 'LOW_CONFIDENCE' as const)
const judged = fc.record({
  state,
  sight: fc.constantFrom<Sight[]>(...sights),
  parts: someParts,
  fraudRisk: risk,
  total,
})

test('a part that is wholly above the line decides, whatever else speaks for the creator, and is named first', () => {
  fc.assert(
    fc.property(judged, fc.constantFrom(...partNames), (one, name) => {
      const parts = one.parts.map((each) => (each.part === name ? part(name, [0.21, 0.4, 0.6]) : each))
      const decision = decisionOf({ ...one, parts }, plainTrustModel)
      expect(decision.word).toBe('dont-book')
      expect(decision.because).toContain(name)
    }),
  )
})

test('"book" asks for people and posts that were seen and nothing open, and is never said beside a high risk or thin data', () => {
  fc.assert(
    fc.property(judged, (one) => {
      const decision = decisionOf(one, plainTrustModel)
      if (decision.word !== 'book') return
      const seen = (name: PartName) => one.parts.some((each) => each.part === name && each.state === 'seen')
      expect(seen('followers') || seen('growth')).toBe(true)
      expect(seen('likes') || seen('views') || seen('comments')).toBe(true)
      expect(one.parts.map(({ verdict }) => verdict)).not.toContain('manipulated')
      expect(['low', 'medium']).toContain(one.fraudRisk)
      expect(one.state).toBe('READY')
      for (const { verdict, share } of one.parts) if (verdict === 'undecided') expect(share).toBeLessThanOrEqual(0.1)
    }),
  )
})

test('"don’t book" without a part above the line never stands beside a trust of 70 or more', () => {
  fc.assert(
    fc.property(judged, (one) => {
      const decision = decisionOf(one, plainTrustModel)
      if (decision.word === 'dont-book' && one.parts.every(({ verdict }) => verdict !== 'manipulated'))
        expect(scoreOf(one.total)).toBeLessThan(70)
    }),
  )
})

test('more evidence of manipulation never makes a decision kinder', () => {
  const order = { book: 0, 'ask-first': 1, 'dont-book': 2 } as const
  fc.assert(
    fc.property(judged, fc.double({ min: 0, max: 6, noNaN: true }), (one, more) => {
      const [before, after] = [one.total, one.total + more].map((sum) =>
        decisionOf({ ...one, total: sum }, plainTrustModel),
      )
      expect(order[after?.word ?? 'book']).toBeGreaterThanOrEqual(order[before?.word ?? 'dont-book'])
    }),
  )
})

const few = [0.01, 0.03, 0.06] as const

test('an open part is what the decision rests on', () => {
  const parts = partNames.map((name) => part(name, name === 'followers' ? [0.1, 0.16, 0.25] : few))
  const decision = decisionOf({ state: 'READY', sight: 'all', parts, fraudRisk: 'low', total: -5 }, plainTrustModel)
  expect(decision.word).toBe('ask-first')
  expect(decision.because).toEqual(['followers'])
})

/** Limits that keep nobody from a booking. */
const endless: TrustModel = {
  ...plainTrustModel,
  decision: plainTrustModel.decision.map((one) => ({ ...one, cleanUntil: 99 })),
}

test('nobody is booked of whom no part about people or none about posts was seen', () => {
  const one = { state: 'READY', sight: 'all', fraudRisk: 'low', total: -5 } as const
  const without = (...names: PartName[]) => partNames.map((name) => part(name, names.includes(name) ? null : few))
  const wordOf = (parts: Part[]) => decisionOf({ ...one, parts }, plainTrustModel).word
  expect(wordOf(without())).toBe('book')
  expect(wordOf(without('comments', 'rings'))).toBe('book')
  expect(wordOf(without('followers', 'growth'))).toBe('ask-first')
  expect(wordOf(without('likes', 'views', 'comments'))).toBe('ask-first')
})

test('whose comments did not come is held to a limit of its own, so leaving them out need not pay', () => {
  const apart: TrustModel = {
    ...plainTrustModel,
    decision: sights.map((sight, place) => ({
      ...(plainTrustModel.decision[place] as (typeof plainTrustModel.decision)[number]),
      cleanUntil: sight === 'no-comments' ? -4 : -2,
    })),
  }
  const parts = partNames.map((name) => part(name, name === 'comments' ? null : few))
  const wordOf = (sight: Sight) => decisionOf({ state: 'READY', sight, fraudRisk: 'low', parts, total: -3 }, apart).word
  expect([wordOf('some'), wordOf('no-comments')]).toEqual(['book', 'ask-first'])
})

test('where every manipulated creator is kept from a booking by the parts, the worst total still decides', () => {
  fc.assert(
    fc.property(judged, fc.double({ min: 1.01, max: 30, noNaN: true }), (one, sum) => {
      const parts = one.parts.map((each) => (each.part === 'growth' ? part('growth', [0.1, 0.25, 0.5]) : each))
      expect(decisionOf({ ...one, parts, total: sum }, endless).word).toBe('dont-book')
    }),
  )
})

test('"book" never stands beside a trust below 70, wherever the limits lie', () => {
  fc.assert(
    fc.property(judged, (one) => {
      if (decisionOf(one, endless).word === 'book') expect(scoreOf(one.total)).toBeGreaterThanOrEqual(70)
    }),
  )
})
