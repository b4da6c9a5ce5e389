import { type Campaign, trackingSources } from '@vouch/contract'
import { date, plural } from '@vouch/presentation'
import { useRef } from 'react'
import { sentenceOf } from '../../../api/refusal.ts'
import { useCampaignOrders, useTrackingSources, useUploadOrders } from '../../../api/tracking.ts'
import { useMay } from '../../../api/workspaces.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { toast } from '../../../ui/toast.ts'
import { useEditing } from '../fields/editing.tsx'
import steps from '../steps/steps.module.css'
import { nameOfEntry } from './link-table.tsx'
import { NewSource } from './new-source.tsx'
import { SourceList } from './source-list.tsx'
import styles from './tracking.module.css'

/** Orders that count for the campaign, and where they come from. */
export function OrdersSection({ campaign }: { campaign: Campaign }) {
  const { may } = useEditing()
  const mayConnect = useMay(trackingSources.add)
  const [sources, orders] = [useTrackingSources(), useCampaignOrders(campaign.id)]
  const failed = [sources, orders].find(({ isError }) => isError)
  if (failed) return <LoadFailure title="We couldn’t load the orders" query={failed} />
  const told = orders.data?.pages.flatMap((page) => page.orders) ?? []
  return (
    <section className={styles.section} aria-labelledby="orders">
      <div className={styles.headed}>
        <h3 className={steps.subtitle} id="orders">
          Orders
        </h3>
        {may && mayConnect && <NewSource />}
        {may && <UploadOrders />}
      </div>
      <SourceList sources={sources.data?.sources ?? []} mayRemove={may && mayConnect} />
      {told.length === 0 ? (
        <p className={steps.quiet}>
          No orders count for this campaign yet. Connect your shop or upload its export: orders with a creator’s promo
          code, or from their link, show up here.
        </p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Order</th>
              <th scope="col">Date</th>
              <th scope="col">Attributed to</th>
              <th scope="col" className={styles.number}>
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {told.map((order) => (
              <tr key={order.id}>
                <td>{order.orderId}</td>
                <td>{date(order.at)}</td>
                <td>
                  {nameOfEntry(order.entryId, campaign.creators)}{' '}
                  <span className={styles.counts}>{order.countedBy === 'code' ? order.codes.join(', ') : 'link'}</span>
                </td>
                <td className={styles.number}>{order.cancelled ? <s>{money(order)}</s> : money(order)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {orders.hasNextPage && (
        <Button
          size="small"
          tone="secondary"
          busy={orders.isFetchingNextPage}
          onClick={() => void orders.fetchNextPage()}
        >
          Show more orders
        </Button>
      )}
    </section>
  )
}

function money({ total, currency }: { total: number; currency: string }): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(total)
}

/** Sends a file of orders and says what was made of it. */
function UploadOrders() {
  const input = useRef<HTMLInputElement>(null)
  const upload = useUploadOrders()
  async function send(file: File) {
    try {
      const { read, added, skipped, skippedCount, withoutCurrency } = await upload.mutateAsync(await file.text())
      const [first] = skipped
      const rest = first ? ` ${plural(skippedCount, 'line')} skipped; line ${first.line}: ${first.problem}` : ''
      const dollars =
        withoutCurrency > 0 ? ` ${plural(withoutCurrency, 'order')} without a currency: counted in USD.` : ''
      toast('Orders read', `${plural(read, 'order')} read, ${added} new.${dollars}${rest}`, first ? 'info' : 'good')
    } catch (error) {
      toast('Not read', sentenceOf(error), 'risk')
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label="CSV file of orders"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void send(file)
        }}
      />
      <Button size="small" tone="secondary" busy={upload.isPending} onClick={() => input.current?.click()}>
        Upload orders (CSV)
      </Button>
    </>
  )
}
