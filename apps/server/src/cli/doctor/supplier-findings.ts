import { allowanceUsed, plural } from '@vouch/presentation'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../foundation/db/database.ts'
import { askable, fileSuppliers, withCopies } from '../../outside/platforms/supplier/supplier-book.ts'
import { loadSupplierStanding } from '../../outside/supplier-standing.ts'
import { StartFault } from '../../start-fault.ts'
import { latestErrors, nearlyUsed } from './connector-findings.ts'
import { type Finding, fault, off, ok, warning } from './finding.ts'

/** Data suppliers: whether they are on, how many can be asked, what they cost today and what went wrong. None is called: each answer costs. */

export async function supplierFindings(
  { suppliers }: Pick<Config, 'suppliers'>,
  db: Database,
  at: Date,
): Promise<Finding[]> {
  if (!suppliers.accepted)
    return [
      off(
        'suppliers',
        'Data suppliers are off.',
        'To ask them, read docs/suppliers.md and set SUPPLIERS_ACCEPTED=accepted.',
      ),
    ]
  const described = await readable(suppliers.files, db)
  if (described instanceof StartFault)
    return [
      fault(
        'suppliers',
        described.message,
        'Fix the file set in SUPPLIERS_FILE; docs/suppliers.md explains every key.',
      ),
    ]
  const { spentUsd, faults } = await loadSupplierStanding(db.pool, at)
  const connected = askable(described).length
  const spending = { used: spentUsd, limit: suppliers.dailyUsd, unit: 'usd' } as const
  const says = `Data suppliers: ${connected} of ${plural(described.length, 'description')} can be asked, ${allowanceUsed(spending)} spent today.`
  const isNear = spentUsd >= suppliers.dailyUsd * nearlyUsed
  return [
    isNear ? warning('suppliers', says, 'Wait for midnight UTC, or raise SUPPLIER_DAILY_USD.') : ok('suppliers', says),
    ...latestErrors(faults, at, ({ supplier }) => ({ id: `suppliers.${supplier}.errors`, name: supplier })),
  ]
}

async function readable(files: readonly string[], db: Database) {
  try {
    return await withCopies(fileSuppliers(files), db.pool)
  } catch (error) {
    if (error instanceof StartFault) return error
    throw error
  }
}
