import type { ShownFrame } from '@vouch/contract'
import { frameReasons } from '@vouch/presentation'
import { expect, test } from 'vitest'
import { moveTitles, nextMoveWords, rangeFigures } from './negotiation-words.ts'

test('whoever offered the limit or more is told not to go higher', () => {
  expect(moveTitles.walk('$900', '$230')).toBe('You’ve offered $900, above your $230 limit. Don’t go higher.')
  expect(moveTitles.walk('$230', '$230')).toBe('You’ve offered $230, your limit. Don’t go higher.')
})

const frame: ShownFrame = {
  ...{ anchor: 55, target: 100, walkAway: 230, cappedBy: 'market', market: { p10: 53.4, p50: 103, p90: 232 } },
  ...{ basis: '', source: '', breakEven: null, left: null, leftOwn: 0, reach: { p10: 1, p50: 2, p90: 3 }, posts: 1 },
}

test('a figure that was made neater than the market names the market’s', () => {
  expect(rangeFigures(frame, 'USD').map(({ what }) => what)).toEqual([
    'Near the low end: one in ten deals like this costs less than $53.',
    'Half of them cost less.',
    'Only one deal in ten costs more.',
  ])
  const exact = rangeFigures({ ...frame, anchor: 60, market: { p10: 60.2, p50: 103, p90: 1_180 } }, 'USD')
  expect(exact[0]?.what).toBe('One in ten deals like this costs less.')
  const budget = rangeFigures({ ...frame, ...{ anchor: 40, target: 40, walkAway: 40 }, cappedBy: 'budget' }, 'USD')
  expect(budget.map(({ what }) => what)).toEqual([
    'The market would be higher; this is your limit.',
    'The market would be higher; this is your limit.',
    'That’s where the budget ends.',
  ])
})

const asking = (amount: number): Parameters<typeof nextMoveWords>[0] => ({
  ...{ next: { kind: 'counter', amount: 55 }, frame, currency: 'USD' },
  offers: [
    {
      ...{ id: '1', side: 'creator', amount, note: '', state: 'made', messageId: null },
      ...{ at: '2026-12-01T00:00:00.000Z', by: null },
    },
  ],
})

test('an ask above the walk-away price is told as such, not only as above the target', () => {
  expect(nextMoveWords(asking(2_900))).toMatch(/^Their ask of \$2,900 is far above your walk-away price of \$230\. Ask/)
  expect(nextMoveWords(asking(240))).toMatch(/^Their ask of \$240 is above your walk-away price of \$230\./)
  expect(nextMoveWords(asking(200))).toMatch(/^Their ask is above your target\./)
})

test('what of the budget is left says whose a part of it is already', () => {
  expect(frameReasons({ ...frame, left: 2_100 }, 'USD').at(-1)).toBe('$2,100 of the budget is left.')
  expect(frameReasons({ ...frame, left: 3_000, leftOwn: 900 }, 'EUR').at(-1)).toBe(
    '€3,000 of the budget is left, including €900 still due to this creator.',
  )
})
