/** The frame of every chart: what is measured in the title, unit and basis in the subtitle, sample and date in the
 *  caption, and the same figures as a table and as a file. A chart without those is decoration. */

import { type ReactNode, useId, useState } from 'react'
import styles from './chart-frame.module.css'
import { csvText, download, fileName, type Table } from './csv.ts'
import { DataTable } from './data-table.tsx'

export interface ChartFrameProps {
  title: string
  /** Unit and basis. */
  subtitle: string
  /** Sample size and date. */
  caption: string
  table: Table
  /** Whose chart it is: the first part of the file's name. */
  subject: string
  children?: ReactNode
}

export function ChartFrame({ title, subtitle, caption, table, subject, children }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false)
  const titleId = useId()
  const save = () => download(fileName([subject, title], 'csv'), 'text/csv;charset=utf-8', csvText(table))
  return (
    <figure className={styles.frame} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.title} id={titleId}>
            {title}
          </h3>
          <p className={styles.subtitle}>{subtitle}</p>
        </div>
        <div className={styles.tools}>
          <button type="button" className={styles.tool} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            Table<span className="visually-hidden"> of {title}</span>
          </button>
          <button type="button" className={styles.tool} onClick={save}>
            CSV<span className="visually-hidden"> of {title}</span>
          </button>
        </div>
      </div>
      {asTable ? <DataTable table={table} name={title} /> : children}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  )
}
