import { setTimeout as pause } from 'node:timers/promises'
import { Problem } from '@vouch/contract'
import type pg from 'pg'
import { withTransaction } from '../../foundation/db/database.ts'
import { type AttemptRule, attempt } from '../accounts/attempt-limits.ts'
import { writeVerification } from '../accounts/verify-address.ts'
import { claimWorkspace, releaseWorkspace } from './claim-workspace.ts'
import { inTurn } from './in-turn.ts'
import { loadKnown } from './life/known-subscription.ts'
import { withdrawRetired } from './retired-sign-ups.ts'
import { type NewTrial, openTrial, startTrial } from './start-trial.ts'
import { signUpDaysKept } from './trial.ts'
import { holderOf, holdMarks, keepMarks, releaseMarks, type TrialMark } from './trial-marks.ts'
import type { SignUpParts } from './trial-sign-up.ts'

/** The second half of every way to a trial: the card is set up, and the trial begins. What a newcomer would get wrong: a sign-up that belongs
 *  to nobody answers as one that does, also where its card has had a trial. */

export interface AskedSignUp {
  email: string
  setupIntentId: string
}

export interface SignUpOwner {
  userId: string
  workspaceId: string
  firstName: string
  verified: boolean
}

/** A sign-up whose card is set up and on file, and that has not come to its end. */
export interface ReadySignUp {
  setupIntentId: string
  customerId: string
  email: string
  /** Null: it belongs to nobody. */
  owner: SignUpOwner | null
  marks: TrialMark[]
}

/** With one card a day. Whoever tries one card with many addresses is asking which of them are taken. */
const cardUses: AttemptRule = { name: 'sign-up-card', attemptsMax: 10, windowSeconds: 86_400 }

/** What a sign-up comes to. */
export type Started = 'trial' | 'plan'

/** Loads it and puts its card on file.
 *  @returns null where it has come to this end before
 *  @throws Problem `not_found` for a set-up that no sign-up of this address opened, `card_required` while it is not finished,
 *  `rate_limited` for a card that comes too often, `duplicate` where it has come to the other end */
export async function loadReady(parts: SignUpParts, asked: AskedSignUp, started: Started): Promise<ReadySignUp | null> {
  const { db, payments } = parts
  const { setupIntentId } = asked
  const email = asked.email.toLowerCase()
  const signUp = await loadSignUp(db.pool, setupIntentId, email, parts.now())
  const setup = signUp && (await payments.loadCardSetup(setupIntentId))
  if (!signUp || setup?.customerId !== signUp.customerId) {
    throw new Problem('not_found', 'We don’t recognize this sign-up. Please start over.')
  }
  const { paymentMethodId, cardFingerprint } = setup
  if (setup.status !== 'succeeded' || paymentMethodId === null) {
    throw new Problem('card_required', 'Your card isn’t set up yet. Please enter it again.')
  }
  const { customerId, isCompleted, owner } = signUp
  if (isCompleted) {
    if (signUp.started !== null && signUp.started !== started)
      throw new Problem('duplicate', begunAlready[signUp.started])
    return null
  }
  const marks = parts.drawMarks({ email, cardFingerprint })
  for (const { kind, mark } of marks) if (kind === 'card') await attempt(db.pool, cardUses, mark)
  await payments.keepCard(customerId, paymentMethodId, `sign-up:${setupIntentId}:keep`)
  return { setupIntentId, customerId, email, owner, marks }
}

const begunAlready: Readonly<Record<Started, string>> = {
  trial: 'Your trial has already started. Sign in to see it.',
  plan: 'Your plan has already started. Sign in to see it.',
}

/** Starts the trial of a sign-up, once. @throws Problem as `loadReady` does, and `trial_used` */
export function completeSignUp(parts: SignUpParts, asked: AskedSignUp): Promise<void> {
  return inTurn(parts, asked.setupIntentId, () => complete(parts, asked))
}

async function complete(parts: SignUpParts, asked: AskedSignUp): Promise<void> {
  const ready = await loadReady(parts, asked, 'trial')
  if (ready === null) return
  const { owner } = ready
  if (owner === null) return endForNobody(parts, ready)
  if ((await loadKnown(parts.db.pool, owner.workspaceId)) !== null) return
  const began = performance.now()
  await withdrawRetired(parts, owner.workspaceId)
  await beginTrial(parts, ready, owner)
  parts.latestTrials.note(performance.now() - began)
}

/** @throws Problem `trial_used` */
async function beginTrial(parts: SignUpParts, ready: ReadySignUp, owner: SignUpOwner): Promise<void> {
  const { db, payments, now } = parts
  const { userId, workspaceId } = owner
  const holder = holderOf(owner)
  const isOpen = await withTransaction(db, async (tx) => {
    await holdMarks(tx, ready.marks, holder, now())
    return claimWorkspace(tx, { setupIntentId: ready.setupIntentId, userId, workspaceId })
  })
  try {
    if (!isOpen) return
    const customer = { workspaceId, customerId: ready.customerId }
    const trial = await openTrial(payments, customer, `sign-up:${ready.setupIntentId}:trial`)
    await writeTrial(parts, ready, owner, trial)
    await endUnlessKept(parts, trial)
  } finally {
    // What counts is no longer held; what is held still has come to nothing.
    await releaseMarks(db.pool, holder)
  }
}

/** @throws Problem `trial_used` where another trial took a mark in between: the one at the provider is ended */
async function writeTrial(
  parts: SignUpParts,
  { setupIntentId, email, marks }: ReadySignUp,
  owner: SignUpOwner,
  trial: NewTrial,
): Promise<void> {
  const { userId, firstName, verified } = owner
  try {
    await withTransaction(parts.db, async (tx) => {
      if (!(await closeSignUp(tx, { setupIntentId, userId, started: 'trial', at: parts.now() }))) return
      if (!(await startTrial(tx, trial))) return
      await keepMarks(tx, marks, holderOf(owner), parts.now())
      // Whoever comes by Google, or is signed in, has proved the address already.
      if (!verified) await writeVerification(tx, parts, { userId, email, firstName }, `verify-address:${userId}`)
    })
  } catch (error) {
    if (error instanceof Problem && error.code === 'trial_used') {
      await parts.payments.endSubscription(trial.subscriptionId)
      await releaseWorkspace(parts.db.pool, setupIntentId)
    }
    throw error
  }
}

/** A sign-up that belongs to nobody ends as one that does: it takes as long as one of the latest trials, and can be ended once, so that
 *  neither the time of the answer nor a second call tells whether the address was free. Its card counts as used until the
 *  sign-up is cleared away: what it is worth afterwards would tell, too.
 *  @throws Problem `trial_used` for a card that has had a trial */
async function endForNobody(parts: SignUpParts, ready: ReadySignUp): Promise<void> {
  const began = performance.now()
  const { db, payments, now, latestTrials } = parts
  const { setupIntentId, marks } = ready
  const ofCard = marks.filter(({ kind }) => kind === 'card')
  await withTransaction(db, (tx) => holdMarks(tx, ofCard, holderOf({ setupIntentId }), now()))
  // As many questions to the card provider as a trial begins with, for as long as no trial has begun.
  for (const _ of [1, 2]) await payments.loadCardSetup(setupIntentId)
  await closeForNobody(parts, ready, 'trial')
  await pause(Math.max(0, latestTrials.any() - (performance.now() - began)))
}

/** Notes that a sign-up of nobody has come to its end. */
export async function closeForNobody(
  { db, now }: SignUpParts,
  { setupIntentId }: ReadySignUp,
  started: Started,
): Promise<void> {
  await db.pool.query(
    'update trial_sign_ups set completed_at = $2, started = $3 where setup_intent_id = $1 and completed_at is null',
    [setupIntentId, now(), started],
  )
}

/** A workspace that has a subscription already keeps it, and the card of a second sign-up is never charged. */
async function endUnlessKept({ db, payments }: SignUpParts, { subscriptionId, workspaceId }: NewTrial): Promise<void> {
  const kept = await loadKnown(db.pool, workspaceId)
  if (kept?.subscriptionId !== subscriptionId) await payments.endSubscription(subscriptionId)
}

interface OpenSignUp {
  customerId: string
  isCompleted: boolean
  started: Started | null
  owner: SignUpOwner | null
}

interface SignUpRow {
  customerId: string
  isCompleted: boolean
  started: Started | null
  userId: string | null
  firstName: string | null
  verified: boolean | null
  workspaceId: string | null
}

/** Those that nobody finished, and those of nobody, are cleared away after some days; none is found after that. */
async function loadSignUp(pool: pg.Pool, setupIntentId: string, email: string, at: Date): Promise<OpenSignUp | null> {
  const found = await pool.query<SignUpRow>(
    `select customer_id as "customerId", user_id as "userId", first_name as "firstName",
            email_verified as verified, completed_at is not null as "isCompleted", started, workspaces.id as "workspaceId"
       from trial_sign_ups left join users on users.id = user_id left join workspaces on owner_id = users.id
      where setup_intent_id = $1 and trial_sign_ups.email = $2
        and begun_at >= $3::timestamptz - make_interval(days => ${signUpDaysKept})`,
    [setupIntentId, email, at],
  )
  const [row] = found.rows
  if (row === undefined) return null
  const { userId, workspaceId, firstName, verified, ...signUp } = row
  const isOwned = userId !== null && workspaceId !== null
  const owner = isOwned ? { userId, workspaceId, firstName: firstName ?? '', verified: verified === true } : null
  return { ...signUp, owner }
}

/** @returns whether this call closed it: of two at once one does, and none when the address began anew meanwhile. */
export async function closeSignUp(
  tx: pg.PoolClient,
  { setupIntentId, userId, started, at }: { setupIntentId: string; userId: string; started: Started; at: Date },
): Promise<boolean> {
  const closed = await tx.query(
    `update trial_sign_ups set completed_at = $3, started = $4
      where setup_intent_id = $1 and user_id = $2 and completed_at is null`,
    [setupIntentId, userId, at, started],
  )
  return closed.rowCount === 1
}
