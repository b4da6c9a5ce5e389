/** How many there are of each size, as bars side by side from zero. The reader of the plot names bar by bar, so figures need not stand
 *  on every one. */

import { count, domainOf, heightAt, ticks } from '@vouch/presentation'
import styles from './histogram.module.css'
import { Plot } from './plot.tsx'

export interface HistogramBar {
  from: number
  to: number
  count: number
}

interface HistogramProps {
  /** Side by side and of equal width, the lowest first. */
  bars: readonly HistogramBar[]
  /** How a place on the axis is written. */
  placeText: (at: number) => string
  /** What is counted, in words: `12 creators`. */
  countText: (count: number) => string
  /** A value whose bar is filled, with its name above it. */
  own?: { at: number; label: string }
  /** A value that is marked by a dashed line. */
  median?: number
  readerLabel: string
  height?: number
}

export function Histogram({ bars, placeText, countText, own, median, readerLabel, height = 180 }: HistogramProps) {
  const counts = domainOf([...bars.map((bar) => bar.count), 1], 4, true)
  const [first, last] = [bars[0], bars.at(-1)]
  if (!first || !last) return null
  const x = (at: number) => ((at - first.from) / (last.to - first.from)) * 100
  const ownPlace = own === undefined ? -1 : barOf(bars, own.at)
  const points = bars.map((bar) => ({
    x: (x(bar.from) + x(bar.to)) / 2,
    y: heightAt(bar.count, counts),
    text: `${placeText(bar.from)} to ${placeText(bar.to)}: ${countText(bar.count)}`,
  }))
  const ownPoint = points[ownPlace]
  return (
    <Plot
      height={height}
      values={ticks(counts, 4).map((at) => ({ at: heightAt(at, counts), label: count(at) }))}
      dates={edges(bars).map((at) => ({ at: x(at), label: placeText(at) }))}
      points={points}
      readerLabel={readerLabel}
    >
      {bars.map((bar, place) => (
        <rect
          key={bar.from}
          className={place === ownPlace ? styles.own : styles.bar}
          x={`${x(bar.from)}%`}
          width={`${x(bar.to) - x(bar.from)}%`}
          y={`${points[place]?.y}%`}
          height={`${100 - (points[place]?.y ?? 100)}%`}
        />
      ))}
      {median !== undefined && (
        <line className={styles.median} x1={`${x(median)}%`} x2={`${x(median)}%`} y1="0" y2="100%" />
      )}
      {own && ownPoint && (
        <text
          className={styles.name}
          x={`${ownPoint.x}%`}
          y={`${ownPoint.y}%`}
          dy="-6"
          textAnchor={anchorOf(ownPoint.x)}
        >
          {own.label}
        </text>
      )}
    </Plot>
  )
}

/** @returns the place of the bar that holds a value; the nearest end for a value outside. */
export function barOf(bars: readonly HistogramBar[], at: number): number {
  const place = bars.findIndex((bar) => at < bar.to)
  return place === -1 ? bars.length - 1 : place
}

/** @returns six places of the axis at most, both ends among them. */
function edges(bars: readonly HistogramBar[]): number[] {
  const step = Math.max(1, Math.ceil(bars.length / 5))
  const inner = bars.filter((_, place) => place % step === 0).map(({ from }) => from)
  const end = bars.at(-1)?.to
  return end === undefined ? inner : [...inner, end]
}

function anchorOf(percent: number): 'start' | 'middle' | 'end' {
  return percent < 12 ? 'start' : percent > 88 ? 'end' : 'middle'
}
