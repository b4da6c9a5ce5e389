import { type TeamAction, type TeamRow, type TeamTableName, teamTables } from '@vouch/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../ui/button.tsx'
import { ActionDialog } from './action-dialog.tsx'
import styles from './table.module.css'
import { Cell } from './team-cell.tsx'

/** What a row says in full, and what can be done to it now. */
export function RowDetail({ name, row }: { name: TeamTableName; row: TeamRow }) {
  const { columns } = teamTables[name]
  return (
    <div className={styles.detail}>
      <dl className={styles.facts}>
        {columns.map(({ key, name: head, kind }) => (
          <div key={key} className={styles.fact}>
            <dt>{head}</dt>
            <dd>
              <Cell kind={kind} value={row.cells[key]} />
            </dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt>Row id</dt>
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
        <Link className={styles.more} to={`/admin/users/${row.userId}`}>
          {name === 'users' ? 'Everything about them' : 'The user'}
        </Link>
      )}
      {name === 'verifications' && (
        <Link className={styles.more} to={`/admin/verifications/${row.id}`}>
          Look inside
        </Link>
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
