import type { CardIntent } from './card-form-props.ts'

/** The outcomes of asking a card, whoever draws the form. The sentences of a set-up are those of the specification. */

export interface CardAnswer {
  error?:
    | {
        message?: string | undefined
        /** How the intent stands, where that is why it was refused. */
        payment_intent?: { status?: string } | undefined
        setup_intent?: { status?: string } | undefined
      }
    | undefined
  /** Of the intent; absent where the provider said nothing of it. */
  status?: string | undefined
}

const failed = { setup: 'Payment setup failed', payment: 'The payment didn’t go through.' } as const
const stopped = { setup: 'Payment setup failed with status', payment: 'The payment stopped with status' } as const

export const cardMessages = {
  notLoaded: 'Payment form not loaded properly',
  unexpected: {
    setup: 'Something went wrong. Please try again.',
    payment: 'An unexpected error occurred. Please try again.',
  },
} as const

/** An intent that has succeeded cannot be confirmed again: whoever lost the answer the first time learns it the second time.
 *  @returns null when the card is set up or charged, otherwise what to say */
export function refusalOf({ error, status }: CardAnswer, kind: CardIntent['kind']): string | null {
  const intent = error?.payment_intent ?? error?.setup_intent
  if (intent?.status === 'succeeded') return null
  if (error) return error.message || failed[kind]
  return status === 'succeeded' ? null : `${stopped[kind]} ${status ?? 'unknown'}`
}

/** Whether cards can be taken at all: the provider's public keys begin so. */
export function canTakeCards(publishableKey: string): boolean {
  return /^pk_(test|live)_/.test(publishableKey)
}
