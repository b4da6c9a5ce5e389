/** The one client that calls hosts which somebody else named: suppliers, webhook endpoints, a profile's own link. It resolves the name once, refuses whatever
 *  is not public, and connects to the very address that it looked at, so that a name cannot lead elsewhere between the two. */

import { exchange, type GuardedRequest, type Reply } from './exchange.ts'
import { FetchRefused } from './fetch-refused.ts'
import { type PinnedHostSettings, pinnedHost } from './pinned-host.ts'

export interface GuardedFetchSettings extends PinnedHostSettings {
  /** Longest that one request may take with its redirects, milliseconds; 10 seconds unless said otherwise. */
  timeoutMs?: number
  /** Largest answer, after decompression; 2 MB unless said otherwise. */
  bytesMax?: number
  /** Reads of a larger answer what the bound has room for, instead of refusing it. */
  cutsLarge?: boolean
}

export type GuardedFetch = (url: URL, request: GuardedRequest) => Promise<Response>

const timeoutMsUsual = 10_000
const bytesMaxUsual = 2 * 1024 * 1024
/** Within one host: a slash that was left out, a path that moved. */
const redirectsMax = 3
const redirects = new Set([301, 302, 303, 307, 308])

/** @returns a function that fetches as `fetch` does, with the body read. Rejects with `FetchRefused` where the host may not be called or answers with more
 *  than it may, and with `fetch failed` and its cause where the network fails. */
export function guardedFetch(settings: GuardedFetchSettings = {}): GuardedFetch {
  const { timeoutMs = timeoutMsUsual, bytesMax = bytesMaxUsual, cutsLarge = false } = settings
  return async (url, request) => {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])
    let target = url
    for (let hops = 0; ; hops++) {
      const address = await pinnedAddress(target, settings, signal)
      const reply = await exchange(target, address, { ...request, signal }, { bytesMax, cut: cutsLarge })
      const next = redirectOf(reply, target)
      if (next === null) return responseOf(reply)
      if (request.method !== 'GET') throw new FetchRefused('redirected', target.hostname)
      if (next.host !== target.host || hops >= redirectsMax) throw new FetchRefused('redirected', target.hostname)
      if (target.protocol === 'https:' && next.protocol !== 'https:')
        throw new FetchRefused('redirected', target.hostname)
      target = next
    }
  }
}

/** @returns the address that is connected to. @throws FetchRefused */
async function pinnedAddress(url: URL, settings: GuardedFetchSettings, signal: AbortSignal): Promise<string> {
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new FetchRefused('address', url.hostname)
  return pinnedHost(url.hostname.replace(/^\[|\]$/g, ''), url.host, settings, signal)
}

function redirectOf({ status, headers }: Reply, from: URL): URL | null {
  const location = headers.get('location')
  if (!redirects.has(status) || location === null) return null
  if (!URL.canParse(location, from.href)) throw new FetchRefused('redirected', from.hostname)
  return new URL(location, from)
}

const bodiless = new Set([204, 205, 304])

function responseOf({ status, headers, body }: Reply): Response {
  return new Response(bodiless.has(status) ? null : new Uint8Array(body), { status, headers })
}
