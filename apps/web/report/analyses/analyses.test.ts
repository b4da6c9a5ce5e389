import { analyseOverexposure, analyseRegret, analyseRisk, reviewCaptions, roiCreatorOf } from '@vouch/engine'
import { analysisPrice, firstPlan, levelWords, partTitle, partValue, riskWords } from '@vouch/presentation'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { sampleOf } from '../test/sample-reports.ts'
import { OverexposureAnswer } from './overexposure-answer.tsx'
import { RegretAnswer } from './regret-answer.tsx'
import { RiskAnswer } from './risk-answer.tsx'

test('a price is said before it is paid, with what there is', () => {
  expect(analysisPrice(10, null)).toBe('10 credits')
  expect(analysisPrice(10, 4)).toBe('10 credits (you have 4)')
  expect(analysisPrice(10, 140)).toBe('10 of your 140 credits')
  expect(analysisPrice(10, 10)).toBe('10 of your 10 credits')
})

test('levels and parts are said in words', () => {
  expect([levelWords('none'), levelWords('much'), levelWords('unknown')]).toEqual([
    'none found',
    'often',
    'not checked',
  ])
  expect([riskWords('high'), riskWords(null)]).toEqual(['high risk', 'no risk level, because there’s no score'])
  const part = { id: 'other-brands', value: 6, strength: 0.5, weight: 0.2, basis: 'brands in recent posts' } as const
  expect([partTitle(part.id), partValue(part)]).toEqual(['Brands', '6 brands in recent posts'])
  expect(partValue({ ...part, value: 1 })).toBe('1 brand in recent posts')
  expect(
    partValue({ ...part, id: 'sponsored-share', value: 0.4, basis: 'share of recent posts' }).replace('\u00a0', ' '),
  ).toBe('40%, share of recent posts')
})

describe.each(['clean', 'mixture', 'bought-followers-burst'])('the analyses of a %s creator', (kind) => {
  const { report, snapshot } = sampleOf(kind)
  const creator = roiCreatorOf(report, snapshot)

  test('are drawn whole', () => {
    const overexposed = analyseOverexposure(creator, snapshot)
    const regret = analyseRegret(creator, firstPlan(300).campaign, reviewCaptions(snapshot))
    if (!overexposed || !regret) throw new Error('a sample has captions and followers')
    const risk = renderToStaticMarkup(createElement(RiskAnswer, { answer: analyseRisk(report, snapshot) }))
    const index = renderToStaticMarkup(createElement(OverexposureAnswer, { answer: overexposed }))
    const rate = renderToStaticMarkup(createElement(RegretAnswer, { answer: regret }))
    for (const markup of [risk, index, rate]) expect(markup).not.toMatch(/NaN|undefined|Infinity|\[object/)
    expect(risk).toContain('What wasn’t checked')
    expect(index).toContain('The index is our own')
    expect(rate).toContain('no public data')
  })
})
