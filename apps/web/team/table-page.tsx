import { type TeamTableName, teamTableNames, teamTables } from '@vouch/contract'
import { useParams } from 'react-router'
import { EmptyState } from '../ui/empty-state.tsx'
import styles from './table.module.css'
import { TeamTable } from './team-table.tsx'

/** Any table of the team's side, by its address. */
export default function TablePage() {
  const { table } = useParams()
  const name = teamTableNames.find((known) => known === table)
  if (name === undefined) {
    return (
      <EmptyState title="There is no such page" heading="h1">
        Choose one at the side.
      </EmptyState>
    )
  }
  return <NamedTable key={name} name={name} />
}

function NamedTable({ name }: { name: TeamTableName }) {
  const { title, about } = teamTables[name]
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.about}>{about}</p>
      </header>
      <TeamTable name={name} />
    </div>
  )
}
