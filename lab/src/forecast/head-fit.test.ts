import { expect, test } from 'vitest'
import { forecastExamples } from './forecast-example.ts'
import { headPlans, headSettings, recencies } from './forecast-heads.ts'
import { coverage, forecasted, medianError, singleCoverage, unseenForecasts } from './forecast-scores.ts'
import { creatorFolds, fittedHead, preparedExample } from './head-fit.ts'
import { madeUpTiktok } from './made-up-creators.ts'
import { medianRules } from './simple-rules.ts'

const plan = headPlans.find(({ metric, counted }) => metric === 'views' && counted.includes('together'))
if (plan === undefined) throw new Error('There is a plan for views counted together.')
const file = madeUpTiktok({ creators: 150, posts: 25, youngShare: 0.3 })
const examples = forecastExamples(file, 'views')
const prepared = examples.map((example) => preparedExample(example, recencies))
const head = fittedHead(plan, prepared, headSettings, null)

test('the order of the creators changes nothing of the head but the last digits', () => {
  const turned = fittedHead(plan, prepared.toReversed(), headSettings, null)
  expect(turned.shift).toBeCloseTo(head.shift, 3)
  for (const [index, weight] of turned.weights.entries()) expect(weight).toBeCloseTo(head.weights[index] ?? 0, 3)
})

test('fitting twice gives the same head', () => {
  expect(fittedHead(plan, prepared, headSettings, null)).toEqual(head)
})

test('creators of another file of the same kind are inside the ranges four times in five', () => {
  const others = forecastExamples(madeUpTiktok({ creators: 400, posts: 25, youngShare: 0.3, seed: 2 }), 'views')
  const forecasts = others.map((example) => forecasted(head, example, recencies))
  expect(coverage(forecasts)).toBeGreaterThan(0.72)
  expect(coverage(forecasts)).toBeLessThan(0.88)
  expect(singleCoverage(forecasts)).toBeGreaterThan(0.72)
  expect(singleCoverage(forecasts)).toBeLessThan(0.88)
})

test('the forecast beats every simple rule on creators that it was not fitted on', () => {
  const [forecasts = []] = unseenForecasts([plan], [file], headSettings)
  expect(forecasts).toHaveLength(examples.length)
  for (const { forecast } of medianRules) expect(medianError(forecasts)).toBeLessThan(medianError(forecasts, forecast))
})

test('a steady creator has a narrower range than a restless one', () => {
  expect(head.width.spread).toBeGreaterThan(0)
  expect(head.width.scarcity).toBeGreaterThanOrEqual(0)
})

test('few creators borrow weights and width, and keep errors of their own', () => {
  const few = fittedHead(plan, prepared.slice(0, 12), headSettings, head)
  expect(few.weights).toEqual(head.weights)
  expect(few.width).toEqual(head.width)
  expect(few.creators).toBe(12)
  expect(few.median).not.toEqual(head.median)
})

test('folds are even, know nothing of the order, and another salt deals anew', () => {
  const names = Array.from({ length: 50 }, (_, index) => `c${index}`)
  const folds = creatorFolds(names, 5, 1)
  for (let fold = 0; fold < 5; fold += 1) expect(folds.filter((one) => one === fold)).toHaveLength(10)
  expect(creatorFolds(names.toReversed(), 5, 1).reverse()).toEqual(folds)
  expect(creatorFolds(names, 5, 2)).not.toEqual(folds)
})
