import { randomUUID } from 'node:crypto'
import { Problem, type ReplyOf, type subscriptions } from '@vouch/contract'
import type pg from 'pg'
import { onlyRow, withTransaction } from '../../foundation/db/database.ts'
import type { CardSetup } from '../../outside/payments/payments.ts'
import { loadKnown } from './life/known-subscription.ts'
import type { LifeParts } from './life/read-again.ts'
import { retireSignUps } from './retired-sign-ups.ts'
import { finishPaidSignUp } from './start-paid-plan.ts'

/** The payment step of people who have proved who they are and have no plan: they came by Google, or they are signed in. */

type CardParts = Pick<LifeParts, 'db' | 'payments' | 'queue' | 'now'>
type Sql = Pick<pg.Pool, 'query'>

interface Person {
  id: string
  email: string
  name: string
}

/** Opens the set-up of the card for somebody who came by Google. Set-ups that were begun for them before belong to nobody now, as in
 *  every sign-up that is begun anew. */
export async function openTrialCard(
  parts: CardParts,
  person: Person,
): Promise<{ setupIntentId: string; customerId: string; clientSecret: string }> {
  const setup = await newSetup(parts, person)
  await withTransaction(parts.db, (tx) => takeOver(tx, parts, person, setup, { forMember: false }))
  const { id: setupIntentId, customerId, clientSecret } = setup
  return { setupIntentId, customerId, clientSecret }
}

type Setup = CardSetup & { customerId: string }

/** Opens it for somebody who is signed in, or finds the one that another tab has opened: two tabs are one card and one trial.
 *  @throws Problem `duplicate` for whoever has a plan */
export async function openMemberCard(
  parts: LifeParts,
  { userId, workspaceId }: { userId: string; workspaceId: string },
): Promise<ReplyOf<typeof subscriptions.openTrial>> {
  const { db, payments } = parts
  await requireNoPlan(parts, workspaceId)
  const found = await db.pool.query<Person>('select id, email, name from users where id = $1', [userId])
  const person = onlyRow(found)
  const before = await loadOpenId(db.pool, parts, userId)
  const open = before && (await loadWaiting(parts, before))
  if (open) return shown(open, person)
  if (await finishPaid(parts, userId)) await requireNoPlan(parts, workspaceId)
  const setup = await newSetup(parts, person)
  const first = await withTransaction(db, async (tx) => {
    await tx.query('select from users where id = $1 for update', [userId])
    const present = await loadOpenId(tx, parts, userId)
    if (present !== before) return present
    await takeOver(tx, parts, person, setup, { forMember: true })
    return null
  })
  if (first === null) return shown(setup, person)
  await payments.deleteCustomer(setup.customerId)
  const other = await loadWaiting(parts, first)
  if (other === null) throw new Problem('unavailable')
  return shown(other, person)
}

async function requireNoPlan({ db }: CardParts, workspaceId: string): Promise<void> {
  if ((await loadKnown(db.pool, workspaceId)) !== null) throw new Problem('duplicate', 'You have a plan already.')
}

/** Somebody may come back after the bank's yes, before the provider's message: what they paid for is theirs, and not given back.
 *  @returns whether there was such a plan */
async function finishPaid(parts: LifeParts, userId: string): Promise<boolean> {
  const found = await parts.db.pool.query<{ customerId: string }>(
    `select customer_id as "customerId" from trial_sign_ups
      where user_id = $1 and completed_at is null and workspace_id is not null`,
    [userId],
  )
  let finished = false
  for (const { customerId } of found.rows) {
    const paid = await parts.payments.findPaidSubscription(customerId)
    if (paid !== null && (await finishPaidSignUp(parts, paid))) finished = true
  }
  return finished
}

function shown({ id, clientSecret, customerId }: Setup, { email }: Person) {
  return { setupIntent: { id, client_secret: clientSecret }, customerId, email: email.toLowerCase() }
}

async function newSetup({ payments }: CardParts, { email, name }: Person): Promise<Setup> {
  const key = randomUUID()
  const customerId = await payments.createCustomer({ email, name }, `sign-up:${key}:customer`)
  const setup = await payments.openCardSetup(customerId, `sign-up:${key}:card`)
  return { ...setup, customerId }
}

/** The set-up is theirs; those that were begun before are nobody's. */
async function takeOver(
  tx: pg.PoolClient,
  { now, queue }: CardParts,
  { id, email }: Person,
  setup: Setup,
  { forMember }: { forMember: boolean },
): Promise<void> {
  await retireSignUps(tx, queue, id)
  await tx.query(
    `insert into trial_sign_ups (setup_intent_id, customer_id, email, user_id, begun_at, for_member)
     values ($1, $2, $3, $4, $5, $6)`,
    [setup.id, setup.customerId, email.toLowerCase(), id, now(), forMember],
  )
}

/** A page that was left open longer than this is begun anew. */
const hoursOpen = 24

/** The set-up that somebody has opened while signed in; one of a sign-up form may be a stranger's. */
async function loadOpenId(sql: Sql, { now }: CardParts, userId: string): Promise<string | null> {
  const found = await sql.query<{ id: string }>(
    `select setup_intent_id as id from trial_sign_ups
      where user_id = $1 and for_member and completed_at is null
        and begun_at > $2::timestamptz - make_interval(hours => ${hoursOpen})
      order by begun_at desc limit 1`,
    [userId, now()],
  )
  return found.rows[0]?.id ?? null
}

/** Loads a set-up that still waits for a card; null for one that has ended: another card needs another one. */
async function loadWaiting({ payments }: CardParts, setupIntentId: string): Promise<Setup | null> {
  const setup = await payments.loadCardSetup(setupIntentId)
  if (!setup?.status.startsWith('requires_') || setup.customerId === null) return null
  return { ...setup, customerId: setup.customerId }
}
