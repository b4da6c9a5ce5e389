import type { PerformanceDocument } from '@vouch/contract'
import {
  dataWords,
  date,
  forecastBasis,
  forecastRows,
  liftWords,
  missing,
  noLift,
  type PerformanceFigure,
  pacingRows,
  paidForRealWords,
  percent,
  performanceFigures,
  standWords,
} from '@vouch/presentation'
import type { ReactElement } from 'react'
import { area, drawing, stroke } from '../../../verdicts/exports/pdf/drawing.ts'
import { box, colour, quiet, section, strong, table, text, title } from '../../../verdicts/exports/pdf/elements.ts'

/** The campaign as a whole: what it brought, how far it is, the forecast, lift, and what was paid for real people. */
export function resultSections(document: PerformanceDocument): ReactElement[] {
  return [
    title(document.name, document.name.length > 40 ? 17 : 24),
    text(headline(document), 'body', { marginTop: 5, color: colour.soft }),
    quiet(dataWords(document).join(' '), 'small', { marginTop: 5 }),
    figureRows(performanceFigures(document)),
    pacing(document),
    forecast(document),
    ...findings(document),
  ]
}

function headline({ brand, goal, state, startsOn, endsOn }: PerformanceDocument): string {
  const dates = startsOn === null && endsOn === null ? [] : [`${date(startsOn)} to ${date(endsOn)}`]
  return [...(brand === '' ? [] : [brand]), `Goal: ${goal}`, ...dates, `Campaign ${state}`].join('  ·  ')
}

function figureRows(figures: readonly PerformanceFigure[]): ReactElement {
  return box(
    { flexDirection: 'row', flexWrap: 'wrap', marginTop: 10, borderTop: `0.5 solid ${colour.hairline}` },
    ...figures.map(({ name, value, words }) =>
      box({ width: '33%', paddingRight: 10, paddingTop: 8 }, quiet(name), strong(value, 'large'), quiet(words)),
    ),
  )
}

const barWidth = 130

function pacing(document: PerformanceDocument): ReactElement {
  return section(
    'Pacing against plan',
    '',
    table(
      [
        { head: 'Measure', width: 18 },
        { head: '', width: 32 },
        { head: 'Share', width: 12, right: true },
        { head: 'Of', width: 38 },
      ],
      pacingRows(document).map(({ name, share, words }) => [
        text(name),
        bar(share),
        text(percent(share)),
        quiet(words),
      ]),
    ),
  )
}

function bar(share: number | null): ReactElement {
  return drawing(
    barWidth,
    10,
    stroke(0, 5, barWidth, 5, colour.hairline, 4),
    ...(share === null || share <= 0 ? [] : [area(0, 3, Math.min(1, share) * barWidth, 4, colour.accent)]),
  )
}

function forecast(document: PerformanceDocument): ReactElement {
  const rows = forecastRows(document)
  if (rows.length === 0)
    return section('Against the forecast', '', text('None of the creators has a report to forecast from.'))
  return section(
    'Against the forecast',
    forecastBasis(document) ?? '',
    table(
      [
        { head: 'Result', width: 24 },
        { head: 'Actual', width: 16, right: true },
        { head: 'Forecast', width: 16, right: true },
        { head: 'Range', width: 24, right: true },
        { head: '', width: 20 },
      ],
      rows.map(({ name, actual, forecast: expected, range, stand }) => [
        text(name),
        strong(actual),
        text(expected),
        text(range),
        quiet(stand === null ? missing : standWords[stand]),
      ]),
    ),
  )
}

function findings(document: PerformanceDocument): ReactElement[] {
  const { lift } = document
  const lifted = lift && liftWords(lift)
  const paid = paidForRealWords(document)
  return [
    section(
      'Lift',
      '',
      ...(lifted
        ? [box({}, strong(lifted.value, 'large'), text(lifted.finding), quiet(lifted.basis, 'small', { marginTop: 3 }))]
        : [text(noLift)]),
    ),
    section(
      'Paid for real people',
      '',
      ...(paid
        ? [box({}, strong(paid.value, 'large'), text(paid.finding), quiet(paid.basis, 'small', { marginTop: 3 }))]
        : [text('Nobody was paid yet.')]),
    ),
  ]
}
