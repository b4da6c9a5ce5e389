import {
  hasSignedValues,
  Problem,
  type ReportCheck,
  type ReportSignature,
  type RevocationReason,
  type SignatureState,
} from '@vouch/contract'
import type { Report } from '@vouch/engine'
import { isPassedOn } from '../creators/passed-on.ts'
import { withEveryKey } from '../creators/reports.ts'
import { checkSigned } from './check-signed-text.ts'
import { codeIn } from './report-code.ts'
import { sealedReport } from './report-digest.ts'
import type { SigningParts } from './signing-parts.ts'

/** What anybody may ask of this instance: is this file what you signed, and does it still count? */

const unrecorded: SignatureState = { standing: 'unrecorded', revoked: null, supersededBy: null }

/** Checks a file, and looks its signature up. What a file says is shown only where its values are what was signed. */
export async function checkFile(parts: SigningParts, text: string): Promise<ReportCheck> {
  const { finding, signature, report } = checkSigned(text, parts.keys)
  if (!hasSignedValues(finding) || signature === null)
    return { file: finding, signature: named(signature), state: null, report: null }
  const record = signature.code === null ? null : await loadRecord(parts, signature.code)
  // A second signature under one code can only be made with the key itself.
  const isRecorded = record?.value === signature.value
  return {
    file: finding,
    signature: named(signature),
    state: isRecorded ? stateOf(record) : unrecorded,
    report: report && shortOf(report, sealedReport(reportOnly(text)).digest),
  }
}

/** Looks up a code from a sheet of paper. @throws Problem `not_found` for one that this instance never gave */
export async function checkCode(parts: SigningParts, typed: string): Promise<ReportCheck> {
  const code = codeIn(typed)
  const record = code === null ? null : await loadRecord(parts, code)
  if (record === null)
    throw new Problem(
      'not_found',
      'We never signed a report with that code. Compare it with the document, character by character.',
    )
  const { keyId, issuer, signedAt, body, digest } = record
  return {
    file: null,
    signature: { issuer, keyId, code, signedAt: signedAt.toISOString() },
    state: stateOf(record),
    report: body === null ? null : shortOf(withEveryKey(body), digest),
  }
}

interface SignedRow {
  keyId: string
  issuer: string
  signedAt: Date
  value: string
  digest: string
  revokedAt: Date | null
  revokedFor: RevocationReason | null
  /** The report as it is stored; null where it was deleted. */
  body: Report | null
  /** When the data were collected of a later report that counts. */
  laterDataAt: Date | null
}

/** Later is a report on newer data, or on the same data by a later engine. What somebody brought as a file takes the place of nothing
 *  but their own, and what a creator has passed on to nobody takes the place of nothing. */
async function loadRecord({ db }: Pick<SigningParts, 'db'>, code: string): Promise<SignedRow | null> {
  const found = await db.pool.query<SignedRow>(
    `select s.key_id as "keyId", s.issuer, s.signed_at as "signedAt", s.value, s.digest, s.revoked_at as "revokedAt",
            s.revoked_for as "revokedFor", reports.body,
            (select max(later.data_at) from signed_reports later
              where later.creator_id = s.creator_id and later.revoked_at is null
                and (later.data_at, later.computed_at) > (s.data_at, s.computed_at)
                and (later.file_of is null or later.file_of = s.file_of)
                and (later.passed_on or exists (
                  select from reports behind join snapshots on snapshots.id = behind.snapshot_id
                   where behind.id = later.report_id and ${isPassedOn('snapshots')}))) as "laterDataAt"
       from signed_reports s left join reports on reports.id = s.report_id where s.code = $1`,
    [code],
  )
  return found.rows[0] ?? null
}

/** Loads what became of a signature of this instance. */
export async function loadSignatureState(parts: Pick<SigningParts, 'db'>, code: string): Promise<SignatureState> {
  const record = await loadRecord(parts, code)
  return record === null ? unrecorded : stateOf(record)
}

function stateOf({ revokedAt, revokedFor, laterDataAt }: SignedRow): SignatureState {
  return {
    standing: revokedAt ? 'revoked' : laterDataAt ? 'superseded' : 'valid',
    revoked: revokedAt && revokedFor && { at: revokedAt.toISOString(), reason: revokedFor },
    supersededBy: laterDataAt && { dataAt: laterDataAt.toISOString() },
  }
}

function named(signature: ReportSignature | null): ReportCheck['signature'] {
  if (signature === null) return null
  const { issuer, keyId, code, signedAt } = signature
  return { issuer, keyId, code, signedAt }
}

/** The digest is that of the report alone, as it is printed and shown. */
function reportOnly(text: string): Report {
  const { signature: _, ...report } = JSON.parse(text) as Report & { signature: unknown }
  return report
}

function shortOf({ subject, engine, trust, decision }: Report, digest: string): NonNullable<ReportCheck['report']> {
  const { platform, handle, displayName, fetchedAt: dataAt, basis } = subject
  return { platform, handle, displayName, dataAt, basis, engine, digest, trust, decision: decision?.word ?? null }
}
