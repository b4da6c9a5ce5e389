import type pg from 'pg'
import { dayOf } from '../../foundation/mail/day-in-words.ts'
import { type AccountHook, type AccountRef, wholeSection } from '../accounts/account-hooks.ts'
import { workspaceName } from '../accounts/workspace-place.ts'
import { forgetAddressee } from './addressees.ts'
import { endAtProviderKind } from './jobs.ts'
import { planOf } from './letters/wording.ts'
import { type BillingDesk, writeBillingLetter } from './letters/write-letter.ts'
import { isChargedAgain, loadKnown, type Sql } from './life/known-subscription.ts'
import { followOwnerKind } from './pass-on.ts'
import { retireSignUps } from './retired-sign-ups.ts'

/** What becomes of a subscription when its account is deleted: it ends at the card provider, which forgets the person too. Invoices
 *  stay without a name, as the law asks. A card that still pays for a workspace that was handed over is taken off. */
export function billingHook(desk: Omit<BillingDesk, 'db'>): AccountHook {
  return {
    foresee: async (sql, account) => [
      ...(await foreseeOwn(sql, account)),
      ...(await loadLeftCards(sql, account)).map(({ last4, workspace, owner, pays }) => ({
        about: 'Card',
        text: pays
          ? `Your card ending in ${last4} still pays for ${workspace}, which you handed over. It’s taken off, and ${owner} is asked for another.`
          : `Your card ending in ${last4} is still on file for ${workspace}, which you handed over. It’s taken off.`,
      })),
    ],
    remove: async (tx, account, at) => {
      // First: one whose plan is being written down is waited for, and then ended like every other.
      await retireSignUps(tx, desk.queue, account.userId)
      await endOwn(tx, desk, account, at)
      for (const { workspaceId } of await loadLeftCards(tx, account)) await takeCardOff(tx, desk, workspaceId, at)
      await forgetAddressee(tx, account.userId)
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
        'cardsOfWorkspacesHandedOver',
        'select workspace_id as "workspaceId", card from subscriptions where card_holder_id = $1 order by workspace_id',
        ({ userId }) => userId,
      ),
      wholeSection(
        'invoices',
        `select id, number, status, amount_cents as "amountCents", refunded_cents as "refundedCents", currency, lines,
                created_at as "createdAt", paid_at as "paidAt"
           from invoices where workspace_id = $1 order by created_at limit 1000`,
        ({ workspaceId }) => workspaceId,
      ),
      wholeSection(
        'invoiceNames',
        'select name, company, email from addressees where user_id = $1 order by name, company, email limit 1000',
        ({ userId }) => userId,
      ),
    ],
  }
}

async function foreseeOwn(sql: Sql, { workspaceId }: AccountRef) {
  const known = await loadKnown(sql, workspaceId)
  if (known === null || known.endedAt !== null) return []
  const text = `Your ${planOf(known)} plan ends right away, not on ${dayOf(known.periodEnd)}. You won’t be charged again, and what you’ve paid isn’t refunded.`
  return [{ about: 'Subscription', text }]
}

async function endOwn(
  tx: pg.PoolClient,
  { queue }: Pick<BillingDesk, 'queue'>,
  { workspaceId }: AccountRef,
  at: Date,
): Promise<void> {
  const known = await loadKnown(tx, workspaceId)
  if (known === null) return
  await tx.query(
    `update subscriptions set status = case when ended_at is null then 'canceled' else status end,
            ended_at = coalesce(ended_at, $2), coming_subscription_id = null, cancel_at = null, next_tier = null, next_billing_cycle = null,
            next_credits_at = null, card = null, card_holder_id = null, payment_problem = null, version = version + 1
      where workspace_id = $1`,
    [workspaceId, at],
  )
  const { subscriptionId, customerId } = known
  await queue.enqueue(tx, endAtProviderKind, { subscriptionId, customerId })
}

interface LeftCard {
  workspaceId: string
  last4: string
  workspace: string
  owner: string
  /** Whether it would be charged again. */
  pays: boolean
}

/** Loads the person's cards that still pay for workspaces of others. */
async function loadLeftCards(sql: Sql, { userId }: AccountRef): Promise<LeftCard[]> {
  const found = await sql.query<LeftCard>(
    `select workspace_id as "workspaceId", card->>'last4' as last4, ${workspaceName} as workspace, owner.name as owner,
            ended_at is null and cancel_at is null as pays
       from subscriptions join workspaces on workspaces.id = workspace_id join users owner on owner.id = owner_id
      where card_holder_id = $1 and card is not null order by workspace_id`,
    [userId],
  )
  return found.rows
}

/** Here at once, and by a job at the provider. Where the plan would be charged again, its owner hears of it. */
async function takeCardOff(
  tx: pg.PoolClient,
  desk: Omit<BillingDesk, 'db'>,
  workspaceId: string,
  at: Date,
): Promise<void> {
  await tx.query('update subscriptions set card = null, version = version + 1 where workspace_id = $1', [workspaceId])
  await desk.queue.enqueue(tx, followOwnerKind, { workspaceId })
  const known = await loadKnown(tx, workspaceId)
  if (known === null || !isChargedAgain(known)) return
  const cause = `${workspaceId}:${known.version}`
  await writeBillingLetter(tx, desk, 'card_gone', { known, problem: null, at, cause })
}
