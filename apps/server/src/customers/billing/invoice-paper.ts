import type { Config } from '../../config/config.ts'
import type { Database } from '../../foundation/db/database.ts'
import { loadAddressee } from './addressees.ts'
import type { InvoicePaper } from './invoice-pdf.ts'
import { loadInvoice } from './invoices.ts'

/** Loads an invoice with what its paper says of both sides. @throws Problem `not_found` for one of somebody else */
export async function loadPaper(
  { db, config, simulated }: { db: Database; config: Pick<Config, 'company'>; simulated: boolean },
  workspaceId: string,
  id: string,
): Promise<InvoicePaper> {
  const invoice = await loadInvoice(db.pool, workspaceId, id)
  const customer = await loadAddressee(db.pool, workspaceId, id)
  return { invoice, customer, operator: config.company, simulated }
}
