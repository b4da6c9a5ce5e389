import { type Invoice, Problem } from '@vouch/contract'
import { planOf } from './letters/wording.ts'
import type { Sql } from './life/known-subscription.ts'

/** Invoices of a workspace, newest first. Extra credits are receipts among them: the card provider writes no invoice for those. */

export interface InvoiceRow {
  id: string
  number: string
  reason: 'begin' | 'renewal' | 'change' | 'other' | 'credits'
  status: 'open' | 'paid' | 'void' | 'uncollectible'
  tier: 'STARTER' | 'PROFESSIONAL' | 'ENTERPRISE' | null
  billingCycle: 'MONTHLY' | 'YEARLY' | null
  amountCents: number
  refundedCents: number
  currency: string
  lines: { description: string; amountCents: number }[]
  periodStart: Date
  periodEnd: Date
  createdAt: Date
  paidAt: Date | null
}

const columns = `id, number, reason, status, tier, billing_cycle as "billingCycle", amount_cents as "amountCents",
  refunded_cents as "refundedCents", currency, lines, period_start as "periodStart", period_end as "periodEnd",
  created_at as "createdAt", paid_at as "paidAt"`

/** What the receipt of a purchase is called: its number is made of its payment's id. */
export const receiptNumber = `'R-' || upper(right(payment_intent_id, 10))`

/** Invoices and receipts, as rows of one shape. */
const papers = `(
  select id, workspace_id, number, reason, status, tier, billing_cycle, amount_cents, refunded_cents, currency, lines,
         period_start, period_end, created_at, paid_at
    from invoices
  union all
  select payment_intent_id, workspace_id, ${receiptNumber}, 'credits', 'paid', null, null, amount_cents,
         refunded_cents, currency,
         jsonb_build_array(jsonb_build_object('description', to_char(credits, 'FM999,999') || ' add-on credits', 'amountCents', amount_cents)),
         credited_at, credited_at, credited_at, credited_at
    from credit_purchases where credited_at is not null
) papers`

/** Loads a page. @throws Problem `validation` for a cursor that no page gave */
export async function loadInvoices(
  sql: Sql,
  workspaceId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ invoices: Invoice[]; nextCursor: string | null }> {
  const [at, id] = placeOf(cursor)
  const found = await sql.query<InvoiceRow>(
    `select ${columns} from ${papers}
      where workspace_id = $1 and ($2::timestamptz is null or (created_at, id) < ($2, $3))
      order by created_at desc, id desc limit $4`,
    [workspaceId, at, id, limit + 1],
  )
  const rows = found.rows.slice(0, limit)
  const last = rows.at(-1)
  const more = found.rows.length > limit && last !== undefined
  return { invoices: rows.map(shown), nextCursor: more ? `${last.createdAt.toISOString()}_${last.id}` : null }
}

/** The moment and the id of the last invoice of the page before. */
function placeOf(cursor: string | undefined): [Date | null, string] {
  if (cursor === undefined) return [null, '']
  const [, time = '', id = ''] = /^(\d{4}-[\dT:.Z-]+)_(\w+)$/.exec(cursor) ?? []
  const at = new Date(time)
  if (id === '' || Number.isNaN(at.getTime())) {
    const sentence = 'A cursor must be the nextCursor from the previous page.'
    throw new Problem('validation', sentence, { fields: { cursor: sentence } })
  }
  return [at, id]
}

/** @throws Problem `not_found` for one of somebody else */
export async function loadInvoice(sql: Sql, workspaceId: string, id: string): Promise<InvoiceRow> {
  const found = await sql.query<InvoiceRow>(`select ${columns} from ${papers} where workspace_id = $1 and id = $2`, [
    workspaceId,
    id,
  ])
  const [row] = found.rows
  if (row === undefined) throw new Problem('not_found', 'This invoice doesn’t exist.')
  return row
}

function shown(row: InvoiceRow): Invoice {
  const { id, number, status, amountCents, refundedCents, currency, createdAt, paidAt } = row
  return {
    id,
    number,
    description: describe(row),
    amount: amountCents / 100,
    amountCents,
    refunded: refundedCents / 100,
    currency,
    status: refundedCents === amountCents && amountCents > 0 ? 'refunded' : status,
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    pdfUrl: `/api/billing/invoices/${id}/pdf`,
  }
}

/** @returns what an invoice is for: `Professional plan` */
export function describe({ tier, billingCycle, reason, lines }: InvoiceRow): string {
  if (reason === 'credits') return lines[0]?.description ?? 'Add-on credits'
  if (tier === null || billingCycle === null) return 'Vouch'
  return `${planOf({ tier, billingCycle })} plan${reason === 'change' ? ', changed' : ''}`
}
