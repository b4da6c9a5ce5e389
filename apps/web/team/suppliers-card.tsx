import type { SupplierStanding } from '@vouch/contract'
import { allowanceUsed, plural } from '@vouch/presentation'
import { Link } from 'react-router'
import styles from './connectors.module.css'
import { LatestErrors } from './latest-errors.tsx'

/** Data suppliers together: whether any is asked, what they cost today, and what went wrong. */
export function SuppliersCard({ suppliers }: { suppliers: SupplierStanding }) {
  const { accepted, connected, spentUsd, dailyUsd, faults } = suppliers
  const isAsked = accepted && connected > 0
  return (
    <section className={styles.card} aria-labelledby="connector-suppliers">
      <div className={styles.head}>
        <h2 className={styles.name} id="connector-suppliers">
          Data suppliers
        </h2>
        <p className={styles.use} data-state={isAsked ? 'ready' : 'off'}>
          {accepted ? `${plural(connected, 'supplier')} connected` : 'Off'}
        </p>
      </div>
      <p className={styles.quiet}>
        Companies that sell public data, asked for what a platform doesn’t share.{' '}
        {!accepted && 'Turn them on with SUPPLIERS_ACCEPTED=accepted. '}
        <Link to="/admin/suppliers">Suppliers</Link>
      </p>
      {accepted && (
        <dl className={styles.facts}>
          <div>
            <dt>Spending today</dt>
            <dd>{allowanceUsed({ used: spentUsd, limit: dailyUsd, unit: 'usd' })}</dd>
          </div>
        </dl>
      )}
      <LatestErrors faults={faults} />
    </section>
  )
}
