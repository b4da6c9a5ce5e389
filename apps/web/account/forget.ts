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
export async function clearCacheAndReload(): Promise<void> {
  forgetEverything()
  // Absent over plain http and in older browsers; our own session cookie is out of a script's reach anyway.
  const cookies = 'cookieStore' in window ? await window.cookieStore.getAll() : []
  await Promise.all(cookies.map(({ name }) => name && window.cookieStore.delete(name)))
  window.location.assign('/auth?mode=login')
}
