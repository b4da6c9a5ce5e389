import { askingAttribute, type Consent, consentEvents, saveConsent } from './consent-store.ts'

/** Keeps a visitor's decision, takes the banner away, and tells whoever works by it. */
export function decide(consent: Consent): void {
  saveConsent(window.localStorage, consent, new Date())
  document.documentElement.removeAttribute(askingAttribute)
  window.dispatchEvent(new Event(consentEvents.decided))
}

/** Keeps a decision about everything that is not essential. */
export function decideAll(agreed: boolean): void {
  decide({ essential: true, analytics: agreed, marketing: agreed })
}

let wanted = false

/** Asks for the dialog with every group of storage; it comes as soon as it is there. */
export function wantPreferences(): void {
  wanted = true
  window.dispatchEvent(new Event(consentEvents.askedAgain))
}

/** @returns whether the dialog was asked for since the last time that somebody took the wish. */
export function takeWish(): boolean {
  const taken = wanted
  wanted = false
  return taken
}
