import { withTransaction } from '../../foundation/db/database.ts'
import type { OutreachDesk } from './outreach-desk.ts'
import { loadSender, openPart, type SealedPart, sealPart } from './stored-sender.ts'

const resealedAtOnce = 200

/** Seals what lies under an older key of the ring under the newest one. */
export async function resealSenders({ db, ring }: Pick<OutreachDesk, 'db' | 'ring'>): Promise<void> {
  const found = await db.pool.query<{ workspaceId: string }>(
    `select workspace_id as "workspaceId" from outreach_senders where key_id <> $1 and key_id = any($2) limit ${resealedAtOnce}`,
    [ring.currentId, ring.ids],
  )
  for (const { workspaceId } of found.rows)
    await withTransaction(db, async (tx) => {
      await tx.query('select from outreach_senders where workspace_id = $1 for update', [workspaceId])
      const row = await loadSender(tx, workspaceId)
      if (row === null) return
      const again = (part: SealedPart, sealed: string | null) => {
        const text = openPart(ring, row, part, sealed)
        return text === null ? null : sealPart(ring, workspaceId, part, text)
      }
      await tx.query(
        `update outreach_senders set smtp_password_sealed = $2, imap_password_sealed = $3, dkim_private_sealed = $4, key_id = $5 where workspace_id = $1`,
        [
          ...[
            workspaceId,
            again('smtp_password', row.smtpPasswordSealed),
            again('imap_password', row.imapPasswordSealed),
          ],
          ...[again('dkim_private', row.dkimPrivateSealed), ring.currentId],
        ],
      )
    })
}
