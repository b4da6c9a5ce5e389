import type { Report, RoiForecast } from '@vouch/engine'
import {
  type CostFigure,
  costFigures,
  costNames,
  costText,
  figureTable,
  forecastFigureNames,
  intervalText,
  missing,
  shownFigure,
} from '@vouch/presentation'
import { FigureList } from './figure-list.tsx'
import { FairPrices } from './roi-view.tsx'

interface BeforePlanProps {
  report: Report
  forecast: RoiForecast
  /** US dollars: the market's price, 0 where there is none. */
  fee: number
  subject: string
}

/** What can be said of a creator before anything is known of the brand: what a post costs and what it reaches. No return. */
export function BeforePlan({ report, forecast, fee, subject }: BeforePlanProps) {
  const { perThousand, perEngagement } = costFigures(report)
  const { p10, p50, p90 } = forecast.reach
  const price = figureTable.price.read(report)
  const words = (cost: CostFigure | null) =>
    cost === null ? 'not known' : `${costText(cost.low)} to ${costText(cost.high)}`
  const figures = [
    {
      name: costNames.perThousand,
      value: perThousand ? costText(perThousand.value) : missing,
      words: words(perThousand),
    },
    {
      name: costNames.perEngagement,
      value: perEngagement ? costText(perEngagement.value) : missing,
      words: words(perEngagement),
    },
    {
      name: forecastFigureNames.reach,
      value: shownFigure({ value: p50, unit: figureTable.reach.unit }),
      words: intervalText({ low: p10, high: p90, unit: figureTable.reach.unit }) ?? '',
    },
    {
      name: figureTable.price.name,
      value: shownFigure({ value: price?.value ?? null, unit: figureTable.price.unit }),
      words: intervalText({ low: price?.low ?? null, high: price?.high ?? null, unit: figureTable.price.unit }) ?? '',
    },
  ]
  return (
    <>
      <FigureList figures={figures} heading="h3" />
      <FairPrices forecast={forecast} fee={fee} own={false} subject={subject} />
    </>
  )
}
