import type { ReactNode } from 'react'
import styles from './watch.module.css'

/** What stands in a chart's place until there is enough to draw. */
export function TooFew({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.tooFew}>
      <h3 className={styles.chartTitle}>{title}</h3>
      <p className={styles.hint}>{children}</p>
    </section>
  )
}
