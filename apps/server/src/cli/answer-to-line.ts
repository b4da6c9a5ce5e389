import { parseSnapshotJson } from '@vouch/contract'
import { reportOf } from '../verdicts/verifications/report-of.ts'
import { reportJson } from './report-json.ts'

/** @param line a snapshot as JSON
 *  @returns the report as JSON, or `{"error"}` with one sentence; never throws */
export function answerToLine(line: string): string {
  const reading = parseSnapshotJson(line)
  if (!reading.ok) return errorLine(reading.sentence)
  return reportJson(reportOf(reading.snapshot, { computedAt: new Date().toISOString() }).report)
}

export function errorLine(sentence: string): string {
  return JSON.stringify({ error: sentence })
}
