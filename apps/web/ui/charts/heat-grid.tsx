/** Counts in rows and columns, darker where there are more. The count stands in the cell, so that the shade repeats it. */

import type { CSSProperties } from 'react'
import styles from './heat-grid.module.css'

interface HeatGridProps {
  rows: readonly { name: string; counts: readonly number[] }[]
  columns: readonly string[]
  /** What is counted, for ears. */
  label: string
}

/** From here on the shade is darker than the ink that would stand on it can be read. */
const darkFrom = 0.55

export function HeatGrid({ rows, columns, label }: HeatGridProps) {
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts))
  return (
    <table className={styles.grid} aria-label={label}>
      <thead>
        <tr>
          <td className={styles.name} />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, counts }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {counts.map((count, place) => (
              <td
                key={columns[place]}
                className={styles.cell}
                data-dark={count / most >= darkFrom || undefined}
                style={{ '--heat': count / most } as CSSProperties}
              >
                {count === 0 ? '' : count}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
