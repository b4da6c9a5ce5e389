/** Figures in rows: a bar from zero, or a tick inside its interval, with the words beside it. For comparisons of a few named
 *  things; what varies over time belongs to a line. */

import { type Domain, percentAt, percent as percentText, ticks } from '@vouch/presentation'
import styles from './row-chart.module.css'

export interface ChartRow {
  label: string
  /** Null draws the interval alone. */
  value: number | null
  low?: number
  high?: number
  /** The same figure at an earlier time, an open circle. */
  before?: number | null
  /** The figures in words, at the end of the row. */
  words: string
  /** A few quiet words below them. */
  note?: string
}

export interface RowChartProps {
  rows: readonly ChartRow[]
  /** Begins at zero for bars. */
  domain: Domain
  /** How a row without an interval is drawn. */
  kind: 'bar' | 'interval'
  /** Whether the values are ratios, whose axis is in per cent. */
  percent?: boolean
  /** What stands before each figure of the axis. */
  unit?: string
  /** A quiet line at a figure that the rows are held against. */
  reference?: { at: number; label: string }
  /** Whether words are long, as where rows have notes. */
  hasNotes?: true
}

export function RowChart({ rows, domain, kind, reference, percent = false, unit = '', hasNotes }: RowChartProps) {
  const grid = ticks(domain, 4).filter((at) => at >= domain.from && at <= domain.to)
  return (
    <div className={styles.chart} data-notes={hasNotes}>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.label} className={styles.row}>
            <span className={styles.label}>{row.label}</span>
            <svg className={styles.track} height="24" aria-hidden="true">
              {grid.map((at) => (
                <line key={at} className={styles.grid} {...upright(percentAt(at, domain))} />
              ))}
              {kind === 'bar' ? <Bar row={row} domain={domain} /> : <Interval row={row} domain={domain} />}
              {row.before != null && (
                <circle className={styles.before} cx={`${percentAt(row.before, domain)}%`} cy="12" r="4" />
              )}
              {reference && <line className={styles.reference} {...upright(percentAt(reference.at, domain))} />}
            </svg>
            <span className={styles.words}>
              {row.words}
              {row.note && <span className={styles.note}>{row.note}</span>}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.row} aria-hidden="true">
        <span />
        <svg className={styles.axis} height="20" aria-hidden="true">
          {grid.map((at) => (
            <text key={at} x={`${percentAt(at, domain)}%`} y="14" textAnchor={anchorOf(percentAt(at, domain))}>
              {percent ? percentText(at) : `${unit}${at.toLocaleString('en')}`}
            </text>
          ))}
        </svg>
        <span />
      </div>
      {reference && (
        <p className={styles.referenceWords}>
          <span aria-hidden="true" /> {reference.label}
        </p>
      )}
    </div>
  )
}

function upright(percent: number) {
  return { x1: `${percent}%`, x2: `${percent}%`, y1: '0', y2: '100%' }
}

function anchorOf(percent: number): 'start' | 'middle' | 'end' {
  return percent < 2 ? 'start' : percent > 98 ? 'end' : 'middle'
}

function Bar({ row: { value }, domain }: { row: ChartRow; domain: Domain }) {
  const width = percentAt(value ?? domain.from, domain)
  return <rect className={styles.bar} x="0" y="5" height="14" width={`${width}%`} />
}

function Interval({ row: { value, low, high }, domain }: { row: ChartRow; domain: Domain }) {
  const from = percentAt(low ?? value ?? domain.from, domain)
  const to = percentAt(high ?? value ?? domain.from, domain)
  return (
    <>
      <rect className={styles.band} x={`${from}%`} y="5" height="14" width={`${Math.max(0.4, to - from)}%`} />
      {[from, to].map((at) => (
        <line key={at} className={styles.cap} x1={`${at}%`} x2={`${at}%`} y1="5" y2="19" />
      ))}
      {value !== null && (
        <line
          className={styles.tick}
          x1={`${percentAt(value, domain)}%`}
          x2={`${percentAt(value, domain)}%`}
          y1="2"
          y2="22"
        />
      )}
    </>
  )
}
