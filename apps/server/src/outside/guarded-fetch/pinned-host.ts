import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isLoopback } from '../../foundation/http/loopback.ts'
import { FetchRefused } from './fetch-refused.ts'
import { isPublicAddress } from './public-address.ts'

/** What a name leads to is looked at once, and only the address that was looked at may be connected to. */

export interface PinnedHostSettings {
  /** Hosts with ports on this machine that may be called: for tests and sandboxes alone. */
  loopbackHosts?: readonly string[]
  /** Another resolver, for tests. */
  resolve?: (hostname: string) => Promise<readonly string[]>
}

/** @param hostname a name or an address, without brackets
 *  @param host the same with its port, as `loopbackHosts` has it
 *  @returns the address to connect to. @throws FetchRefused for a private one */
export async function pinnedHost(
  hostname: string,
  host: string,
  { loopbackHosts = [], resolve = resolveAll }: PinnedHostSettings,
  signal: AbortSignal,
): Promise<string> {
  const addresses = isIP(hostname) ? [hostname] : await untilAborted(resolve(hostname), signal)
  const [first] = addresses
  if (first === undefined) throw new FetchRefused('address', hostname)
  if (loopbackHosts.includes(host) && isLoopback(first)) return first
  // One private address among public ones is a trap, not a spare server.
  if (!addresses.every(isPublicAddress)) throw new FetchRefused('private', hostname)
  return first
}

async function resolveAll(hostname: string): Promise<string[]> {
  const found = await lookup(hostname, { all: true }).catch((cause: unknown) => {
    throw new TypeError('fetch failed', { cause })
  })
  return found.map(({ address }) => address)
}

/** A resolver cannot be called off; who waits for it can. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    }),
  ])
}
