import type { Report } from '@vouch/engine'
import { number } from '../ui/format.ts'
import styles from './surer.module.css'

/** What could be asked for, and how far it would narrow the interval. Quiet: it is an offer and no part of the verdict. */
export function WhatWouldMakeUsSurer({ surer }: Pick<Report, 'surer'>) {
  if (surer.length === 0) return null
  return (
    <div className={styles.surer}>
      <h3 className={styles.title}>What would make us surer</h3>
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
        The width of the interval now, and with that one thing added, if it shows what it shows for the median clean
        creator. If it shows something else, the score moves instead.
      </p>
    </div>
  )
}
