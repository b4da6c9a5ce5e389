/** What is kept when a browser forgets a person: choices about this browser, not about an account. */
const kept = ['vouch-color-scheme', 'cookie-consent', 'cookie-consent-date']

/** Clears local and session storage, and the cookies that scripts can see. Our own session cookies are out of a script's reach and
 *  end by themselves. */
export async function wipeStorage(): Promise<void> {
  const choices = kept.map((key) => [key, window.localStorage.getItem(key)] as const)
  window.localStorage.clear()
  for (const [key, value] of choices) if (value !== null) window.localStorage.setItem(key, value)
  window.sessionStorage.clear()
  // Absent over plain http and in older browsers.
  const cookies = 'cookieStore' in window ? await window.cookieStore.getAll() : []
  await Promise.all(cookies.map(({ name }) => name && window.cookieStore.delete(name)))
}
