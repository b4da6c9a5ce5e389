import type { Home } from '@vouch/contract'
import { expect, test } from 'vitest'
import { trial } from '../billing/test/sample-plan.ts'
import { attentionOf } from './attention.ts'

const quiet: Home = {
  unread: { count: 0, verifications: [] },
  alerts: [],
  changes: [],
  batches: [],
  credits: {
    ...{ monthlyCredits: 150, purchasedCredits: 0, totalCredits: 150 },
    ...{ monthlyCreditsLimit: 150, onHold: 0, purchasedFrozen: false },
  },
  subscription: null,
  recent: [],
  shortlists: { places: { used: 0, limit: 10 }, lists: [] },
  usage: { from: '2026-11-01T00:00:00Z', actions: [] },
  steps: { verified: false, shortlisted: false, bulk: false },
  now: '2026-11-20T10:00:00Z',
}
const shortlist = { id: 'l', name: 'Spring' }
const creator = { platform: 'instagram', handle: 'lena', displayName: 'Lena' } as const
const titles = (home: Partial<Home>) => attentionOf({ ...quiet, ...home }).map(({ title, tone }) => `${tone}: ${title}`)

test('on a quiet day nothing needs anybody', () => {
  expect(titles({})).toEqual([])
})

test('credits are spoken of from 50 on, and louder from 20', () => {
  const left = (totalCredits: number) => titles({ credits: { ...quiet.credits, totalCredits } })
  expect([left(51), left(50), left(20), left(1)]).toEqual([
    [],
    ['caution: 50 credits left'],
    ['risk: 20 credits left'],
    ['risk: 1 credit left'],
  ])
})

test('after the end of a plan, which stands in place of the form, nothing is said of it here and no credits are offered', () => {
  const credits = { ...quiet.credits, monthlyCredits: 0, purchasedCredits: 250, totalCredits: 0, purchasedFrozen: true }
  expect(titles({ credits, subscription: { ...trial, status: 'canceled', isActive: false } })).toEqual([])
})

test('a score that left its interval is told with both intervals, and can be put aside', () => {
  const [item] = attentionOf({
    ...quiet,
    alerts: [
      {
        ...{ id: 'a', kind: 'left_interval', shortlist, creator, verificationId: 'v', at: quiet.now },
        before: { score: 73.2, low: 66, high: 80 },
        after: { score: 48, low: 41, high: 55 },
      },
    ],
  })
  expect(item).toMatchObject({
    ...{ tone: 'risk', alertId: 'a', to: '/dashboard/verifications/v' },
    title: 'Lena moved outside the previous range',
    words: 'Trust was 73 (66 to 80) and is now 48 (41 to 55). On “Spring”.',
  })
})

test('new results name each creator once, whatever else was verified', () => {
  const card = { state: 'done', origin: 'address', createdAt: quiet.now, endedAt: quiet.now, creditsHeld: 0 } as const
  const rest = { creditsUsed: 0, failure: null, freeUntil: null, tags: [], verdict: null }
  const verifications = ['lena', 'lena', 'ben'].map((handle, place) => ({
    ...{ ...card, ...rest, id: `v${place}` },
    creator: { platform: 'instagram', handle, displayName: null },
  }))
  const [item] = attentionOf({ ...quiet, unread: { count: 5, verifications } })
  expect(item).toMatchObject({ title: '5 new results', words: 'lena, ben and 2 more.' })
})

test('a check without credits leads to its list', () => {
  const nothing = { creator: null, before: null, after: null, verificationId: null }
  const alerts: Home['alerts'] = [{ id: 'a', kind: 'no_credits', shortlist, at: quiet.now, ...nothing }]
  expect(attentionOf({ ...quiet, alerts })[0]?.to).toBe('/dashboard/shortlists/l')
})

test('a change of a watched creator is said with what was usual, and can be put aside', () => {
  const creator = { platform: 'instagram', handle: 'anna', displayName: 'Anna' } as const
  const change: Home['changes'][number] = {
    ...{ id: 'c', creator, since: null, at: '2026-11-20T10:00:00Z', before: 1_000, after: 4_000 },
    count: 'followers',
    ...{ value: 3_000, expected: 50, low: 10, high: 90, n: 30, verificationId: null },
  }
  const [item] = attentionOf({ ...quiet, changes: [change] })
  expect(item).toMatchObject({
    changeId: 'c',
    title: 'Anna gained 3,000 followers in a day',
    words: 'Usual for this creator in that time: 10 to 90, from 30 earlier days.',
    to: '/dashboard/watch/instagram/anna',
  })
})
