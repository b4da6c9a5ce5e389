import { expect, test } from 'vitest'
import { clauseParts } from './clause-parts.ts'
import { clauseLibrary, offeredClauses } from './contract-clauses.ts'
import { contractDay, dayNamed, keptDay, wholeDay } from './contract-days.ts'
import { contractFaults } from './contract-faults.ts'
import { type ContractValues, usualContractValues } from './contract-variables.ts'

const clauses = offeredClauses.map((kind) => ({ kind, ...clauseLibrary[kind] }))
const faultsOf = (variables: ContractValues) => contractFaults({ clauses, variables })

test('what is usual, and what is not filled in yet, is no fault', () => {
  expect(faultsOf(usualContractValues)).toEqual([])
  expect(faultsOf({ fee: '', start_date: ' ', payment_days: '' })).toEqual([])
})

test.each([
  ['March 31, 2027', 'March 1, 2027'],
  ['2027-03-31', '2027-03-01'],
  ['2027-03-31', 'March 1, 2027'],
])('a contract from %s to %s ends before it begins', (start_date, end_date) => {
  expect(faultsOf({ start_date, end_date })).toEqual(['The last day can’t be before the first day.'])
  expect(faultsOf({ start_date: end_date, end_date: start_date })).toEqual([])
  expect(faultsOf({ start_date, end_date: start_date })).toEqual([])
})

test('days in other words are in no order', () => {
  expect(faultsOf({ start_date: 'the day the product ships', end_date: 'March 1, 2027' })).toEqual([])
})

test.each([...['-5', '$-5', '−5', '-$5', 'minus three', 'a lot', 'to be agreed', '10%', '10 % of sales', '$']])(
  'a fee of “%s” is no amount',
  (fee) => {
    expect(faultsOf({ fee })).toEqual(['The fee must be an amount of 0 or more, such as $900.'])
  },
)

test.each([
  ...['0', '900', '$900', '$ 1,200.50', 'US$900', 'CA$ 900', 'R$ 900', 'USD 900', '900 USD', '900 €', '1 200 €', '£2k'],
  ...['CHF 1’200', 'kr 900', '₹90,000', '$900 plus VAT', '$900 plus 10% of sales'],
])('a fee of “%s” is an amount', (fee) => {
  expect(faultsOf({ fee })).toEqual([])
})

test.each(['minus three', '-3', '3.5', 'thirty', '366', '99999'])('nobody pays within “%s” days', (payment_days) => {
  expect(faultsOf({ payment_days })).toEqual(['Days to pay must be a whole number from 0 to 365.'])
})

test('rights may last for years, and only what the clauses name is looked at', () => {
  expect(faultsOf({ payment_days: '0', usage_days: '730', live_days: '365' })).toEqual([])
  expect(faultsOf({ usage_days: 'forever' })).toEqual(['Days of usage must be a whole number from 0 to 3,650.'])
  expect(contractFaults({ clauses: [], variables: { fee: '-5', payment_days: '-5' } })).toEqual([])
})

test('a day is chosen as a day and kept in words; words that say more stay words', () => {
  expect(contractDay('2027-03-31')).toBe('March 31, 2027')
  expect(wholeDay(contractDay('2027-03-31'))).toBe('2027-03-31')
  expect(wholeDay('2027-03-31')).toBe('2027-03-31')
  expect(dayNamed('31 March 2027')).toBe('2027-03-31')
  expect(keptDay('2027-03-31')).toBe('March 31, 2027')
  for (const half of ['', '0002-03-31', '0202-03-31']) expect(keptDay(half)).toBe(half)
  expect(wholeDay('0002-03-31')).toBe('0002-03-31')
  for (const text of ['', '31 March 2027', 'by March 31, 2027', 'the day it ships']) expect(wholeDay(text)).toBe(null)
})

test('lines with a dash before them are a list, and nothing of the text is lost', () => {
  expect(clauseParts('The following:\n- 1 reel: Tea\n- 1 story\nEach stays.\nFor 90 days.')).toEqual([
    { kind: 'words', text: 'The following:' },
    { kind: 'list', items: ['1 reel: Tea', '1 story'] },
    { kind: 'words', text: 'Each stays.\nFor 90 days.' },
  ])
  expect(clauseParts('-5 is no item\n-')).toEqual([{ kind: 'words', text: '-5 is no item\n-' }])
})
