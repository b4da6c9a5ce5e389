import { teamTables } from '@vouch/contract'
import { useConnectors } from '../api/team-connectors.ts'
import { Notice } from '../ui/notice.tsx'
import { ConnectorCard } from './connector-card.tsx'
import styles from './connectors.module.css'
import { SuppliersCard } from './suppliers-card.tsx'
import tableStyles from './table.module.css'
import { TeamTable } from './team-table.tsx'

/** What leads through the registration at each platform, and says how its connection stands. */
export default function ConnectorsPage() {
  const connectors = useConnectors()
  return (
    <div className={styles.page}>
      <header>
        <h1 className={tableStyles.title}>Connectors</h1>
        <p className={tableStyles.about}>
          How to connect each platform, and how its connection is doing. Values are variables of the environment, read
          when the server starts. On the command line: <code>vouch doctor</code>.
        </p>
      </header>
      {connectors.isPending && <p className={tableStyles.quiet}>Loading connectors...</p>}
      {connectors.isError && (
        <Notice tone="risk" urgent>
          {connectors.error.message}
        </Notice>
      )}
      <div className={styles.list}>
        {connectors.data?.connectors.map((connector) => (
          <ConnectorCard key={connector.platform} connector={connector} />
        ))}
        {connectors.data && <SuppliersCard suppliers={connectors.data.suppliers} />}
      </div>
      <section className={tableStyles.section}>
        <h2 className={tableStyles.subtitle}>Runs by day</h2>
        <p className={tableStyles.about}>{teamTables.connectors.about}</p>
        <TeamTable name="connectors" />
      </section>
    </div>
  )
}
