import { z } from 'zod'
import { formText, notAnObject } from '../wire/form-fields.ts'
import { route } from '../wire/route.ts'
import { decisionSchema, reportSchema } from './report.ts'

/** Signed reports: what stands under a report that leaves, and how anybody finds out whether it is what was signed. */

export const reportSignatureSchema = 'vouch.signature/1'

/** Stands in a signed report under the key `signature`. `value` signs the canonical JSON of the whole report with this object in it, but
 *  for `value` itself. */
export const reportSignature = z
  .object({
    schema: z.literal(reportSignatureSchema),
    /** The public address of the instance that signed. */
    issuer: z.string(),
    /** The RFC 7638 thumbprint of the key, as `/.well-known/vouch-keys.json` names it. */
    keyId: z.string(),
    /** By which the instance finds the signature; null for a report that was signed on the command line, which no instance has heard of. */
    code: z.string().nullable(),
    signedAt: z.string(),
    /** The Ed25519 signature, 64 bytes as base64url. */
    value: z.string(),
  })
  .meta({ id: 'ReportSignature' })
export type ReportSignature = z.output<typeof reportSignature>

/** What a check of a file can find. All but the first are reasons to distrust it. */
export const fileFindings = [
  'unchanged',
  /** Its values are not those that were signed. */
  'values_changed',
  /** Its values are those that were signed, but it was written again: with spaces, in another order, numbers in another form. */
  'written_again',
  /** A key stands twice, so that two programs can read two values. */
  'key_repeated',
  /** It names a key that is not among those it was checked with. */
  'key_unknown',
  /** It says that it was signed after its key was retired. */
  'key_retired',
  'no_signature',
  /** No JSON: cut off, or another kind of file. */
  'unreadable',
] as const
export type FileFinding = (typeof fileFindings)[number]

/** @returns whether the values of a file are those that were signed, however it was written */
export function hasSignedValues(finding: FileFinding): boolean {
  return finding === 'unchanged' || finding === 'written_again'
}

/** Why a signature does not count any more. */
export const revocationReasons = ['creator_erased', 'dispute_accepted', 'withdrawn'] as const
export type RevocationReason = (typeof revocationReasons)[number]

/** How a signature stands: `unrecorded` where the key is this instance's and the signature is in no record of it. */
export const signatureStandings = ['valid', 'superseded', 'revoked', 'unrecorded'] as const
export type SignatureStanding = (typeof signatureStandings)[number]

/** What became of a signature since. */
export const signatureState = z.object({
  standing: z.enum(signatureStandings),
  revoked: z.object({ at: z.string(), reason: z.enum(revocationReasons) }).nullable(),
  /** The day of the data of a later signed report on the creator; null: there is none. */
  supersededBy: z.object({ dataAt: z.string() }).nullable(),
})
export type SignatureState = z.output<typeof signatureState>

export const reportCheck = z
  .object({
    /** Null where a code was looked up and no file. */
    file: z.enum(fileFindings).nullable(),
    /** Null where nothing was signed, or not here. */
    signature: reportSignature.omit({ schema: true, value: true }).nullable(),
    /** Null where the file’s values are not what was signed. */
    state: signatureState.nullable(),
    /** What the signed report says, in short; null where its data were deleted since. */
    report: z
      .object({
        platform: z.string(),
        handle: z.string(),
        displayName: z.string().nullable(),
        dataAt: z.string(),
        basis: reportSchema.shape.subject.shape.basis.describe(
          'Where the data came from: public, consent (shared by the creator), supplier, import (a file that somebody brought) or sandbox (simulated).',
        ),
        engine: z.string(),
        digest: z.string(),
        trust: reportSchema.shape.trust,
        decision: decisionSchema.shape.word.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'ReportCheck' })
export type ReportCheck = z.output<typeof reportCheck>

/** Largest signed report that is checked; reports have about 100 KB. */
export const checkedCharsMax = 4_000_000
const tooLong = 'A report file can have up to 4,000,000 characters.'
const noInput = 'Send a report file’s text, or a code.'

export const publishedKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: z.string(),
  use: z.literal('sig'),
  alg: z.literal('EdDSA'),
  /** Since when it has signed, ISO 8601. */
  created: z.string(),
  /** Signatures of a later time do not count. Absent: it is in use. */
  retired: z.string().optional(),
})
export type PublishedKey = z.output<typeof publishedKey>
export const publishedKeys = z.object({ keys: z.array(publishedKey).max(100) })

export const revokedSignature = z.object({
  code: z.string(),
  digest: z.string(),
  at: z.string(),
  reason: z.enum(revocationReasons),
})
export const revokedSignatures = z.object({
  issuer: z.string(),
  /** Oldest first. */
  revoked: z.array(revokedSignature),
  /** For `?cursor=` of the next page; null on the last. */
  nextCursor: z.string().nullable(),
})
export type RevokedSignatures = z.output<typeof revokedSignatures>

export const signedReports = {
  check: route({
    method: 'POST',
    path: '/api/check',
    access: 'public',
    tag: 'Signed reports',
    summary:
      'Checks a signed report, or looks up its code: whether it is as it was signed, and whether it still counts.',
    body: z
      .object(
        {
          // As it is: a space before it is a change.
          text: z.string('A report must be text.').max(checkedCharsMax, tooLong).optional(),
          code: formText('A code', 100).optional(),
        },
        notAnObject,
      )
      .refine(({ text, code }) => Boolean(text) !== Boolean(code), noInput),
    status: 200,
    reply: reportCheck,
    problems: ['not_found', 'too_large', 'rate_limited'],
    callsPerMinuteMax: 30,
    bodyBytesMax: 8 * 1024 * 1024,
  }),
  keys: route({
    method: 'GET',
    path: '/.well-known/vouch-keys.json',
    access: 'public',
    tag: 'Signed reports',
    summary: 'The public keys that reports are signed with, as a JWK set. Keep it to check reports offline.',
    status: 200,
    reply: publishedKeys,
    download: 'application/json',
    problems: [],
  }),
  revoked: route({
    method: 'GET',
    path: '/.well-known/vouch-revoked.json',
    access: 'public',
    tag: 'Signed reports',
    summary: 'Signatures that no longer count, oldest first, 1,000 to a page.',
    query: z.object({
      cursor: z
        .string('Send the cursor of the page before.')
        .max(200, 'Send the cursor of the page before.')
        .optional(),
    }),
    status: 200,
    reply: revokedSignatures,
    download: 'application/json',
    problems: ['validation'],
  }),
}
