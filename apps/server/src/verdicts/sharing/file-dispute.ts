import type { BodyOf, DisputeState, sharing } from '@vouch/contract'
import { Problem } from '@vouch/contract'
import type pg from 'pg'
import { drawToken, isToken, tokenDigest } from '../../customers/accounts/token.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { writeProof, writeToTeam } from './dispute-letters.ts'
import { type Dispute, disputeAnswerDays, disputeColumns } from './dispute-row.ts'
import { loadShared } from './shared-report.ts'
import type { SharingParts } from './sharing-parts.ts'

/** A creator disputes a shared report, or adds context to it. Nothing happens until the mailbox that the form names has
 *  answered, and the answer to the form is the same whoever asks: nobody learns from it who has written before. */

type Form = Omit<BodyOf<typeof sharing.dispute>, 'website'>

/** Disputes of one address in a day; more would fill a stranger's mailbox with links. */
const filedPerDayMax = 3

/** Stores what was written and mails the link that confirms it. Where the same address waits already on this link, what was written
 *  first stays, and its letter is written again, once an hour at most.
 *  @throws Problem `not_found` or `share_ended` for a link that shows nothing */
export async function fileDispute(parts: SharingParts, token: string, form: Form): Promise<void> {
  const link = await loadShared(parts, token)
  const { platform, handle } = link.report.subject
  const secret = drawToken()
  await withTransaction(parts.db, async (tx) => {
    const filed = await tx.query<Dispute>(
      `insert into disputes (share_id, workspace_id, platform, handle, name, relation, email, body, proof_url, secret_digest,
                             secret_expires_at, written_at)
       select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now() + interval '7 days', $11
        where (select count(*) from disputes where email = $7 and written_at > $11::timestamptz - interval '1 day') < ${filedPerDayMax}
       on conflict (share_id, email) where state in ('unconfirmed', 'open') do nothing
       returning ${disputeColumns}`,
      [
        ...[link.id, link.workspaceId, platform, handle.toLowerCase(), form.name, form.relation, form.email, form.text],
        ...[form.proofUrl || null, tokenDigest(secret), parts.now()],
      ],
    )
    const [fresh] = filed.rows
    if (fresh !== undefined) return writeProof(parts, tx, fresh, proofAddress(parts, token, secret), 'first')
    await writeAgain(parts, tx, { token, secret, linkId: link.id, email: form.email })
  })
}

/** A letter may be lost. Its successor has a secret of its own, which takes the place of the first. */
async function writeAgain(
  parts: SharingParts,
  tx: pg.PoolClient,
  { token, secret, linkId, email }: { token: string; secret: string; linkId: string; email: string },
): Promise<void> {
  const hour = new Date().toISOString().slice(0, 13)
  const renewed = await tx.query<Dispute>(
    `update disputes set secret_digest = $3, secret_expires_at = now() + interval '7 days'
      where share_id = $1 and email = $2 and state = 'unconfirmed'
        and not exists (select from mails where cause = 'dispute:' || disputes.id || ':proof:' || $4)
      returning ${disputeColumns}`,
    [linkId, email, tokenDigest(secret), hour],
  )
  const [dispute] = renewed.rows
  if (dispute !== undefined) await writeProof(parts, tx, dispute, proofAddress(parts, token, secret), hour)
}

/** The secret stands behind the hash, which browsers keep to themselves. */
function proofAddress({ publicAddress }: SharingParts, token: string, secret: string): string {
  return `${publicAddress()}/shared/${token}#confirm=${secret}`
}

/** Confirms a dispute from its mailbox and tells the team. Confirming again changes nothing.
 *  @throws Problem `link_ended` for a secret that never was, or is too old */
export async function confirmDispute(parts: SharingParts, secret: string): Promise<DisputeState> {
  if (!isToken(secret)) throw new Problem('link_ended')
  return withTransaction(parts.db, async (tx) => {
    const found = await tx.query<Dispute & { fresh: boolean }>(
      `select ${disputeColumns}, secret_expires_at > now() as fresh from disputes where secret_digest = $1 for update`,
      [tokenDigest(secret)],
    )
    const [dispute] = found.rows
    if (dispute === undefined) throw new Problem('link_ended')
    if (dispute.state !== 'unconfirmed') return dispute.state
    if (!dispute.fresh) throw new Problem('link_ended')
    await tx.query(
      `update disputes set state = 'open', confirmed_at = $2, due_at = $2::timestamptz + make_interval(days => $3) where id = $1`,
      [dispute.id, parts.now(), disputeAnswerDays],
    )
    await writeToTeam(parts, tx, dispute)
    return 'open'
  })
}
