import { randomUUID } from 'node:crypto'
import { Problem, type SignUpForm } from '@vouch/contract'
import type pg from 'pg'
import type { AuthService } from '../accounts/auth-service.ts'
import type { Client } from '../accounts/sessions.ts'
import { type LetterRoom, writeVerification } from '../accounts/verify-address.ts'
import type { Config } from '../config.ts'
import { withTransaction } from '../db/database.ts'
import type { CardSetup, Payments } from '../outside/payments/payments.ts'
import { writeAlreadyKnown } from './already-known.ts'
import { enrol } from './enrol.ts'
import { loadKnown } from './life/known-subscription.ts'
import { type NewTrial, openTrial, startTrial } from './start-trial.ts'

/** Sign-up with a trial, in two calls with the card between them. What a newcomer would get wrong: an address that is taken
 *  goes through the very same steps, with a card set-up that belongs to nobody; only its owner hears of it, by mail. */

export interface SignUpParts extends LetterRoom {
  authService: AuthService
  payments: Payments
  config: Pick<Config, 'company' | 'supportEmail'>
}

/** Creates the account and opens the set-up of its card. Repeating it for an address that was never verified nor paid for
 *  begins anew with what was written last, so whoever was interrupted simply signs up again. */
export async function beginSignUp(parts: SignUpParts, form: SignUpForm, client: Client): Promise<CardSetup> {
  const { payments } = parts
  const email = form.email.toLowerCase()
  const attempt = randomUUID()
  const name = `${form.firstName} ${form.lastName}`
  const customerId = await payments.createCustomer({ email, name }, `sign-up:${attempt}:customer`)
  const setup = await payments.openCardSetup(customerId, `sign-up:${attempt}:card`)
  await withTransaction(parts.db, async (tx) => {
    const userId = await writeAccount(tx, parts, { ...form, email }, client)
    await tx.query(
      `insert into trial_sign_ups (setup_intent_id, customer_id, email, user_id, begun_at)
       values ($1, $2, $3, $4, $5)`,
      [setup.id, customerId, email, userId, parts.now()],
    )
  })
  return setup
}

/** Writes the account of a sign-up and its password, or the letter to whoever has the address. The operator's support address gets
 *  neither. @returns the user's id, null when the sign-up belongs to nobody */
async function writeAccount(
  tx: pg.PoolClient,
  parts: SignUpParts,
  form: SignUpForm,
  client: Client,
): Promise<string | null> {
  const { email } = form
  const isSupport = email === parts.config.supportEmail.trim().toLowerCase()
  const userId = isSupport ? null : await enrol(tx, form, client)
  const isKept = await parts.authService.setPassword(tx, userId === null ? null : { id: userId, email }, form.password)
  if (userId !== null && isKept) return userId
  if (!isSupport) await writeAlreadyKnown(tx, parts, email)
  return null
}

interface OpenSignUp {
  customerId: string
  userId: string | null
  firstName: string | null
  verified: boolean | null
  workspaceId: string | null
  isCompleted: boolean
}

/** Starts the trial of a sign-up whose card is set up, once.
 *  @throws Problem `not_found` for a set-up that no sign-up of this address opened, `card_required` while it is not finished */
export async function completeSignUp(
  parts: SignUpParts,
  { email, setupIntentId }: { email: string; setupIntentId: string },
): Promise<void> {
  const { db, payments } = parts
  const address = email.toLowerCase()
  const signUp = await loadSignUp(db.pool, setupIntentId, address)
  const setup = signUp && (await payments.loadCardSetup(setupIntentId))
  if (!signUp || setup?.customerId !== signUp.customerId) {
    throw new Problem('not_found', 'This sign-up is not known. Please start again.')
  }
  const { paymentMethodId } = setup
  if (setup.status !== 'succeeded' || paymentMethodId === null) {
    throw new Problem('card_required', 'The card is not set up yet. Please enter it again.')
  }
  const { customerId, userId, workspaceId, firstName, verified, isCompleted } = signUp
  if (userId === null || workspaceId === null || isCompleted) return
  await payments.keepCard(customerId, paymentMethodId, `sign-up:${setupIntentId}:keep`)
  const key = `sign-up:${setupIntentId}:trial`
  const trial = await openTrial(payments, { workspaceId, customerId }, key)
  await withTransaction(db, async (tx) => {
    if (!(await closeSignUp(tx, setupIntentId, userId, parts.now()))) return
    const started = await startTrial(tx, trial)
    // Whoever comes by Google has proved the address already.
    if (!started || verified) return
    const person = { userId, email: address, firstName: firstName ?? '' }
    await writeVerification(tx, parts, person, `verify-address:${userId}`)
  })
  await endUnlessKept(parts, trial)
}

/** A workspace that has a subscription already keeps it, and the card of a second sign-up is never charged. */
async function endUnlessKept({ db, payments }: SignUpParts, { subscriptionId, workspaceId }: NewTrial): Promise<void> {
  const kept = await loadKnown(db.pool, workspaceId)
  if (kept?.subscriptionId !== subscriptionId) await payments.endSubscription(subscriptionId)
}

async function loadSignUp(pool: pg.Pool, setupIntentId: string, email: string): Promise<OpenSignUp | null> {
  const found = await pool.query<OpenSignUp>(
    `select customer_id as "customerId", user_id as "userId", first_name as "firstName",
            email_verified as verified, completed_at is not null as "isCompleted", workspaces.id as "workspaceId"
       from trial_sign_ups left join users on users.id = user_id left join workspaces on owner_id = users.id
      where setup_intent_id = $1 and trial_sign_ups.email = $2`,
    [setupIntentId, email],
  )
  return found.rows[0] ?? null
}

/** @returns whether this call closed it: of two at once one does, and none when the address began anew meanwhile. */
async function closeSignUp(tx: pg.PoolClient, setupIntentId: string, userId: string, at: Date): Promise<boolean> {
  const closed = await tx.query(
    'update trial_sign_ups set completed_at = $3 where setup_intent_id = $1 and user_id = $2 and completed_at is null',
    [setupIntentId, userId, at],
  )
  return closed.rowCount === 1
}
