import { type GoogleRefusalCode, googleRefusals } from '@vouch/contract'
import { signInMessages } from '../api/auth-messages.ts'

/** What is said when somebody comes back from Google and cannot be signed in. */
const sentences: Readonly<Record<GoogleRefusalCode, string>> = {
  denied: 'You did not let Google share your address, so nothing happened. Try again, or use your email address.',
  expired: 'That sign-in with Google took too long or was begun in another browser. Please try again.',
  failed: 'The answer from Google could not be confirmed. Please try again.',
  unavailable: signInMessages.unavailable,
  address_unverified: 'Google has not verified the address of that account. Use your email address instead.',
  account_unverified:
    'An account with this address waits to be verified. Follow the link in the mail that we sent, then sign in.',
  unknown_account: 'There is no Vouch account for that Google account yet. Start a free trial to open one.',
}

/** @returns the sentence for what stands in the address; a made-up reason gets the general one */
export function googleSentence(reason: string): string {
  return sentences[googleRefusals.find((known) => known === reason) ?? 'failed']
}
