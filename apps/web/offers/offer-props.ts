import type { OfferedContract } from '@vouch/contract'
import type { FormOutcome } from '../marketing/forms/post-form.ts'

/** What the parts of an offered contract's page are given. */
export interface OfferProps {
  offer: OfferedContract
  /** Of its calls, with its token. */
  address: string
  onAnswer: (outcome: FormOutcome<OfferedContract>) => void
}
