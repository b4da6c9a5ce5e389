/** Email addresses in what a creator publishes. Only what stands there is taken, letter by letter; what is written around a filter is read where it can
 *  mean nothing else, and counts less. */

export interface PublishedAddress {
  address: string
  /** high: it stands there as it is. medium: it had to be put together, or stands on a page with others. */
  confidence: 'high' | 'medium'
}

const form = /^[a-z0-9][a-z0-9._%+-]{0,63}@[a-z0-9][a-z0-9-]{0,62}(\.[a-z0-9][a-z0-9-]{0,62}){0,4}\.[a-z]{2,24}$/
/** Addresses that lead to no person who decides. */
const machines = /^(no-?reply|do-?not-?reply|mailer-daemon|postmaster|abuse|privacy|bounces?)@/
const examples = /(@(example\.(com|org|net)|domain\.com|email\.com|sentry\.io)|\.(png|jpe?g|gif|svg|webp))$/
const addressesMax = 5
const wordsMax = 5_000

/** @returns whether a text is an address that a person can be written to at */
function isWritable(address: string): boolean {
  return form.test(address) && !machines.test(address) && !examples.test(address)
}

const edges = /^[^a-z0-9]{1,20}|[^a-z0-9]{1,20}$/g

/** @param text such as a bio. @returns its addresses, in their order */
export function publishedAddresses(text: string): PublishedAddress[] {
  const words = text
    .toLowerCase()
    .slice(0, 100_000)
    .split(/[\s,;|<>"'()[\]]/)
    .slice(0, wordsMax)
  const plain = words.map((word) =>
    word.replace(/^(mailto|email|e-mail|mail|business|collab|contact):/, '').replace(edges, ''),
  )
  return distinct([
    ...plain.filter(isWritable).map((address) => ({ address, confidence: 'high' as const })),
    ...spelledOut(text)
      .filter(isWritable)
      .map((address) => ({ address, confidence: 'medium' as const })),
  ])
}

const spelledAt = /[[({] ?(?:at|@) ?[\])}]/g
const spelledDot = / ?[[({] ?(?:dot|\.) ?[\])}] ?/g

/** Such as `ava [at] avafields (dot) com`. */
function spelledOut(text: string): string[] {
  const lower = text.toLowerCase().slice(0, 10_000)
  const parts = lower.split(spelledAt)
  return parts.slice(1).map((after, index) => {
    const name = (parts[index] ?? '').trimEnd().split(/\s/).at(-1) ?? ''
    const host =
      after
        .replaceAll(spelledDot, '.')
        .trimStart()
        .split(/[\s,;]/)[0] ?? ''
    return `${name.replace(edges, '')}@${host.replace(edges, '')}`
  })
}

const mailLink = /href\s?=\s?["']?mailto:([^"'?>\s]{3,254})/gi
const noise = /<(script|style|noscript)\b[^>]{0,1000}>/gi

/** @param html a page. @returns addresses that it links to, and such as stand in its text */
export function addressesOfPage(html: string): PublishedAddress[] {
  const linked = [...html.matchAll(mailLink)].map(([, target = '']) => decoded(target).toLowerCase())
  const text = withoutScripts(html)
    .replaceAll(/<[^<>]{0,2000}>/g, ' ')
    .replaceAll('&#64;', '@')
    .replaceAll('&commat;', '@')
  return distinct([
    ...linked.filter(isWritable).map((address) => ({ address, confidence: 'high' as const })),
    ...publishedAddresses(text).map(({ address }) => ({ address, confidence: 'medium' as const })),
  ])
}

function withoutScripts(html: string): string {
  return html
    .split(noise)
    .map((part, index, parts) => {
      const before = (parts[index - 1] ?? '').toLowerCase()
      if (!['script', 'style', 'noscript'].includes(before)) return part
      const end = part.toLowerCase().indexOf(`</${before}`)
      return end < 0 ? '' : part.slice(end)
    })
    .join(' ')
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    return target
  }
}

function distinct(found: readonly PublishedAddress[]): PublishedAddress[] {
  const seen = new Map<string, PublishedAddress>()
  for (const one of found) if (!seen.has(one.address)) seen.set(one.address, one)
  return [...seen.values()].slice(0, addressesMax)
}
