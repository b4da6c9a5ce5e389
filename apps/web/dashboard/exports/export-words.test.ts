import type { ExportedFile } from '@vouch/contract'
import { expect, test } from 'vitest'
import { chargeWords, placeOfSource, priceWords, sameWish, sizeWords, standing } from './export-words.ts'

const file: ExportedFile = {
  ...{ id: '1', subject: 'report', format: 'pdf', title: '@ava on Instagram', sourceId: null, state: 'running' },
  ...{ progress: 40, stage: 'Laying out the pages', fileName: null, bytes: null, creditsHeld: 2, creditsUsed: null },
  ...{ creator: null, filter: null, link: false, additions: true },
  ...{ createdAt: '2026-11-20T10:00:00Z', endedAt: null, expiresAt: null, reason: null },
}

test('the price stands before the click, and what became of it after', () => {
  expect([priceWords('pdf'), priceWords('csv'), priceWords('json')]).toEqual(['2 credits', '2 credits', 'free'])
  expect(chargeWords(file)).toBe('2 credits reserved')
  expect(chargeWords({ creditsHeld: 2, creditsUsed: 0 })).toBe('2 credits refunded')
  expect(chargeWords({ creditsHeld: 2, creditsUsed: 2 })).toBe('2 credits')
  expect(chargeWords({ creditsHeld: 0, creditsUsed: 0 })).toBe('Free')
})

test('how a file stands is said in words', () => {
  expect(standing(file).words).toBe('Laying out the pages, 40%')
  expect(standing({ ...file, state: 'queued' }).words).toBe('Waiting')
  expect(standing({ ...file, state: 'ready', expiresAt: '2026-12-20T10:00:00Z' }).words).toBe(
    'Available until Dec 20, 2026',
  )
  expect(standing({ ...file, state: 'failed', reason: 'No.' })).toEqual({ words: 'No.', tone: 'risk' })
  expect(standing({ ...file, state: 'gone', reason: 'Its thirty days are over.' }).tone).toBe('plain')
})

test('asking again asks for the same: the filter of a list and what was printed stay', () => {
  expect(sameWish({ ...file, subject: 'verifications', format: 'csv', creator: 'ava' })).toEqual({
    ...{ subject: 'verifications', format: 'csv', creator: 'ava' },
  })
  expect(sameWish({ ...file, sourceId: '9', link: true, additions: false })).toEqual({
    ...{ subject: 'report', format: 'pdf', sourceId: '9', link: true, additions: false },
  })
})

test('a file leads back to what it is about', () => {
  expect(placeOfSource({ subject: 'shortlist', sourceId: '7' })).toBe('/dashboard/shortlists/7')
  expect(placeOfSource({ subject: 'batch', sourceId: '8' })).toBe('/dashboard/bulk/8')
  expect(placeOfSource({ subject: 'verifications', sourceId: null })).toBe('/dashboard/verifications')
})

test('sizes are short', () => {
  expect([sizeWords(63_400), sizeWords(1_240_000), sizeWords(12), sizeWords(null)]).toEqual([
    '63\u00a0KB',
    '1.2\u00a0MB',
    '1\u00a0KB',
    '',
  ])
})
