import type { FastifyRequest } from 'fastify'

/** Which place of the product a request reached. What a newcomer would get wrong: the text of its address does not say. The router
 *  decodes it, `/%61pi/x` and `http://any.where/api/x` are `/api/x`, so whoever decides by the text is walked around. */

/** @returns the declared path of the matched route, `/api/verifications/:id`; where no route matched, the path as it is understood */
export function placeOf(request: FastifyRequest): string {
  const declared = request.is404 ? undefined : request.routeOptions.url
  return declared ?? understoodPath(request.url)
}

/** @returns the path without host, query and fragment, decoded once; `/` for one whose escapes are broken, which reaches nothing */
export function understoodPath(address: string): string {
  const path = pathOf(address)
  try {
    return decodeURIComponent(path)
  } catch {
    return '/'
  }
}

/** @returns a part of a path between two slashes, decoded; one whose escapes are broken as it was sent */
export function understoodPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** @returns the path as it was sent: a request may name the whole address */
export function pathOf(address: string): string {
  const [path = ''] = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/, 1)
  return path === '' ? '/' : path
}
