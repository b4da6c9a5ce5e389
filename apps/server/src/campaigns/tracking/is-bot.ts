import { isbot } from 'isbot'

/** Tells programs from people by what they say of themselves. Whoever pretends to be a browser is counted as a person: nothing in a single
 *  request tells otherwise, and guessing would take real visitors away. */

/** What opens links for people, or without any, and the library takes for a browser or an app: office programs that look at a link before they
 *  hand it to the browser, filters of mail, libraries of phones and scanners. In lower case. */
const alsoPrograms = ['microsoft office', 'ms-office', 'safelinks', 'cfnetwork/', 'dart:io', 'nmap']

/** Characters of a user agent that are read. */
const readMax = 400

interface Looks {
  method: string
  userAgent: string | undefined
  /** What browsers say of an address that they load before anybody asked for it. */
  purpose: string | undefined
}

/** @returns whether a request is a program's: it says so, asks for no body, says nothing at all, or loads ahead of a person */
export function isBot({ method, userAgent, purpose }: Looks): boolean {
  if (method === 'HEAD' || !userAgent) return true
  if (purpose !== undefined && /prefetch|preview|prerender/i.test(purpose.slice(0, 100))) return true
  const said = userAgent.slice(0, readMax)
  if (isbot(said)) return true
  const lower = said.toLowerCase()
  return alsoPrograms.some((sign) => lower.includes(sign))
}
