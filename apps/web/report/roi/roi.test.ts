import { roiCreatorOf } from '@vouch/engine'
import {
  chanceText,
  compact,
  defaultHint,
  factorValue,
  firstBudget,
  firstPlan,
  forecastPlan,
  goalSentence,
  mixCostWords,
  moneyText,
  portfolioOf,
  roiSentence,
  roiText,
  standingOn,
} from '@vouch/presentation'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { sampleOf } from '../test/sample-reports.ts'
import { overlapCaption, overlapCell } from './overlap-words.ts'
import { fieldsOf, planOf } from './plan-fields.ts'
import { mixWords } from './recommended-mix.tsx'
import { RoiView } from './roi-view.tsx'

const creatorOf = (kind: string) => {
  const { report, snapshot } = sampleOf(kind)
  return roiCreatorOf(report, snapshot)
}
const planned = (fee: number, creator = creatorOf('clean')) => {
  const found = forecastPlan(creator, firstPlan(fee))
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
        fee: 'Enter the fee in dollars, such as 1200.',
        margin: 'Enter a percentage from 0 to 100.',
        posts: 'Enter a whole number from 1 to 100.',
        budget: 'Enter an amount in dollars, such as 1200.',
        exclusivity: 'Enter a number of months from 0 to 36.',
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
      'under 1%',
      'over 99%',
      '–',
      '23%',
    ])
  })

  test('an open question names its default with the source, an answered one nothing', () => {
    const factors = planned(250).forecast.factors
    const price = factors.find(({ id }) => id === 'order-value')
    expect(defaultHint(price)).toMatch(/^Default: \$60\. Source: .+\.$/)
    expect(defaultHint(price && { ...price, kind: 'input' })).toBeUndefined()
    expect(factorValue({ value: null, unit: 'USD' })).toBe('–')
    expect(standingOn(factors)).toMatch(/^\d+ measured, \d+ yours, \d+ defaults$/)
  })

  test('the finding says the chance, the fee that the median carries, and yours', () => {
    const { forecast } = planned(250)
    expect(roiSentence(forecast, 250, false)).toContain('the market price is $250.')
    expect(roiSentence(forecast, 250, true)).toMatch(
      /^The chance that this campaign earns more than it costs is .*yours is \$250\.$/,
    )
    expect(roiSentence({ ...forecast, roi: null, chanceRoiAboveOne: null }, 0, true)).toMatch(/^No fee is set/)
  })
})

describe('the goal', () => {
  const { forecast } = planned(250)
  const withChance = (chanceRoiAboveOne: number | null) => ({ ...forecast, chanceRoiAboveOne })

  test('of profit is answered by the odds, and a bad deal with the fee that would be a good one', () => {
    const answers = [0.9, 0.6, 0.4, 0.1].map((chance) => goalSentence(withChance(chance), 250, 'profit'))
    expect(answers[0]).toBe('For profit: a good deal at this fee.')
    expect(answers[1]).toBe('For profit: more likely to pay off than not.')
    expect(answers[2]).toMatch(/^For profit: a gamble. For even odds, pay \$/)
    expect(answers[3]).toMatch(/^For profit: not at this fee. For even odds, pay .* for nine-in-ten odds, \$/)
    expect(goalSentence(withChance(null), 0, 'profit')).toContain('no fee set yet')
  })

  test('of reach is answered by what a thousand people cost, beside the market', () => {
    const market = { p10: 100, p50: 200, p90: 400, basis: 'b', source: 's', grade: 'proposal' as const }
    const priced = { ...forecast, fairPrice: { ...forecast.fairPrice, market } }
    expect([150, 300, 500].map((fee) => /The fee is (.*)\.$/.exec(goalSentence(priced, fee, 'reach'))?.[1])).toEqual([
      'at or below the market median',
      'above the market median, within the usual range',
      'higher than nine in ten comparable deals',
    ])
    const without = { ...forecast, fairPrice: { ...forecast.fairPrice, market: null } }
    expect(goalSentence(without, 100, 'reach')).toContain('no published price benchmark')
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

  const shown = { fee: 250, own: true, goal: 'profit', subject: 'x' } as const

  test('is drawn whole, by every method, with what it stands on and that it is simulated', () => {
    const markup = renderToStaticMarkup(createElement(RoiView, { planned: planned(250), ...shown }))
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

  test('says what own campaigns taught it, with how many results there were and what they weigh', () => {
    const rate = { shift: Math.log(1.4), brandSpread: 0.6, creatorSpread: 1, campaigns: 7, weight: 0.62 }
    const calibration = { clicks: rate, orders: { ...rate, shift: 0, campaigns: 0, weight: 0 } }
    const taught = forecastPlan(creatorOf('clean'), firstPlan(250), calibration)
    if (taught === null) throw new Error('A creator with followers has a forecast')
    const markup = renderToStaticMarkup(createElement(RoiView, { planned: taught, ...shown }))
    expect(markup).toContain('Your own results move this forecast: clicks ×1.4 (7 results, weight 62%).')
    expect(taught.forecast.clicks.p50).toBeGreaterThan(planned(250).forecast.clicks.p50)
  })

  test('without a fee has no return and no fan, and still says what a campaign carries', () => {
    const free = planned(0)
    expect([free.fan, free.tornado]).toEqual([[], null])
    expect(renderToStaticMarkup(createElement(RoiView, { planned: free, ...shown, fee: 0 }))).toContain('No fee is set')
  })
})

describe('a portfolio', () => {
  const verdictOf = (kind: string) => {
    const { state, trust, fraudRisk, decision, subject } = sampleOf(kind).report
    return { state, trust, fraudRisk, decision, displayName: subject.displayName }
  }
  const member = (id: string, kind: string, fee: number) => ({
    id,
    answer: {
      creator: { ...creatorOf(kind), id: `instagram/${id}` },
      verdict: verdictOf(kind),
      reach: { value: fee * 10, low: fee * 5, high: fee * 20 },
      ...{ price: { value: fee, low: fee / 2, high: fee * 2 }, suggestedFee: fee, saved: null, calibration: null },
    },
  })
  const members = [member('a', 'clean', 200), member('b', 'clean', 900)]

  test('counts people once: together they are fewer than apart, and more than either', () => {
    const { together, members: each } = portfolioOf(members, { budget: null, goal: 'profit', overlaps: null })
    expect(together?.reach.p50).toBeLessThan(together?.reachApart ?? 0)
    expect(together?.reach.p50).toBeGreaterThan(Math.max(...each.map(({ forecast }) => forecast?.reach.p50 ?? 0)))
  })

  test('counts by what was measured: who shares everybody brings nobody new', () => {
    const pair = { one: 'a', other: 'b', measured: true, reason: null, share: 1, low: 0.9, high: 1, common: 90 }
    const overlaps = { creators: [], pairs: [pair] }
    const { together, members: each } = portfolioOf(members, { budget: null, goal: 'profit', overlaps })
    const largest = Math.max(...each.map(({ forecast }) => forecast?.reach.p50 ?? 0))
    expect(together?.reach.p50).toBeLessThan(largest * 1.1)
  })

  test('a creator’s forecast is the one of the report, draw by draw, however many stand beside it', () => {
    const { members: each } = portfolioOf(members, { budget: null, goal: 'profit', overlaps: null })
    expect(each[0]?.forecast).toEqual(planned(200, { ...creatorOf('clean'), id: 'instagram/a' }).forecast)
  })

  test('what one post of each reaches, all accounts, is added up as a shortlist does', () => {
    const stated = portfolioOf(members, { budget: null, goal: 'profit', overlaps: null }).stated
    expect(stated).toMatchObject({ added: 11_000, pairs: { measured: 0, all: 1 } })
    expect(stated?.value).toBeCloseTo(9_000 + 2_000 * 0.93)
    expect(stated?.low).toBeCloseTo(4_500 + 1_000 * 0.8)
    expect(stated?.high).toBeCloseTo(18_000 + 4_000 * 0.98)
    const [first] = members
    const twice = first ? [first, { ...first, id: 'again' }] : []
    expect(portfolioOf(twice, { budget: null, goal: 'profit', overlaps: null }).stated).toMatchObject({ value: 2_000 })
  })

  test('a pair that nobody compared says that it is a default, and why', () => {
    const pair = { one: 'a', other: 'b', share: 0.07, low: 0.02, high: 0.2, common: 0 }
    const said = (reason: 'platforms' | 'sources' | 'sample') => overlapCell({ ...pair, measured: false, reason }).words
    expect(said('platforms')).toBe('default: different platforms')
    expect(said('sources')).toBe('default: lists from different sources')
    expect(said('sample')).toBe('default: no follower sample')
    const found = overlapCell({ ...pair, measured: true, reason: null, common: 3 })
    expect(found.words.replace('\u00a0', ' ')).toBe('2% to 20%, 3 in both')
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

  test('a mix of one costs and reaches what the table says of that one', () => {
    const portfolio = portfolioOf([member('a', 'clean', 104), ...members.slice(1)], {
      ...{ budget: 180, goal: 'reach', overlaps: null },
    })
    const [ava] = portfolio.members
    const people = compact(Math.round(ava?.forecast?.reach.p50 ?? 0))
    expect(mixWords(portfolio)).toBe(
      `${moneyText(104)} of $180, reaching ${people} people whose accounts look authentic.`,
    )
    expect(mixCostWords({ cost: 155.3, budget: 156 })).toBe('$155.30')
    expect(portfolioOf(members, { budget: 1, goal: 'reach', overlaps: null }).booked).toBeNull()
  })

  test('recommends nobody whom a report says not to book, however cheap', () => {
    const bought = member('c', 'bought-followers-burst', 10)
    const {
      choice,
      refused,
      members: all,
    } = portfolioOf([...members, bought], {
      ...{ budget: 5_000, goal: 'reach', overlaps: null },
    })
    expect(refused.map(({ id }) => id)).toEqual(['c'])
    expect(choice?.chosen).toEqual(['instagram/b', 'instagram/a'])
    expect(all).toHaveLength(3)
  })

  test('a first budget is half of what all would cost, so that it has to choose', () => {
    expect(firstBudget(members)).toBe(550)
    expect(firstBudget([])).toBe(0)
  })

  test('a first budget pays for the cheapest whom a report lets book, whatever the others cost', () => {
    const [dear, cheap] = [member('d', 'clean', 900.5), member('e', 'bought-followers-burst', 10)]
    expect(firstBudget([dear, cheap])).toBe(901)
    const choice = portfolioOf([dear, cheap], { budget: 901, goal: 'reach', overlaps: null }).choice
    expect(choice?.chosen).toEqual(['instagram/d'])
    expect(firstBudget([cheap])).toBe(0)
  })
})
