import { type GoogleRefusalCode, googleRefusals } from '@vouch/contract'
import { signInMessages } from '../api/auth-messages.ts'

/** What is said when somebody comes back from Google and cannot be signed in. */
const sentences: Readonly<Record<GoogleRefusalCode, string>> = {
  denied: 'You didn’t let Google share your email address, so nothing happened. Try again, or sign in with your email.',
  expired: 'That Google sign-in took too long or was started in another browser. Please try again.',
  failed: 'We couldn’t confirm the response from Google. Please try again.',
  unavailable: signInMessages.unavailable,
  address_unverified:
    'Google hasn’t verified the email address on that account. Use your email and a password instead.',
  account_unverified:
    'There’s an account with this email address that still needs to be verified. Click the link in the email we sent, then sign in.',
  unknown_account: 'There’s no Vouch account for that Google account yet. Start a free trial to create one.',
}

/** @returns the sentence for what stands in the address; a made-up reason gets the general one */
export function googleSentence(reason: string): string {
  return sentences[googleRefusals.find((known) => known === reason) ?? 'failed']
}
