import type pg from 'pg'
import { z } from 'zod'
import type { JobKind } from '../../foundation/jobs/job.ts'
import type { Queue } from '../../foundation/jobs/queue.ts'
import { addressEarlier } from './addressees.ts'
import { inTurn } from './in-turn.ts'
import { planOf } from './letters/wording.ts'
import { isChargedAgain, loadKnown } from './life/known-subscription.ts'
import { type LifeParts, readAgain } from './life/read-again.ts'

/** What becomes of a plan when its workspace gets another owner: the plan runs on, and so does the card, which stays its holder's until the
 *  new owner saves one. */

export const followOwnerKind: JobKind<{ workspaceId: string }> = {
  name: 'billing.follow_owner',
  data: z.object({ workspaceId: z.string() }),
  limits: { timeoutSeconds: 60, retries: 12, backoffSeconds: 15, backoffSecondsMax: 14_400, concurrency: 2 },
}

/** A card that goes on paying. */
export interface PayingCard {
  last4: string
  plan: string
  holderId: string
  holder: string
}

/** Locks the plan of a workspace that is being handed over: before the workspace and the names on its papers, as whoever writes a reading of it does,
 *  so that the two never wait for each other. */
export async function lockPlan(tx: pg.PoolClient, workspaceId: string): Promise<void> {
  await tx.query('select from subscriptions where workspace_id = $1 for update', [workspaceId])
}

/** Notes whose card it is and for whom papers were, before the workspace has its new owner. @returns the card; null where none will be charged */
export async function passOn(
  tx: pg.PoolClient,
  queue: Pick<Queue, 'enqueue'>,
  { workspaceId, from, to }: { workspaceId: string; from: string; to: string },
): Promise<PayingCard | null> {
  await addressEarlier(tx, workspaceId)
  const noted = await tx.query<{ holderId: string }>(
    `update subscriptions set card_holder_id = nullif(coalesce(card_holder_id, $2), $3::uuid)
      where workspace_id = $1 and card is not null returning coalesce(card_holder_id, $3) as "holderId"`,
    [workspaceId, from, to],
  )
  const known = await loadKnown(tx, workspaceId)
  if (known === null) return null
  await queue.enqueue(tx, followOwnerKind, { workspaceId })
  const holderId = noted.rows[0]?.holderId
  if (known.card === null || holderId === undefined || !isChargedAgain(known)) return null
  const named = await tx.query<{ name: string }>('select name from users where id = $1', [holderId])
  return { last4: known.card.last4, plan: planOf(known), holderId, holder: named.rows[0]?.name ?? '' }
}

/** Lets the provider's customer follow the workspace's owner: their name, and no card but the one that is charged. That one stays while it is
 *  its owner's, or of somebody who handed the workspace over and is still there. */
export async function followOwner(parts: LifeParts, workspaceId: string): Promise<void> {
  await inTurn(parts, workspaceId, () => followInTurn(parts, workspaceId))
}

async function followInTurn(parts: LifeParts, workspaceId: string): Promise<void> {
  const { db, payments } = parts
  const found = await db.pool.query<Followed>(
    `select customer_id as "customerId", owner.email, owner.name, card_holder_id as "holderId", holder.deleted_at is not null as "holderGone"
       from subscriptions join workspaces on workspaces.id = workspace_id join users owner on owner.id = owner_id
       left join users holder on holder.id = card_holder_id
      where workspace_id = $1 and owner.deleted_at is null`,
    [workspaceId],
  )
  const [row] = found.rows
  if (row === undefined) return
  const { customerId, email, name, holderId, holderGone } = row
  // Cards come first: a name or an address that the provider refuses keeps nobody's card on file.
  if (holderGone) await forgetCards(parts, workspaceId, customerId)
  else if (holderId === null) await payments.takeCardsOff(customerId, 'others')
  await payments.nameCustomer(customerId, { email, name })
}

interface Followed {
  customerId: string
  email: string
  name: string
  holderId: string | null
  holderGone: boolean
}

async function forgetCards(parts: LifeParts, workspaceId: string, customerId: string): Promise<void> {
  const { db, payments } = parts
  await payments.takeCardsOff(customerId, 'all')
  await db.pool.query('update subscriptions set card_holder_id = null where workspace_id = $1', [workspaceId])
  const known = await loadKnown(db.pool, workspaceId)
  if (known !== null) await readAgain(parts, known.subscriptionId)
}
