import { isIP } from 'node:net'
import { Problem } from '@vouch/contract'
import { isLoopback } from '../../foundation/http/loopback.ts'
import { isPublicAddress } from '../../outside/guarded-fetch/public-address.ts'

/** Which addresses an endpoint may have. What a name leads to is looked at when something is sent there, each time. */

export type EndpointKind = 'standard' | 'slack'

const slackPath = /^\/services\/T\w+\/B\w+\/(\w+)$/
/** Characters of a Slack address's end by which people know it. */
const shownEnd = 4

/** @throws Problem `validation` for an address that nothing will be sent to */
export function checkAddress(text: string, kind: EndpointKind, testHosts: readonly string[]): void {
  const url = new URL(text)
  // A name may end with the dot of the root and is the same one.
  const hostname = url.hostname.replace(/^\[|\]$|\.$/g, '')
  if (url.username !== '' || url.password !== '') throw wrong('Leave name and password out of the address.')
  if (testHosts.includes(url.host) && isLoopback(hostname)) return
  if (url.protocol !== 'https:') throw wrong('Enter an address that begins with https://.')
  if (isLoopback(hostname) || (isIP(hostname) !== 0 && !isPublicAddress(hostname)))
    throw wrong('This address leads to a private network, which Vouch never calls.')
  if (kind === 'slack' && (url.host !== 'hooks.slack.com' || !slackPath.test(url.pathname)))
    throw wrong('Enter the webhook URL that Slack shows, such as https://hooks.slack.com/services/T…/B…/….')
}

/** @returns the address as lists show it: whoever has Slack's writes into the channel */
export function shownAddress(text: string, kind: EndpointKind): string {
  if (kind === 'standard') return text
  const { origin } = new URL(text)
  return `${origin}/services/…${text.slice(-shownEnd)}`
}

function wrong(message: string): Problem {
  return new Problem('validation', message, { fields: { url: message } })
}
