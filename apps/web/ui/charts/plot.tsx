/** The ground of a chart over time: gridlines with their values, dates below, a quiet band for the usual range, and a
 *  reader that names the point under the pointer. The reader is a slider underneath, so the arrow keys and a screen
 *  reader walk through the same points. */

import { type PointerEvent, type ReactNode, useState } from 'react'
import styles from './plot.module.css'

export interface PlotTick {
  /** Percent from the top (values) or from the left (dates). */
  at: number
  label: string
}

export interface PlotPoint {
  x: number
  y: number
  text: string
}

export interface PlotBand {
  /** Percent from the top. */
  from: number
  to: number
  label: string
}

export interface PlotProps {
  height: number
  values: readonly PlotTick[]
  dates: readonly PlotTick[]
  band?: PlotBand | null
  points: readonly PlotPoint[]
  /** Keeps room on the right for a label at the end of a line. */
  endLabel?: boolean
  /** What walking through the points does, for ears. */
  readerLabel: string
  children: ReactNode
}

/** Pixels on the left that hold the values of the gridlines, clear of the data. */
const gutter = 48

export function Plot({ height, values, dates, band, points, endLabel = false, readerLabel, children }: PlotProps) {
  const [read, setRead] = useState<number | null>(null)
  const point = read === null ? undefined : points[read]
  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setRead(nearestPoint(points, ((event.clientX - box.left) / box.width) * 100))
  }
  return (
    <div className={styles.plot}>
      <div
        className={styles.ground}
        data-end={endLabel || undefined}
        onPointerMove={follow}
        onPointerLeave={() => setRead(null)}
      >
        <svg className={styles.canvas} height={height} aria-hidden="true">
          {band && (
            <rect className={styles.tier} x="0" width="100%" y={`${band.from}%`} height={`${band.to - band.from}%`} />
          )}
          {values.map(({ at, label }, index) => (
            <g key={label}>
              <line
                className={index === 0 ? styles.floor : styles.grid}
                x1={-gutter}
                x2="100%"
                y1={`${at}%`}
                y2={`${at}%`}
              />
              <text className={styles.value} x={-gutter} y={`${at}%`} dy="-5">
                {label}
              </text>
            </g>
          ))}
          {children}
          {band && (
            <text className={styles.tierLabel} x="100%" y={`${(band.from + band.to) / 2}%`} dx="10" dy="4">
              {band.label}
            </text>
          )}
          {dates.map(({ at, label }, index) => (
            <text
              key={label + at}
              className={index % 2 === 0 ? styles.date : styles.dateMinor}
              x={`${at}%`}
              y="100%"
              dy="18"
              textAnchor={at < 4 ? 'start' : at > 94 ? 'end' : 'middle'}
            >
              {label}
            </text>
          ))}
          {point && <line className={styles.hair} x1={`${point.x}%`} x2={`${point.x}%`} y1="0" y2="100%" />}
          {point && <circle className={styles.mark} cx={`${point.x}%`} cy={`${point.y}%`} r="4" />}
        </svg>
        <input
          className={styles.reader}
          type="range"
          min={0}
          max={Math.max(0, points.length - 1)}
          step={1}
          value={read ?? points.length - 1}
          aria-label={readerLabel}
          aria-valuetext={(point ?? points.at(-1))?.text ?? ''}
          onChange={(event) => setRead(Number(event.currentTarget.value))}
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && setRead(points.length - 1)}
          onBlur={() => setRead(null)}
        />
        {point && (
          <p className={styles.readout} data-side={point.x > 50 ? 'start' : 'end'} aria-hidden="true">
            {point.text}
          </p>
        )}
      </div>
    </div>
  )
}

/** @returns the index of the point whose place from the left is nearest to `x`; null without points. */
export function nearestPoint(points: readonly PlotPoint[], x: number): number | null {
  let best: number | null = null
  let distance = Number.POSITIVE_INFINITY
  points.forEach((point, index) => {
    if (Math.abs(point.x - x) >= distance) return
    distance = Math.abs(point.x - x)
    best = index
  })
  return best
}
