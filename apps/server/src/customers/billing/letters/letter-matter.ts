import type { SeenSubscription } from '../../../outside/payments/seen-subscription.ts'
import type { Change } from '../life/changes.ts'
import type { KnownProblem, KnownSubscription } from '../life/known-subscription.ts'

/** What a letter about money is about. */
export interface LetterMatter {
  known: KnownSubscription
  /** What the provider says of the subscription; a letter about a refund does without. */
  seen?: SeenSubscription
  problem: KnownProblem | null
  change?: Change
  refundedCents?: number
  /** Whether monthly credits came back with a refund that failed. */
  monthReturned?: boolean
  invoiceNumber?: string
  at: Date
  /** What tells this happening from the next of its kind: a letter about it is written once. */
  cause: string
}
