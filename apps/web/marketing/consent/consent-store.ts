/** What a visitor agreed to, as it is kept in the browser. Essential storage needs no consent and is always true. */

export interface Consent {
  essential: true
  analytics: boolean
  marketing: boolean
}

export const consentKey = 'cookie-consent'
export const consentDateKey = 'cookie-consent-date'

/** By these events of the window a page, the banner, and what comes later and stands outside of both, hear of each other. */
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

/** The attribute of <html> under which the banner shows. */
export const askingAttribute = 'data-asks-consent'

/** The banner comes this long after the page has loaded, for those who have not decided. */
const askAfterMs = 2_000

/** The script of the head: it shows the banner in time, however long the page's own scripts take. It calls the same thing a decision as
 *  `savedConsent` does. */
export const consentScript = `addEventListener('load',()=>setTimeout(()=>{let decided=false;try{
const kept=JSON.parse(localStorage.getItem('${consentKey}')),at=Date.parse(localStorage.getItem('${consentDateKey}')||'');
decided='analytics'in kept&&'marketing'in kept&&Date.now()-at<=${consentDays * msPerDay}
}catch{}
if(!decided)document.documentElement.setAttribute('${askingAttribute}','')},${askAfterMs}));`
