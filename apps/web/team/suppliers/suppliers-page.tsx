import type { TeamSupplierList } from '@vouch/contract'
import { date, platformName, smallDollars } from '@vouch/presentation'
import { Link } from 'react-router'
import { useSuppliers } from '../../api/suppliers.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import tableStyles from '../table.module.css'
import { costPerCheck, partsByPlatform } from './supplier-words.ts'
import styles from './suppliers.module.css'

/** Companies that sell public profile data: which are asked here, what they give and cost. */
export default function SuppliersPage() {
  const seen = useSuppliers()
  return (
    <div className={tableStyles.page}>
      <header>
        <h1 className={tableStyles.title}>Suppliers</h1>
        <p className={tableStyles.about}>
          Companies that sell public profile data. Vouch asks them for what a platform doesn’t share itself.
        </p>
      </header>
      {seen.isError && (
        <Notice tone="risk" urgent>
          {seen.error.message}
        </Notice>
      )}
      {seen.isPending && <p className={tableStyles.quiet}>Loading…</p>}
      {seen.data && <Known seen={seen.data} />}
    </div>
  )
}

function Known({ seen }: { seen: TeamSupplierList }) {
  const { accepted, dailyUsd, spentUsd, suppliers } = seen
  return (
    <>
      {accepted ? (
        <p className={styles.budget}>
          {smallDollars(spentUsd)} of {smallDollars(dailyUsd)} spent today, until midnight UTC.
        </p>
      ) : (
        <Notice tone="caution" title="Suppliers are off">
          Nobody is asked until the operator sets SUPPLIERS_ACCEPTED=accepted, and with it answers for the platforms’
          terms and a lawful basis. You can already describe suppliers and see what they would be asked.
        </Notice>
      )}
      {suppliers.length === 0 ? (
        <EmptyState title="No suppliers yet" heading="h2">
          Start from one of the descriptions below, or name a file in SUPPLIERS_FILE.
        </EmptyState>
      ) : (
        <SupplierTable suppliers={suppliers} />
      )}
      <Beginnings examples={seen.examples} taken={suppliers.map(({ key }) => key)} />
    </>
  )
}

function SupplierTable({ suppliers }: Pick<TeamSupplierList, 'suppliers'>) {
  return (
    <ScrollRegion name="Suppliers, rows" className={tableStyles.scroll}>
      <table className={tableStyles.table}>
        <thead>
          <tr>
            <th scope="col">Supplier</th>
            <th scope="col">Gives</th>
            <th scope="col">A check costs up to</th>
            <th scope="col">Secrets</th>
            <th scope="col">Described in</th>
          </tr>
        </thead>
        <tbody>
          {suppliers.map((supplier) => (
            <tr key={supplier.key} className={tableStyles.row}>
              <td>
                <Link to={`/admin/suppliers/${supplier.key}`}>{supplier.name ?? supplier.key}</Link>{' '}
                <span className={tableStyles.quiet}>{supplier.key}</span>
              </td>
              <td className={styles.gives}>
                {supplier.faults.length > 0
                  ? 'The description has errors'
                  : partsByPlatform(supplier.parts).map(({ platform, parts }) => (
                      <span key={platform}>
                        {platformName(platform)}: {parts.join(', ')}
                      </span>
                    ))}
              </td>
              <td>{smallDollars(costPerCheck(supplier.parts))}</td>
              <td className={styles.gives}>
                {supplier.secrets.map(({ variable, set }) => (
                  <span key={variable} data-missing={!set || undefined}>
                    <code className={tableStyles.code}>{variable}</code> {set ? 'is set' : 'isn’t set'}
                  </span>
                ))}
              </td>
              <td>
                {supplier.from === 'file' ? 'a file' : `here, by ${supplier.changedBy} on ${date(supplier.changedAt)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function Beginnings({ examples, taken }: { examples: TeamSupplierList['examples']; taken: readonly string[] }) {
  return (
    <section className={tableStyles.section} aria-labelledby="beginnings">
      <h2 className={tableStyles.subtitle} id="beginnings">
        Add a supplier
      </h2>
      <div className={tableStyles.controls}>
        {examples
          .filter(({ key }) => !taken.includes(key))
          .map(({ key, name }) => (
            <ButtonLink key={key} size="small" tone="secondary" to={`/admin/suppliers/${key}`}>
              {`From ${name} (${key})`}
            </ButtonLink>
          ))}
        <ButtonLink size="small" tone="secondary" to="/admin/suppliers/new">
          Another one
        </ButtonLink>
      </div>
    </section>
  )
}
