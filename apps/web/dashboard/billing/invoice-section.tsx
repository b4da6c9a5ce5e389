import { billing, failureOf, type Invoice, send } from '@vouch/contract'
import { date, dollarsAndCents } from '@vouch/presentation'
import { useState } from 'react'
import { clientSettings } from '../../api/client.ts'
import { sentenceOf } from '../../api/refusal.ts'
import { useInvoices } from '../../api/subscription.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { Section } from '../settings/section.tsx'
import styles from './billing.module.css'
import { invoiceStateTones, invoiceStateWords } from './plan-words.ts'

/** Every invoice, newest first, each as a PDF. */
export function InvoiceSection() {
  const list = useInvoices()
  const invoices = list.data?.pages.flatMap((page) => page.invoices) ?? []
  return (
    <Section title="Invoices" lead="Every charge, newest first.">
      {list.isError && !list.data && <Notice tone="risk">{list.error.message}</Notice>}
      {list.isSuccess && invoices.length === 0 && (
        <p className={styles.quiet}>No invoices yet. Your first one arrives with your first charge.</p>
      )}
      {invoices.length > 0 && <InvoiceTable invoices={invoices} />}
      {list.hasNextPage && (
        <Button tone="secondary" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          Load more
        </Button>
      )}
    </Section>
  )
}

function InvoiceTable({ invoices }: { invoices: Invoice[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Description</th>
          <th scope="col">Date</th>
          <th scope="col">Status</th>
          <th scope="col" data-number>
            Amount
          </th>
          <th scope="col">
            <span className="visually-hidden">File</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <InvoiceLine key={invoice.id} invoice={invoice} />
        ))}
      </tbody>
    </table>
  )
}

function InvoiceLine({ invoice }: { invoice: Invoice }) {
  const { status, refunded } = invoice
  return (
    <tr>
      <td>
        {invoice.description}
        <span className={styles.number}>{invoice.number}</span>
      </td>
      <td>{date(invoice.createdAt)}</td>
      <td data-tone={invoiceStateTones[status]}>
        {invoiceStateWords[status]}
        {refunded > 0 && status !== 'refunded' && `, ${dollarsAndCents(refunded)} refunded`}
      </td>
      <td data-number>{dollarsAndCents(invoice.amount)}</td>
      <td data-number>
        <PdfButton invoice={invoice} />
      </td>
    </tr>
  )
}

/** Files take the bearer token too, so the browser cannot just follow a link. */
function PdfButton({ invoice }: { invoice: Invoice }) {
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      const answer = await send(clientSettings(), billing.invoicePdf, { params: { id: invoice.id } })
      if (!answer.ok) throw await failureOf(answer)
      const address = URL.createObjectURL(await answer.blob())
      const link = document.createElement('a')
      link.href = address
      link.download = `vouch-${invoice.number}.pdf`
      link.click()
      URL.revokeObjectURL(address)
    } catch (error) {
      toast('We couldn’t download the invoice', sentenceOf(error, 'Try again.'), 'risk')
    }
    setBusy(false)
  }
  return (
    <Button tone="quiet" size="small" busy={busy} onClick={save}>
      PDF<span className="visually-hidden"> of {invoice.number}</span>
    </Button>
  )
}
