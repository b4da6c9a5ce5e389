import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement, type ReactNode } from 'react'
import type { Config } from '../../config/config.ts'
import { dayOf } from '../../foundation/mail/day-in-words.ts'
import { sheetSize } from '../../foundation/print/sheet.ts'
import { features, inPrint, registerFaces, sansFor } from '../../foundation/print/typeface.ts'
import { describe, type InvoiceRow } from './invoices.ts'
import { money } from './letters/wording.ts'

/** An invoice on paper, in the faces of all that is printed: names of its customer may be in any script. */

export interface InvoicePaper {
  invoice: InvoiceRow
  customer: { name: string; company: string; email: string }
  operator: Config['company']
  /** True where no real money moves; the paper says so. */
  simulated: boolean
}

const ink = '#12202f'
const quiet = '#5d6a79'
// A line height is inherited in points, not as a factor: larger text states its own.
const styles = StyleSheet.create({
  page: { padding: 56, fontSize: 10, lineHeight: 1.5, color: ink, fontFeatureSettings: features },
  mark: { fontSize: 18, lineHeight: 1.3, fontWeight: 600, marginBottom: 32 },
  title: { fontSize: 20, lineHeight: 1.3, fontWeight: 600, marginBottom: 4 },
  quiet: { color: quiet },
  parties: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 28, marginBottom: 28 },
  party: { width: '46%' },
  label: { color: quiet, fontSize: 9, marginBottom: 4 },
  row: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 8, borderTop: '1 solid #e3e6ea' },
  sum: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingVertical: 8,
    borderTop: `1 solid ${ink}`,
    fontWeight: 600,
  },
  foot: { position: 'absolute', bottom: 40, left: 56, right: 56, color: quiet, fontSize: 8 },
})

type Style = (typeof styles)[keyof typeof styles]

/** @returns the PDF's bytes */
export function invoicePdf(paper: InvoicePaper): Promise<Buffer> {
  registerFaces()
  const { invoice } = paper
  const page = createElement(
    Page,
    { size: sheetSize, style: styles.page },
    line('Vouch', styles.mark),
    line(invoice.status === 'paid' ? 'Receipt' : 'Invoice', styles.title),
    line(`${invoice.number} · ${dayOf(invoice.createdAt)}`, styles.quiet),
    parties(paper),
    ...invoice.lines.map(({ description, amountCents }) =>
      row(lineName(invoice, description, amountCents), amountCents),
    ),
    ...withoutCard(invoice),
    box(styles.sum, line('Total'), line(money(invoice.amountCents))),
    ...(invoice.refundedCents > 0 ? [row('Refunded', -invoice.refundedCents)] : []),
    line(settled(invoice), styles.quiet),
    box(styles.foot, line(footOf(paper))),
  )
  return renderToBuffer(createElement(Document, { title: `Vouch ${invoice.number}` }, page))
}

/** The provider names prices by their keys; people read the plan. */
function lineName(invoice: InvoiceRow, description: string, cents: number): string {
  if (invoice.reason === 'credits') return description
  const period = `${dayOf(invoice.periodStart)} to ${dayOf(invoice.periodEnd)}`
  return cents < 0 ? 'Unused time on previous plan' : description === '' ? 'Vouch' : `${describe(invoice)}, ${period}`
}

/** What the lines and the total differ by, so that the paper adds up: a discount, or what moved to or from the customer's balance. */
function withoutCard({ amountCents, lines }: InvoiceRow): ReactElement[] {
  const rest = lines.reduce((left, line) => left - line.amountCents, amountCents)
  if (rest === 0) return []
  if (rest < 0) return [row('Discount or balance', rest)]
  return [row(amountCents === 0 ? 'Added to your balance' : 'Tax or balance', rest)]
}

function parties({ customer, operator }: InvoicePaper): ReactElement {
  const { name, company, email } = customer
  return box(
    styles.parties,
    box(
      styles.party,
      line('From', styles.label),
      line(operator.name),
      line(operator.address),
      line(`Company number ${operator.number}`),
    ),
    box(styles.party, line('To', styles.label), ...[company, name, email].filter(Boolean).map((text) => line(text))),
  )
}

function settled({ paidAt, status, amountCents }: InvoiceRow): string {
  if (amountCents === 0) return 'Nothing is due.'
  if (paidAt !== null) return `Paid by card on ${dayOf(paidAt)}.`
  return status === 'open' ? 'Not paid yet.' : 'Nothing is due.'
}

function footOf({ operator, simulated }: InvoicePaper): string {
  const simulation = simulated ? ' This is a simulation: no real money was charged.' : ''
  return `${operator.name}, company number ${operator.number}, ${operator.address}.${simulation}`
}

function row(what: string, cents: number): ReactElement {
  return box(styles.row, line(what), line(money(cents)))
}

function line(text: string, style?: Style): ReactElement {
  const printed = inPrint(text)
  return createElement(Text, { style: { fontFamily: sansFor(printed), ...style } }, printed)
}

function box(style: Style, ...children: ReactNode[]): ReactElement {
  return createElement(View, { style, wrap: false }, ...children)
}
