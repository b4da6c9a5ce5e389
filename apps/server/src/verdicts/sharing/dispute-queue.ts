import { type DisputeRelation, Problem } from '@vouch/contract'
import type pg from 'pg'
import { withTransaction } from '../../foundation/db/database.ts'
import { revokeReport } from '../signing/revoke.ts'
import { writeAnswer } from './dispute-letters.ts'
import { type Dispute, disputeColumns } from './dispute-row.ts'
import type { SharingParts } from './sharing-parts.ts'

/** The team's side of disputes: what waits, and the two answers. */

export interface WaitingDispute {
  id: string
  platform: string
  handle: string
  name: string
  relation: DisputeRelation
  email: string
  text: string
  proofUrl: string | null
  writtenAt: string
  confirmedAt: string
  dueAt: string
  /** The verification whose link it came from; null where it is gone. */
  verificationId: string | null
  /** The company that shared the report. */
  sharedBy: string
}

export interface DisputeAnswer {
  /** `accepted` puts the text and the answer on the report; `declined` is told to the writer alone. */
  decision: 'accepted' | 'declined'
  /** One or more sentences for the writer and, where it is accepted, for everybody who reads the report. */
  answer: string
}

const queueMax = 100

/** Loads what waits, the oldest first. */
export async function loadDisputeQueue({ db }: Pick<SharingParts, 'db'>): Promise<WaitingDispute[]> {
  type Row = Dispute & { confirmedAt: Date; dueAt: Date; verificationId: string | null; sharedBy: string }
  const found = await db.pool.query<Row>(
    `select waiting.*, verification_id as "verificationId", users.company as "sharedBy"
       from (select ${disputeColumns} from disputes where state = 'open' order by confirmed_at, id limit ${queueMax}) as waiting
       join workspaces on workspaces.id = "workspaceId" join users on users.id = owner_id
       left join share_links on share_links.id = "shareId"
      order by "confirmedAt", waiting.id`,
  )
  return found.rows.map((row) => ({
    id: row.id,
    platform: row.platform,
    handle: row.handle,
    name: row.name,
    relation: row.relation,
    email: row.email,
    text: row.text,
    proofUrl: row.proofUrl,
    writtenAt: row.writtenAt.toISOString(),
    confirmedAt: row.confirmedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    verificationId: row.verificationId,
    sharedBy: row.sharedBy,
  }))
}

/** Answers a dispute: the answer is mailed, and where it is accepted, shown. Copies that left without it are then revoked. Of two answers at once the first stands.
 *  @throws Problem `not_found` for one that does not wait, `validation` for an empty answer */
export async function answerDispute(
  parts: Pick<SharingParts, 'db' | 'queue' | 'now' | 'config'>,
  id: string,
  { decision, answer }: DisputeAnswer,
): Promise<void> {
  const said = answer.trim()
  if (said === '') {
    const sentence = 'Write at least one sentence to the person who wrote.'
    throw new Problem('validation', sentence, { fields: { answer: sentence } })
  }
  await withTransaction(parts.db, async (tx) => {
    const at = parts.now()
    const answered = await tx.query<Dispute>(
      `update disputes set state = $2, answer = $3, answered_at = $4 where id = $1 and state = 'open' returning ${disputeColumns}`,
      [id, decision, said, at],
    )
    const [dispute] = answered.rows
    if (dispute === undefined) throw new Problem('not_found', 'This dispute isn’t waiting for an answer.')
    if (decision === 'accepted') await revokeDisputed(tx, dispute, at)
    await writeAnswer(parts, tx, dispute, decision === 'accepted', said)
  })
}

/** What left of the report before says nothing of the dispute. */
async function revokeDisputed(tx: pg.PoolClient, { shareId }: Dispute, at: Date): Promise<void> {
  const found = await tx.query<{ reportId: string | null }>(
    'select report_id as "reportId" from share_links where id = $1',
    [shareId],
  )
  const reportId = found.rows[0]?.reportId ?? null
  if (reportId !== null) await revokeReport(tx, reportId, { reason: 'dispute_accepted', at })
}
