import { randomUUID } from 'node:crypto'
import { withTransaction } from '../db/database.ts'
import type { SignUpParts } from './trial-sign-up.ts'

/** Opens the set-up of the card for somebody who came by Google. Set-ups that were begun for them before belong to nobody now, as in
 *  every sign-up that is begun anew. */
export async function openTrialCard(
  { db, payments, now }: Pick<SignUpParts, 'db' | 'payments' | 'now'>,
  { id, email, name }: { id: string; email: string; name: string },
): Promise<{ setupIntentId: string; customerId: string; clientSecret: string }> {
  const attempt = randomUUID()
  const customerId = await payments.createCustomer({ email, name }, `sign-up:${attempt}:customer`)
  const { id: setupIntentId, clientSecret } = await payments.openCardSetup(customerId, `sign-up:${attempt}:card`)
  await withTransaction(db, async (tx) => {
    await tx.query('update trial_sign_ups set user_id = null where user_id = $1 and completed_at is null', [id])
    await tx.query(
      `insert into trial_sign_ups (setup_intent_id, customer_id, email, user_id, begun_at) values ($1, $2, $3, $4, $5)`,
      [setupIntentId, customerId, email.toLowerCase(), id, now()],
    )
  })
  return { setupIntentId, customerId, clientSecret }
}
