/** Requests as they may be shown: whoever looks, no secret is in them. */

import { z } from 'zod'
import { attemptOf } from '../client/platform-call.ts'
import { limitOf } from './supplier-prices.ts'
import type { SupplierPart, SupplierRequest } from './supplier-shape.ts'
import { filledRequest, placesIn, textsOf } from './supplier-template.ts'

export interface ShownRequest {
  method: string
  url: string
  headers: Record<string, string>
  body: string | null
}

/** What stands in the place of a secret. */
export const secretDots = '••••••'

/** @returns the requests of a part in the order in which they are made, the first page of each. What an earlier answer will tell stands in brackets. */
export function shownRequests(part: SupplierPart, handle: string): ShownRequest[] {
  return [part.submit?.request, part.poll?.request, part.request].flatMap((request) =>
    request ? [shownRequest(part, request, handle)] : [],
  )
}

function shownRequest(part: SupplierPart, request: SupplierRequest, handle: string): ShownRequest {
  const names = secretsIn(request)
  const fillings = {
    ...{ handle, id: '[id]', cursor: null, post: '[post]', limit: limitOf(part) },
    run: Object.fromEntries(Object.keys(part.submit?.keep ?? {}).map((name) => [name, `[${name}]`])),
    secrets: Object.fromEntries(names.map((name) => [name, secretDots])),
  }
  const call = { ...filledRequest(request, fillings), rate: '', shape: z.unknown() }
  const { url, method, headers, body } = attemptOf('', call, {})
  return { method, url: readable(String(url)), headers, body }
}

/** @returns names of the secrets that a request carries. */
export function secretsIn(request: SupplierRequest): string[] {
  const places = textsOf(request).flatMap(placesIn)
  return [...new Set(places.flatMap((place) => (place.startsWith('secret.') ? [place.slice(7)] : [])))]
}

/** What was put in for people to read is not to be read as codes. */
function readable(url: string): string {
  return url.replaceAll(encodeURIComponent(secretDots), secretDots).replaceAll(/%5B(\w+)%5D/g, '[$1]')
}

/** A secret shorter than this could stand anywhere by chance. */
const secretCharsMin = 4

/** @returns a text without the secrets, however they are written in it. */
export function withoutSecrets(text: string, secrets: Readonly<Record<string, string>>): string {
  const known = Object.values(secrets).filter((secret) => secret.length >= secretCharsMin)
  const spellings = known.flatMap((secret) => [
    ...[secret, encodeURIComponent(secret), new URLSearchParams([['', secret]]).toString().slice(1)],
    ...[
      JSON.stringify(secret).slice(1, -1),
      Buffer.from(secret)
        .toString('base64')
        .replace(/={1,2}$/, ''),
    ],
  ])
  // The longest first: a spelling may contain another.
  const longest = [...new Set(spellings)].toSorted((one, other) => other.length - one.length)
  return longest.reduce((shown, spelling) => shown.replaceAll(spelling, secretDots), text)
}
