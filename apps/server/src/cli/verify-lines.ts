import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { parseSnapshotJson } from '@vouch/contract'
import { reportOf } from '../verdicts/verifications/report-of.ts'
import { reportJson } from './report-json.ts'

/** A snapshot per line in, a report per line out, in the same order. A bad line gives `{"error"}` in its place, so that line n
 *  of the output always answers line n of the input. */
export async function verifyLines(input: Readable, output: Writable): Promise<void> {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const written = output.write(`${answerTo(line)}\n`)
    if (!written) await once(output, 'drain')
  }
}

function answerTo(line: string): string {
  const reading = parseSnapshotJson(line)
  if (!reading.ok) return JSON.stringify({ error: reading.sentence })
  return reportJson(reportOf(reading.snapshot, { computedAt: new Date().toISOString() }).report)
}
