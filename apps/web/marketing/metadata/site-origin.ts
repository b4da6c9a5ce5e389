/** Where this site is. The pages are written before anybody knows their public address, so they carry a stand-in that the server
 *  replaces while it sends them. A page that is alive reads the address from what was sent, so that both say the same. */

/** Written into built pages, the sitemap and robots.txt; the server replaces every occurrence. The reserved ending makes sure that
 *  a copy which was not replaced leads nowhere. */
export const originStandIn = 'https://vouch-origin.invalid'

let known: string | null = null

/** @returns the origin of absolute addresses, without a slash at its end. */
export function siteOrigin(): string {
  if (typeof document === 'undefined') return originStandIn
  known ??= new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? window.location.href)
    .origin
  return known
}
