/** Tells programs from people by what they say of themselves. Whoever pretends to be a browser is counted as a person: nothing in a single
 *  request tells otherwise, and guessing would take real visitors away. */

/** In lower case, as they stand in user agents of crawlers, link previews, monitors and libraries. */
const signs = [
  ...['bot', 'crawl', 'spider', 'slurp', 'preview', 'scanner', 'monitor', 'headless', 'phantomjs', 'lighthouse'],
  ...['facebookexternalhit', 'facebookcatalog', 'meta-external', 'whatsapp/', 'skypeuri', 'embedly', 'vkshare'],
  ...['google-safety', 'googleother', 'google-inspection', 'feedfetcher', 'mediapartners', 'pingdom', 'uptime'],
  ...['curl/', 'wget/', 'python-', 'python/', 'aiohttp', 'httpx', 'okhttp', 'java/', 'go-http-client', 'axios/'],
  ...['node-fetch', 'undici', 'libwww', 'guzzle', 'ruby', 'perl', 'php/', 'postman', 'insomnia', 'http_request'],
  ...['validator', 'archiver', 'ia_archiver', 'proofpoint', 'barracuda', 'mimecast', 'safelinks'],
]

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
  const said = userAgent.slice(0, readMax).toLowerCase()
  return signs.some((sign) => said.includes(sign))
}
