import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assess } from '../assess.ts'
import { fullCreator } from '../examples/example-crowd.ts'
import { canonicalSnapshot } from './canonical.ts'
import type { PartSource, Snapshot } from './snapshot.ts'

/** Where parts came from is part of what is known, moves no verdict, and is told by the report. */

const full = fullCreator()
const at = '2026-11-20T10:00:00Z'
const source = (part: PartSource['part'], priceUsd: number | null = null): PartSource => ({
  ...{ part, connector: 'supplier', name: 'Apify', basis: 'supplier', at, priceUsd },
})
const sources = [source('posts', 0.07), source('profile', 0.0026), source('followers')]
const context = { digest: 'sha256:0', computedAt: at }
const reportOf = (snapshot: Snapshot) => assess(snapshot, context)

test('a snapshot of one source keeps the form that it always had', () => {
  const form = canonicalSnapshot(full)
  for (const none of [null, undefined, []]) expect(canonicalSnapshot({ ...full, sources: none })).toBe(form)
  expect(canonicalSnapshot({ ...full, sources })).not.toBe(form)
  expect(canonicalSnapshot({ ...full, sources })).not.toBe(canonicalSnapshot({ ...full, sources: sources.slice(1) }))
})

test('the order of sources means nothing, and an unknown price is no price', () => {
  const form = canonicalSnapshot({ ...full, sources })
  const report = reportOf({ ...full, sources })
  fc.assert(
    fc.property(fc.shuffledSubarray(sources, { minLength: sources.length }), (shuffled) => {
      expect(canonicalSnapshot({ ...full, sources: shuffled })).toBe(form)
      expect(reportOf({ ...full, sources: shuffled })).toEqual(report)
    }),
  )
  const { priceUsd: _, ...unpriced } = source('posts')
  expect(canonicalSnapshot({ ...full, sources: [unpriced] })).toBe(
    canonicalSnapshot({ ...full, sources: [source('posts')] }),
  )
})

test('the report names each source in the order of the parts, and says nothing else because of it', () => {
  const { coverage, ...told } = reportOf({ ...full, sources })
  const { coverage: plain, ...same } = reportOf(full)
  expect(told).toEqual(same)
  expect('sources' in plain).toBe(false)
  expect(coverage).toEqual({
    ...plain,
    sources: [source('profile', 0.0026), source('posts', 0.07), source('followers')],
  })
})
