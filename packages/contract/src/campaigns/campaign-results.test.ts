import { expect, test } from 'vitest'
import { blankDeliverable, type DeliverableValues } from './campaign-fields.ts'
import { pacingOf, resultsOf } from './campaign-results.ts'
import type { TrackedShare } from './tracking-results.ts'

const written = <V>(value: V) => ({ value, version: 1, by: null, at: null })

function deliverable(values: Partial<DeliverableValues>) {
  const all = { ...blankDeliverable, state: 'posted' as const, ...values }
  const fields = Object.fromEntries(Object.entries(all).map(([name, value]) => [name, written(value)]))
  return {
    id: 'd',
    fields: fields as { [Name in keyof DeliverableValues]: ReturnType<typeof written<DeliverableValues[Name]>> },
  }
}

const creator = (id: string, ...values: Partial<DeliverableValues>[]) => ({ id, deliverables: values.map(deliverable) })
const share = (entryId: string | null, counts: Partial<TrackedShare>): TrackedShare => ({
  ...{ entryId, clicks: 0, visitors: 0, orders: 0, revenue: 0, unconverted: 0 },
  ...counts,
})
const money = { budget: 1_000, spent: 500, committed: 0, planned: 0, left: 500 }

test('what was counted is added up, and what somebody typed in for a creator stands instead of it', () => {
  const creators = [creator('a', { orders: 7, views: 1_000 }), creator('b', { views: 4_000 })]
  const shares = [
    share('a', { clicks: 40, orders: 5, revenue: 100 }),
    share('b', { clicks: 60, orders: 3, revenue: 90 }),
    share(null, { clicks: 10, orders: 1, revenue: 10 }),
  ]
  expect(resultsOf({ creators, money }, shares)).toEqual({
    ...{ posts: 2, views: 5_000, engagements: null, clicks: 110, orders: 11, revenue: 200 },
    ...{ perThousandViews: 100, perEngagement: null, perClick: 500 / 110, perOrder: 500 / 11, returned: 0.4 },
  })
})

test('what was read off a linked post counts until somebody types a count for that post', () => {
  const [typed, untyped] = [
    { ...deliverable({ views: 100 }), id: 'typed' },
    { ...deliverable({}), id: 'untyped' },
  ]
  const read = (deliverableId: string | null) => ({ deliverableId, views: 700, likes: 30, comments: 10 })
  const creators = [{ id: 'a', deliverables: [typed, untyped] }]
  const found = [read('typed'), read('untyped'), read(null)]
  expect(resultsOf({ creators, money }, [], found)).toMatchObject({ views: 800, engagements: 80, perEngagement: 6.25 })
})

test('what nobody knows is not zero, and nothing is divided by it', () => {
  const results = resultsOf({ creators: [creator('a', {})], money: { ...money, spent: 0 } }, [])
  expect(results).toMatchObject({
    views: null,
    clicks: null,
    orders: null,
    revenue: null,
    perOrder: null,
    returned: null,
  })
  expect(resultsOf({ creators: [creator('a', {})], money }, [share('a', {})]).perOrder).toBe(null)
})

test('pacing runs from the first day to the last and knows nothing without dates, posts or budget', () => {
  const fields = { startsOn: written('2027-03-01'), endsOn: written('2027-03-10') }
  const campaign = { creators: [creator('a', {}, { state: 'planned' })], money, fields }
  expect(pacingOf(campaign, '2027-03-05')).toEqual({ time: 0.5, posted: 0.5, spent: 0.5 })
  expect(pacingOf(campaign, '2027-02-01').time).toBe(0)
  expect(pacingOf(campaign, '2027-05-01').time).toBe(1)
  const empty = { creators: [], money: { ...money, budget: null }, fields: { ...fields, endsOn: written(null) } }
  expect(pacingOf(empty, '2027-03-05')).toEqual({
    time: null,
    posted: null,
    spent: null,
  })
})
