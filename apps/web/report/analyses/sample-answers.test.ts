import { analyseOverexposure, analyseRegret, analyseRisk, reviewCaptions, roiCreatorOf } from '@vouch/engine'
import { firstPlan } from '@vouch/presentation'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleOf } from '../test/sample-reports.ts'
import SampleAnswer from './sample-answer.tsx'

test('samples are what the engine says of a simulated creator today (`vitest run -u` records them)', async () => {
  const { report, snapshot } = sampleOf('clean')
  const creator = roiCreatorOf(report, snapshot)
  const samples = {
    ai_risk_analysis: analyseRisk(report, snapshot),
    enhanced_regret_rate: analyseRegret(creator, firstPlan(60).campaign, reviewCaptions(snapshot)),
    overexposure_index: analyseOverexposure(creator, snapshot),
  }
  expect(Object.values(samples)).not.toContain(null)
  await expect(`${JSON.stringify(samples, null, 2)}\n`).toMatchFileSnapshot('sample-answers.json')
})

test.each([
  ['ai_risk_analysis', 'What wasn’t checked'],
  ['enhanced_regret_rate', 'no public data'],
  ['overexposure_index', 'The index is our own'],
] as const)('a sample of %s says that it is one, and of nobody', (kind, words) => {
  const markup = renderToStaticMarkup(createElement(SampleAnswer, { kind }))
  expect(markup).toContain('a simulated creator')
  expect(markup).toContain(words)
})
