/** What a card is asked for: to be kept for later, or to pay now. The provider calls either an intent. */
export interface CardIntent {
  kind: 'setup' | 'payment'
  id: string
  clientSecret: string
  /** Of whoever pays. */
  email: string
}

/** `provider`: the bank or the provider said no, in its words. `unexpected`: nobody answered. */
export type RefusalCause = 'provider' | 'unexpected'

/** What a screen gives to a card form and hears from it. */
export interface CardFormProps {
  publishableKey: string
  intent: CardIntent
  /** What the button does: Start My Free Trial, Pay $79. */
  submitLabel: string
  /** The provider agreed; resolves when the server knows. */
  onDone: () => Promise<void>
  onRefused: (sentence: string, cause: RefusalCause) => void
  onTry: () => void
  /** A second button beside the first, to leave without paying. */
  cancel?: { label: string; onClick: () => void }
}
