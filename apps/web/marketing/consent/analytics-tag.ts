/** The operator's analytics tag. It is loaded after consent and never before; the product does nothing with it. */

declare global {
  interface Window {
    dataLayer?: unknown[]
    /** The tag's own switch: while it is true, it sends nothing. */
    [disabled: `ga-disable-${string}`]: boolean
  }
}

let loaded = false

/** Loads the tag once, and lets it count again after it was stopped. */
export function loadAnalytics(tagId: string): void {
  window[`ga-disable-${tagId}`] = false
  if (loaded) return
  loaded = true
  window.dataLayer ??= []
  tell('js', new Date())
  tell('config', tagId, { anonymize_ip: true })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tagId)}`
  document.head.append(script)
}

/** Ends the counting of a visitor who no longer agrees: a tag that is loaded falls silent, and its cookies are removed. */
export function stopAnalytics(tagId: string): void {
  window[`ga-disable-${tagId}`] = true
  // Browsers that cannot remove a cookie so keep it until it ends; nothing reads it.
  removeCookies().catch(() => {})
}

/** The tag may have set its cookies for any domain that this host is part of. */
async function removeCookies(): Promise<void> {
  const parts = window.location.hostname.split('.')
  const domains = [null, ...parts.slice(0, -1).map((_part, index) => parts.slice(index).join('.'))]
  for (const { name = '' } of await window.cookieStore.getAll()) {
    if (!/^_ga(_|$)/.test(name)) continue
    await Promise.allSettled(domains.map((domain) => window.cookieStore.delete({ name, domain })))
  }
}

/** The tag takes each call as a list with a length, as the `arguments` of a function are. */
function tell(...words: unknown[]): void {
  window.dataLayer?.push(Object.assign(Object.create(Object.prototype), words, { length: words.length }))
}
