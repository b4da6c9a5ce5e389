import { hash } from 'node:crypto'
import { canonicalJson, type ReportSignature } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import { signatureOf, signedText } from '../../verdicts/signing/signed-text.ts'
import type { ContractDesk } from './contract-desk.ts'

/** What a creator reads and accepts, in a form that is the same for everybody, and the record of the acceptance. Who accepts another text than was offered
 *  accepts nothing: the digest would differ. */

export interface ContractDocument {
  schema: 'vouch.contract/1'
  contract: string
  version: number
  title: string
  brand: string
  creator: { platform: Platform; handle: string; name: string | null }
  clauses: { heading: string; text: string }[]
  offered: { by: string | null; at: string }
}

export interface ContractRecord {
  schema: 'vouch.contract-record/1'
  document: ContractDocument
  digest: string
  accepted: { name: string; at: string; address: string }
}

export type SignedRecord = ContractRecord & { signature: ReportSignature }

/** @returns the canonical text, and its SHA-256 as `sha256:` and hexadecimal */
export function sealedDocument(document: ContractDocument): { text: string; digest: string } {
  const text = canonicalJson(document)
  return { text, digest: `sha256:${hash('sha256', text, 'hex')}` }
}

/** What was stored by `sealedDocument`, which is what the cast rests on. */
export function documentIn(text: string): ContractDocument {
  return JSON.parse(text) as ContractDocument
}

/** What was stored by `signedRecord`, which is what the cast rests on. */
export function recordIn(text: string): SignedRecord {
  return JSON.parse(text) as SignedRecord
}

/** Signs an acceptance with the key that reports are signed with. @throws Error when no key signs, which the start refuses */
export function signedRecord({ keys, publicAddress }: ContractDesk, record: ContractRecord, at: Date): string {
  const key = keys.signing()
  if (key === null) throw new Error('No key signs contracts')
  const words = { issuer: publicAddress(), code: null, signedAt: at.toISOString() }
  return signedText(record, signatureOf(record, words, key))
}
