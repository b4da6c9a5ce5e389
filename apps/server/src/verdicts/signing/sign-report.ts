import type { ReportSignature } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import type pg from 'pg'
import { onlyRow } from '../../foundation/db/database.ts'
import { isPassedOn } from '../creators/passed-on.ts'
import { newCode } from './report-code.ts'
import { sealedReport } from './report-digest.ts'
import { signatureOf, signedText } from './signed-text.ts'
import type { SigningParts } from './signing-parts.ts'

/** Signs a report that leaves. A report is signed once: whoever passes it on later passes on the same signature, with the same code. */

type Sql = Pick<pg.Pool, 'query'>
type Signer = Pick<SigningParts, 'keys' | 'now' | 'publicAddress'>

export interface SignedReport {
  /** The whole file: the report with its signature, in canonical form. */
  text: string
  signature: ReportSignature
  /** Where anybody can check it. */
  checkUrl: string
}

/** @param report as it is stored, every key of its own engine and no other
 *  @returns the report with its signature; one that was revoked keeps it, for it has left already
 *  @throws Error when no key signs, which the start refuses */
export async function signReport(sql: Sql, signer: Signer, reportId: string, report: Report): Promise<SignedReport> {
  const kept = await loadKept(sql, reportId)
  // What a key signed that is no longer here, nobody can check: it was taken away because it was stolen.
  const isGood = kept !== null && signer.keys.find(kept.keyId) !== null
  const signature = isGood ? kept : await insert(sql, signer, reportId, report)
  return {
    text: signedText(report, signature),
    signature,
    checkUrl: `${signer.publicAddress()}/check/${signature.code}`,
  }
}

async function insert(sql: Sql, signer: Signer, reportId: string, report: Report): Promise<ReportSignature> {
  const key = signer.keys.signing()
  if (key === null) throw new Error('No key signs reports')
  const signedAt = signer.now()
  const words = { issuer: signer.publicAddress(), code: newCode(), signedAt: signedAt.toISOString() }
  const { code, issuer, keyId, value } = signatureOf(report, words, key)
  const inserted = await sql.query<KeptRow>(
    `insert into signed_reports (code, report_id, creator_id, file_of, digest, data_at, computed_at, key_id, issuer, signed_at, value, passed_on)
     select $2, reports.id, creator_id, workspace_id, $3, fetched_at, computed_at, $4, $5, $6, $7, ${isPassedOn('snapshots')}
       from reports join snapshots on snapshots.id = snapshot_id where reports.id = $1
     on conflict (report_id) do update
       set code = excluded.code, key_id = excluded.key_id, issuer = excluded.issuer, signed_at = excluded.signed_at, value = excluded.value
       where not signed_reports.key_id = any($8)
     returning ${columns}`,
    [
      ...[reportId, code, sealedReport(report).digest, keyId, issuer, signedAt, value],
      signer.keys.published().map(({ kid }) => kid),
    ],
  )
  // Somebody else signed it in the same moment: theirs stands.
  return inserted.rowCount === 0 ? required(await loadKept(sql, reportId)) : signatureIn(onlyRow(inserted))
}

/** Notes that somebody beside the creator has the report from now on. */
export async function notePassedOn(tx: Sql, reportId: string): Promise<void> {
  await tx.query('update signed_reports set passed_on = true where report_id = $1 and not passed_on', [reportId])
}

interface KeptRow extends Pick<ReportSignature, 'issuer' | 'keyId' | 'value'> {
  code: string
  signedAt: Date
}

const columns = `code, issuer, key_id as "keyId", signed_at as "signedAt", value`

async function loadKept(sql: Sql, reportId: string): Promise<ReportSignature | null> {
  const found = await sql.query<KeptRow>(`select ${columns} from signed_reports where report_id = $1`, [reportId])
  const [row] = found.rows
  return row === undefined ? null : signatureIn(row)
}

function signatureIn({ issuer, keyId, code, signedAt, value }: KeptRow): ReportSignature {
  return { schema: 'vouch.signature/1', issuer, keyId, code, signedAt: signedAt.toISOString(), value }
}

function required<T>(value: T | null): T {
  if (value === null) throw new Error('The report was deleted while it was signed')
  return value
}
