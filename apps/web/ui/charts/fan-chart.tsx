/** A middle line with the band of eight outcomes in ten, over a quantity that one can choose. A quiet line marks the figure that
 *  everything is held against. */

import { domainOf, heightAt, percentAt, ticks } from '@vouch/presentation'
import styles from './fan-chart.module.css'
import { Plot, type PlotTick } from './plot.tsx'

export interface FanBand {
  at: number
  p10: number
  p50: number
  p90: number
}

interface FanChartProps {
  points: readonly FanBand[]
  /** How values and places are written. */
  valueText: (value: number) => string
  placeText: (at: number) => string
  /** What the outcomes are held against, for example break-even. */
  level: { at: number; label: string }
  /** The chosen place, for example the planned fee. */
  chosen: number
  readerLabel: string
}

export function FanChart({ points, valueText, placeText, level, chosen, readerLabel }: FanChartProps) {
  const values = domainOf([...points.map(({ p90 }) => p90), level.at * 1.2], 4, true)
  const span = { from: points[0]?.at ?? 0, to: points.at(-1)?.at ?? 1 }
  const x = (at: number) => percentAt(at, span)
  const y = (value: number) => heightAt(Math.max(0, value), values)
  const path = (key: 'p10' | 'p50' | 'p90', from = points) =>
    from.map((point) => `${x(point.at)} ${y(point[key])}`).join('L')
  const dates: PlotTick[] = [span.from, chosen, span.to].map((at) => ({ at: x(at), label: placeText(at) }))
  return (
    <Plot
      height={240}
      values={ticks(values, 4).map((value) => ({ at: y(value), label: valueText(value) }))}
      dates={[...dates.slice(0, 1), ...dates.slice(2), ...dates.slice(1, 2)]}
      points={points.map((point) => ({
        x: x(point.at),
        y: y(point.p50),
        text: `${placeText(point.at)}: ${valueText(point.p50)} (${valueText(point.p10)} to ${valueText(point.p90)})`,
      }))}
      readerLabel={readerLabel}
    >
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.band} d={`M${path('p90')}L${path('p10', points.toReversed())}Z`} />
        <path className={styles.line} d={`M${path('p50')}`} />
      </svg>
      <line className={styles.level} x1="0" x2="100%" y1={`${y(level.at)}%`} y2={`${y(level.at)}%`} />
      <text className={styles.label} x="100%" y={`${y(level.at)}%`} dy="-6" textAnchor="end">
        {level.label}
      </text>
      <line className={styles.chosen} x1={`${x(chosen)}%`} x2={`${x(chosen)}%`} y1="0" y2="100%" />
    </Plot>
  )
}
