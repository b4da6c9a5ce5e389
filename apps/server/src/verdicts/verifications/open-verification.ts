import { actionCosts, type ExtensionPurpose, Problem, type Verification } from '@vouch/contract'
import type pg from 'pg'
import { hold } from '../../customers/credits/ledger.ts'
import { onlyRow, withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { profileOf, requireShown } from '../../outside/platforms/connector.ts'
import { refuseSuppressed } from '../creators/suppressions.ts'
import { openRereading } from './open-rereading.ts'
import { joinAddressRun, openFileRun, type Request } from './open-run.ts'
import { requestDigest } from './request-digest.ts'
import { saysTheSame } from './same-upload.ts'
import { freeRepeatHours, msPerHour, runKind, type VerificationParts } from './verification-parts.ts'

/** Opens a verification: the row, the credits on hold and the job exist together or not at all.
 *  Requests for the same creator that come while one is fetched join that run; each keeps its own row and charge. */

export interface Opening {
  member: Pick<Member, 'userId' | 'workspaceId'>
  request: Request
  idempotency: Idempotency | null
  /** What it is called on the list of prices; absent: a creator verification. All cost the same. */
  action?: 'creator_verification' | ExtensionPurpose
}

export interface Idempotency {
  key: string
  /** Digest of the body that the key was used for. */
  digest: string
}

export type Opened = Pick<Verification, 'id' | 'state' | 'creditsHeld'>

/** @returns the key of a request with the digest of its body; null without a key. */
export function idempotencyOf(key: string | undefined, body: unknown): Idempotency | null {
  return key === undefined ? null : { key, digest: requestDigest(body) }
}

/** Loads what a key was answered with.
 *  @returns the same answer again; null when the key is new.
 *  @throws Problem `idempotency_conflict` when the key was used for another body. */
export async function loadAnswer(pool: pg.Pool, workspaceId: string, used: Idempotency | null): Promise<Opened | null> {
  if (used === null) return null
  const found = await pool.query<{ id: string; creditsHeld: number; digest: string }>(
    `select id, credits_held as "creditsHeld", request_digest as digest
       from verifications where workspace_id = $1 and idempotency_key = $2`,
    [workspaceId, used.key],
  )
  const earlier = found.rows[0]
  if (!earlier) return null
  if (earlier.digest !== used.digest) throw new Problem('idempotency_conflict')
  return { id: earlier.id, state: 'queued', creditsHeld: earlier.creditsHeld }
}

/** Opens a verification, or gives the answer that the same key was given before.
 *  @throws Problem `no_connector`, `bad_address`, `creator_withheld`, `insufficient_credits` or `idempotency_conflict`; nothing was
 *  opened then. */
export async function openVerification(parts: VerificationParts, opening: Opening): Promise<Opened> {
  const { db, connectors } = parts
  const { member, idempotency } = opening
  const request = await withConsent(parts, member.workspaceId, opening.request)
  if (request.origin === 'address') requireShown(request.target, 'member', connectors)
  await refuseWithheld(db.pool, request, parts.now())
  try {
    return await withTransaction(db, (tx) => open(tx, parts, { ...opening, request }))
  } catch (error) {
    // Another request with the same key was first; what it was answered is the answer.
    const answer = isRepeatedKey(error) ? await loadAnswer(db.pool, member.workspaceId, idempotency) : null
    if (answer === null) throw error
    return answer
  }
}

/** A creator who connected the account for this workspace is read by that. */
async function withConsent({ consentOf }: VerificationParts, workspaceId: string, request: Request): Promise<Request> {
  if (request.origin === 'file' || request.target.consent) return request
  const consent = await consentOf?.(workspaceId, request.target)
  return consent ? { ...request, target: { ...request.target, consent } } : request
}

/** A video does not say whose it is; its fetch does, and is refused then. */
async function refuseWithheld(pool: pg.Pool, request: Request, at: Date): Promise<void> {
  if (request.origin === 'file') {
    const { platform, handle, profileId } = request.packed.head
    return refuseSuppressed(pool, { platform, handle, profileId }, at)
  }
  if (request.target.kind === 'profile') await refuseSuppressed(pool, profileOf(request.target), at)
}

function isRepeatedKey(error: unknown): boolean {
  return (
    error instanceof Error &&
    'constraint' in error &&
    error.constraint === 'verifications_workspace_id_idempotency_key_key'
  )
}

const paidForFile = {
  name: 'paid-for-file',
  text: `select from verifications paid join verification_runs run on run.id = $4
          where paid.workspace_id = $1 and paid.creator_id = $2 and paid.credits_used > 0 and paid.created_at > $3
            and ${saysTheSame('run', 'paid')}
          limit 1`,
}

async function open(tx: pg.PoolClient, parts: VerificationParts, opening: Opening): Promise<Opened> {
  const { request: subject, action = 'creator_verification' } = opening
  const at = parts.now()
  const { workspaceId, userId } = opening.member
  const { runId, creatorId, fresh } =
    subject.origin === 'file'
      ? await openFileRun(tx, { ...subject, workspaceId, at })
      : ((await openRereading(tx, { ...subject, workspaceId, at })) ?? (await joinAddressRun(tx, subject.target, at)))
  const free = await isRepeat(tx, { workspaceId, creatorId, runId, at, isFile: subject.origin === 'file' })
  const creditsHeld = free ? 0 : actionCosts[action]
  const inserted = await tx.query<{ id: string }>({
    name: 'open-verification',
    text: `insert into verifications (workspace_id, user_id, creator_id, run_id, credits_held, idempotency_key, request_digest, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    values: [
      workspaceId,
      userId,
      creatorId,
      runId,
      creditsHeld,
      opening.idempotency?.key ?? null,
      opening.idempotency?.digest ?? null,
      at,
    ],
  })
  const { id } = onlyRow(inserted)
  if (fresh) await parts.queue.enqueue(tx, runKind, { runId })
  if (creditsHeld > 0) {
    const cause = `hold:verification:${id}`
    const held = await hold(tx, { workspaceId, cause, action, resourceId: id, credits: creditsHeld, at })
    const text = 'update verifications set hold_id = $2 where id = $1'
    await tx.query({ name: 'hold-of-verification', text, values: [id, held.id] })
  }
  return { id, state: 'queued', creditsHeld }
}

/** Whether the workspace pays for this creator already: it did so within a day, or another of its requests holds the
 *  credits for this very run. Of a file that names the creator, the person has to be the same too. */
async function isRepeat(
  tx: pg.PoolClient,
  about: { workspaceId: string; creatorId: string | null; runId: string; at: Date; isFile: boolean },
): Promise<boolean> {
  const { workspaceId, creatorId, runId, isFile } = about
  const since = new Date(about.at.getTime() - freeRepeatHours * msPerHour)
  if (isFile) return (await tx.query({ ...paidForFile, values: [workspaceId, creatorId, since, runId] })).rowCount !== 0
  const found = await tx.query<{ repeat: boolean }>({
    name: 'is-repeat',
    text: `select exists (
       select from verifications
        where workspace_id = $1
          and ((creator_id = $2 and credits_used > 0 and created_at > $3) or (run_id = $4 and credits_held > 0))
     ) as repeat`,
    values: [workspaceId, creatorId, since, runId],
  })
  return onlyRow(found).repeat
}
