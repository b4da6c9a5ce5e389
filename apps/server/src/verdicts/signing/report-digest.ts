import { hash } from 'node:crypto'
import { canonicalJson } from '@vouch/contract'
import type { Report } from '@vouch/engine'

/** The digest of a report: whoever holds the report can compute it and compare. It is another one than the digest inside the
 *  report, which names the data that the report was computed from. */

/** @returns the text that is digested, and its SHA-256 as `sha256:` and hexadecimal. */
export function sealedReport(report: Report): { text: string; digest: string } {
  const text = canonicalJson(report)
  return { text, digest: `sha256:${hash('sha256', text, 'hex')}` }
}
