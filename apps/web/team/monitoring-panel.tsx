import type { ReactNode } from 'react'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import styles from './monitoring.module.css'
import tableStyles from './table.module.css'

interface MonitoringPanelProps {
  title: string
  about: string
  heads: readonly string[]
  /** First a name, then figures. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  none: string
  /** What follows the name are words, not figures. */
  hasWords?: true
}

/** A small table of the monitoring page under its title, or the sentence that it is empty. */
export function MonitoringPanel({ title, about, heads, rows, none, hasWords }: MonitoringPanelProps) {
  return (
    <section className={styles.panel} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p className={tableStyles.quiet}>{about}</p>
      {rows.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ScrollRegion className={styles.scroll} name={`${title}, rows`}>
          <table className={styles.small} data-words={hasWords}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <tr key={key}>
                  {heads.map((head, place) => (
                    <td key={head}>{cells[place]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </section>
  )
}
