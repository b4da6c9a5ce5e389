import type { Report } from '@vouch/engine'
import { loadConfig } from '../config/config.ts'
import { StartFault } from '../start-fault.ts'
import { openKeyRing } from '../verdicts/signing/key-folder.ts'
import { signatureOf, signedText } from '../verdicts/signing/signed-text.ts'
import { CommandFault } from './command-fault.ts'
import { reportJson } from './report-json.ts'
import { reportText } from './report-text.ts'

export interface ReportOptions {
  json: boolean
  /** Signs the JSON with this installation's key. */
  signed: boolean
}

/** Writes a report to standard output: for people, as the API's JSON on one line, or signed. */
export function writeReport(report: Report, { json, signed }: ReportOptions): void {
  if (signed) process.stdout.write(`${signedHere(report)}\n`)
  else process.stdout.write(json ? `${reportJson(report)}\n` : reportText(report))
}

/** No database is asked, so the signature has no code: it can be checked, and neither looked up nor revoked.
 *  @throws CommandFault where production has no key */
function signedHere(report: Report): string {
  const config = loadConfig()
  try {
    const key = openKeyRing(config).signing()
    if (key === null) throw new Error('A ring that was opened signs')
    const issuer = config.appUrl ?? `http://localhost:${config.port}`
    return signedText(report, signatureOf(report, { issuer, code: null, signedAt: new Date().toISOString() }, key))
  } catch (error) {
    throw error instanceof StartFault ? new CommandFault(error.message) : error
  }
}
