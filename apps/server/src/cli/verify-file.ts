import { broughtSnapshot } from '../outside/platforms/import/brought-snapshot.ts'
import { reportOf, snapshotDigest } from '../verdicts/verifications/report-of.ts'
import { type FileOptions, readFileHere } from './read-file.ts'
import { readSource } from './read-source.ts'
import { replay, reportIn } from './replay.ts'
import { replayExit, replayText } from './replay-text.ts'
import { type ReportOptions, writeReport } from './write-report.ts'

interface VerifyFileOptions extends FileOptions, ReportOptions {
  /** A report to compare with, instead of writing one. */
  against: string | undefined
  /** Of what its signature is checked with: a file or address of published keys; undefined: this installation's own. */
  keys?: string | undefined
}

/** A report for a file: a snapshot, a list of followers or posts with the creator named beside it, or a creator's data export.
 *  @throws CommandFault when it cannot be read. */
export async function verifyFile(path: string, options: VerifyFileOptions): Promise<void> {
  if (options.against !== undefined) return compare(path, options.against, options)
  const snapshot = await readFileHere(path, options)
  writeReport(reportOf(snapshot, { computedAt: new Date().toISOString() }).report, options)
}

/** A file that doesn't say when it was made is read as of the day that the report is about, as it was then. A snapshot that a report was given on
 *  when it was fetched keeps its source; of one that was brought, the report knows only that. */
async function compare(path: string, against: string, options: VerifyFileOptions): Promise<void> {
  const text = Buffer.from(await readSource(against)).toString('utf8')
  const { loadReportKeys } = await import('./report-keys.ts')
  const given = reportIn(text, await loadReportKeys(options.keys))
  const claimed = await readFileHere(path, { ...options, at: given.before.subject.fetchedAt, asClaimed: true })
  const isAsClaimed = snapshotDigest(claimed) === given.before.snapshotDigest
  const snapshot = isAsClaimed ? claimed : broughtSnapshot(claimed)
  const replayed = replay(snapshot, given)
  process.stdout.write(options.json ? `${JSON.stringify(replayed)}\n` : replayText(replayed))
  process.exitCode = replayExit(replayed)
}

/** The snapshot itself, to keep or to look into before it is verified. @throws CommandFault when the file cannot be read. */
export async function importFile(path: string, options: FileOptions): Promise<void> {
  process.stdout.write(`${JSON.stringify(await readFileHere(path, options))}\n`)
}
