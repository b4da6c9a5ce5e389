import type { SubscriptionState } from '@vouch/contract'
import type { LetterName } from '../letters/letter-names.ts'
import type { LifeEvent } from './life-events.ts'

/** The life of a subscription: what happens to it in which state, where that leads and what follows. This table is the program:
 *  nothing else changes a state. What a pair that is missing means is "this cannot happen, and if it does nothing follows".
 *  `docs/billing.md` shows it, and a test compares the two. */

/** `none`: there never was a subscription. */
export type LifeState = SubscriptionState | 'none'

export const lifeStates = ['none', 'trialing', 'active', 'past_due', 'canceled', 'lapsed'] as const

export type Effect =
  | 'grant_trial'
  | 'begin_month'
  | 'expire_month'
  | 'return_month'
  | 'freeze_purchased'
  | 'thaw_purchased'
  | `letter:${LetterName}`

export interface Step {
  to: LifeState
  effects: readonly Effect[]
}

function to(state: LifeState, ...effects: Effect[]): Step {
  return { to: state, effects }
}

export const life: Readonly<Record<LifeEvent, Partial<Record<LifeState, Step>>>> = {
  trial_began: { none: to('trialing', 'grant_trial') },
  began: {
    none: to('active', 'begin_month', 'letter:began'),
    canceled: to('active', 'begin_month', 'thaw_purchased', 'letter:resumed'),
    lapsed: to('active', 'begin_month', 'thaw_purchased', 'letter:resumed'),
  },
  trial_ends_soon: { trialing: to('trialing', 'letter:trial_reminder') },
  paid: {
    trialing: to('active', 'begin_month', 'thaw_purchased', 'letter:trial_converted'),
    active: to('active', 'begin_month', 'thaw_purchased', 'letter:renewed'),
    past_due: to('active', 'begin_month', 'thaw_purchased', 'letter:renewed'),
  },
  changed: {
    trialing: to('active', 'begin_month', 'letter:plan_changed'),
    active: to('active', 'begin_month', 'letter:plan_changed'),
    past_due: to('active', 'begin_month', 'letter:plan_changed'),
  },
  charge_failed: {
    trialing: to('past_due', 'expire_month', 'letter:payment_failed'),
    active: to('past_due', 'expire_month', 'letter:payment_failed'),
    past_due: to('past_due', 'letter:payment_failed'),
  },
  owner_asked: {
    trialing: to('past_due', 'expire_month', 'letter:card_needs_owner'),
    active: to('past_due', 'expire_month', 'letter:card_needs_owner'),
    past_due: to('past_due', 'letter:card_needs_owner'),
  },
  forgiven: { past_due: to('active', 'begin_month') },
  change_planned: {
    active: to('active', 'letter:change_planned'),
    past_due: to('past_due', 'letter:change_planned'),
  },
  change_dropped: { active: to('active'), past_due: to('past_due') },
  end_planned: {
    trialing: to('trialing', 'letter:cancellation'),
    active: to('active', 'letter:cancellation'),
    past_due: to('past_due', 'letter:cancellation'),
  },
  end_dropped: {
    trialing: to('trialing', 'letter:cancellation_withdrawn'),
    active: to('active', 'letter:cancellation_withdrawn'),
    past_due: to('past_due', 'letter:cancellation_withdrawn'),
  },
  ended: {
    trialing: to('canceled', 'expire_month', 'freeze_purchased', 'letter:ended'),
    active: to('canceled', 'expire_month', 'freeze_purchased', 'letter:ended'),
    past_due: to('canceled', 'expire_month', 'freeze_purchased', 'letter:ended'),
  },
  given_up: {
    trialing: to('lapsed', 'expire_month', 'freeze_purchased', 'letter:lapsed'),
    active: to('lapsed', 'expire_month', 'freeze_purchased', 'letter:lapsed'),
    past_due: to('lapsed', 'expire_month', 'freeze_purchased', 'letter:lapsed'),
  },
  refunded: {
    trialing: to('trialing', 'letter:refund'),
    active: to('active', 'letter:refund'),
    past_due: to('past_due', 'letter:refund'),
    canceled: to('canceled', 'letter:refund'),
    lapsed: to('lapsed', 'letter:refund'),
  },
  refunded_whole: {
    active: to('active', 'expire_month', 'letter:refund'),
    past_due: to('past_due', 'letter:refund'),
    canceled: to('canceled', 'letter:refund'),
    lapsed: to('lapsed', 'letter:refund'),
  },
  refund_failed: {
    trialing: to('trialing', 'letter:refund_failed'),
    active: to('active', 'return_month', 'letter:refund_failed'),
    past_due: to('past_due', 'letter:refund_failed'),
    canceled: to('canceled', 'letter:refund_failed'),
    lapsed: to('lapsed', 'letter:refund_failed'),
  },
  disputed: {
    trialing: to('trialing', 'freeze_purchased'),
    active: to('active', 'freeze_purchased'),
    past_due: to('past_due', 'freeze_purchased'),
    canceled: to('canceled'),
    lapsed: to('lapsed'),
  },
  dispute_won: {
    trialing: to('trialing', 'thaw_purchased'),
    active: to('active', 'thaw_purchased'),
    past_due: to('past_due', 'thaw_purchased'),
    canceled: to('canceled'),
    lapsed: to('lapsed'),
  },
  dispute_lost: {
    active: to('active', 'letter:dispute_lost'),
    past_due: to('past_due', 'letter:dispute_lost'),
    canceled: to('canceled', 'letter:dispute_lost'),
    lapsed: to('lapsed', 'letter:dispute_lost'),
  },
  dispute_lost_now: {
    active: to('active', 'expire_month', 'freeze_purchased', 'letter:dispute_lost'),
    past_due: to('past_due', 'letter:dispute_lost'),
    canceled: to('canceled', 'letter:dispute_lost'),
    lapsed: to('lapsed', 'letter:dispute_lost'),
  },
  purchase_refunded: {
    trialing: to('trialing', 'letter:purchase_refund'),
    active: to('active', 'letter:purchase_refund'),
    past_due: to('past_due', 'letter:purchase_refund'),
    canceled: to('canceled', 'letter:purchase_refund'),
    lapsed: to('lapsed', 'letter:purchase_refund'),
  },
  purchase_refund_failed: {
    trialing: to('trialing', 'letter:purchase_refund_failed'),
    active: to('active', 'letter:purchase_refund_failed'),
    past_due: to('past_due', 'letter:purchase_refund_failed'),
    canceled: to('canceled', 'letter:purchase_refund_failed'),
    lapsed: to('lapsed', 'letter:purchase_refund_failed'),
  },
  purchase_dispute_lost: {
    trialing: to('trialing', 'thaw_purchased', 'letter:purchase_dispute_lost'),
    active: to('active', 'thaw_purchased', 'letter:purchase_dispute_lost'),
    past_due: to('past_due', 'thaw_purchased', 'letter:purchase_dispute_lost'),
    canceled: to('canceled', 'letter:purchase_dispute_lost'),
    lapsed: to('lapsed', 'letter:purchase_dispute_lost'),
  },
}

/** States in which a subscription runs. */
export const runs: readonly LifeState[] = ['trialing', 'active', 'past_due']

/** @returns the state that a step leads to, for what certainly has one: nothing leads back to before a subscription.
 *  @throws Error where there is no step, or back to `none` */
export function stepTo(taken: Step | null): SubscriptionState {
  if (taken === null || taken.to === 'none') throw new Error('Nothing leads back to before a subscription')
  return taken.to
}

/** @returns where an event leads and what follows; null where it means nothing in that state */
export function step(state: LifeState, event: LifeEvent): Step | null {
  return life[event][state] ?? null
}
