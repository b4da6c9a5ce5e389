import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AudienceSample, overlapOfAudiences } from '../overlap/audience-overlap.ts'
import { reachTogether, type StatedReach } from './reach-together.ts'

type Sampled = StatedReach & { sample: AudienceSample }

function creator(id: string, value: number, accountIds: string[] = [], platform = 'instagram'): Sampled {
  const sample = { platform, source: 'sandbox', accountIds, audience: accountIds.length }
  return { id, value, low: value / 2, high: value * 2, sample }
}

function together(creators: readonly Sampled[]) {
  const samples = new Map(creators.map(({ id, sample }) => [id, sample]))
  const nobody = { platform: '', source: null, accountIds: [], audience: null }
  const sampleOf = (id: string) => samples.get(id) ?? nobody
  return reachTogether(creators, (one, other) => overlapOfAudiences(sampleOf(one), sampleOf(other)))
}

test('nobody reaches nobody, and one reaches what one reaches', () => {
  expect(together([])).toBeNull()
  expect(together([creator('a', 100)])).toEqual({
    ...{ added: 100, value: 100, low: 50, high: 200 },
    pairs: { measured: 0, all: 0 },
  })
})

test('two of whom nothing is known share 7 % of the smaller, between 2 and 20 %', () => {
  const both = together([creator('a', 1_000), creator('b', 100)])
  expect(both?.value).toBeCloseTo(1_000 + 100 * 0.93)
  expect(both?.low).toBeCloseTo(500 + 50 * 0.8)
  expect(both?.high).toBeCloseTo(2_000 + 200 * 0.98)
})

test('two with the same followers reach hardly more than one, but only where ids can be compared', () => {
  const same = Array.from({ length: 500 }, (_, index) => `f${index}`)
  const alike = together([creator('a', 1_000, same), creator('b', 1_000, same)])
  expect(alike?.value).toBeLessThan(1_100)
  expect(alike?.pairs).toEqual({ measured: 1, all: 1 })
  const apart = together([creator('a', 1_000, same), creator('b', 1_000, same, 'tiktok')])
  expect(apart?.value).toBeCloseTo(1_930)
  expect(apart?.pairs).toEqual({ measured: 0, all: 1 })
})

test('together is never more than all apart and never less than the largest, in whatever order they come', () => {
  const reaches = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(reaches, (values) => {
      const creators = values.map((value, index) => creator(`c${index}`, value))
      const both = together(creators)
      expect(both).toEqual(together([...creators].reverse()))
      const { added = 0, value = 0, low = 0, high = 0 } = both ?? {}
      expect(value).toBeLessThanOrEqual(added)
      expect(value).toBeGreaterThanOrEqual(Math.max(...values))
      expect(low).toBeLessThanOrEqual(value)
      expect(high).toBeGreaterThanOrEqual(value)
      expect(low).toBeGreaterThanOrEqual(Math.max(...values) / 2)
    }),
  )
})
