import { roiCreatorOf } from '@vouch/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { sampleOf } from '../test/sample-reports.ts'
import { forecastPlan } from './forecast-plan.ts'
import { goalSentence } from './goal-words.ts'
import { overlapCaption, overlapCell, overlapShare } from './overlap-words.ts'
import { fieldsOf, firstPlan, planOf } from './plan-fields.ts'
import { portfolioOf } from './portfolio.ts'
import { RoiView } from './roi-view.tsx'
import { chanceText, defaultHint, factorValue, moneyText, roiSentence, roiText, standingOn } from './roi-words.ts'

const creatorOf = (kind: string) => {
  const { report, snapshot } = sampleOf(kind)
  return roiCreatorOf(report, snapshot)
}
const planned = (fee: number) => {
  const found = forecastPlan(creatorOf('clean'), firstPlan(fee))
  if (!found) throw new Error('the sample has followers')
  return found
}

describe('a plan', () => {
  const base = firstPlan(250)

  test('is written and read back as it was', () => {
    const plan = {
      ...base,
      budget: 5_000,
      campaign: { ...base.campaign, margin: 0.6, conversionRate: 0.025, posts: 3, niche: 'fitness' as const },
    }
    expect(planOf(fieldsOf(plan), base)).toEqual({ plan })
    expect(fieldsOf(plan)).toMatchObject({ margin: '60', conversion: '2.5', budget: '5000' })
  })

  test('leaves open what is left open, and reads amounts as people write them', () => {
    const read = planOf({ ...fieldsOf(base), fee: '$1,200', orderValue: '' }, base)
    expect(read).toMatchObject({ plan: { campaign: { fee: 1_200, productPrice: null } } })
  })

  test('that cannot be is refused beside each field', () => {
    const wrong = { ...fieldsOf(base), fee: '', margin: '140', posts: '1.5', budget: 'lots', exclusivity: '99' }
    expect(planOf(wrong, base)).toEqual({
      errors: {
        fee: 'Write the fee in dollars, such as 1200.',
        margin: 'Write a share from 0 to 100 %.',
        posts: 'Write a whole number from 1 to 100.',
        budget: 'Write an amount in dollars, such as 1200.',
        exclusivity: 'Write months from 0 to 36.',
      },
    })
  })
})

describe('words', () => {
  test('money and returns are as exact as they are known', () => {
    expect(
      [moneyText(0), moneyText(87.4), moneyText(1_234), moneyText(-12_340)].map((text) =>
        text.replaceAll('\u00a0', ' '),
      ),
    ).toEqual(['$0', '$87', '$1,200', '−$12K'])
    expect([0, 0.001, 0.423, 1.84, 12.4].map(roiText)).toEqual(['0', 'under 0.01', '0.42', '1.8', '12'])
  })

  test('a chance from a finite number of campaigns is never none and never sure', () => {
    expect([chanceText(0), chanceText(1), chanceText(null), chanceText(0.234).replace('\u00a0', ' ')]).toEqual([
      'under 1 %',
      'over 99 %',
      '–',
      '23 %',
    ])
  })

  test('an open question names its default with the source, an answered one nothing', () => {
    const factors = planned(250).forecast.factors
    const price = factors.find(({ id }) => id === 'order-value')
    expect(defaultHint(price)).toMatch(/^Left open: \$60\. Source: .+\.$/)
    expect(defaultHint(price && { ...price, kind: 'input' })).toBeUndefined()
    expect(factorValue({ value: null, unit: 'USD' })).toBe('–')
    expect(standingOn(factors)).toMatch(/^\d+ measured, \d+ yours, \d+ defaults$/)
  })

  test('the finding says the chance, the fee that the median carries, and yours', () => {
    const { forecast } = planned(250)
    expect(roiSentence(forecast, 250, false)).toContain('the market’s price is $250.')
    expect(roiSentence(forecast, 250, true)).toMatch(
      /^The chance that this campaign earns more than it costs is .*yours is \$250\.$/,
    )
    expect(roiSentence({ ...forecast, roi: null, chanceRoiAboveOne: null }, 0, true)).toMatch(/^Nothing is paid/)
  })
})

describe('the goal', () => {
  const { forecast } = planned(250)
  const withChance = (chanceRoiAboveOne: number | null) => ({ ...forecast, chanceRoiAboveOne })

  test('of profit is answered by the odds, and a bad deal with the fee that would be a good one', () => {
    const answers = [0.9, 0.6, 0.4, 0.1].map((chance) => goalSentence(withChance(chance), 250, 'profit'))
    expect(answers[0]).toBe('For profit: a good deal at this fee.')
    expect(answers[1]).toBe('For profit: more likely to pay than not.')
    expect(answers[2]).toMatch(/^For profit: a gamble. Even odds need a fee of \$/)
    expect(answers[3]).toMatch(/^For profit: not at this fee. Even odds need .* odds of nine in ten \$/)
    expect(goalSentence(withChance(null), 0, 'profit')).toContain('nothing is paid yet')
  })

  test('of reach is answered by what a thousand people cost, beside the market', () => {
    const market = { p10: 100, p50: 200, p90: 400, basis: 'b', source: 's', grade: 'proposal' as const }
    const priced = { ...forecast, fairPrice: { ...forecast.fairPrice, market } }
    expect([150, 300, 500].map((fee) => /The fee is (.*)\.$/.exec(goalSentence(priced, fee, 'reach'))?.[1])).toEqual([
      'not above the market’s middle',
      'above the market’s middle, inside its usual range',
      'dearer than nine in ten such deals',
    ])
    const without = { ...forecast, fairPrice: { ...forecast.fairPrice, market: null } }
    expect(goalSentence(without, 100, 'reach')).toContain('no published price table')
  })
})

describe('the forecast', () => {
  test('falls with the fee along the fan, and its widest bar comes first', () => {
    const { fan, tornado } = planned(250)
    const medians = fan.map(({ p50 }) => p50)
    expect(medians).toEqual(medians.toSorted((a, b) => b - a))
    const widths = (tornado?.bars ?? []).map(({ low, high }) => Math.abs(high - low))
    expect(widths).toEqual(widths.toSorted((a, b) => b - a))
  })

  test('is drawn whole, by every method, with what it stands on and that it is simulated', () => {
    const markup = renderToStaticMarkup(
      createElement(RoiView, { planned: planned(250), fee: 250, own: true, goal: 'profit', subject: 'x' }),
    )
    expect(markup).not.toMatch(/NaN|undefined|Infinity/)
    for (const words of [
      'Return by fee',
      'What matters most',
      'Earned media value',
      'Fair price',
      'Break-even fee',
      'Validated on simulated brands only',
    ]) {
      expect(markup).toContain(words)
    }
  })

  test('without a fee has no return and no fan, and still says what a campaign carries', () => {
    const free = planned(0)
    expect([free.fan, free.tornado]).toEqual([[], null])
    expect(
      renderToStaticMarkup(createElement(RoiView, { planned: free, fee: 0, own: true, goal: 'profit', subject: 'x' })),
    ).toContain('Nothing is paid')
  })
})

describe('a portfolio', () => {
  const member = (id: string, kind: string, fee: number) => ({
    id,
    answer: { creator: { ...creatorOf(kind), id: `instagram/${id}` }, suggestedFee: fee, saved: null },
  })
  const members = [member('a', 'clean', 200), member('b', 'clean', 900)]

  test('counts people once: together they are fewer than apart, and more than either', () => {
    const {
      together,
      reachApart,
      members: each,
    } = portfolioOf(members, { budget: null, goal: 'profit', overlaps: null })
    expect(together?.reach.p50).toBeLessThan(reachApart ?? 0)
    expect(together?.reach.p50).toBeGreaterThan(Math.max(...each.map(({ forecast }) => forecast?.reach.p50 ?? 0)))
  })

  test('counts by what was measured: who shares everybody brings nobody new', () => {
    const pair = { one: 'a', other: 'b', measured: true, reason: null, share: 1, low: 0.9, high: 1, common: 90 }
    const overlaps = { creators: [], pairs: [pair] }
    const { together, members: each } = portfolioOf(members, { budget: null, goal: 'profit', overlaps })
    const largest = Math.max(...each.map(({ forecast }) => forecast?.reach.p50 ?? 0))
    expect(together?.reach.p50).toBeLessThan(largest * 1.1)
    expect([overlapShare(overlaps, 'b', 'a'), overlapShare(overlaps, 'a', 'c')]).toEqual([1, undefined])
  })

  test('a pair that nobody compared says that it is a default, and why', () => {
    const pair = { one: 'a', other: 'b', share: 0.07, low: 0.02, high: 0.2, common: 0 }
    const said = (reason: 'platforms' | 'sources' | 'sample') => overlapCell({ ...pair, measured: false, reason }).words
    expect(said('platforms')).toBe('default: different platforms')
    expect(said('sources')).toBe('default: lists from different sources')
    expect(said('sample')).toBe('default: no sample of followers')
    const found = overlapCell({ ...pair, measured: true, reason: null, common: 3 })
    expect(found.words.replace('\u00a0', ' ')).toBe('2 to 20 %, 3 in both')
    const creators = ['a', 'b'].map((handle) => ({
      ...{ verificationId: handle, platform: 'x' as const, handle, sampled: handle === 'a' ? 200 : 0, followers: 9 },
    }))
    const caption = overlapCaption({ creators, pairs: [{ ...pair, measured: false, reason: 'sample' }] })
    expect(caption).toMatch(/^0 of 1 pair measured\. Sampled followers: @a 200, @b none\. Where nothing/)
  })

  test('books within the budget, by the goal, and nobody without one', () => {
    expect(portfolioOf(members, { budget: null, goal: 'reach', overlaps: null }).choice).toBeNull()
    const choice = portfolioOf(members, { budget: 300, goal: 'reach', overlaps: null }).choice
    expect(choice?.chosen).toEqual(['instagram/a'])
    expect(choice?.cost).toBeLessThanOrEqual(300)
  })
})
