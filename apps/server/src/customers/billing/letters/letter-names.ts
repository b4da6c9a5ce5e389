/** The letters about money that follow from what happened to a subscription: the table of its life writes each. */
export const letterNames = [
  'began',
  'trial_reminder',
  'trial_converted',
  'renewed',
  'resumed',
  'plan_changed',
  'change_planned',
  'payment_failed',
  'card_needs_owner',
  'cancellation',
  'cancellation_withdrawn',
  'ended',
  'lapsed',
  'refund',
  'dispute_lost',
  'purchase_refund',
  'refund_failed',
  'purchase_refund_failed',
  'purchase_dispute_lost',
] as const
export type LetterName = (typeof letterNames)[number]

/** `card_gone` follows from what happened to a person. */
export type AnyLetterName = LetterName | 'card_gone'
