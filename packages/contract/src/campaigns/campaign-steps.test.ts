import { expect, test } from 'vitest'
import { blankCampaign, blankCreator, blankDeliverable } from './campaign-fields.ts'
import type { CampaignFacts } from './campaign-missing.ts'
import { campaignMoney } from './campaign-money.ts'
import { campaignSteps, currentStep } from './campaign-steps.ts'
import { isToContact } from './taking-part.ts'

type Creator = CampaignFacts['creators'][number]
const creatorWith = (values: Partial<Creator['values']>, rest: Partial<Creator> = {}): Creator => ({
  values: { ...blankCreator, ...values },
  verified: true,
  deliverables: [],
  ...rest,
})
const planned = {
  ...blankCampaign,
  ...{ name: 'Spring', product: 'Tea', brief: 'Say it aloud.', startsOn: '2027-03-01', endsOn: '2027-03-31' },
  ...{ platforms: ['instagram' as const], audience: 'Tea drinkers', budget: 1_000 },
}
const doneOf = (facts: CampaignFacts) => campaignSteps(facts).map(({ done }) => done)

test('an empty draft begins with the brief, and every step of it says what is missing', () => {
  const steps = campaignSteps({ state: 'draft', values: blankCampaign, creators: [] })
  expect(steps).toHaveLength(7)
  expect(currentStep(steps)?.step).toBe(1)
  expect(steps.every(({ done, missing }) => !done && missing.length > 0)).toBe(true)
  expect(steps.map(({ locked }) => locked)).toEqual([false, false, false, false, true, true, true])
  expect(steps[0]?.next).toBe('Name what you’re promoting.')
})

test('steps are done one after the other, from the brief to the payment', () => {
  const approved = creatorWith({ decision: 'approved', fee: 400 })
  const draft: CampaignFacts = { state: 'draft', values: planned, creators: [approved] }
  expect(doneOf(draft)).toEqual([true, true, true, true, false, false, false])
  expect(campaignSteps(draft)[3]?.next).toBe('Start the campaign.')
  const agreed = creatorWith({ decision: 'approved', outreach: 'agreed', agreedFee: 350, contract: 'signed' })
  expect(doneOf({ ...draft, state: 'active', creators: [agreed] })).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ])
  const posted = { ...blankDeliverable, dueOn: '2027-03-10', state: 'posted' as const, link: 'https://x.test/1' }
  const delivered = { ...agreed, deliverables: [posted] }
  expect(doneOf({ ...draft, state: 'active', creators: [delivered] })[5]).toBe(true)
  const paid = { ...agreed, values: { ...agreed.values, paid: 350 }, deliverables: [{ ...posted, views: 9_000 }] }
  const all = campaignSteps({ ...draft, state: 'active', creators: [paid] })
  expect(all.every(({ done }) => done)).toBe(true)
  expect(all[6]?.next).toBe('Complete the campaign.')
})

test('contracts are written, sent and signed, and the sixth step says which comes next', () => {
  const missing = (contract: Creator['values']['contract']) => {
    const agreed = creatorWith({ decision: 'approved', outreach: 'agreed', agreedFee: 350, contract })
    return campaignSteps({ state: 'active', values: planned, creators: [agreed] })[5]?.missing[0]
  }
  expect(missing('none')).toBe('Write the contract with 1 creator.')
  expect(missing('drafted')).toBe('Send 1 contract.')
  expect(missing('sent')).toBe('1 contract isn’t signed yet.')
  expect(missing('signed')).not.toContain('contract')
})

test('a creator without a report, or without a decision, keeps the fourth step open', () => {
  const facts: CampaignFacts = {
    state: 'draft',
    values: planned,
    creators: [creatorWith({ decision: 'approved' }), creatorWith({}, { verified: false })],
  }
  expect(campaignSteps(facts)[3]?.missing).toEqual([
    '1 creator has no report yet: verify or decline.',
    'Decide on 1 creator.',
  ])
  const declined = creatorWith({ decision: 'declined' }, { verified: false })
  expect(doneOf({ ...facts, creators: [creatorWith({ decision: 'approved' }), declined] })[3]).toBe(true)
})

test('who is told to be contacted is who can be written to: not whoever was paid already', () => {
  const states: Partial<Creator['values']>[] = [{}, { paid: 200 }, { outreach: 'contacted' }, { decision: 'declined' }]
  const creators = states.map((values) => creatorWith({ decision: 'approved', fee: 500, ...values }))
  const asGiven = creators.map(({ values: { decision, outreach, paid } }) => ({
    fields: { decision: { value: decision }, outreach: { value: outreach }, paid: { value: paid } },
  }))
  expect(asGiven.map(isToContact)).toEqual([true, false, false, false])
  expect(campaignSteps({ state: 'active', values: planned, creators })[4]?.missing).toContain('Contact 1 creator.')
})

test('dates and sizes the wrong way round are said', () => {
  const values = { ...planned, startsOn: '2027-04-01', minFollowers: 10, maxFollowers: 5 }
  const [first, second] = campaignSteps({ state: 'draft', values, creators: [] })
  expect(first?.missing).toEqual(['The end date is before the start date.'])
  expect(second?.missing).toEqual(['The maximum number of followers is below the minimum.'])
})

test('money is in one place at a time: planned, then committed, then spent', () => {
  const of = (values: Partial<Creator['values']>) => campaignMoney({ values: planned, creators: [creatorWith(values)] })
  expect(of({ decision: 'considering', fee: 400 })).toEqual({
    ...{ budget: 1_000, spent: 0, committed: 0, planned: 0, left: 1_000 },
  })
  expect(of({ decision: 'approved', fee: 400 })).toMatchObject({ planned: 400, committed: 0, left: 1_000 })
  const agreed = { decision: 'approved', outreach: 'agreed', fee: 400, agreedFee: 350 } as const
  expect(of(agreed)).toMatchObject({ planned: 0, committed: 350, spent: 0, left: 650 })
  expect(of({ ...agreed, paid: 150 })).toMatchObject({ committed: 200, spent: 150, left: 650 })
  expect(of({ ...agreed, paid: 1_200 })).toMatchObject({ committed: 0, spent: 1_200, left: -200 })
  expect(campaignMoney({ values: blankCampaign, creators: [] }).left).toBeNull()
})
