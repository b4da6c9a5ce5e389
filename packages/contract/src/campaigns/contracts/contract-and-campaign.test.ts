import { expect, test } from 'vitest'
import { type CampaignTerms, termConflicts } from './contract-and-campaign.ts'
import { clauseLibrary, offeredClauses } from './contract-clauses.ts'
import type { ContractValues } from './contract-variables.ts'

const clauses = offeredClauses.map((kind) => ({ kind, ...clauseLibrary[kind] }))
const campaign: CampaignTerms = { fee: 400, currency: 'USD', startsOn: '2026-12-01', endsOn: '2026-12-31' }
const conflicts = (variables: ContractValues, terms: Partial<CampaignTerms> = {}) =>
  termConflicts({ clauses, variables }, { ...campaign, ...terms })

test('another fee and other days than the campaign’s are told with both values', () => {
  expect(conflicts({ fee: '$900', start_date: 'March 1, 2027', end_date: 'March 31, 2027' })).toEqual([
    { name: 'fee', contract: '$900', campaign: 400 },
    { name: 'start_date', contract: 'March 1, 2027', campaign: 'December 1, 2026' },
    { name: 'end_date', contract: 'March 31, 2027', campaign: 'December 31, 2026' },
  ])
  for (const fee of [
    '€400',
    '400 €',
    '400 EUR',
    'EUR 400',
    '£400.00 plus VAT',
    '400 pounds',
    '$401',
    'US$4,000 in all',
  ])
    expect(conflicts({ fee })).toEqual([{ name: 'fee', contract: fee, campaign: 400 }])
  for (const fee of ['US $400', '400 US dollars', '$400 + VAT'])
    expect([fee, conflicts({ fee }), conflicts({ fee }, { currency: 'EUR' }).length]).toEqual([fee, [], 1])
  expect(conflicts({ fee: '€400' })).toEqual([{ name: 'fee', contract: '€400', campaign: 400 }])
})

test('one fee in other words, what is not filled in, and what the campaign doesn’t know conflict with nothing', () => {
  expect(conflicts({ fee: '$400', start_date: '2026-12-01', end_date: 'December 31, 2026' })).toEqual([])
  expect(conflicts({ fee: 'USD 400.00 plus VAT' })).toEqual([])
  expect(conflicts({ fee: '$1,400' }, { fee: 1_400 })).toEqual([])
  expect(conflicts({ fee: '', start_date: 'when the product ships' })).toEqual([])
  expect(conflicts({ fee: '$900', start_date: 'March 1, 2027' }, { fee: null, startsOn: null })).toEqual([])
})

test.each([
  ...[
    '2 x $450',
    '2 posts, $900',
    '50% upfront, $900 in all',
    '$0.9k',
    '900k',
    '$450 each',
    '$450 per post',
    '$450/post',
  ],
  ...['€1.500', '1 500 €', '1.500,00 €', '$900 (€850)', 'CA$900', '¥900', '$ EUR 900', 'about $900', '1,50', '12%'],
])('a fee of “%s” can’t be read for sure, and conflicts with nothing', (fee) => {
  for (const currency of ['USD', 'EUR'] as const) expect(conflicts({ fee }, { currency })).toEqual([])
})

test.each([
  '01.12.2026',
  '01/12/2026',
  'spring 2027',
  'March 2027',
  'March 1 to 5, 2027',
  'February 30, 2027',
  '2027-02-30',
])('a day of “%s” names no day, and conflicts with nothing', (start_date) => {
  expect(conflicts({ start_date })).toEqual([])
})

test('one day in other words is that day', () => {
  for (const start_date of [
    '1 December 2026',
    'Dec 1, 2026',
    'Dec. 1st, 2026',
    'from  December 1, 2026',
    '1st Dec 2026',
  ])
    expect([start_date, conflicts({ start_date })]).toEqual([start_date, []])
  expect(conflicts({ start_date: 'Sept 1, 2026' })).toHaveLength(1)
})

test('what no clause names is no term of the contract', () => {
  expect(termConflicts({ clauses: [], variables: { fee: '$900' } }, campaign)).toEqual([])
})
