import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleCreator, exampleMoment } from '../examples/example-creator.ts'
import { factsOf } from '../facts.ts'
import { readingSignals } from '../signals/signal-list.ts'
import { type Post, platforms } from '../snapshot/snapshot.ts'

/** Readings that no post has: counts that leap, fall, vanish and overflow, at any age. */

const amount = fc.oneof(fc.constantFrom(0, 1, 20, 9_007_199_254_740_991), fc.integer({ min: 0, max: 90_000 }))
const known = fc.option(amount, { nil: null, freq: 6 })
const counts = { likes: known, comments: known, views: known }
const hourMs = 3_600_000
const now = Date.parse(exampleMoment)

const posts = fc.array(
  fc.record({
    ageHours: fc.integer({ min: 0, max: 3_000 }),
    reads: fc.array(
      fc.record({ part: fc.integer({ min: -10, max: 110 }).map((percent) => percent / 100), ...counts }),
      {
        minLength: 3,
        maxLength: 7,
      },
    ),
    ...counts,
  }),
  { minLength: 24, maxLength: 30 },
)

test('whatever was read, the evidence is a number within its bounds, and the order of things means nothing', () => {
  let answers = 0
  fc.assert(
    fc.property(posts, fc.constantFrom(...platforms), (drawn, platform) => {
      const made = drawn.map(({ ageHours, reads, ...post }, at): Post => {
        const published = now - ageHours * hourMs
        const atPart = (part: number) => new Date(published + part * ageHours * hourMs).toISOString()
        return {
          ...{ id: `p${at}`, publishedAt: new Date(published).toISOString(), kind: 'video', ...post },
          reads: reads.map(({ part, ...read }) => ({ at: atPart(part), ...read })),
        }
      })
      const creator = exampleCreator({ platform })
      const answersOf = (list: Post[]) => {
        const facts = factsOf({ ...creator, posts: list })
        return {
          bought: [facts.boughtLikes, facts.boughtViews],
          signals: readingSignals.map((one) => one.measure(facts)),
        }
      }
      const { bought, signals } = answersOf(made)
      for (const measurement of signals) {
        if (!measurement.measured) continue
        answers += 1
        expect(measurement.logOdds).toBeGreaterThanOrEqual(-0.6)
        expect(measurement.logOdds).toBeLessThanOrEqual(6)
        expect(measurement.explanation).not.toMatch(/NaN|Infinity|undefined/)
      }
      for (const share of bought) {
        if (share === null) continue
        expect(share.low).toBeLessThanOrEqual(share.high)
        expect(share.share >= 0 && share.high <= 1).toBe(true)
      }
      const turned = made.map((post) => ({ ...post, reads: [...(post.reads ?? [])].reverse() })).reverse()
      expect(answersOf(turned)).toEqual({ bought, signals })
    }),
    { numRuns: 60 },
  )
  expect(answers).toBeGreaterThan(10)
})
