import { parseSnapshotJson } from '@vouch/contract'
import { broughtSnapshot } from '../outside/platforms/import/brought-snapshot.ts'
import { broughtFault } from '../verdicts/verifications/refuse-brought.ts'
import { reportOf } from '../verdicts/verifications/report-of.ts'
import { reportJson } from './report-json.ts'

/** What is written for a line. */
export interface LineAnswer {
  text: string
  isError: boolean
}

const decoder = new TextDecoder('utf-8', { fatal: true })

/** @param bytes a snapshot as JSON
 *  @param line its number, from 1
 *  @returns the report as JSON, or what is wrong; never throws */
export function answerToLine(bytes: Uint8Array, line: number): LineAnswer {
  const text = textOf(bytes)
  if (text === null) return lineError('The line isn’t valid UTF-8.', line)
  const reading = parseSnapshotJson(text)
  if (!reading.ok) return lineError(reading.sentence, line)
  const [snapshot, now] = [broughtSnapshot(reading.snapshot), new Date()]
  const fault = broughtFault({ snapshot, asItIs: true, field: 'snapshot' }, now)
  if (fault !== null) return lineError(fault, line)
  const { report } = reportOf(snapshot, { computedAt: now.toISOString() })
  return { text: reportJson(report), isError: false }
}

/** @returns `{"error", "line"}` with one sentence */
export function lineError(sentence: string, line: number): LineAnswer {
  return { text: JSON.stringify({ error: sentence, line }), isError: true }
}

/** Read with its broken bytes replaced, a handle would be somebody else's. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes)
  } catch {
    return null
  }
}
