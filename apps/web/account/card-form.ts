import type { Handoff } from './sign-up.ts'

/** What the payment screen gives to a card form and hears from it. */
export interface CardFormProps {
  publishableKey: string
  handoff: Handoff
  /** The card is set up; resolves when the account knows. */
  onSetUp: () => Promise<void>
  onRefused: (sentence: string) => void
  onTry: () => void
}
