import type { LookupAllOptions } from 'node:dns'
import dns from 'node:dns/promises'
import { syncBuiltinESMExports } from 'node:module'
import { onTestFinished } from 'vitest'

/** Leads names to this machine until the test has finished: some servers are known by their names alone. Mocking the module would reach only what loads it
 *  afterwards, and the files of one worker share what is loaded. */
export function leadHere(...names: string[]): void {
  const lookup = dns.lookup
  const replace = (by: unknown) => {
    Object.assign(dns, { lookup: by })
    syncBuiltinESMExports()
  }
  replace((name: string, options: LookupAllOptions) =>
    names.includes(name) ? Promise.resolve([{ address: '127.0.0.1', family: 4 }]) : lookup(name, options),
  )
  onTestFinished(() => replace(lookup))
}
