/** What a visitor agreed to, as it is kept in the browser. Essential storage needs no consent and is always true. */

export interface Consent {
  essential: true
  analytics: boolean
  marketing: boolean
}

export const consentKey = 'cookie-consent'
export const consentDateKey = 'cookie-consent-date'

/** By these events of the window a page and the banner, which comes later and stands outside of it, hear of each other. */
export const consentEvents = { askedAgain: 'vouch-consent-asked-again', decided: 'vouch-consent-decided' } as const

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** A decision is asked for again after a year. */
const consentDays = 365
const msPerDay = 86_400_000

/** @returns the saved consent; null where there is none, where it is older than a year, or cannot be read. */
export function savedConsent(storage: Kept, now: Date): Consent | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(consentKey) ?? 'null')
    const at = Date.parse(storage.getItem(consentDateKey) ?? '')
    if (typeof kept !== 'object' || kept === null || !('analytics' in kept) || !('marketing' in kept)) return null
    if (Number.isNaN(at) || now.getTime() - at > consentDays * msPerDay) return null
    return { essential: true, analytics: kept.analytics === true, marketing: kept.marketing === true }
  } catch {
    return null
  }
}

/** Saves a decision with its date. */
export function saveConsent(storage: Kept, consent: Consent, now: Date): void {
  storage.setItem(consentKey, JSON.stringify(consent))
  storage.setItem(consentDateKey, now.toISOString())
}
