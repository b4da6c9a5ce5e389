/** The outcomes of setting up a card, whoever draws the form. The sentences are those of the specification. */

export interface SetUpResult {
  error?: { message?: string | undefined } | undefined
  setupIntent?: { status: string } | undefined
}

export const payMessages = {
  notLoaded: 'Payment form not loaded properly',
  failed: 'Payment setup failed',
  notCompleted: 'Failed to complete signup',
  completionLost: 'Failed to complete signup. Please try again.',
  unexpected: 'Something went wrong. Please try again.',
} as const

/** @returns null when the card is set up, otherwise what to say */
export function refusalOf({ error, setupIntent }: SetUpResult): string | null {
  if (error) return error.message || payMessages.failed
  if (setupIntent?.status === 'succeeded') return null
  return `Payment setup failed with status ${setupIntent?.status ?? 'unknown'}`
}

/** Whether cards can be taken at all: the provider's public keys begin so. */
export function canTakeCards(publishableKey: string): boolean {
  return /^pk_(test|live)_/.test(publishableKey)
}
