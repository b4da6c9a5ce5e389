import type { RoiForecast } from '@vouch/engine'
import {
  chanceText,
  count,
  date,
  dollars,
  domainOf,
  factorValue,
  forecastPlan,
  goalSentence,
  heightAt,
  missing,
  moneyRange,
  moneyText,
  ownResultsFormula,
  type PlanForecast,
  percentAt,
  roiSentence,
  roiText,
  stageRows,
  standingOn,
  ticks,
} from '@vouch/presentation'
import type { ReactElement } from 'react'
import type { Additions } from '../load-additions.ts'
import { drawing, label, path, stroke } from './drawing.ts'
import { box, colour, measure, quiet, section, strong, table, text } from './elements.ts'
import { whisker } from './tolerance.ts'

/** The campaign that was planned beside the report: what was asked, what it may return, and what that stands on. The forecast is computed
 *  here, from the plan, by the same functions as on screen. */

export function campaign(planned: Additions['planned']): ReactElement[] {
  const found = planned && forecastPlan(planned.creator, planned.plan, planned.calibration)
  if (!planned || !found) return []
  const { plan, savedAt } = planned
  const { forecast, tornado, learnt } = found
  const { fee } = plan.campaign
  const basis = `Plan saved ${date(savedAt)}. ${count(forecast.draws)} simulated campaigns; ${standingOn(forecast.factors)}. Validated on simulated brands only. ROI is gross profit divided by cost; 1 is break-even.`
  return [
    section(
      'Your planned campaign',
      basis,
      text(goalSentence(forecast, fee, plan.goal), 'large'),
      text(roiSentence(forecast, fee, true), 'body', { marginTop: 4 }),
      ...(learnt ? [quiet(`${learnt} ${ownResultsFormula}`, 'small', { marginTop: 4 })] : []),
      figures(forecast),
      answers(planned, forecast),
    ),
    outcomes(forecast),
    ...(found.fan.length > 1 ? [fan(found, fee)] : []),
    ...(tornado && tornado.bars.length > 0 ? [whatMatters(tornado)] : []),
  ]
}

function figures({ chanceRoiAboveOne, roi, breakEvenFee, fairPrice: { range } }: RoiForecast): ReactElement {
  const shown: [name: string, value: string, words: string][] = [
    ['Chance of ROI above 1', chanceText(chanceRoiAboveOne), 'share of simulated campaigns'],
    ['ROI, median', roi ? roiText(roi.p50) : missing, roi ? `${roiText(roi.p10)} to ${roiText(roi.p90)}` : 'no cost'],
    ['Break-even fee', moneyText(breakEvenFee.p50), moneyRange(breakEvenFee)],
    [
      'Fair price',
      range ? `${moneyText(range.low)} to ${moneyText(range.high)}` : missing,
      range ? 'acceptable to the market' : 'the market price is more than the median returns',
    ],
  ]
  return box(
    { flexDirection: 'row', marginTop: 10 },
    ...shown.map(([name, value, words]) =>
      box({ width: '25%', paddingRight: 10 }, quiet(name), strong(value, 'large'), quiet(words)),
    ),
  )
}

/** What the planner decided; everything else stands on published defaults. */
function answers({ plan }: NonNullable<Additions['planned']>, { factors }: RoiForecast): ReactElement {
  const asked = [
    `Fee ${dollars(plan.campaign.fee)}`,
    `goal ${plan.goal}`,
    ...(plan.budget === null ? [] : [`budget ${dollars(plan.budget)}`]),
    ...factors
      .filter(({ kind }) => kind === 'input')
      .map((factor) => `${factor.title.toLowerCase()} ${factorValue(factor)}`),
  ]
  return quiet(`Your inputs: ${asked.join('; ')}.`, 'small', { marginTop: 8 })
}

function outcomes(forecast: RoiForecast): ReactElement {
  const columns = [
    { head: 'For all posts in the campaign', width: 40 },
    { head: '1 in 10 below', width: 20, right: true },
    { head: 'Median', width: 20, right: true },
    { head: '1 in 10 above', width: 20, right: true },
  ]
  const rows = stageRows(forecast).map(({ name, spread, text: written }) => [
    text(name, 'body', { fontWeight: 500 }),
    text(written(spread.p10)),
    strong(written(spread.p50)),
    text(written(spread.p90)),
  ])
  return box({ marginTop: 10 }, table(columns, rows))
}

const plot = { x: 40, y: 8, width: measure - 46, height: 100 } as const

/** The return at other fees: the band holds eight campaigns in ten, the line is the median, the dashed one break-even. */
function fan({ fan: points }: PlanForecast, fee: number): ReactElement {
  const values = domainOf([...points.map(({ p90 }) => p90), 1.2], 4, true)
  const span = { from: points[0]?.fee ?? 0, to: points.at(-1)?.fee ?? 1 }
  const x = (at: number) => plot.x + (percentAt(at, span) / 100) * plot.width
  const y = (value: number) => plot.y + (heightAt(Math.max(0, value), values) / 100) * plot.height
  const line = (key: 'p10' | 'p50' | 'p90', from = points) =>
    from.map((point) => `${x(point.fee).toFixed(2)} ${y(point[key]).toFixed(2)}`).join('L')
  const base = plot.y + plot.height
  const grid = ticks(values, 4).flatMap((value) => [
    stroke(plot.x, y(value), plot.x + plot.width, y(value), colour.hairline, 0.5),
    label(plot.x - 5, y(value) + 2.5, roiText(value), { anchor: 'end' }),
  ])
  const fees = [span.from, fee, span.to].map((at, place) =>
    label(x(at), base + 12, dollars(Math.round(at)), {
      anchor: place === 0 ? 'start' : place === 2 ? 'end' : 'middle',
    }),
  )
  return box(
    { marginTop: 12 },
    strong('Return by fee', 'body'),
    quiet(
      'Gross profit divided by cost. The band covers eight in ten campaigns; the vertical line is the planned fee.',
      'small',
    ),
    drawing(
      measure,
      base + 18,
      path(`M${line('p90')}L${line('p10', points.toReversed())}Z`, 'none', 0, '#cfe3df'),
      ...grid,
      path(`M${line('p50')}`, colour.accent, 1.4),
      stroke(plot.x, y(1), plot.x + plot.width, y(1), colour.quiet, 0.75),
      label(plot.x + plot.width, y(1) - 3, 'break-even', { anchor: 'end' }),
      stroke(x(fee), plot.y, x(fee), base, colour.ink, 0.75),
      ...fees,
    ),
  )
}

function whatMatters({ median, bars }: NonNullable<PlanForecast['tornado']>): ReactElement {
  const ends = bars.flatMap(({ low, high }) => [low, high])
  const scale = domainOf([...ends, median], 4, true)
  const rows = bars.map(({ title, low, high }) => {
    const [least, most] = [Math.min(low, high), Math.max(low, high)]
    return [
      text(title, 'small', { fontWeight: 500 }),
      whisker({ value: median, low: least, high: most }, scale, colour.accent, 180),
      text(`${roiText(least)} to ${roiText(most)}`, 'small'),
    ]
  })
  const columns = [
    { head: 'What matters most', width: 40 },
    { head: `ROI, 0 to ${roiText(scale.to)}; the tick shows everything at its median`, width: 40 },
    { head: 'ROI at 10th and 90th percentiles', width: 20, right: true },
  ]
  return box({ marginTop: 12 }, table(columns, rows))
}
