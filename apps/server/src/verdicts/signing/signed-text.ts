import { sign, verify } from 'node:crypto'
import { canonicalJson, type ReportSignature, reportSignatureSchema } from '@vouch/contract'
import type { KeyRing } from './key-ring.ts'
import type { SigningKey } from './signing-key.ts'

/** The bytes that are signed, and the text that carries the signature. Both are canonical JSON: the signed one without `value`. */

type Unsigned = Omit<ReportSignature, 'schema' | 'keyId' | 'value'>
type Signer = NonNullable<ReturnType<KeyRing['signing']>>

/** @returns the signature of a report, or of another record that leaves; the same key and the same words give the same one */
export function signatureOf(report: object, unsigned: Unsigned, { id, privateKey }: Signer): ReportSignature {
  const named = { schema: reportSignatureSchema, keyId: id, ...unsigned } as const
  const bytes = Buffer.from(signedBytes({ ...report, signature: named }))
  return { ...named, value: sign(null, bytes, privateKey).toString('base64url') }
}

/** @returns the file of a signed report, as it leaves */
export function signedText(report: object, signature: ReportSignature): string {
  return canonicalJson({ ...report, signature })
}

/** @param file what was read from a signed file, whole: whatever it holds beyond a report was signed too */
export function isSignedBy(
  file: { signature: { value: string } },
  { publicKey }: Pick<SigningKey, 'publicKey'>,
): boolean {
  const { value } = file.signature
  const bytes = Buffer.from(value, 'base64url')
  // Two ways of writing the same bytes would be two files with one signature.
  if (bytes.toString('base64url') !== value) return false
  return verify(null, Buffer.from(signedBytes(file)), publicKey, bytes)
}

function signedBytes(file: { signature: object }): string {
  return canonicalJson({ ...file, signature: { ...file.signature, value: undefined } })
}
