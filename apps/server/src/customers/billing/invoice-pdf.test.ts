import { expect, test } from 'vitest'
import { readPdf } from '../../../test/pdf-text.ts'
import { type InvoicePaper, invoicePdf } from './invoice-pdf.ts'

const at = new Date('2026-11-20T10:00:00Z')
const paper: InvoicePaper = {
  invoice: {
    ...{
      id: 'in_1',
      number: 'R-1',
      reason: 'credits',
      status: 'paid',
      tier: null,
      billingCycle: null,
      currency: 'usd',
    },
    ...{ amountCents: 7_900, refundedCents: 0, lines: [{ description: '250 add-on credits', amountCents: 7_900 }] },
    ...{ periodStart: at, periodEnd: at, createdAt: at, paidAt: at },
  },
  customer: { name: 'Łukasz Dvořák', company: 'Şirketi Иван', email: 'lukasz@example.com' },
  operator: { name: 'Vouch Ltd', number: '1', address: 'London' },
  simulated: false,
}

const wordsOf = async (customer: Partial<InvoicePaper['customer']>) => {
  const { text } = await readPdf(await invoicePdf({ ...paper, customer: { ...paper.customer, ...customer } }))
  // Letters of two faces are two pieces, which are read with a space between them.
  return text.replaceAll(/\s+/g, '')
}

test.for([
  'Łukasz Dvořák',
  'Şirketi İstanbul',
  'Иван Жуков',
  'Әлия Ґалаґан',
  'Γιώργος Παπαδόπουλος',
  'Nguyễn Thị Hồng',
  'Zoë O’Brien & Søn “Tea”',
])('a receipt names %s, letter for letter', async (name) => {
  const words = await wordsOf({ name, company: name })
  expect(words.split(name.replaceAll(' ', ''))).toHaveLength(3)
  for (const part of ['Receipt', '250add-oncredits', '$79.00', 'lukasz@example.com']) expect(words).toContain(part)
})

test('letters that no face of ours has are named, never garbled', async () => {
  const words = await wordsOf({ company: 'Yamada 株式会社', name: 'Ann 🍵' })
  expect(words).toContain('Yamada[otherscript]')
  expect(words).toContain('Ann[emoji]')
})

test('the paper of a period that a balance paid adds up, and says that nothing is due', async () => {
  const lines = [{ description: '1 × vouch starter monthly', amountCents: 3_900 }]
  const plan = { reason: 'renewal', tier: 'STARTER', billingCycle: 'MONTHLY', amountCents: 0, lines } as const
  const { text } = await readPdf(await invoicePdf({ ...paper, invoice: { ...paper.invoice, ...plan } }))
  const words = text.replaceAll(/\s+/g, '')
  for (const part of ['$39.00', 'Discountorbalance-$39.00', 'Total$0.00', 'Nothingisdue.'])
    expect(words).toContain(part)
})
