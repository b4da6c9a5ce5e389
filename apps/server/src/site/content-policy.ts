import { createHash } from 'node:crypto'

/** What a page may load and run. */

/** What the card provider's own form needs. */
const cardSources = {
  script: ' https://js.stripe.com',
  frame: ' https://js.stripe.com https://hooks.stripe.com',
  connect: ' https://api.stripe.com',
}

/** Scripts may come from this site or be one of those that the build wrote into the page; nothing else runs. Styles written
 *  into elements are how the component library sets sizes, so those are allowed. */
/** @param authOrigin of a hosted auth service, which pages ask themselves */
export function contentPolicy(html: string, realCards: boolean, authOrigin?: string): string {
  const cards = realCards ? cardSources : { script: '', frame: '', connect: '' }
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inlineScriptHashes(html)].join(' ')}${cards.script}`,
    `frame-src 'self'${cards.frame}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self' data:",
    `connect-src 'self'${cards.connect}${authOrigin === undefined ? '' : ` ${authOrigin}`}`,
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}

/** @returns a source for each script that stands in the page. Blocks of data (`type="application/ld+json"`) are never run, so browsers
 *  do not hold them against the policy, and naming them would only lengthen it. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes) && !/\btype="application\/ld\+json"/.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...new Set(scripts)]
}
