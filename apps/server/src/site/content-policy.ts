import { createHash } from 'node:crypto'

/** What a page may load and run. */

/** The other companies whose parts are let into pages, each only where the operator has set it up. */
export interface Outsiders {
  /** Cards are real: the card provider's own form. */
  realCards: boolean
  /** The live chat's script; null: no chat. */
  chatEmbedUrl: string | null
  /** Visits are counted, for those who agreed to it. */
  analytics: boolean
  /** Of a hosted auth service, which pages ask themselves. */
  authOrigin?: string | undefined
}

interface Sources {
  script: readonly string[]
  frame: readonly string[]
  connect: readonly string[]
}

const cardSources: Sources = {
  script: ['https://js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
}

/** What the analytics tag loads and where it reports to. */
const analyticsSources: Sources = {
  script: ['https://www.googletagmanager.com'],
  frame: [],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
}

/** A chat talks to the host that its script comes from, and that host's siblings do the rest: widgets, sockets and frames. */
function chatSources(embedUrl: string): Sources {
  const { protocol, host, hostname } = new URL(embedUrl)
  const sockets = protocol === 'https:' ? 'wss:' : 'ws:'
  const family = familyOf(hostname)
  const named = /[a-z]/i.test(hostname) && hostname.includes('.')
  const hosts = named ? [`${protocol}//${host}`, `${protocol}//*.${family}`] : [`${protocol}//${host}`]
  return { script: hosts, frame: hosts, connect: [...hosts, ...hosts.map((each) => each.replace(protocol, sockets))] }
}

/** @returns the domain that a host and its siblings share. Under a country's short second level (`co.uk`) it has three parts: too
 *  narrow costs a sibling, too wide would let a country in. */
function familyOf(hostname: string): string {
  const labels = hostname.split('.')
  const [second = '', first = ''] = labels.slice(-2)
  return labels.slice(first.length === 2 && second.length <= 3 ? -3 : -2).join('.')
}

/** Scripts may come from this site or be one of those that the build wrote into the page; nothing else runs. Styles written
 *  into elements are how the component library sets sizes, so those are allowed. */
export function contentPolicy(html: string, { realCards, chatEmbedUrl, analytics, authOrigin }: Outsiders): string {
  const outside = [
    ...(realCards ? [cardSources] : []),
    ...(analytics ? [analyticsSources] : []),
    ...(authOrigin === undefined ? [] : [{ script: [], frame: [], connect: [authOrigin] }]),
    ...(chatEmbedUrl === null ? [] : [chatSources(chatEmbedUrl)]),
  ]
  const from = (kind: keyof Sources) => ["'self'", ...outside.flatMap((sources) => sources[kind])]
  return [
    "default-src 'self'",
    `script-src ${[...from('script'), ...inlineScriptHashes(html)].join(' ')}`,
    `frame-src ${from('frame').join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self' data:",
    `connect-src ${from('connect').join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}

/** @returns a source for each script that stands in the page. Blocks of data (`type="application/json"`, `ld+json`) are never run, so browsers
 *  do not hold them against the policy, and naming them would only lengthen it. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(
      ([, attributes = '']) => !/\bsrc=/.test(attributes) && !/\btype="application\/(ld\+)?json"/.test(attributes),
    )
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...new Set(scripts)]
}
