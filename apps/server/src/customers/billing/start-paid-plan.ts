import { type PaymentConfirmation, Problem } from '@vouch/contract'
import type pg from 'pg'
import { withTransaction } from '../../foundation/db/database.ts'
import type { SeenSubscription } from '../../outside/payments/seen-subscription.ts'
import { writeVerification } from '../accounts/verify-address.ts'
import { claimWorkspace, releaseWorkspace } from './claim-workspace.ts'
import {
  type AskedSignUp,
  closeForNobody,
  closeSignUp,
  loadReady,
  type ReadySignUp,
  type SignUpOwner,
} from './complete-sign-up.ts'
import { inTurn } from './in-turn.ts'
import { writeBillingLetter } from './letters/write-letter.ts'
import { loadKnown, openKnown } from './life/known-subscription.ts'
import { step, stepTo } from './life/life-table.ts'
import { beginMonth } from './life/months.ts'
import { type LifeParts, readAgain } from './life/read-again.ts'
import { withdrawRetired } from './retired-sign-ups.ts'
import { trialPlan } from './start-trial.ts'
import type { SignUpParts } from './trial-sign-up.ts'

/** Starter without a trial, for whoever has had one: charged today, because they pressed a button that says so. What a newcomer would get
 *  wrong: the sign-up's row stays locked while the card is charged, so the provider's message about it waits for what the press writes. */

/** Charges the card of a sign-up and begins the plan. A sign-up that belongs to nobody is charged nothing and answered the same.
 *  @returns the bank's question where it asks the card's owner: then nothing has begun, and the call is made again after the answer
 *  @throws Problem as `loadReady` does, and `card_declined` */
export function startPaidPlan(parts: SignUpParts, asked: AskedSignUp): Promise<PaymentConfirmation | null> {
  return inTurn(parts, asked.setupIntentId, () => start(parts, asked))
}

async function start(parts: SignUpParts, asked: AskedSignUp): Promise<PaymentConfirmation | null> {
  const ready = await loadReady(parts, asked, 'plan')
  if (ready === null) return null
  const { owner } = ready
  if (owner === null) {
    await closeForNobody(parts, ready, 'plan')
    return null
  }
  const { setupIntentId } = ready
  const { userId, workspaceId } = owner
  await withdrawRetired(parts, workspaceId)
  await withTransaction(parts.db, (tx) => claimWorkspace(tx, { setupIntentId, userId, workspaceId }))
  const { confirmation, begun } = await withTransaction(parts.db, (tx) => charge(tx, parts, ready, owner)).catch(
    async (error) => {
      if (error instanceof Problem && error.code === 'card_declined')
        await releaseWorkspace(parts.db.pool, setupIntentId)
      throw error
    },
  )
  if (begun !== null) await readAgain(parts, begun)
  return confirmation
}

interface Charged {
  confirmation: PaymentConfirmation | null
  /** The subscription that this call wrote down. */
  begun: string | null
}

const nothing: Charged = { confirmation: null, begun: null }

async function charge(
  tx: pg.PoolClient,
  parts: SignUpParts,
  { setupIntentId, customerId, email }: ReadySignUp,
  owner: SignUpOwner,
): Promise<Charged> {
  const { payments, now } = parts
  const { userId, workspaceId, firstName, verified } = owner
  if (!(await lockOpen(tx, setupIntentId, userId)) || (await loadKnown(tx, workspaceId)) !== null) return nothing
  // A try that was refused may be made again a minute later; until then it is the same one.
  const minute = Math.floor(now().getTime() / 60_000)
  const { subscriptionId, confirmation } = await payments.beginNow(
    { customerId, workspaceId, plan: trialPlan },
    `sign-up:${setupIntentId}:plan:${minute}`,
  )
  const seen = confirmation === null ? await payments.loadSubscription(subscriptionId) : null
  if (seen === null) return { confirmation, begun: null }
  if (!(await writePaidPlan(tx, parts, workspaceId, seen))) return nothing
  await closeSignUp(tx, { setupIntentId, userId, started: 'plan', at: now() })
  if (!verified) await writeVerification(tx, parts, { userId, email, firstName }, `verify-address:${userId}`, 'plan')
  return { confirmation: null, begun: subscriptionId }
}

async function lockOpen(tx: pg.PoolClient, setupIntentId: string, userId: string): Promise<boolean> {
  const found = await tx.query(
    'select from trial_sign_ups where setup_intent_id = $1 and user_id = $2 and completed_at is null for update',
    [setupIntentId, userId],
  )
  return found.rowCount === 1
}

/** There was no trial; the table wants one that ended when the plan began. */
const noTrialMs = 1_000

/** Writes down a plan that began paid, with its month and its receipt. @returns false when the workspace has one already */
async function writePaidPlan(
  tx: pg.PoolClient,
  parts: LifeParts,
  workspaceId: string,
  seen: SeenSubscription,
): Promise<boolean> {
  const { id: subscriptionId, customerId, plan, periodStart, periodEnd, card } = seen
  const trial = { trialStart: new Date(periodStart.getTime() - noTrialMs), trialEnd: periodStart }
  const status = stepTo(step('none', 'began'))
  const begun = { workspaceId, subscriptionId, customerId, ...plan, status, ...trial, periodStart, periodEnd, card }
  if (!(await openKnown(tx, begun))) return false
  const known = await loadKnown(tx, workspaceId)
  const [invoice = null] = await parts.payments.loadInvoices(subscriptionId, 1)
  const paid = invoice === null ? {} : { invoiceId: invoice.id }
  await beginMonth(tx, begun, { ...plan, start: periodStart, at: periodStart, ...paid })
  if (known === null) throw new Error('A plan that was written is not there')
  const change = { event: 'began', invoice } as const
  await writeBillingLetter(tx, parts, 'began', {
    ...{ known, seen, problem: null, change, at: parts.now(), cause: subscriptionId },
  })
  return true
}

/** Writes down a plan that was paid for while nobody could say so: the process died, or the page was closed after the bank's question. The
 *  provider's message about it leads here. @returns false, and nothing is done, for any other subscription */
export async function finishPaidSignUp(parts: LifeParts, subscriptionId: string): Promise<boolean> {
  const seen = await parts.payments.loadSubscription(subscriptionId)
  if (seen?.status !== 'active' || seen.workspaceId === null) return false
  const { workspaceId, customerId } = seen
  const written = await withTransaction(parts.db, async (tx) => {
    const found = await tx.query<{ setupIntentId: string; userId: string }>(
      `select setup_intent_id as "setupIntentId", user_id as "userId" from trial_sign_ups
         join workspaces on owner_id = user_id
        where customer_id = $1 and workspaces.id = $2 and completed_at is null for update of trial_sign_ups`,
      [customerId, workspaceId],
    )
    const [signUp] = found.rows
    if (signUp === undefined || !(await writePaidPlan(tx, parts, workspaceId, seen))) return false
    return closeSignUp(tx, { ...signUp, started: 'plan', at: parts.now() })
  })
  if (written) await readAgain(parts, subscriptionId)
  return written
}
