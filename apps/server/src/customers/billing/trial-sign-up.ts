import { randomUUID } from 'node:crypto'
import type { SignUpForm } from '@vouch/contract'
import type pg from 'pg'
import type { Config } from '../../config/config.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import type { CardSetup, Payments } from '../../outside/payments/payments.ts'
import type { AuthService } from '../accounts/auth-service.ts'
import { refuseGuessablePassword } from '../accounts/guessable-passwords.ts'
import { refuseLinkNames } from '../accounts/link-names.ts'
import type { Client } from '../accounts/sessions.ts'
import type { LetterRoom } from '../accounts/verify-address.ts'
import { writeAlreadyKnown } from './already-known.ts'
import { enrol } from './enrol.ts'
import type { LatestTimes } from './latest-times.ts'
import type { LifeParts } from './life/read-again.ts'
import type { DrawMarks } from './trial-marks.ts'

/** The first half of a sign-up with a trial: the account, and the set-up of its card. The second is `complete-sign-up.ts`. What a newcomer would get wrong: an address that is taken
 *  goes through the very same steps, with a card set-up that belongs to nobody; only its owner hears of it, by mail. */

export interface SignUpParts extends LetterRoom, Pick<LifeParts, 'log'> {
  authService: AuthService
  payments: Payments
  config: Pick<Config, 'company' | 'supportEmail'>
  /** What a trial is recognised by. */
  drawMarks: DrawMarks
  /** How long the latest trials took to begin. */
  latestTrials: LatestTimes
}

/** Creates the account and opens the set-up of its card. Repeating it for an address that was never verified nor paid for
 *  begins anew with what was written last, so whoever was interrupted simply signs up again.
 *  @returns `userId`: whose password it has set; null where the address belongs to somebody else */
export async function beginSignUp(
  parts: SignUpParts,
  form: SignUpForm,
  client: Client,
): Promise<{ setup: CardSetup; userId: string | null }> {
  refuseLinkNames(form)
  const email = form.email.toLowerCase()
  const name = `${form.firstName} ${form.lastName}`
  refuseGuessablePassword(form.password, 'password', { email, name })
  const { payments } = parts
  const attempt = randomUUID()
  const customerId = await payments.createCustomer({ email, name }, `sign-up:${attempt}:customer`)
  const setup = await payments.openCardSetup(customerId, `sign-up:${attempt}:card`)
  const userId = await withTransaction(parts.db, async (tx) => {
    const ownerId = await writeAccount(tx, parts, { ...form, email }, client)
    await tx.query(
      `insert into trial_sign_ups (setup_intent_id, customer_id, email, user_id, begun_at)
       values ($1, $2, $3, $4, $5)`,
      [setup.id, customerId, email, ownerId, parts.now()],
    )
    return ownerId
  })
  return { setup, userId }
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
  const userId = isSupport ? null : await enrol(tx, parts.queue, form, client)
  const isKept = await parts.authService.setPassword(tx, userId === null ? null : { id: userId, email }, form.password)
  if (userId !== null && isKept) return userId
  if (!isSupport) await writeAlreadyKnown(tx, parts, email)
  return null
}
