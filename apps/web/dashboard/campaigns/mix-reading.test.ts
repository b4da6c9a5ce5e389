import type { CampaignIntelligence, CurrencySign } from '@vouch/contract'
import { roiCreatorOf } from '@vouch/engine'
import { expect, test } from 'vitest'
import { sampleOf } from '../../report/test/sample-reports.ts'
import { bestMixWords, mixRisksOf, nextDollarOf } from './mix-reading.ts'
import { countedWords, nobodyAddsWords, noOverlapWords } from './mix-unread.ts'
import { mixOf } from './use-campaign-mix.ts'

type Member = CampaignIntelligence['members'][number]

const now = Date.parse('2026-11-20T10:00:00Z')
const today = '2026-11-20T08:00:00Z'

/** A creator of a known kind, in the mix at a fee. */
function member(id: string, kind: string, fee: number, rest: Partial<Member> = {}): Member {
  const { report, snapshot } = sampleOf(kind)
  const { state, trust, fraudRisk, decision } = report
  return {
    ...{ id, entryId: id, approved: true, agreed: false, at: today },
    answer: {
      creator: { ...roiCreatorOf(report, snapshot), id: `instagram/${id}` },
      verdict: { state, trust, fraudRisk, decision, displayName: id },
      reach: null,
      price: null,
      ...{ suggestedFee: fee, saved: null, calibration: null },
    },
    ...rest,
  }
}

function mix(members: Member[], rest: Partial<CampaignIntelligence> = {}, unread = 0, sign: CurrencySign = '$') {
  const money = { budget: rest.budget ?? 300, left: rest.budget ?? 300 }
  const news = { since: today, counts: [], reports: [], edits: 0 }
  const insight = { members, overlaps: null, unverified: 0, beyond: 0, ...money, goal: 'reach', news, ...rest } as const
  return mixOf(insight, { unread, sign })
}
const titles = (of: ReturnType<typeof mix>) => mixRisksOf(of, now).map(({ title }) => title)

test('the next dollar goes to somebody outside the best mix, with a range around what they add', () => {
  const next = nextDollarOf(mix([member('Ann', 'clean', 200), member('Bea', 'clean', 250)], { budget: 220 }))
  expect(next).toMatchObject({ name: 'Bea', profit: null })
  expect(next?.beyondBudget).toBeGreaterThan(0)
  expect(next?.adds?.low).toBeLessThan(next?.adds?.value ?? 0)
  expect(next?.adds?.high).toBeGreaterThan(next?.adds?.value ?? 0)
})

test('nobody is next where all are booked, where no budget is set, or where the report says not to book', () => {
  expect(nextDollarOf(mix([member('Ann', 'clean', 200)]))).toBeNull()
  expect(nextDollarOf(mix([member('Ann', 'clean', 200)], { budget: null }))).toBeNull()
  const bought = member('Cleo', 'bought-followers-burst', 10)
  expect(nextDollarOf(mix([member('Ann', 'clean', 200), bought]))).toBeNull()
})

test('money that is agreed is spent: the mix is the best for what is left, and says of what', () => {
  const [ann, bea] = [member('Ann', 'clean', 200, { agreed: true }), member('Bea', 'clean', 250)]
  expect(bestMixWords(mix([ann, bea], { budget: 500, left: 300 }))).toBe(
    'Best for the $300 left of the $500 budget: Bea, at $250.',
  )
  const short = mix([ann, bea], { budget: 400, left: 200 })
  expect(bestMixWords(short)).toBe('No one fits within the $200 left of the $400 budget.')
  expect(nextDollarOf(short)).toMatchObject({ name: 'Bea', beyondBudget: 50 })
  expect(bestMixWords(mix([ann, bea], { budget: 100, left: -100 }))).toBe('Nothing is left of the $100 budget.')
  expect(bestMixWords(mix([bea], { budget: 300 }))).toBe('Best for the $300 budget: Bea, at $250.')
  expect(bestMixWords(mix([ann]))).toBe('Everyone you can book from these reports has agreed.')
  const dear = mix([ann, member('Bea', 'clean', 8_000)], { budget: 9_000, left: 8_800, goal: 'profit' })
  expect(bestMixWords(dear)).toBe(
    'Within the $8,800 left of the $9,000 budget, no one is expected to earn more than they cost.',
  )
})

test('an approved creator without a report is to be verified: nothing is said of one whom nobody has read', () => {
  const ann = member('Ann', 'clean', 200)
  const half = mix([ann], { unverified: 1 }, 1)
  expect([noOverlapWords(half), countedWords(half)]).toEqual([
    'Verify 1 approved creator to compare audiences.',
    '1 of 2 approved creators',
  ])
  expect(nobodyAddsWords(half)).toBe(
    'No one else with a report would add to it. Verify 1 more creator to include them.',
  )
  const alone = mix([ann])
  expect([noOverlapWords(alone), countedWords(alone), nobodyAddsWords(alone)]).toEqual([
    'Approve at least two creators to compare their audiences.',
    '1 approved creator',
    'No one else in this campaign would add to it.',
  ])
})

test('what a mix costs is told in the campaign’s currency', () => {
  const [ann, bea] = [member('Ann', 'clean', 200, { agreed: true }), member('Bea', 'clean', 260)]
  // Whole dollars that stand for €500 and €300.
  expect(bestMixWords(mix([ann, bea], { budget: 519, left: 312 }, 0, '€'))).toBe(
    'Best for the €300 left of the €500 budget: Bea, at €250.',
  )
})

test('the forecast counts the approved, and all who are verified while nobody is', () => {
  const both = [member('Ann', 'clean', 200), member('Bea', 'clean', 250, { approved: false })]
  expect(mix(both)).toMatchObject({ counted: 'approved', members: 1 })
  expect(mix(both).forecast?.cost.p50).toBe(200)
  const nobody = both.map((each) => ({ ...each, approved: false }))
  expect(mix(nobody)).toMatchObject({ counted: 'verified', members: 2 })
  expect(mix([]).forecast).toBeNull()
})

test('risks name whom a report speaks against, who carries the mix, what is unverified and what is old', () => {
  const even = [member('Ann', 'clean', 200), member('Bea', 'clean', 250), member('Cleo', 'clean', 210)]
  expect(titles(mix(even))).toEqual(['Everything is on one platform'])
  const all = titles(mix([...even, member('Dora', 'bought-followers-burst', 10)], { unverified: 2 }))
  expect(all[0]).toBe('Dora shouldn’t be booked')
  expect(all).toContain('2 creators without a report')
  expect(all.find((title) => title.startsWith('Lowest trust: Dora'))).toBeDefined()
  expect(titles(mix([member('Ann', 'clean', 200)]))[0]).toMatch(/^Ann carries 100%/)
  const old = even.map((each) => ({ ...each, at: '2026-10-01T00:00:00Z' }))
  expect(titles(mix(old))).toContain('3 reports older than 30 days')
})
