import { randomUUID } from 'node:crypto'
import {
  type BodyOf,
  type ConsentRequest,
  type consents,
  consentsPerDayMax,
  isOldName,
  oldNameFault,
  Problem,
} from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import type pg from 'pg'
import { type AttemptRule, attempt } from '../../customers/accounts/attempt-limits.ts'
import { onlyRow, withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { profileOf } from '../../outside/platforms/connector.ts'
import { creatorKey } from '../creators/creator-key.ts'
import { refuseSuppressed } from '../creators/suppressions.ts'
import { addressRequest } from '../verifications/request-of.ts'
import { writeRequest } from './consent-letters.ts'
import type { ConsentParts } from './consent-parts.ts'
import { requireDoor } from './doors.ts'
import { linkMs, type RequestRow, requestColumns, shownRequest } from './request-row.ts'

/** A brand asks a creator. One workspace has one open request for a creator: whoever asks again gets the same link, and a letter once a day. */

type Ask = BodyOf<typeof consents.ask>
type Owner = Pick<Member, 'userId' | 'workspaceId'>

const daySeconds = 86_400
const ofWorkspace: AttemptRule = {
  ...{ name: 'consent-request', attemptsMax: consentsPerDayMax, windowSeconds: daySeconds },
  refusal: () => `Your workspace can send ${consentsPerDayMax} requests a day. Try again tomorrow.`,
}
/** Letters to one mailbox, whoever asks: more would fill a stranger's. */
const ofMailbox: AttemptRule = {
  ...{ name: 'consent-mailbox', attemptsMax: 5, windowSeconds: daySeconds },
  refusal: () => 'This address already got several requests today. Copy the link instead, or try again tomorrow.',
}

/** Makes the link, or finds the one that waits, and sends it where an address is given.
 *  @throws Problem `bad_address`, `no_connector`, `creator_withheld` or `rate_limited`; nothing was sent then */
export async function askCreator(parts: ConsentParts, owner: Owner, ask: Ask): Promise<ConsentRequest> {
  const { target } = addressRequest({ url: ask.url })
  if (target.kind !== 'profile')
    throw new Problem('bad_address', target.sentence, { reason: 'not_a_profile', candidates: target.candidates })
  // Whose account an old name is can't be told from what the platform says of an account.
  if (isOldName(target)) throw new Problem('bad_address', oldNameFault, { reason: 'not_a_profile', candidates: [] })
  requireDoor(parts, target)
  await refuseSuppressed(parts.db.pool, profileOf(target), parts.now())
  await attempt(parts.db.pool, ofWorkspace, owner.workspaceId)
  if (ask.email) await attempt(parts.db.pool, ofMailbox, ask.email)
  return withTransaction(parts.db, async (tx) => {
    const row = await openRequest(tx, parts, owner, {
      target,
      email: ask.email ?? null,
      creatorFirst: ask.creatorFirst,
    })
    if (ask.email) await writeRequest(tx, parts, row, ask.email)
    return shownRequest(row, parts)
  })
}

async function openRequest(
  tx: pg.PoolClient,
  parts: ConsentParts,
  { userId, workspaceId }: Owner,
  { target, email, creatorFirst }: Pick<RequestRow, 'target' | 'email' | 'creatorFirst'>,
): Promise<RequestRow> {
  const { platform } = target
  const handle = creatorKey(platform, target.handle)
  const at = parts.now()
  // One that nobody answered in time makes room for the next; its answer is that there was none.
  await tx.query(
    `update consent_requests set state = 'canceled', answered_at = $4, email = null
      where workspace_id = $1 and platform = $2 and handle = $3 and state = 'waiting' and expires_at <= $4`,
    [workspaceId, platform, handle, at],
  )
  // A creator may have been shown already that they read first: asking again adds that promise and never takes it back. Who wants it otherwise
  // withdraws the request, and its link ends.
  const opened = await tx.query<RequestRow>(
    `insert into consent_requests (id, workspace_id, asked_by, platform, handle, target, email, creator_first, asked_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (workspace_id, platform, handle) where state = 'waiting'
       do update set email = coalesce(excluded.email, consent_requests.email), expires_at = excluded.expires_at,
                     creator_first = consent_requests.creator_first or excluded.creator_first
     returning ${requestColumns}`,
    [
      ...[randomUUID(), workspaceId, userId, platform, handle, JSON.stringify(target), email, creatorFirst],
      ...[at, new Date(at.getTime() + linkMs)],
    ],
  )
  return onlyRow(opened)
}

/** Requests listed at most; more of one creator nobody reads, and of all creators a month's. */
const listedMax = 200

/** Loads a workspace's requests, newest first, of one creator or of all. */
export async function loadRequests(
  parts: ConsentParts,
  workspaceId: string,
  { platform, handle }: { platform?: Platform | undefined; handle?: string | undefined },
): Promise<ConsentRequest[]> {
  const found = await parts.db.pool.query<RequestRow>(
    `select ${requestColumns} from consent_requests
      where workspace_id = $1 and ($2::text is null or platform = $2) and ($3::text is null or handle = $3)
      order by asked_at desc, id limit ${listedMax}`,
    [workspaceId, platform ?? null, handle === undefined ? null : creatorKey(platform ?? '', handle)],
  )
  return found.rows.map((row) => shownRequest(row, parts))
}

/** Takes a request back; one that was answered stays as it is. @throws Problem `not_found` for another workspace's */
export async function cancelRequest(parts: ConsentParts, workspaceId: string, id: string): Promise<ConsentRequest> {
  const { pool } = parts.db
  await pool.query(
    `update consent_requests set state = 'canceled', answered_at = $3, email = null
      where id = $1 and workspace_id = $2 and state = 'waiting'`,
    [id, workspaceId, parts.now()],
  )
  return shownRequest(await loadOwned(pool, workspaceId, id), parts)
}

/** @throws Problem `not_found` for another workspace's */
export async function loadOwned(sql: Pick<pg.Pool, 'query'>, workspaceId: string, id: string): Promise<RequestRow> {
  const found = await sql.query<RequestRow>(
    `select ${requestColumns} from consent_requests where id = $1 and workspace_id = $2`,
    [id, workspaceId],
  )
  const [row] = found.rows
  if (row === undefined) throw new Problem('not_found', 'This request doesn’t exist.')
  return row
}
