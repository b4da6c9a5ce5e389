import { expect, test } from 'vitest'
import { amountsIn, namedAmountsMax } from './amounts-in-text.ts'
import { negotiationFrame } from './negotiation-frame.ts'
import { type MadeOffer, nextMove } from './next-move.ts'

const market = { p10: 312, p50: 608, p90: 1_180 }
const frame = negotiationFrame({ market, breakEven: null, left: null })

test('it begins at the cheapest tenth, aims at the middle and ends at the dearest tenth, in amounts that people name', () => {
  expect(frame).toEqual({ anchor: 310, target: 610, walkAway: 1_150, cappedBy: 'market' })
})

test('the middle to aim at is the middle that people are told', () => {
  const small = negotiationFrame({ market: { p10: 53.4, p50: 103, p90: 232 }, breakEven: null, left: null })
  expect(small).toEqual({ anchor: 55, target: 100, walkAway: 230, cappedBy: 'market' })
})

test('the fee that breaks even and the budget end it earlier, whichever is less, and nothing is above the end', () => {
  expect(negotiationFrame({ market, breakEven: 700, left: 5_000 })).toMatchObject({ walkAway: 700, cappedBy: 'return' })
  const poor = negotiationFrame({ market, breakEven: 700, left: 204 })
  expect(poor).toEqual({ anchor: 200, target: 200, walkAway: 200, cappedBy: 'budget' })
  expect(negotiationFrame({ market, breakEven: 700, left: 0 })).toBeNull()
  expect(negotiationFrame({ market, breakEven: -40, left: null })).toBeNull()
})

test('what a creator asks for is accepted at the target, opened with the anchor, and waited for', () => {
  if (frame === null) throw new Error('There is a frame')
  expect(nextMove(frame, [])).toEqual({ kind: 'open', amount: 310 })
  expect(nextMove(frame, [{ side: 'brand', amount: 310 }])).toEqual({ kind: 'hold', amount: 310 })
  expect(nextMove(frame, [{ side: 'creator', amount: 600 }])).toEqual({ kind: 'accept', amount: 600 })
})

test.each([[900], [1_150], [1_400], [9_000]])(
  'against an unmoved $%s offers rise by smaller steps, never pass the walk-away, and end',
  (ask) => {
    if (frame === null) throw new Error('There is a frame')
    const offers: MadeOffer[] = [{ side: 'creator', amount: ask }]
    const made: number[] = []
    let move = nextMove(frame, offers)
    for (let round = 0; round < 40 && (move.kind === 'counter' || move.kind === 'final'); round += 1) {
      made.push(move.amount)
      offers.push({ side: 'brand', amount: move.amount }, { side: 'creator', amount: ask })
      move = nextMove(frame, offers)
    }
    expect(made).toEqual([...new Set(made)].sort((a, b) => a - b))
    expect(Math.max(...made)).toBeLessThanOrEqual(frame.walkAway)
    const steps = made.slice(1, -1).map((amount, place) => amount - (made[place] ?? 0))
    const beyondTarget = steps.filter((_, place) => (made[place] ?? 0) >= frame.target)
    expect(beyondTarget.every((step, place) => step <= (beyondTarget[place - 1] ?? step))).toBe(true)
    expect(move.kind).toBe(ask <= frame.walkAway ? 'accept' : 'walk')
  },
)

test('what the brand offered once it keeps to, even beyond its walk-away', () => {
  if (frame === null) throw new Error('There is a frame')
  const offers: MadeOffer[] = [
    { side: 'brand', amount: 2_000 },
    { side: 'creator', amount: 1_500 },
  ]
  expect(nextMove(frame, offers)).toEqual({ kind: 'accept', amount: 1_500 })
})

test.each([
  ['My rate is $1,200 for a reel, or $900 for two stories.', [1_200, 900]],
  ['I’d do it for 2k USD', [2_000]],
  ['$1.5k? No: $1,500.50', [1_500, 1_500.5]],
  ['500 euros', [519.45]],
  ['500€ or 1.200 €', [519.45, 1_246.68]],
  ['It has 1,200 views and costs $12', []],
  ['call me at 5550100, I made a brand $50M and $3 million', []],
  ['My fee went from $400$ to $450', [400, 450]],
])('“%s” names %j', (text, amounts) => {
  expect(amountsIn(text, '$').map(({ amount }) => amount)).toEqual(amounts)
})

test('a price of one post is told from the price of all, with the line that it stands in', () => {
  const text = 'Hi Ann,\nI charge $400 per reel, so $1,000 for three.\nEve'
  expect(amountsIn(text, '$')).toEqual([
    { amount: 400, perPost: true, line: 'I charge $400 per reel, so $1,000 for three.' },
    { amount: 1_000, perPost: false, line: 'I charge $400 per reel, so $1,000 for three.' },
  ])
})

test('amounts of a long text take time in proportion to it, and few are kept', () => {
  expect(amountsIn('$123,456,'.repeat(50_000), '$').length).toBeLessThanOrEqual(namedAmountsMax)
  expect(amountsIn('$1,100 $1,200 $1,300 $1,400 $1,500 $1,600', '$')).toHaveLength(namedAmountsMax)
  const [long] = amountsIn(`${'a'.repeat(500)} $900 ${'b'.repeat(500)}`, '$')
  expect(long?.line).toMatch(/^….*\$900.*…$/)
})
