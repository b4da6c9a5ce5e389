import type { CampaignChange } from '@vouch/contract'
import { describe, expect, test } from 'vitest'
import { deedBetween } from './campaign-cards.tsx'
import { changerOf, changeSentence, withCurrencies } from './campaign-words.ts'
import { amountText, codesText, countText, linkText } from './fields/writings.ts'
import { placesOf } from './timeline-places.ts'

const change = (part: Partial<CampaignChange>): CampaignChange => ({
  ...{ id: '1', at: '2026-11-20T10:00:00Z', by: 'Ann', kind: 'field', subject: null, field: null },
  ...part,
})

test('a reply moves a campaign without a person, and is told of as the product’s', () => {
  expect(changerOf({ by: null, field: 'outreach' })).toBe('Vouch')
  expect(changerOf({ by: null, field: 'budget' })).toBe('Somebody')
  expect(changerOf({ by: 'Ann', field: 'outreach' })).toBe('Ann')
})

test('a change is told in a sentence, and a long text is not repeated', () => {
  const field = (name: string, before: unknown, after: unknown, subject: string | null = null) =>
    changeSentence(change({ field: name, before, after, subject }), 'USD')
  expect(field('budget', null, 4_000)).toBe('set the budget to $4,000')
  expect(field('agreedFee', null, 1_500, 'Milo')).toBe('set the agreed fee for Milo to $1,500')
  expect(field('minFollowers', null, 1_500)).toBe('set the minimum followers to 1,500')
  const euros = change({ field: 'paid', before: 400, after: 512.5, subject: 'Ava' })
  expect(changeSentence(euros, 'EUR')).toBe('changed the amount paid for Ava from €400 to €512.50')
  expect(field('budget', 4_000, null)).toBe('cleared the budget')
  expect(field('outreach', 'contacted', 'agreed', 'Ava')).toBe(
    'changed the outreach status for Ava from contacted to agreed',
  )
  expect(field('startsOn', '', '2027-03-01')).toBe('set the start date to Mar 1, 2027')
  expect(field('decision', 'considering', 'approved', 'Ava')).toBe(
    'changed the decision for Ava from considering to approved',
  )
  expect(field('state', 'drafted', 'approved', 'Ava')).toContain('from draft received to draft approved')
  expect(field('brief', 'x'.repeat(90), 'y'.repeat(90))).toBe('changed the brief from … to …')
  expect(field('done', false, true, 'Ship tea')).toBe('finished “Ship tea”')
  expect(field('decision', null, 'constructor', 'Ava')).toBe('set the decision for Ava to constructor')
  expect(changeSentence(change({ kind: 'creator-added', subject: 'Ava' }), 'USD')).toBe('added Ava')
})

test('an amount is told in the currency of its time', () => {
  const told = (...changes: Partial<CampaignChange>[]) =>
    withCurrencies(changes.map(change), 'EUR').map((each) => changeSentence(each.change, each.currency))
  const budget = { field: 'budget', before: 9_000, after: 1_000 }
  expect(told(budget, { field: 'currency', before: 'GBP', after: 'EUR' }, budget)).toEqual([
    'changed the budget from €9,000 to €1,000',
    'changed the currency from GBP to EUR',
    'changed the budget from £9,000 to £1,000',
  ])
  // A campaign whose currency was set for the first time had its usual one before.
  expect(told({ field: 'currency', before: null, after: 'EUR' }, { field: 'fee', before: null, after: 5 })).toEqual([
    'set the currency to EUR',
    'set the target fee to $5',
  ])
})

test('what people write is read back, and what cannot be is not', () => {
  expect([amountText.read('$1,200.50'), amountText.read(''), amountText.read('-1'), amountText.read('much')]).toEqual([
    ...[1_200.5, null, undefined, undefined],
  ])
  expect([countText.read('12,000'), countText.read('1.5')]).toEqual([12_000, undefined])
  expect([codesText.read('us, ca us'), codesText.read('USA')]).toEqual([['US', 'CA'], undefined])
  expect([linkText.read('x.test/1'), linkText.read('http://x.test'), linkText.read(' ')]).toEqual([
    ...['https://x.test/1', 'https://x.test', ''],
  ])
})

test('a card moves only where a deed leads', () => {
  expect(deedBetween('draft', 'active')).toBe('start')
  expect(deedBetween('active', 'completed')).toBe('complete')
  expect(deedBetween('completed', 'active')).toBe('reopen')
  expect(deedBetween('draft', 'completed')).toBeNull()
  expect(deedBetween('active', 'draft')).toBeNull()
})

describe('a timeline', () => {
  const dated = (startsOn: string | null, endsOn: string | null) => ({ startsOn, endsOn })

  test('spans whole months, and every bar lies within it', () => {
    const { months, bars, today } = placesOf(
      [dated('2027-02-10', '2027-03-20'), dated('2027-01-05', '2027-01-05'), dated(null, '2027-01-01')],
      '2027-02-01',
    )
    expect(months.map(({ at }) => at.slice(0, 7))).toEqual(['2027-01', '2027-02', '2027-03'])
    expect(bars.map(({ campaign }) => campaign.startsOn)).toEqual(['2027-01-05', '2027-02-10'])
    for (const { from, width } of bars) {
      expect(from).toBeGreaterThanOrEqual(0)
      expect(width).toBeGreaterThan(0)
      expect(from + width).toBeLessThanOrEqual(100)
    }
    expect(today).toBeCloseTo((31 / 90) * 100)
  })

  test('of years names few months, has no today that is not on it, and is empty without dates', () => {
    const { months, today } = placesOf([dated('2027-01-01', '2029-12-31')], '2026-11-20')
    expect(months.length).toBeLessThanOrEqual(8)
    expect(today).toBeNull()
    expect(placesOf([dated(null, null)], '2026-11-20').bars).toEqual([])
  })
})
