import type { BulkItem } from '@vouch/contract'
import { expect, test } from 'vitest'
import { batchName, batchProgress, batchSummary, previewSentence } from './bulk-words.ts'

const counts = { waiting: 3, running: 1, done: 4, failed: 1, refused: 9, skipped: 0 }

test('what a list would do is one sentence, and says only what there is', () => {
  expect(previewSentence({ counts: { new: 1, repeat: 0, double: 0, refused: 0 } })).toBe('1 creator to verify.')
  expect(previewSentence({ counts: { new: 10, repeat: 2, double: 1, refused: 3 } })).toBe(
    '12 creators to verify: 10 new, 2 free repeats. 1 duplicate skipped. 3 lines not recognized.',
  )
})

test('lines that never were to be verified are no part of the progress', () => {
  expect(batchProgress({ counts })).toEqual({ through: 5, all: 9 })
  expect(batchName({ name: '', counts })).toBe('List of 9 creators')
  expect(batchName({ name: 'Spring', counts })).toBe('Spring')
})

test('the summary counts each verdict once: by band, unsure, or without a score', () => {
  const item = (state: BulkItem['state'], verdict: BulkItem['verdict']): BulkItem => ({
    ...{ line: 1, text: '', platform: null, handle: null, displayName: null },
    ...{ verificationId: null, creditsUsed: null, problem: null, state, verdict },
  })
  const trust = { score: 84, low: 80, high: 90, band: 'good' } as const
  const items = [
    item('done', { state: 'READY', trust, fraudRisk: 'low', decision: null }),
    item('done', { state: 'LOW_CONFIDENCE', trust, fraudRisk: null, decision: null }),
    item('done', { state: 'PRIVATE', trust: null, fraudRisk: null, decision: null }),
    item('failed', null),
  ]
  expect(batchSummary({ items })).toEqual({
    bands: { excellent: 0, good: 1, moderate: 0, poor: 0 },
    ...{ unsure: 1, without: 1 },
  })
})
