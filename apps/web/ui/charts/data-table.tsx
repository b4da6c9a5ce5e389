import { missing, number } from '@vouch/presentation'
import { ScrollRegion } from '../scroll-region.tsx'
import styles from './chart-frame.module.css'
import type { Cell, Table } from './csv.ts'

/** The figures of a chart in rows, scrolling inside itself. */
export function DataTable({ table, name }: { table: Table; name: string }) {
  const numeric = table.columns.map((_, column) => table.rows.some((cells) => typeof cells[column] === 'number'))
  const rows = table.rows.map((cells, place) => ({ place, cells }))
  return (
    <ScrollRegion className={styles.scroll} name={`Table: ${name}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            {table.columns.map((column, place) => (
              <th key={column} scope="col" data-number={numeric[place] || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, cells }) => (
            <tr key={place}>
              {cells.map((cell, column) => (
                <td key={table.columns[column]} data-number={numeric[column] || undefined}>
                  {cellText(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function cellText(cell: Cell): string {
  if (cell === null || cell === '') return missing
  return typeof cell === 'number' ? number(cell, 4) : cell
}
