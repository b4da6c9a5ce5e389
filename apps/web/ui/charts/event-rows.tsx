/** Events of a few named things along one axis of time: a row each, a dot for each event. Where dots lie close together they are dark. */

import { type Domain, percentAt, timeTicks } from '@vouch/presentation'
import styles from './event-rows.module.css'

export interface EventRow {
  label: string
  /** When its events were, milliseconds since 1970. */
  times: readonly number[]
  /** The row in words, at its end. */
  words: string
}

/** Dots keep clear of both ends, where half of each would be cut off. */
function placeOf(at: number, span: Domain): string {
  return `${1 + percentAt(at, span) * 0.98}%`
}

export function EventRows({ rows, span }: { rows: readonly EventRow[]; span: Domain }) {
  const dates = timeTicks(span, 5)
  return (
    <div className={styles.chart}>
      <ul className={styles.rows}>
        {rows.map(({ label, times, words }) => (
          <li key={label} className={styles.row}>
            <bdi className={styles.label}>{label}</bdi>
            <svg className={styles.track} height="20" aria-hidden="true">
              <line className={styles.line} x1="0" x2="100%" y1="10" y2="10" />
              {times.map((at) => (
                <circle key={at} className={styles.dot} cx={placeOf(at, span)} cy="10" r="4.5" />
              ))}
            </svg>
            <span className={styles.words}>{words}</span>
          </li>
        ))}
      </ul>
      <div className={styles.row} aria-hidden="true">
        <span />
        <svg className={styles.axis} height="20" aria-hidden="true">
          {dates.map(({ at, label }) => (
            <text key={at} x={placeOf(at, span)} y="14" textAnchor={anchorOf(percentAt(at, span))}>
              {label}
            </text>
          ))}
        </svg>
        <span />
      </div>
    </div>
  )
}

function anchorOf(percent: number): 'start' | 'middle' | 'end' {
  return percent < 6 ? 'start' : percent > 94 ? 'end' : 'middle'
}
