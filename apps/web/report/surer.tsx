import type { Report } from '@vouch/engine'
import { number } from '@vouch/presentation'
import styles from './surer.module.css'

/** What could be asked for, and how far it would narrow the interval. Quiet: it is an offer and no part of the verdict. */
export function WhatWouldMakeUsSurer({ surer }: Pick<Report, 'surer'>) {
  if (surer.length === 0) return null
  return (
    <div className={styles.surer}>
      <h3 className={styles.title}>What would narrow the range</h3>
      <ul className={styles.lines}>
        {surer.map(({ part, text, width }) => (
          <li key={part} className={styles.line}>
            <span>{text}</span>
            <span className={styles.width}>
              {number(width.from, 0)} to {number(width.to, 0)} points
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        How wide the range is now, and how wide it would be with each item added, assuming it looks like the median
        clean creator’s. If it shows something else, the score moves instead.
      </p>
    </div>
  )
}
