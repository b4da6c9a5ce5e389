import { reportOf } from '../verdicts/verifications/report-of.ts'
import { type FileOptions, readFileHere } from './read-file.ts'
import { type ReportOptions, writeReport } from './write-report.ts'

/** A report for a file: a snapshot, a list of followers or posts with the creator named beside it, or a creator's data export.
 *  @throws CommandFault when it cannot be read. */
export async function verifyFile(path: string, options: FileOptions & ReportOptions): Promise<void> {
  const snapshot = await readFileHere(path, options)
  writeReport(reportOf(snapshot, { computedAt: new Date().toISOString() }).report, options)
}

/** The snapshot itself, to keep or to look into before it is verified. @throws CommandFault when the file cannot be read. */
export async function importFile(path: string, options: FileOptions): Promise<void> {
  process.stdout.write(`${JSON.stringify(await readFileHere(path, options))}\n`)
}
