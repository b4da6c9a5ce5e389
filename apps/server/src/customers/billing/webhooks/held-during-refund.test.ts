import { expect } from 'vitest'
import { test } from '../../../../test/street.ts'
import { withTransaction } from '../../../foundation/db/database.ts'
import { loadDifferences } from '../../credits/audit.ts'
import { callOff, hold } from '../../credits/ledger.ts'
import { expireMonth } from '../life/months.ts'

/** Monthly credits that were on hold while a refund of their month stood, until the bank sent it back. */

test.for([
  { held: 100, ended: false, monthly: 150 },
  { held: 150, ended: false, monthly: 150 },
  { held: 100, ended: true, monthly: 0 },
  { held: 150, ended: true, monthly: 0 },
])(
  '$held held credits are of the same month still after a refund failed, unless that ended otherwise: $ended',
  async ({ held, ended, monthly }, { street }) => {
    const { rooms, dashboard } = street
    const { pool } = rooms.db
    const ann = await street.subscriber('pm_card_refundFail')
    await street.days(15)
    const work = { workspaceId: ann.workspaceId, cause: 'held', action: 'csv_export', resourceId: null, credits: held }
    const { id } = await hold(pool, { ...work, at: rooms.clock.now })
    const [invoice] = await ann.invoices()
    const { data } = await dashboard.invoicePayments.list({ invoice: invoice?.id ?? '' })
    await dashboard.refunds.create({ payment_intent: String(data[0]?.payment.payment_intent) })
    await street.days(0.5)
    expect(await ann.balance()).toMatchObject({ monthly: 0 })
    // An expiry of nothing: it leaves no entry.
    if (ended) await withTransaction(rooms.db, (tx) => expireMonth(tx, ann, 'otherwise', rooms.clock.now))
    await street.days(0.5)
    expect(await ann.balance()).toMatchObject({ monthly: ended ? 0 : 150 - held })
    await callOff(pool, id, rooms.clock.now)
    expect(await ann.balance()).toMatchObject({ monthly })
    expect(await loadDifferences(pool)).toEqual([])
  },
)
