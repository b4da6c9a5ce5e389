import type { Market, MarketTrend } from '@vouch/contract'
import { clustersMin, plural } from '@vouch/engine'
import { count, month } from '@vouch/presentation'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { RowChart } from '../../ui/charts/row-chart.tsx'
import styles from './market.module.css'
import { changeText, shareText, shownMonthName, trendTable } from './trend-words.ts'

interface TrendChartProps {
  market: Market
  title: string
  /** Of what the shares are. */
  basis: string
  trends: readonly MarketTrend[]
  /** What is said where nothing is listed. */
  empty?: string
  /** What is counted, one of it. */
  counted?: string
  subject: string
}

/** Shares of one month with their ranges, each beside its own of the month before. Too few creators are said instead of a share. */
export function TrendChart({ market, title, basis, trends, empty, counted = 'post', subject }: TrendChartProps) {
  const first = trends[0]
  const hasShares = trends.some(({ now }) => now.interval !== null)
  return (
    <ChartFrame
      title={title}
      subtitle={`${basis}, ${shownMonthName(market)}. Tick: the share; band: its 90% interval`}
      caption={first === undefined ? `0 creators in ${shownMonthName(market)}.` : captionOf(market, first, counted)}
      table={trendTable(market, trends)}
      subject={subject}
    >
      {hasShares ? (
        <RowChart
          kind="interval"
          percent
          hasNotes
          domain={{ from: 0, to: highest(trends) }}
          rows={trends.map((trend) => ({
            ...{ label: trend.name, value: trend.now.interval?.middle ?? null },
            ...(trend.now.interval && { low: trend.now.interval.low, high: trend.now.interval.high }),
            before: trend.before?.interval?.middle ?? null,
            words: shareText(trend.now),
            note: changeText(trend),
          }))}
        />
      ) : (
        <p className={styles.hint}>
          {first === undefined
            ? empty
            : `Too few creators to tell a share: ${first.now.creators} of the ${clustersMin} that it takes.`}
        </p>
      )}
    </ChartFrame>
  )
}

function captionOf({ monthBefore }: Market, { now, before }: MarketTrend, counted: string): string {
  const simulated = now.simulated > 0 ? `, ${simulatedWords(now)}` : ''
  const former =
    before === null || monthBefore === null
      ? 'We have no data from the month before.'
      : `Circle: ${month(monthBefore)}, from ${plural(before.posts, counted)} of ${plural(before.creators, 'creator')}.`
  return `From ${plural(now.posts, counted)} of ${plural(now.creators, 'creator')}${simulated}. ${former}`
}

function simulatedWords({ simulated, creators }: MarketTrend['now']): string {
  if (simulated < creators) return `${count(simulated)} of them simulated`
  return creators === 1 ? 'simulated' : 'all simulated'
}

/** The end of the axis: the next tenth above everything that is drawn. */
function highest(trends: readonly MarketTrend[]): number {
  const ends = trends.flatMap(({ now, before }) => [now.interval?.high ?? 0, before?.interval?.middle ?? 0])
  return Math.min(1, Math.max(0.05, Math.ceil(Math.max(...ends) * 20) / 20))
}
