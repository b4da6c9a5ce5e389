import type pg from 'pg'
import { loadFaults, type NotedFault, supplierFaultPrefix } from './platforms/fault-log.ts'
import { microsPerUsd, supplierBucket } from './platforms/supplier/supplier-prices.ts'

/** How data suppliers stand: what they cost today, and what went wrong with them last. */

export interface SupplierStanding {
  spentUsd: number
  /** By supplier, the newest first. */
  faults: (NotedFault & { supplier: string })[]
}

export async function loadSupplierStanding(pool: pg.Pool, at: Date): Promise<SupplierStanding> {
  const [spent, faults] = await Promise.all([
    pool.query<{ units: number }>(
      `select units from connector_quota
        where connector = 'supplier' and bucket = $1 and day = ($2::timestamptz at time zone 'UTC')::date`,
      [supplierBucket, at],
    ),
    loadFaults(pool),
  ])
  return {
    spentUsd: (spent.rows[0]?.units ?? 0) / microsPerUsd,
    faults: faults
      .filter(({ platform }) => platform.startsWith(supplierFaultPrefix))
      .map((fault) => ({ ...fault, supplier: fault.platform.slice(supplierFaultPrefix.length) })),
  }
}
