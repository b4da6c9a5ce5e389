import type { Queue } from '../../foundation/jobs/queue.ts'
import { dayOf } from '../../foundation/mail/day-in-words.ts'
import { type AccountHook, wholeSection } from '../accounts/account-hooks.ts'
import { endAtProviderKind } from './jobs.ts'
import { planOf } from './letters/wording.ts'
import { loadKnown } from './life/known-subscription.ts'

/** What becomes of a subscription when its account is deleted: it ends at the card provider, which forgets the person too. Invoices
 *  stay without a name, as the law asks. */
export function billingHook({ queue }: { queue: Pick<Queue, 'enqueue'> }): AccountHook {
  return {
    foresee: async (sql, { workspaceId }) => {
      const known = await loadKnown(sql, workspaceId)
      if (known === null || known.endedAt !== null) return []
      const text = `Your ${planOf(known)} plan ends right away, not on ${dayOf(known.periodEnd)}. You won’t be charged again, and what you’ve paid isn’t refunded.`
      return [{ about: 'Subscription', text }]
    },
    remove: async (tx, { workspaceId }, at) => {
      const known = await loadKnown(tx, workspaceId)
      if (known === null) return
      await tx.query(
        `update subscriptions set status = case when ended_at is null then 'canceled' else status end,
                ended_at = coalesce(ended_at, $2), cancel_at = null, next_tier = null, next_billing_cycle = null,
                next_credits_at = null, card = null, payment_problem = null, version = version + 1
          where workspace_id = $1`,
        [workspaceId, at],
      )
      const { subscriptionId, customerId } = known
      await queue.enqueue(tx, endAtProviderKind, { subscriptionId, customerId })
    },
    sections: [
      wholeSection(
        'subscription',
        `select tier, status, billing_cycle as "billingCycle", trial_start as "trialStart", trial_end as "trialEnd",
                period_start as "periodStart", period_end as "periodEnd", cancel_at as "cancelAt", ended_at as "endedAt", card
           from subscriptions where workspace_id = $1`,
        ({ workspaceId }) => workspaceId,
      ),
      wholeSection(
        'invoices',
        `select id, number, status, amount_cents as "amountCents", refunded_cents as "refundedCents", currency, lines,
                created_at as "createdAt", paid_at as "paidAt"
           from invoices where workspace_id = $1 order by created_at limit 1000`,
        ({ workspaceId }) => workspaceId,
      ),
    ],
  }
}
