import type pg from 'pg'
import type { SupplierConfig } from '../../../config/supplier-variables.ts'
import type { Notifications } from '../../../foundation/jobs/notifications.ts'
import { noteFault, supplierFaultPrefix } from '../fault-log.ts'
import { openMapper } from './mapper.ts'
import { openSupplierTools, supplierDailyLimits } from './open-supplier-tools.ts'
import type { SuppliedSettings } from './supplied-connector.ts'
import { openSupplierBook, type SupplierBook } from './supplier-book.ts'

/** Suppliers as a process keeps them: who they are at the moment, and what they are asked with. */
export interface Suppliers {
  config: SupplierConfig['suppliers']
  book: SupplierBook
  /** What connectors are given. */
  supplied: SuppliedSettings
  close: () => Promise<void>
}

export async function openSuppliers(
  config: SupplierConfig['suppliers'],
  { pool, now, notifications }: { pool: pg.Pool; now: () => Date; notifications: Pick<Notifications, 'listen'> },
): Promise<Suppliers> {
  const mapper = openMapper()
  const book = await openSupplierBook(config, { pool, notifications })
  const tools = openSupplierTools(config, { pool, now, mapper })
  const dailyLimits = config.accepted ? supplierDailyLimits(config) : {}
  const supplied: SuppliedSettings = {
    ...{ suppliers: book.current, tools, now, dailyLimits },
    noteFault: (supplier, failure) => noteFault(pool, `${supplierFaultPrefix}${supplier}`, failure, now()),
  }
  return { config, book, supplied, close: () => mapper.close() }
}
