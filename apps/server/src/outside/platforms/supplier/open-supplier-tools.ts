import type pg from 'pg'
import type { SupplierConfig } from '../../../config/supplier-variables.ts'
import { guardedFetch } from '../../guarded-fetch/guarded-fetch.ts'
import { postgresQuota } from '../client/postgres-quota.ts'
import { postgresRates } from '../client/postgres-rates.ts'
import type { Mapper } from './mapper.ts'
import type { SupplierTools } from './part-call.ts'
import { microsPerUsd, supplierBucket, supplierBudgetUsedUp } from './supplier-prices.ts'

/** @returns the limit of a day, in the units of the quota. */
export function supplierDailyLimits({ dailyUsd }: SupplierConfig['suppliers']): Record<string, number> {
  return { [supplierBucket]: Math.floor(dailyUsd * microsPerUsd) }
}

/** @returns what suppliers are read with: the guarded client, and budget and rates that all processes share. */
export function openSupplierTools(
  config: SupplierConfig['suppliers'],
  { pool, now, mapper }: { pool: pg.Pool; now: () => Date; mapper: Mapper },
): SupplierTools {
  const { dailyUsd, testHosts, secrets } = config
  const exhausted = () => supplierBudgetUsedUp(dailyUsd)
  const limits = supplierDailyLimits(config)
  return {
    now,
    mapper,
    secrets,
    send: (bytesMax, timeoutMs) => guardedFetch({ bytesMax, timeoutMs, loopbackHosts: testHosts }),
    spending: postgresQuota(pool, {
      connector: 'supplier',
      platform: 'supplier',
      limits,
      now,
      timeZone: 'UTC',
      exhausted,
    }),
    rates: ({ rate }) => postgresRates(pool, { connector: 'supplier', limitOf: () => rate, now }),
  }
}
