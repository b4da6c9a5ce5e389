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
  expect(conflicts({ fee: '€400' })).toEqual([{ name: 'fee', contract: '€400', campaign: 400 }])
})

test('one fee in other words, what is not filled in, and what the campaign doesn’t know conflict with nothing', () => {
  expect(conflicts({ fee: '$400', start_date: '2026-12-01', end_date: 'December 31, 2026' })).toEqual([])
  expect(conflicts({ fee: 'USD 400.00 plus VAT' })).toEqual([])
  expect(conflicts({ fee: '$1,400' }, { fee: 1_400 })).toEqual([])
  expect(conflicts({ fee: '', start_date: 'when the product ships' })).toEqual([])
  expect(conflicts({ fee: '$900', start_date: 'March 1, 2027' }, { fee: null, startsOn: null })).toEqual([])
})

test('what no clause names is no term of the contract', () => {
  expect(termConflicts({ clauses: [], variables: { fee: '$900' } }, campaign)).toEqual([])
})
