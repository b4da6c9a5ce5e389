import { type ImportKind, importExampleRows, importFields, importKinds } from '@vouch/contract'
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
  const rows = Array.from({ length: importExampleRows }, (_, row) =>
    columns.map(({ examples }) => examples[row] ?? null),
  )
  const filled = rows.filter((cells) => cells.some((cell) => cell !== null))
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section className={styles.columns} aria-label="First rows of the list" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map(({ header }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and headers may repeat
                <th key={index} scope="col">
                  <span className={styles.columnHeader}>{header || `Column ${index + 1}`}</span>
                  <select
                    className={styles.columnSelect}
                    aria-label={`What “${header || `column ${index + 1}`}” means`}
                    data-unset={fields[index] === null ? true : undefined}
                    value={fields[index] ?? ''}
                    onChange={(event) => onFields(fields.with(index, event.target.value || null))}
                  >
                    <option value="">Not used</option>
                    {Object.entries(importFields[kind]).map(([field, name]) => (
                      <option key={field} value={field}>
                        {name}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {filled.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
              <tr key={row}>
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor do columns
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
