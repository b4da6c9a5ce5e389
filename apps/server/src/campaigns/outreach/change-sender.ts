import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { type OutreachSender, Problem, type SenderRecord, type WrittenSender } from '@vouch/contract'
import { withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { openMailbox } from '../../outside/mailboxes/incoming.ts'
import { hostFaultWords } from '../../outside/mailboxes/mail-host.ts'
import { signInToHost } from '../../outside/mailboxes/outgoing.ts'
import { checkRecords } from '../../outside/mailboxes/sender-records.ts'
import { domainOf, type OutreachDesk, type Tx } from './outreach-desk.ts'
import { imapOf, loadSender, openPart, type SealedPart, type SenderRow, sealPart, smtpOf } from './stored-sender.ts'

/** Who sends for a workspace: saying so, trying it, and what DNS must say. */

/** The name under which the public part of the workspace's signing key is looked for. */
export const dkimSelector = 'vouch1'
const dkimBits = 2_048

/** @returns what is shown of a sender: no password */
export function shownSender(row: SenderRow): OutreachSender {
  const { legalName, postalAddress, fromName, address, timeZone, via, dailyMax } = row
  const { smtpHost, smtpPort, imapHost, imapPort } = row
  const smtp = { host: smtpHost ?? '', port: smtpPort ?? 0, tls: row.smtpTls, user: row.smtpUser ?? '' }
  const imap = { host: imapHost ?? '', port: imapPort ?? 0, tls: row.imapTls, user: row.imapUser ?? '' }
  return {
    ...{ legalName, postalAddress, fromName, address, timeZone, via, dailyMax },
    smtp: smtpHost === null ? null : { ...smtp, hasPassword: row.smtpPasswordSealed !== null },
    imap:
      imapHost === null
        ? null
        : {
            ...{ ...imap, hasPassword: row.imapPasswordSealed !== null, fault: row.imapFault },
            readAt: row.imapReadAt?.toISOString() ?? null,
          },
  }
}

/** Saves who sends. A password that is not given stays where the server is the same one: another server never hears the old one.
 *  @throws Problem `validation` for an own server that is not named */
export async function saveSender(desk: OutreachDesk, member: Member, written: WrittenSender): Promise<OutreachSender> {
  if (written.via === 'own' && !written.smtp) {
    const message = 'Name your mail server, or send through ours.'
    throw new Problem('validation', message, { fields: { smtp: message } })
  }
  await withTransaction(desk.db, async (tx) => {
    await tx.query('select from workspaces where id = $1 for no key update', [member.workspaceId])
    await writeSender(tx, desk, member, written, await loadSender(tx, member.workspaceId))
  })
  const saved = await loadSender(desk.db.pool, member.workspaceId)
  if (saved === null) throw new Error('A sender that was saved is gone')
  return shownSender(saved)
}

async function writeSender(
  tx: Tx,
  { ring, now }: OutreachDesk,
  { workspaceId, userId }: Member,
  written: WrittenSender,
  before: SenderRow | null,
): Promise<void> {
  const seal = (part: SealedPart, text: string | null) =>
    text === null ? null : sealPart(ring, workspaceId, part, text)
  const [oldSmtp, oldImap] = before === null ? [null, null] : [smtpOf(ring, before), imapOf(ring, before)]
  const kept = (given: WrittenSender['smtp'], old: typeof oldSmtp) =>
    given?.password ?? (given && given.host === old?.host && given.user === old.user ? old.password : null)
  const { smtp, imap } = written
  const isSameBox = imap && imap.host === before?.imapHost && imap.user === before.imapUser
  const dkim = await signingKeyOf(ring, before, domainOf(written.address))
  await tx.query(
    `insert into outreach_senders as known (workspace_id, legal_name, postal_address, from_name, address, time_zone, via, daily_max,
            smtp_host, smtp_port, smtp_tls, smtp_user, smtp_password_sealed, imap_host, imap_port, imap_tls, imap_user, imap_password_sealed,
            dkim_private_sealed, dkim_public, key_id, changed_by, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)
     on conflict (workspace_id) do update set legal_name = $2, postal_address = $3, from_name = $4, address = $5, time_zone = $6, via = $7,
            daily_max = $8, smtp_host = $9, smtp_port = $10, smtp_tls = $11, smtp_user = $12, smtp_password_sealed = $13, imap_host = $14,
            imap_port = $15, imap_tls = $16, imap_user = $17, imap_password_sealed = $18, dkim_private_sealed = $19, dkim_public = $20,
            key_id = $21, changed_by = $22, changed_at = $23, imap_fault = null, imap_faults = 0,
            dkim_published = known.dkim_published and known.dkim_public = $20 and split_part(known.address, '@', 2) = split_part($5, '@', 2),
            imap_validity = case when $24 then known.imap_validity end, imap_last_uid = case when $24 then known.imap_last_uid else 0 end`,
    [
      ...[workspaceId, written.legalName, written.postalAddress, written.fromName, written.address, written.timeZone],
      ...[written.via, written.dailyMax, smtp?.host ?? null, smtp?.port ?? null, smtp?.tls ?? true, smtp?.user ?? null],
      ...[seal('smtp_password', kept(smtp, oldSmtp)), imap?.host ?? null, imap?.port ?? null, imap?.tls ?? true],
      ...[imap?.user ?? null, seal('imap_password', kept(imap, oldImap)), seal('dkim_private', dkim.privateKey)],
      ...[dkim.publicKey, ring.currentId, userId, now(), isSameBox === true],
    ],
  )
}

/** A domain keeps its key, so that what was published stays right; another domain has another. */
async function signingKeyOf(ring: OutreachDesk['ring'], before: SenderRow | null, domain: string) {
  if (before?.dkimPublic && domainOf(before.address) === domain) {
    const privateKey = openPart(ring, before, 'dkim_private', before.dkimPrivateSealed)
    if (privateKey !== null) return { privateKey, publicKey: before.dkimPublic }
  }
  // On another thread: it takes a tenth of a second and more, in which nobody else would be answered.
  const made = await promisify(generateKeyPair)('rsa', {
    modulusLength: dkimBits,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return { privateKey: made.privateKey, publicKey: made.publicKey.toString('base64') }
}

/** @throws Problem `not_now` where nobody has said who sends */
export async function requireSender(desk: Pick<OutreachDesk, 'db'>, workspaceId: string): Promise<SenderRow> {
  const row = await loadSender(desk.db.pool, workspaceId)
  if (row === null)
    throw new Problem('not_now', 'Set up your sender details first: your legal name, postal address and email.')
  return row
}

/** Signs in to the mail server and the mailbox. @returns what is wrong with each; null where it works or there is none */
export async function trySender({ db, ring, settings }: OutreachDesk, workspaceId: string) {
  const row = await requireSender({ db }, workspaceId)
  const bounds = { testHosts: settings.mailTestHosts }
  const [smtp, imap] = [smtpOf(ring, row), imapOf(ring, row)]
  const faultOf = (tried: Promise<unknown> | null) => (tried === null ? null : tried.then(() => null, hostFaultWords))
  const [ofSmtp, ofImap] = await Promise.all([
    faultOf(smtp && row.via === 'own' ? signInToHost(smtp, bounds) : null),
    faultOf(imap && openMailbox(imap, bounds).then((box) => box.close())),
  ])
  return { smtp: ofSmtp, imap: ofImap }
}

/** Looks at the DNS of the sender's domain, and notes whether messages can be signed. Our own server's domain is the operator's: there is nothing to show. */
export async function senderRecords(desk: OutreachDesk, workspaceId: string): Promise<SenderRecord[]> {
  const { workspaceId: id, address, via, smtpHost, dkimPublic } = await requireSender(desk, workspaceId)
  if (via === 'ours' || smtpHost === null || dkimPublic === null) return []
  const sender = { address, domain: domainOf(address), smtpHost, selector: dkimSelector, publicKey: dkimPublic }
  const records = await checkRecords(sender, desk.lookUpText)
  const dkim = records.find(({ kind }) => kind === 'DKIM')?.ok ?? null
  if (dkim !== null)
    await desk.db.pool.query(
      'update outreach_senders set dkim_published = $2 where workspace_id = $1 and dkim_public = $3',
      [...[id, dkim, dkimPublic]],
    )
  return records
}
