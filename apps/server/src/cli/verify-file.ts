import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { fileText } from '@vouch/contract'
import type { Snapshot } from '@vouch/engine'
import { importSnapshot } from '../outside/platforms/import/import-snapshot.ts'
import { reportOf } from '../verdicts/verifications/report-of.ts'
import { CommandFault } from './command-fault.ts'
import { readSource } from './read-source.ts'
import { replay } from './replay.ts'
import { replayExit, replayText } from './replay-text.ts'
import { type ReportOptions, writeReport } from './write-report.ts'

/** A report for a file: a snapshot, or a list of followers or posts with the creator named beside it. */

export interface FileOptions extends ReportOptions {
  platform: string | undefined
  handle: string | undefined
  /** A report to compare with, instead of writing one. */
  against: string | undefined
}

const bytesMax = 200 * 1024 * 1024

/** @param path a file, or `-` for standard input. @throws CommandFault when it cannot be read. */
export async function verifyFile(path: string, options: FileOptions): Promise<void> {
  const { text, encoding } = fileText(bytesOf(path))
  const file = { name: path === '-' ? 'standard input' : basename(path), text }
  const { platform, handle } = options
  const reading = importSnapshot(file, {
    ...(platform && { platform }),
    ...(handle && { handle }),
    at: new Date().toISOString(),
  })
  if (!reading.ok) throw new CommandFault(reading.sentence)
  if (encoding !== 'UTF-8') console.error(`${file.name} was read as ${encoding}.`)
  for (const note of reading.notes) console.error(note)
  if (options.against !== undefined) return compare(reading.snapshot, options.against, options)
  writeReport(reportOf(reading.snapshot, { computedAt: new Date().toISOString() }).report, options)
}

async function compare(snapshot: Snapshot, against: string, { json }: ReportOptions): Promise<void> {
  const replayed = replay(snapshot, Buffer.from(await readSource(against)).toString('utf8'))
  process.stdout.write(json ? `${JSON.stringify(replayed)}\n` : replayText(replayed))
  process.exitCode = replayExit(replayed)
}

function bytesOf(path: string): Uint8Array {
  try {
    const found = path === '-' ? null : statSync(path)
    if (found?.isDirectory()) throw new CommandFault(`${path} is a folder, not a file.`)
    if (found && found.size > bytesMax) throw new CommandFault(`${path} is larger than 200 MB.`)
    return readFileSync(path === '-' ? 0 : path)
  } catch (error) {
    if (error instanceof CommandFault) throw error
    throw new CommandFault(`${path} can’t be read: ${error instanceof Error ? error.message : error}`)
  }
}
