import type { MailHost } from '../../outside/mailboxes/mail-host.ts'
import type { KeyRing } from '../../verdicts/consent/key-ring.ts'
import type { Sql } from './outreach-desk.ts'

/** Who sends for a workspace, as the database keeps it: passwords and the signing key lie sealed, each for its own row and column. */

export interface SenderRow {
  workspaceId: string
  legalName: string
  postalAddress: string
  fromName: string
  address: string
  timeZone: string
  via: 'ours' | 'own'
  smtpHost: string | null
  smtpPort: number | null
  smtpTls: boolean
  smtpUser: string | null
  smtpPasswordSealed: string | null
  dailyMax: number
  imapHost: string | null
  imapPort: number | null
  imapTls: boolean
  imapUser: string | null
  imapPasswordSealed: string | null
  imapValidity: string | null
  imapLastUid: string
  imapReadAt: Date | null
  imapFault: string | null
  dkimPrivateSealed: string | null
  dkimPublic: string | null
  dkimPublished: boolean
  keyId: string
  firstSentOn: string | null
}

export type SealedPart = 'smtp_password' | 'imap_password' | 'dkim_private'

const placeOf = (workspaceId: string, part: SealedPart) => `outreach_senders.${part}:${workspaceId}`

const columns = `workspace_id as "workspaceId", legal_name as "legalName", postal_address as "postalAddress", from_name as "fromName", address,
  time_zone as "timeZone", via, smtp_host as "smtpHost", smtp_port as "smtpPort", smtp_tls as "smtpTls", smtp_user as "smtpUser",
  smtp_password_sealed as "smtpPasswordSealed", daily_max as "dailyMax", imap_host as "imapHost", imap_port as "imapPort", imap_tls as "imapTls",
  imap_user as "imapUser", imap_password_sealed as "imapPasswordSealed", imap_validity as "imapValidity", imap_last_uid::text as "imapLastUid",
  imap_read_at as "imapReadAt", imap_fault as "imapFault", dkim_private_sealed as "dkimPrivateSealed", dkim_public as "dkimPublic",
  dkim_published as "dkimPublished", key_id as "keyId", first_sent_on::text as "firstSentOn"`

/** Loads who sends for a workspace; null where nobody has said. */
export async function loadSender(sql: Sql, workspaceId: string): Promise<SenderRow | null> {
  const found = await sql.query<SenderRow>(`select ${columns} from outreach_senders where workspace_id = $1`, [
    workspaceId,
  ])
  return found.rows[0] ?? null
}

export function sealPart(ring: KeyRing, workspaceId: string, part: SealedPart, text: string): string {
  return ring.seal(text, placeOf(workspaceId, part)).sealed
}

/** @returns what was sealed; null where nothing was. @throws Error for a row whose key is no longer in the ring */
export function openPart(
  ring: KeyRing,
  { workspaceId, keyId }: Pick<SenderRow, 'workspaceId' | 'keyId'>,
  part: SealedPart,
  sealed: string | null,
): string | null {
  return sealed === null ? null : ring.open({ keyId, sealed }, placeOf(workspaceId, part))
}

/** @returns the workspace's mail server with its password; null where it has none */
export function smtpOf(ring: KeyRing, row: SenderRow): MailHost | null {
  const { smtpHost: host, smtpPort: port, smtpTls: tls, smtpUser } = row
  if (host === null || port === null) return null
  return {
    host,
    port,
    tls,
    user: smtpUser ?? '',
    password: openPart(ring, row, 'smtp_password', row.smtpPasswordSealed),
  }
}

/** @returns the workspace's mailbox with its password; null where it has none */
export function imapOf(ring: KeyRing, row: SenderRow): MailHost | null {
  const { imapHost: host, imapPort: port, imapTls: tls, imapUser } = row
  if (host === null || port === null) return null
  return {
    host,
    port,
    tls,
    user: imapUser ?? '',
    password: openPart(ring, row, 'imap_password', row.imapPasswordSealed),
  }
}
