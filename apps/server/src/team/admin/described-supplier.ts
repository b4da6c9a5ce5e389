import type { SupplierOutline, TeamSupplier } from '@vouch/contract'
import { secretsIn } from '../../outside/platforms/supplier/shown-requests.ts'
import type { DescribedSupplier } from '../../outside/platforms/supplier/supplier-book.ts'
import type { SupplierReading } from '../../outside/platforms/supplier/supplier-file.ts'
import { partUsdMax } from '../../outside/platforms/supplier/supplier-prices.ts'
import { activeParts, type Supplier } from '../../outside/platforms/supplier/supplier-shape.ts'

/** A supplier as the team sees it. */

/** @param key what a description that cannot be read is called
 *  @param secrets those that are configured; only their names are looked at */
export function outlineOf(
  reading: SupplierReading,
  key: string,
  secrets: Readonly<Record<string, string>>,
): SupplierOutline {
  if (!reading.ok) return { key, name: null, parts: [], hosts: [], secrets: [], faults: reading.faults }
  const { supplier } = reading
  const active = new Set(activeParts(supplier))
  return {
    ...{ key: supplier.key, name: supplier.name, hosts: supplier.hosts, faults: [] },
    parts: supplier.parts.map((part) => ({
      ...{ platform: part.platform, part: part.part, on: active.has(part), usdMax: partUsdMax(part) },
    })),
    secrets: secretNames(supplier).map((name) => ({
      variable: `SUPPLIER_SECRET_${name}`,
      set: secrets[name] !== undefined,
    })),
  }
}

function secretNames({ parts }: Supplier): string[] {
  const requests = parts.flatMap(({ request, submit, poll }) => [request, submit?.request, poll?.request])
  return [...new Set(requests.flatMap((request) => (request ? secretsIn(request) : [])))]
}

/** @returns a supplier with its text. */
export function describedSupplier(
  { key, text, from, reading, changed }: DescribedSupplier,
  { isExample, secrets }: { isExample: boolean; secrets: Readonly<Record<string, string>> },
): TeamSupplier {
  return {
    ...outlineOf(reading, key, secrets),
    ...{ text, from: isExample ? 'example' : from },
    ...{ changedAt: changed?.at.toISOString() ?? null, changedBy: changed?.by ?? null },
  }
}
