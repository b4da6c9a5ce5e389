import { type ImportKind, importExampleRows, importFields, importKinds } from '@vouch/contract'
import { useId } from 'react'
import type { ImportColumns } from '../../api/imports.ts'
import { SelectField } from '../../ui/field.tsx'
import styles from './import.module.css'

interface ColumnTableProps {
  kind: ImportKind
  columns: ImportColumns['columns']
  /** What each column means; null for nothing. */
  fields: (string | null)[]
  onKind: (kind: ImportKind) => void
  onFields: (fields: (string | null)[]) => void
}

const kindWords = { followers: 'Followers', posts: 'Posts' } as const

/** The first rows of a list, with what each column means above it. */
export function ColumnTable({ kind, columns, fields, onKind, onFields }: ColumnTableProps) {
  const id = useId()
  const placed = columns.map((column, place) => ({ ...column, place, name: column.header || `Column ${place + 1}` }))
  const rows = Array.from({ length: importExampleRows }, (_, row) => ({
    row,
    cells: placed.map(({ place, examples }) => ({ place, text: examples[row] })),
  })).filter(({ cells }) => cells.some(({ text }) => text !== undefined))
  return (
    <>
      <SelectField
        label="This is a list of"
        value={kind}
        onChange={(event) => onKind(event.target.value as ImportKind)}
      >
        {importKinds.map((each) => (
          <option key={each} value={each}>
            {kindWords[each]}
          </option>
        ))}
      </SelectField>
      <div className={styles.columns}>
        <table aria-labelledby={id}>
          <caption className="visually-hidden" id={id}>
            First rows of the list
          </caption>
          <thead>
            <tr>
              {placed.map(({ place, name }) => (
                <th key={place} scope="col">
                  <span className={styles.columnHeader}>{name}</span>
                  <select
                    className={styles.columnSelect}
                    aria-label={`What “${name}” means`}
                    data-unset={fields[place] === null ? true : undefined}
                    value={fields[place] ?? ''}
                    onChange={(event) => onFields(fields.with(place, event.target.value || null))}
                  >
                    <option value="">Not used</option>
                    {Object.entries(importFields[kind]).map(([field, words]) => (
                      <option key={field} value={field}>
                        {words}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, cells }) => (
              <tr key={row}>
                {cells.map(({ place, text }) => (
                  <td key={place}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
