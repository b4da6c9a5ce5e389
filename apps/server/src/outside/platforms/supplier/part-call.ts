/** One request of a part, as it is asked of a supplier. */

import { z } from 'zod'
import type { GuardedFetch } from '../../guarded-fetch/guarded-fetch.ts'
import type { ClientClock, PlatformClient } from '../client/platform-client.ts'
import { failuresOf } from '../client/platform-failures.ts'
import type { QuotaLedger } from '../client/quota-ledger.ts'
import type { RateLedger } from '../client/rate-ledger.ts'
import type { Mapper } from './mapper.ts'
import { costOf, type TalliedLedger } from './supplier-prices.ts'
import type { Supplier, SupplierPart, SupplierRequest } from './supplier-shape.ts'
import { type Fillings, filledRequest } from './supplier-template.ts'

/** What suppliers are read with. */
export interface SupplierTools extends ClientClock {
  /** Fetches from hosts that a file names, within a size. */
  send: (bytesMax: number, timeoutMs: number) => GuardedFetch
  mapper: Mapper
  /** Counts millionths of a dollar. */
  spending: QuotaLedger
  rates: (supplier: Supplier) => RateLedger
  /** By name, without the variable's prefix. */
  secrets: Readonly<Record<string, string>>
}

/** Whom and what is asked. */
export interface PartAsk {
  supplier: Supplier
  part: SupplierPart
  handle: string
  /** The platform's id of the account, where it is known. */
  id: string | null
  /** Ids of the latest posts, newest first. */
  postIds: readonly string[]
  signal: AbortSignal
}

/** One call with what it is made with. */
export interface PartCall {
  ask: PartAsk
  client: PlatformClient
  fillings: Fillings
  spending: TalliedLedger
  tools: SupplierTools
}

/** Asks one request of a part.
 *  @param paid whether it is this request that costs */
export async function asked(call: PartCall, request: SupplierRequest, paid: boolean): Promise<unknown> {
  const { ask, client, fillings } = call
  const cost = paid ? costOf(ask.part) : null
  const wire = filledRequest(request, fillings)
  return client({ ...wire, rate: ask.supplier.key, shape: z.unknown(), ...(cost && { cost }) }, ask.signal)
}

/** @returns the failures of a supplier. */
export function failuresAt({ supplier }: PartAsk) {
  return failuresOf(supplier.name)
}
