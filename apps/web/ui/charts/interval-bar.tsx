/** An interval with its tick on a stated scale, held against a line: for a column of figures that are judged alike. The words stand beside
 *  it, so it is hidden from screen readers. */

import { type Domain, percentAt, type Tolerance, type Tone, tolerancePlaces, toneColour } from '@vouch/presentation'
import styles from './interval-bar.module.css'

export interface IntervalBarProps extends Tolerance {
  domain: Domain
  /** Where the line stands that the interval is held against. */
  line: number
  tone: Tone
}

export function IntervalBar({ domain, line, tone, ...tolerance }: IntervalBarProps) {
  const { tick, bandFrom, bandTo } = tolerancePlaces(tolerance, domain)
  const at = `${percentAt(line, domain)}%`
  return (
    <svg className={styles.bar} height="20" aria-hidden="true" style={{ color: toneColour(tone) }}>
      <line className={styles.base} x1="0" x2="100%" y1="10" y2="10" />
      <rect
        className={styles.band}
        x={`${bandFrom}%`}
        width={`${Math.max(0.4, bandTo - bandFrom)}%`}
        y="4"
        height="12"
      />
      {[bandFrom, bandTo].map((end, place) => (
        <line key={place === 0 ? 'low' : 'high'} className={styles.cap} x1={`${end}%`} x2={`${end}%`} y1="4" y2="16" />
      ))}
      <line className={styles.line} x1={at} x2={at} y1="0" y2="20" />
      <line className={styles.tick} x1={`${tick}%`} x2={`${tick}%`} y1="2" y2="18" />
    </svg>
  )
}
