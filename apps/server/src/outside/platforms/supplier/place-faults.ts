/** What a file's schema cannot say: requests that lead elsewhere, places that nothing fills, parts that stand twice. */

import { partUsdMax } from './supplier-prices.ts'
import type { Supplier, SupplierPart, SupplierRequest } from './supplier-shape.ts'
import { placesIn, plainPlaces, textsOf } from './supplier-template.ts'

/** A place in the file, as keys and numbers from its root. */
export type FilePath = readonly PropertyKey[]

/** What is wrong, and where. */
export interface PlacedFault {
  path: FilePath
  sentence: string
  /** Lines below that place, where a text has lines of its own. */
  below?: number
}

/** @returns the faults of a file whose keys are all right. */
export function placeFaults(supplier: Supplier): PlacedFault[] {
  const seen = new Map<string, number>()
  return supplier.parts.flatMap((part, index) => {
    const path = ['parts', index]
    const name = `${part.part} of ${part.platform}`
    const twice = seen.has(name) ? [{ path, sentence: `parts[${index}] describes ${name} a second time.` }] : []
    seen.set(name, index)
    return [...twice, ...requestFaults(supplier, part, path), ...partFaults(part, path)]
  })
}

function requestFaults(supplier: Supplier, part: SupplierPart, path: FilePath): PlacedFault[] {
  const requests: [FilePath, SupplierRequest][] = [[[...path, 'request'], part.request]]
  if (part.submit) requests.push([[...path, 'submit', 'request'], part.submit.request])
  if (part.poll) requests.push([[...path, 'poll', 'request'], part.poll.request])
  return requests.flatMap(([at, request]) => [
    ...hostFaults(supplier, request, [...at, 'url']),
    ...textsOf(request).flatMap((text) => unfilled(text, part, at)),
  ])
}

function hostFaults({ hosts }: Supplier, { url }: SupplierRequest, path: FilePath): PlacedFault[] {
  const [, scheme, host] = /^(https?):\/\/([^/?#]*)/.exec(url) ?? []
  const fault = (sentence: string) => [{ path, sentence }]
  if (scheme === undefined || host === undefined || !URL.canParse(url.replaceAll(/[{}]/g, '')))
    return fault('A request’s url must start with https:// and a host.')
  if (/[{}@]/.test(host)) return fault('A request’s host must stand in the url as it is, without a place in braces.')
  if (!hosts.includes(host))
    return fault(`The host ${host} isn’t in hosts. A request can only call the hosts that the file names.`)
  const here = /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)
  return scheme === 'http' && !here ? fault('A request’s url must start with https://.') : []
}

/** A place in braces without a name that is known stays as it is: JSON and GraphQL have braces of their own. */
function unfilled(text: string, part: SupplierPart, path: FilePath): PlacedFault[] {
  return placesIn(text).flatMap((place) => {
    const [name = '', inner] = place.split('.')
    if (name === 'secret' && inner !== undefined && /^[A-Z0-9_]{1,60}$/.test(inner)) return []
    if (name === 'secret') return [{ path, sentence: `{${place}} must be {secret.NAME}, with a name in capitals.` }]
    if (name === 'run' && inner !== undefined && Object.hasOwn(part.submit?.keep ?? {}, inner)) return []
    if (name === 'run') return [{ path, sentence: `{${place}} isn’t kept by submit.keep.` }]
    if (inner === undefined && plainPlaces.some((known) => known === name)) return []
    const known = [...plainPlaces.map((one) => `{${one}}`), '{run.name}', '{secret.NAME}'].join(', ')
    return [{ path, sentence: `{${place}} isn’t a place that Vouch can fill. Known: ${known}.` }]
  })
}

/** More than any check is worth; a price in cents where dollars are meant ends here. */
const partUsdAllowed = 1_000

function partFaults(described: SupplierPart, path: FilePath): PlacedFault[] {
  const { part, poll, submit, paging, request, price } = described
  const places = textsOf(request).flatMap(placesIn)
  const faults: PlacedFault[] = []
  if (poll && !submit) faults.push({ path: [...path, 'poll'], sentence: 'poll needs submit.' })
  if (paging && !places.includes('cursor'))
    faults.push({ path: [...path, 'paging'], sentence: 'paging needs {cursor} somewhere in the request.' })
  if (part === 'profile' && paging) faults.push({ path: [...path, 'paging'], sentence: 'A profile has no pages.' })
  if (places.includes('post') && part !== 'comments' && part !== 'likers')
    faults.push({ path: [...path, 'request'], sentence: 'Only comments and likers are asked for by {post}.' })
  if (partUsdMax(described) > partUsdAllowed)
    faults.push({
      path: [...path, 'price'],
      sentence: `One check would cost more than $${partUsdAllowed}. Prices are in dollars.`,
    })
  if (price.credit && submit)
    faults.push({
      path: [...path, 'price'],
      sentence: 'Credits can’t be counted where a request is submitted; use answer or item.',
    })
  return faults
}
