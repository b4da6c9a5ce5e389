import type { PartSource } from '@vouch/engine'
import { expect, test } from 'vitest'
import { smallDollars } from '../format.ts'
import { sourceRows } from './source-rows.ts'

const at = '2026-11-20T10:00:00Z'
const subject = { basis: 'public', handle: 'ava', fetchedAt: at }
const bought = (part: PartSource['part'], priceUsd: number | null): PartSource => ({
  ...{ part, connector: 'supplier', name: 'Apify', basis: 'supplier', at: '2026-11-19T10:00:00Z', priceUsd },
})
const rows = (sources: PartSource[], origin: 'address' | 'file' = 'address') =>
  sourceRows({ subject, coverage: { sources } } as unknown as Parameters<typeof sourceRows>[0], origin)

test('each part names its source, its date and its price', () => {
  const own: PartSource = { part: 'profile', connector: 'instagram', name: 'Instagram', basis: 'public', at }
  expect(rows([own, bought('followers', 0.4)])).toEqual([
    { part: 'Profile', source: 'Instagram, public data', at, cost: '–' },
    { part: 'Follower sample', source: 'Apify, data supplier', at: '2026-11-19T10:00:00Z', cost: '$0.40' },
  ])
})

test('one source for everything is one row; a file says only that it is one', () => {
  expect(rows([])).toEqual([{ part: 'Everything', source: 'Public data', at, cost: '–' }])
  expect(rows([bought('posts', 1)], 'file')).toEqual([{ part: 'Everything', source: 'Imported file', at, cost: '–' }])
})

test.each([
  [0, '$0'],
  [0.002, '$0.002'],
  [0.0026, '$0.0026'],
  [0.05, '$0.05'],
  [0.4, '$0.40'],
  [1.03, '$1.03'],
  [12, '$12'],
  [null, '–'],
])('%s dollars are shown as %s', (usd, words) => expect(smallDollars(usd)).toBe(words))
