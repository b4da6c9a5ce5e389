/** The operator's analytics tag. It is loaded after consent and never before; the product does nothing with it. */

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

let loaded = false

/** Loads the tag once. */
export function loadAnalytics(tagId: string): void {
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

/** The tag takes each call as a list with a length, as the `arguments` of a function are. */
function tell(...words: unknown[]): void {
  window.dataLayer?.push(Object.assign(Object.create(Object.prototype), words, { length: words.length }))
}
