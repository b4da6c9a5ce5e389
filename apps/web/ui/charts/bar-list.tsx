/** Amounts of named things, one bar each from a common zero, the largest first. Name and figure stand beside the bar. */

import { count } from '@vouch/presentation'
import type { CSSProperties } from 'react'
import styles from './bar-list.module.css'

export interface Bar {
  id: string
  label: string
  /** A few words below the name. */
  meaning: string
  amount: number
}

export function BarList({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ amount }) => amount))
  return (
    <ul className={styles.bars}>
      {bars.map(({ id, label, meaning, amount }) => (
        <li key={id} className={styles.row}>
          <span className={styles.label}>
            {label}
            <span className={styles.meaning}>{meaning}</span>
          </span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.bar} style={{ '--length': amount / most } as CSSProperties} />
          </span>
          <b className={styles.amount}>{count(amount)}</b>
        </li>
      ))}
    </ul>
  )
}
