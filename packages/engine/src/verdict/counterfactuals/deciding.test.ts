import { expect, test } from 'vitest'
import { contribution } from '../../examples/example-contribution.ts'
import { plainTrustModel } from '../../examples/example-trust-model.ts'
import { type Part, type PartName, partLine, partNames } from '../../report/report.ts'
import { type OpenCase, wouldDecide } from './deciding.ts'

const clear = (part: PartName): Part => ({
  ...{ part, state: 'seen', share: 0.03, low: 0.01, high: 0.06, line: partLine, n: 100, why: null, verdict: 'clear' },
})
const unseen = (part: PartName): Part => ({
  ...{ part, state: 'not-seen', share: null, low: null, high: null, line: partLine, n: null, why: 'More.' },
  verdict: null,
})
const open = (part: PartName): Part => ({ ...clear(part), share: 0.16, low: 0.1, high: 0.25, verdict: 'undecided' })

const caseOf = (odd: Partial<Record<PartName, Part>>, rest: Partial<OpenCase> = {}): OpenCase => ({
  contributions: [contribution(-4, { id: 'engagement.example', group: 'engagement', verdict: 'strength' })],
  parts: partNames.map((name) => odd[name] ?? clear(name)),
  state: 'READY',
  platform: 'instagram',
  missing: [],
  ...rest,
})
const named = (one: OpenCase) => wouldDecide(one, plainTrustModel)
const nobodySeen = { followers: unseen('followers'), growth: unseen('growth') }

test('where nobody has seen the followers, a sample or their history would decide, and nothing else is asked for', () => {
  expect(named(caseOf({ ...nobodySeen, rings: unseen('rings') }))).toEqual(['followersSample', 'history'])
})

test('nobody on YouTube is asked for a sample that no one can judge', () => {
  expect(named(caseOf(nobodySeen, { platform: 'youtube' }))).toEqual(['history'])
})

test('an open part is what would settle it, and data beside it would not', () => {
  expect(named(caseOf({ followers: open('followers'), rings: unseen('rings') }))).toEqual(['followers'])
})

test('where two parts are open or the data are thin, no single thing would decide and none is named', () => {
  expect(named(caseOf({ followers: open('followers'), comments: open('comments') }))).toEqual([])
  expect(named(caseOf(nobodySeen, { state: 'LOW_CONFIDENCE' }))).toEqual([])
})

test('what clear data leave in doubt is not asked for: other signals keep the creator from being booked', () => {
  const contributions = [contribution(1.5, { id: 'engagement.example', group: 'engagement' })]
  expect(named(caseOf(nobodySeen, { contributions }))).toEqual([])
})
