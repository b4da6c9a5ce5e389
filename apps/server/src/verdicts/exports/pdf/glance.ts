import type { Report } from '@vouch/engine'
import {
  audienceWords,
  type CostFigure,
  costFigures,
  costNames,
  costText,
  figureTable,
  intervalText,
  missing,
  moneyText,
  shownFigure,
} from '@vouch/presentation'
import type { ReactElement } from 'react'
import { box, colour, quiet, strong, text } from './elements.ts'
import type { ReportPaper } from './report-paper.ts'

/** The audience and the price in a few lines each, for the first page. What nobody declared is a dash. */

export function audienceGlance({ report, audience }: ReportPaper): ReactElement {
  const { countries, age, gender, source } = audienceWords(audience)
  const { unit, read } = figureTable.credibleFollowers
  const { value = null, low = null, high = null } = read(report) ?? {}
  return card('Audience', source, [
    ['Credible followers', shownFigure({ value, unit }), intervalText({ low, high, unit })],
    ['Countries', eachOnOneLine(countries), null],
    ['Largest age group', age, null],
    ['Gender', gender, null],
  ])
}

export function priceGlance(report: Report): ReactElement {
  const price = figureTable.price.read(report)
  const { perThousand, perEngagement } = costFigures(report)
  const known = price !== null && price.value !== null && price.low !== null && price.high !== null
  return card(
    'Price',
    known
      ? 'Market benchmark: the range covers eight in ten deals with creators like this one.'
      : 'Needs followers, views or likes.',
    [
      known
        ? ['One post', moneyText(price.value ?? 0), `${moneyText(price.low ?? 0)} to ${moneyText(price.high ?? 0)}`]
        : ['One post', missing, null],
      costRow(costNames.perThousand, perThousand),
      costRow(costNames.perEngagement, perEngagement),
    ],
  )
}

/** A country stays on the line of its share. */
function eachOnOneLine(listed: string): string {
  return listed
    .split(', ')
    .map((one) => one.replaceAll(' ', '\u00a0'))
    .join(', ')
}

type Row = readonly [name: string, value: string, range: string | null]

function costRow(name: string, cost: CostFigure | null): Row {
  if (cost === null) return [name, missing, null]
  return [name, costText(cost.value), `${costText(cost.low)} to ${costText(cost.high)}`]
}

function card(name: string, source: string, rows: readonly Row[]): ReactElement {
  return box(
    { width: '50%', paddingRight: 14 },
    strong(name),
    ...rows.map(([what, value, interval]) =>
      box(
        {
          flexDirection: 'row',
          justifyContent: 'space-between',
          paddingVertical: 2.5,
          borderBottom: `0.5 solid ${colour.hairline}`,
        },
        quiet(what, 'small', { marginRight: 8 }),
        box(
          { flex: 1, alignItems: 'flex-end' },
          text(interval === null ? value : `${value}  (${interval})`, 'small', {
            textAlign: 'right',
            ...(interval === null ? {} : { fontWeight: 500 }),
          }),
        ),
      ),
    ),
    quiet(source, 'small', { marginTop: 3 }),
  )
}
