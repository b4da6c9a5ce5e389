import { type TeamColumn, type TeamPage, type TeamRow, type TeamTableName, teamTables } from '@vouch/contract'
import { count, plural, pluralOf } from '@vouch/presentation'
import { Fragment, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type TableWanted, tableFileAddress, useTeamTable } from '../api/team.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { RowDetail } from './row-detail.tsx'
import styles from './table.module.css'
import { Cell, isFigure } from './team-cell.tsx'

/** A table of the team's side: search, filters, rows that open, pages, and a file. What is wanted stands in the address, so that a
 *  view can be sent to a colleague. */

interface TeamTableProps {
  name: TeamTableName
  /** Rows about this user alone; such a table has no search of its own and leaves the address alone. */
  about?: string
}

export function TeamTable({ name, about }: TeamTableProps) {
  const [query, setQuery] = useSearchParams()
  const wanted: TableWanted = about === undefined ? Object.fromEntries(query) : { about }
  const page = useTeamTable(name, wanted, about === undefined ? 50 : 10)
  function want(change: TableWanted) {
    const next = Object.entries({ ...wanted, cursor: '', ...change }).filter(([, value]) => value !== '')
    setQuery(new URLSearchParams(next), { preventScrollReset: true })
  }
  return (
    <section className={styles.section} aria-label={teamTables[name].title}>
      {about === undefined && <Controls name={name} wanted={wanted} want={want} page={page.data} />}
      {page.isError && (
        <Notice tone="risk" urgent>
          {page.error.message}
        </Notice>
      )}
      {page.data && (
        <Rows name={name} columns={columnsOf(name, about)} page={page.data} stale={page.isPlaceholderData} />
      )}
      {page.isPending && (
        <p className={styles.quiet} role="status">
          Loading…
        </p>
      )}
      {page.data && about === undefined && (
        <nav className={styles.pages} aria-label="Pages">
          {wanted.cursor !== undefined && (
            <Button size="small" tone="quiet" onClick={() => want({})}>
              First page
            </Button>
          )}
          {page.data.nextCursor !== null && (
            <Button size="small" tone="secondary" onClick={() => want({ cursor: page.data?.nextCursor ?? '' })}>
              Next page
            </Button>
          )}
        </nav>
      )}
    </section>
  )
}

interface ControlsProps {
  name: TeamTableName
  wanted: TableWanted
  want: (change: TableWanted) => void
  page: TeamPage | undefined
}

function Controls({ name, wanted, want, page }: ControlsProps) {
  const { filters, searches, unit } = teamTables[name]
  const field = useRef<HTMLInputElement>(null)
  // The field follows the address and keeps the focus of whoever has just searched.
  useEffect(() => {
    if (field.current) field.current.value = wanted.q ?? ''
  }, [wanted.q])
  return (
    <search>
      <form
        className={styles.controls}
        onSubmit={(event) => {
          event.preventDefault()
          want({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() })
        }}
      >
        <input
          ref={field}
          className={styles.search}
          name="q"
          type="search"
          defaultValue={wanted.q ?? ''}
          placeholder={`Search by ${searches}`}
          aria-label={`Search by ${searches}`}
        />
        {filters.map(({ key, name: label, options }) => (
          <select
            key={key}
            className={styles.filter}
            aria-label={label}
            value={wanted[key] ?? ''}
            onChange={(event) => want({ [key]: event.currentTarget.value })}
          >
            <option value="">{label}: all</option>
            {options.map((option) => (
              <option key={option} value={option}>
                {option.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
        ))}
        {wanted.about !== undefined && (
          <Button size="small" tone="quiet" onClick={() => want({ about: '' })}>
            One user only: show all
          </Button>
        )}
        <span className={styles.total} role="status">
          {page && (page.totalIsExact ? plural(page.total, unit) : `more than ${count(page.total)}`)}
        </span>
        <a className={styles.file} href={tableFileAddress(name, wanted)} download>
          CSV
        </a>
      </form>
    </search>
  )
}

/** What of a row stands in the table; where all rows are about one user, the address is the same in each and left out. */
function columnsOf(name: TeamTableName, about: string | undefined): readonly TeamColumn[] {
  const shown = teamTables[name].columns.filter(({ detail }) => detail === undefined)
  return about === undefined ? shown : shown.filter(({ key }) => key !== 'email')
}

interface RowsProps {
  name: TeamTableName
  columns: readonly TeamColumn[]
  page: TeamPage
  stale: boolean
}

function Rows({ name, columns, page, stale }: RowsProps) {
  const { title, unit } = teamTables[name]
  const [open, setOpen] = useState<string | null>(null)
  if (page.rows.length === 0) return <p className={styles.none}>No {pluralOf(unit)} here.</p>
  return (
    <ScrollRegion className={styles.scroll} name={`${title}, rows`} stale={stale}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ key, name: head, kind }) => (
              <th key={key} scope="col" className={isFigure(kind) ? styles.figure : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page.rows.map((row) => (
            <Fragment key={row.id}>
              <Row
                columns={columns}
                row={row}
                open={open === row.id}
                toggle={() => setOpen(open === row.id ? null : row.id)}
              />
              {open === row.id && (
                <tr className={styles.detailRow}>
                  <td colSpan={columns.length}>
                    <RowDetail name={name} row={row} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

interface RowProps {
  columns: readonly TeamColumn[]
  row: TeamRow
  open: boolean
  toggle: () => void
}

/** The first cell opens the row, by mouse and by keyboard. */
function Row({ columns, row, open, toggle }: RowProps) {
  const [first, ...others] = columns
  if (first === undefined) return null
  return (
    <tr className={styles.row} data-open={open || undefined}>
      <td>
        <button type="button" className={styles.opener} aria-expanded={open} onClick={toggle}>
          <span className={styles.chevron} aria-hidden="true" />
          <span className="visually-hidden">
            {open ? 'Close' : 'Open'} {row.label}:
          </span>
          <Cell kind={first.kind} value={row.cells[first.key]} />
        </button>
      </td>
      {others.map(({ key, kind }) => (
        <td key={key} className={isFigure(kind) ? styles.figure : undefined}>
          <Cell kind={kind} value={row.cells[key]} />
        </td>
      ))}
    </tr>
  )
}
