import { type TeamTableName, teamTableNames, teamTables } from '@vouch/contract'
import { useParams } from 'react-router'
import { EmptyState } from '../ui/empty-state.tsx'
import { unknownAddress } from '../ui/unknown-address.ts'
import styles from './table.module.css'
import { TeamTable } from './team-table.tsx'

const tableOf = ({ table }: { table?: string }) => teamTableNames.find((known) => known === table)

export const handle = unknownAddress((params) => tableOf(params) === undefined)

export function meta({ params }: { params: { table?: string } }) {
  const title = tableOf(params) === undefined ? '404 Page Not Found' : 'Team'
  return [{ title: `${title} · Vouch` }, { name: 'robots', content: 'noindex' }]
}

/** Any table of the team's side, by its address. */
export default function TablePage() {
  const name = tableOf(useParams())
  if (name === undefined) {
    return (
      <EmptyState title="404 Page Not Found" heading="h1">
        Choose a page from the menu.
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
