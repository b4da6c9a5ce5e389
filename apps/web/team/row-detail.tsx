import { type TeamAction, type TeamRow, type TeamTableName, teamTables } from '@vouch/contract'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Button } from '../ui/button.tsx'
import { ActionDialog } from './action-dialog.tsx'
import styles from './table.module.css'
import { Cell, cellText } from './team-cell.tsx'

/** Longer texts take the whole width. */
const longChars = 60

/** What a row says in full, and what can be done to it now. */
export function RowDetail({ name, row }: { name: TeamTableName; row: TeamRow }) {
  const { columns } = teamTables[name]
  return (
    <div className={styles.detail}>
      <dl className={styles.facts}>
        {columns.map(({ key, name: head, kind }) => (
          <div
            key={key}
            className={styles.fact}
            data-long={cellText(kind, row.cells[key]).length > longChars || undefined}
          >
            <dt>{head}</dt>
            <dd>
              <Cell kind={kind} value={row.cells[key]} />
            </dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt>Row ID</dt>
          <dd>
            <code className={styles.code}>{row.id}</code>
          </dd>
        </div>
      </dl>
      <RowActions name={name} row={row} />
    </div>
  )
}

/** The actions that make sense for a row, and the pages that say more. */
export function RowActions({ name, row }: { name: TeamTableName; row: TeamRow }) {
  const actions = teamTables[name].actions.filter(({ verb }) => row.can.includes(verb))
  const [chosen, setChosen] = useState<TeamAction | null>(null)
  return (
    <div className={styles.actions}>
      {row.userId !== null && (
        <More to={`/admin/users/${row.userId}`}>{name === 'users' ? 'Everything about this user' : 'The user'}</More>
      )}
      {name === 'verifications' && <More to={`/admin/verifications/${row.id}`}>Inspect</More>}
      {name === 'disputes' && typeof row.cells.verification === 'string' && (
        <More to={`/admin/verifications/${row.cells.verification}`}>Inspect the report</More>
      )}
      {actions.map((action) => (
        <Button key={action.verb} size="small" tone="secondary" onClick={() => setChosen(action)}>
          {action.name}
        </Button>
      ))}
      {chosen && <ActionDialog name={name} row={row} action={chosen} close={() => setChosen(null)} />}
    </div>
  )
}

/** A page that says more; on that page itself there is nothing to lead to. */
function More({ to, children }: { to: string; children: string }) {
  const { pathname } = useLocation()
  if (pathname === to) return null
  return (
    <Link className={styles.more} to={to}>
      {children}
    </Link>
  )
}
