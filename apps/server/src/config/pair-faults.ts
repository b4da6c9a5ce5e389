/** Keys that come in two parts. */
const pairs = [
  ['INSTAGRAM_ACCESS_TOKEN', 'INSTAGRAM_BUSINESS_ID'],
  ['TWITCH_CLIENT_ID', 'TWITCH_CLIENT_SECRET'],
  ['TIKTOK_CLIENT_KEY', 'TIKTOK_CLIENT_SECRET'],
  ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
  ['INSTAGRAM_APP_ID', 'INSTAGRAM_APP_SECRET'],
  ['YOUTUBE_CLIENT_ID', 'YOUTUBE_CLIENT_SECRET'],
  ['X_CLIENT_ID', 'X_CLIENT_SECRET'],
  ['OBJECT_STORE_KEY', 'OBJECT_STORE_SECRET'],
  ['DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'],
] as const

/** What only makes sense together. */
export function pairFaults(given: Record<string, unknown>): string[] {
  const faults: string[] = []
  if ((given.GOOGLE_CLIENT_ID === undefined) !== (given.GOOGLE_CLIENT_SECRET === undefined)) {
    const missing = given.GOOGLE_CLIENT_ID === undefined ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET'
    faults.push(`${missing}: required for Google sign-in`)
  }
  const issuer = typeof given.GOOGLE_ISSUER === 'string' ? given.GOOGLE_ISSUER : ''
  if (/^http:/.test(issuer) && !/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(`${issuer}/`)) {
    faults.push('GOOGLE_ISSUER: must start with https:// unless it is local')
  }
  for (const name of ['DATABASE_LISTEN_URL', 'DATABASE_READ_URL']) {
    if (given[name] !== undefined && given.DATABASE_URL === undefined)
      faults.push(`DATABASE_URL: required with ${name}`)
  }
  if (given.OBJECT_STORE_KEY !== undefined && given.OBJECT_STORE_URL === undefined)
    faults.push('OBJECT_STORE_URL: required with OBJECT_STORE_KEY')
  if (given.IMAP_URL !== undefined && given.SMTP_URL === undefined) faults.push('SMTP_URL: required with IMAP_URL')
  for (const [one, other] of pairs) {
    if ((given[one] === undefined) === (given[other] === undefined)) continue
    faults.push(given[one] === undefined ? `${one}: required with ${other}` : `${other}: required with ${one}`)
  }
  if (given.LLM_PROVIDER !== undefined && given.LLM_MODEL === undefined)
    faults.push('LLM_MODEL: required with LLM_PROVIDER')
  if ((given.LLM_USD_PER_MILLION_READ === undefined) !== (given.LLM_USD_PER_MILLION_WRITTEN === undefined))
    faults.push('LLM_USD_PER_MILLION_READ, LLM_USD_PER_MILLION_WRITTEN: set both or neither')
  if (given.LLM_PROVIDER !== undefined && given.LLM_API_KEY === undefined && given.LLM_BASE_URL === undefined)
    faults.push('LLM_API_KEY: required with LLM_PROVIDER, unless LLM_BASE_URL is your own server')
  return faults
}
