import type { AddedContext, CreatorRequest, ReportSignature, Verification } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import type { AudienceTold } from '@vouch/presentation'
import type { Additions } from '../load-additions.ts'

/** All that a printed report is made of. It crosses to the printing thread, so it holds plain data only. */
export interface ReportPaper {
  report: Report
  origin: Verification['origin']
  verificationId: string
  /** SHA-256 of the report in canonical form. */
  digest: string
  printedAt: string
  /** The report's signature, and where anybody can check it. */
  signed: Pick<ReportSignature, 'code' | 'keyId' | 'issuer' | 'signedAt'> & { checkUrl: string }
  /** A share link at which the reader can check the document, where one was asked for. */
  link: { url: string; expiresAt: string } | null
  context: readonly AddedContext[]
  /** What the creator's objection means for the reader; null where there is none. */
  creatorRequest: CreatorRequest | null
  /** Where the audience lives, how old it is and its gender, as far as anybody declared it. */
  audience: AudienceTold
  /** What the workspace planned and bought, where it wants that printed. */
  additions: Additions
  /** Who runs this product, for the last line. */
  operator: string
}
