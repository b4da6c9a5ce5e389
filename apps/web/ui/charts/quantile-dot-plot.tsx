/** Twenty dots for twenty equally likely outcomes, with a range and a figure that they are held against. The axis starts at zero. */

import { domainOf, percentAt, ticks } from '@vouch/presentation'
import styles from './quantile-dot-plot.module.css'
import { type Percentiles, quantileValues, stackedDots } from './quantile-dots.ts'

interface QuantileDotPlotProps {
  spread: Percentiles
  /** How values are written. */
  format: (value: number) => string
  /** A range to hold them against, with its name. */
  range?: { low: number; high: number; label: string } | null
  /** A figure to hold them against, with its name; empty where the name stands nearby. */
  reference?: { at: number; label: string } | null
  /** The picture in words. */
  label: string
}

const columns = 20
const dot = { radius: 6, step: 13 }
const labelRoom = 20
const axisRoom = 26

export function QuantileDotPlot({ spread, format, range, reference, label }: QuantileDotPlotProps) {
  const values = quantileValues(spread)
  const domain = domainOf([...values, range?.high ?? 0, reference?.at ?? 0], 5, true)
  const dots = stackedDots(values, domain.to, columns)
  const levels = Math.max(...dots.map(({ level }) => level)) + 1
  const base = labelRoom + levels * dot.step + 2
  const x = (value: number) => percentAt(value, domain)
  // Steps of the axis may lead beyond its end, where two labels would lie on one another.
  const inside = ticks(domain, 5).filter((at) => at <= domain.to)
  return (
    <figure className={styles.figure}>
      <svg className={styles.canvas} height={base + axisRoom} role="img" aria-label={label}>
        {range && (
          <>
            <rect
              className={styles.range}
              x={`${x(range.low)}%`}
              width={`${Math.max(0.4, x(range.high) - x(range.low))}%`}
              y={labelRoom - 4}
              height={base - labelRoom + 4}
            />
            <text className={styles.text} {...labelled(x(range.low))} y="11">
              {range.label}
            </text>
          </>
        )}
        <line className={styles.floor} x1="0" x2="100%" y1={base} y2={base} />
        {dots.map(({ column, level }) => (
          <circle
            key={`${column} ${level}`}
            className={styles.dot}
            cx={`${((column + 0.5) / columns) * 100}%`}
            cy={base - dot.radius - 2 - level * dot.step}
            r={dot.radius - 0.5}
          />
        ))}
        {reference && (
          <line
            className={styles.reference}
            x1={`${x(reference.at)}%`}
            x2={`${x(reference.at)}%`}
            y1={labelRoom - 4}
            y2={base}
          />
        )}
        {inside.map((at, place) => (
          <text
            key={at}
            className={styles.text}
            x={`${x(at)}%`}
            y={base + 18}
            textAnchor={place === 0 ? 'start' : x(at) > 97 ? 'end' : 'middle'}
          >
            {format(at)}
          </text>
        ))}
      </svg>
      {reference && reference.label !== '' && (
        <p className={styles.words}>
          <span aria-hidden="true" /> {reference.label}
        </p>
      )}
    </figure>
  )
}

/** A label begins at its place, or ends there where the edge is near. */
function labelled(percent: number): { x: string; textAnchor: 'start' | 'end' } {
  return { x: `${percent}%`, textAnchor: percent > 70 ? 'end' : 'start' }
}
