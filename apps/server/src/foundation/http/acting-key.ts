import { AsyncLocalStorage } from 'node:async_hooks'

/** Which API key the present call acts with, for whatever is written down about it far below the route: the ledger counts what a key takes. */

const acting = new AsyncLocalStorage<string>()

/** Runs something in the name of a key; null: in a person's. */
export function actingAs<T>(keyId: string | null, run: () => T): T {
  return keyId === null ? run() : acting.run(keyId, run)
}

/** @returns the key in whose name this runs; null: a person's call, or work of the product itself */
export function actingKey(): string | null {
  return acting.getStore() ?? null
}
