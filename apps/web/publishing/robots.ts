import { originStandIn } from '../marketing/metadata/site-origin.ts'

/** What only members, the team or the sandbox see; there is nothing for a search engine behind it. */
const notForRobots = [
  '/api/',
  '/app',
  '/dashboard',
  '/auth',
  '/admin',
  '/control',
  '/system',
  '/sales-copy',
  '/dev/',
  '/simulator/',
  '/go/',
  '/shared/',
  '/consent/',
  '/unsubscribe/',
  '/contract/',
  '/creator/',
]

export function robotsText(): string {
  return [
    'User-agent: *',
    ...notForRobots.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${originStandIn}/sitemap.xml`,
    '',
  ].join('\n')
}
