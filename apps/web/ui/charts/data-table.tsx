import { missing, number } from '../format.ts'
import styles from './chart-frame.module.css'
import type { Cell, Table } from './csv.ts'

/** The figures of a chart in rows. It scrolls inside itself, so it takes focus: without it the keys could not reach it. */
export function DataTable({ table, name }: { table: Table; name: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className={styles.scroll} aria-label={`Table: ${name}`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are data without identity and never reorder.
            <tr key={index}>
              {row.map((cell, place) => (
                <td key={table.columns[place]} data-number={typeof cell === 'number' || undefined}>
                  {cellText(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function cellText(cell: Cell): string {
  if (cell === null || cell === '') return missing
  return typeof cell === 'number' ? number(cell, 4) : cell
}
