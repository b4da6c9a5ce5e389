import { session } from '../api/session.ts'

/** What is kept when a browser forgets a person: choices about this browser, not about an account. */
const kept = ['vouch-color-scheme', 'cookie-consent', 'cookie-consent-date']

/** Clears local and session storage. */
export function forgetEverything(): void {
  const choices = kept.map((key) => [key, window.localStorage.getItem(key)] as const)
  window.localStorage.clear()
  for (const [key, value] of choices) if (value !== null) window.localStorage.setItem(key, value)
  window.sessionStorage.clear()
  session.clear()
}

/** What the 'Clear Cache and Reload' button does: storage, cookies that scripts can see, and a fresh page. */
export function clearCacheAndReload(): void {
  forgetEverything()
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=', 1)[0]?.trim()
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing where this page is used over plain http.
    if (name) document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`
  }
  window.location.assign('/auth?mode=login')
}
