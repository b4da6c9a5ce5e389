import { type TeamTableName, teamTables } from '@vouch/contract'
import { Link, useParams } from 'react-router'
import { useTeamTable } from '../api/team.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Notice } from '../ui/notice.tsx'
import { RowDetail } from './row-detail.tsx'
import styles from './table.module.css'
import { TeamTable } from './team-table.tsx'

const tables: readonly TeamTableName[] = [
  'sessions',
  'subscriptions',
  'credits',
  'payments',
  'verifications',
  'requests',
  'messages',
  'mail',
  'audit',
]

/** Everything about one user: the same tables, narrowed to them. */
export default function UserPage() {
  const { id = '' } = useParams()
  const found = useTeamTable('users', { id })
  const row = found.data?.rows[0]
  if (found.isError) {
    return (
      <Notice tone="risk" urgent>
        {found.error.message}
      </Notice>
    )
  }
  if (found.data && row === undefined) {
    return (
      <EmptyState title="This user doesn’t exist" heading="h1">
        There may be a typo in the ID. Search by email in <Link to="/admin/users">users</Link>.
      </EmptyState>
    )
  }
  return (
    <div className={styles.page}>
      <header>
        <p className={styles.about}>
          <Link to="/admin/users">Users</Link>
        </p>
        <h1 className={styles.title}>{row?.label ?? 'User'}</h1>
      </header>
      {row && <RowDetail name="users" row={row} />}
      {tables.map((name) => (
        <section key={name} className={styles.section}>
          <h2 className={styles.subtitle}>
            {teamTables[name].title} <Link to={`/admin/${name}?about=${id}`}>all</Link>
          </h2>
          <TeamTable name={name} about={id} />
        </section>
      ))}
    </div>
  )
}
