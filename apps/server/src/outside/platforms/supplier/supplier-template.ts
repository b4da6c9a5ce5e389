/** Requests as a supplier's file writes them: texts with places in braces. A place becomes a value where it stands and never more than that: it cannot change
 *  the host, end a path segment or a header, or add a key. */

import type { Call } from '../client/platform-call.ts'
import type { SupplierRequest } from './supplier-shape.ts'

/** What a place may be filled with. A value that is null is not known. */
export interface Fillings {
  handle: string
  /** The platform's own id of the account. */
  id: string | null
  cursor: string | null
  /** Id of the post whose comments or likers are asked for. */
  post: string | null
  limit: number
  /** What the answer to the submission said, by the file's own names. */
  run: Readonly<Record<string, string>>
  secrets: Readonly<Record<string, string>>
}

export const plainPlaces = ['handle', 'id', 'cursor', 'post', 'limit'] as const
const place = /\{([a-zA-Z_]+)(?:\.([A-Za-z0-9_]+))?\}/g

/** @returns the places of a text, such as `handle` and `secret.KEY`. */
export function placesIn(template: string): string[] {
  return [...template.matchAll(place)].map(([written]) => written.slice(1, -1))
}

/** @returns every text of a request, with what it is called. */
export function textsOf({ url, query = {}, headers = {}, body = {} }: SupplierRequest): string[] {
  return [url, ...Object.values(query), ...Object.values(headers), ...textsIn(body)]
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The name of what has no value yet, such as an id that the profile did not tell. */
export class UnfilledPlace extends Error {
  override name = 'UnfilledPlace'
}

type Wire = Pick<Call<never>, 'path' | 'query' | 'body' | 'headers' | 'baseUrl'>

/** @returns the request as it goes out. What the first page has no cursor for is left out.
 *  @throws UnfilledPlace */
export function filledRequest(request: SupplierRequest, fillings: Fillings): Wire {
  const url = new URL(filled(request.url, fillings, segment))
  const query = filledEntries(request.query, fillings, (text) => text)
  const headers = filledEntries(request.headers, fillings, (text) => text.replaceAll(/[\r\n\0]/g, ''))
  const own = Object.fromEntries(url.searchParams)
  return {
    baseUrl: url.origin,
    path: url.pathname,
    query: { ...own, ...query },
    headers: Object.fromEntries(Object.entries(headers).map(([name, text]) => [name.toLowerCase(), text])),
    ...(request.body && { body: filledBody(request.body, fillings) as Record<string, unknown> }),
  }
}

/** Dots alone would lead to another path. */
function segment(value: string): string {
  if (/^\.{1,2}$/.test(value)) throw new UnfilledPlace('url')
  return encodeURIComponent(value)
}

function filledEntries(
  entries: Readonly<Record<string, string>> | undefined,
  fillings: Fillings,
  encode: (text: string) => string,
): Record<string, string> {
  const kept = Object.entries(entries ?? {}).filter(([, template]) => !waitsForCursor(template, fillings))
  return Object.fromEntries(kept.map(([name, template]) => [name, filled(template, fillings, encode)]))
}

function waitsForCursor(template: unknown, { cursor }: Fillings): boolean {
  return cursor === null && typeof template === 'string' && placesIn(template).includes('cursor')
}

function filledBody(value: unknown, fillings: Fillings): unknown {
  if (Array.isArray(value)) return value.map((item) => filledBody(item, fillings))
  if (typeof value === 'object' && value !== null) {
    const kept = Object.entries(value).filter(([, inner]) => !waitsForCursor(inner, fillings))
    return Object.fromEntries(kept.map(([key, inner]) => [key, filledBody(inner, fillings)]))
  }
  // A number that stands alone stays one: many suppliers refuse "50" where they count.
  if (value === '{limit}') return fillings.limit
  return typeof value === 'string' ? filled(value, fillings, (text) => text) : value
}

function filled(template: string, fillings: Fillings, encode: (text: string) => string): string {
  return template.replaceAll(place, (written, name: string, inner: string | undefined) => {
    const value = fillingOf(name, inner, fillings)
    if (value === null) throw new UnfilledPlace(written.slice(1, -1))
    return encode(value)
  })
}

function ownText(texts: Readonly<Record<string, string>>, name = ''): string | null {
  return Object.hasOwn(texts, name) ? (texts[name] ?? null) : null
}

function fillingOf(name: string, inner: string | undefined, fillings: Fillings): string | null {
  if (name === 'secret') return ownText(fillings.secrets, inner)
  if (name === 'run') return ownText(fillings.run, inner)
  const plain = plainPlaces.find((known) => known === name)
  return plain === undefined || inner !== undefined ? null : (fillings[plain]?.toString() ?? null)
}
