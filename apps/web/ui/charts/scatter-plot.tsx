/** One dot for each thing that has two figures. Both axes start at zero; what is alike lies together. */

import { compact, domainOf, heightAt, percentAt, ticks } from '@vouch/presentation'
import styles from './marks.module.css'
import { Plot } from './plot.tsx'

export interface ScatterPoint {
  id: string
  x: number
  y: number
  /** Drawn as a ring: a kind of its own. */
  ring: boolean
  text: string
}

interface ScatterPlotProps {
  points: readonly ScatterPoint[]
  /** What the dots count, for ears. */
  readerLabel: string
  height?: number
}

export function ScatterPlot({ points, readerLabel, height = 240 }: ScatterPlotProps) {
  const across = domainOf(
    points.map(({ x }) => x),
    5,
    true,
  )
  const up = domainOf(
    points.map(({ y }) => y),
    4,
    true,
  )
  const placed = [...points]
    .sort((a, b) => a.x - b.x)
    .map((point) => ({ ...point, x: percentAt(point.x, across), y: heightAt(point.y, up) }))
  return (
    <Plot
      height={height}
      values={ticks(up, 4).map((value) => ({ at: heightAt(value, up), label: compact(value) }))}
      dates={ticks(across, 5).map((value) => ({ at: percentAt(value, across), label: compact(value) }))}
      points={placed}
      readerLabel={readerLabel}
    >
      {placed.map(({ id, x, y, ring }) => (
        <circle key={id} className={ring ? styles.ring : styles.dot} cx={`${x}%`} cy={`${y}%`} r="4" />
      ))}
    </Plot>
  )
}
