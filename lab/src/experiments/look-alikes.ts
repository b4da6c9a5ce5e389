/** Innocent events on real creators whom the signals were not fitted on: how often a risk becomes high or critical by them.
 *  Run alone: `node lab/src/experiments/look-alikes.ts --data DIR`. */

import { parseArgs } from 'node:util'
import { assess, type Snapshot } from '@vouch/engine'
import { lookAlikes, withLookAlike } from '../creators/look-alikes.ts'
import { evidenceOf, heldOutCreators } from './injected-fraud.ts'

export interface LookAlikeRow {
  file: string
  event: string
  creators: number
  /** Part with a high or critical risk. */
  alarming: number
  /** Median change of the evidence against the same creator untouched, in log-odds. */
  change: number
}

const creatorsMax = 250
const files = ['creators_tiktok_famous', 'creators_ig_adipta'] as const

/** @param folder of the real creators; files that are missing are left out */
export function lookAlikeRows(folder: string): LookAlikeRow[] {
  return files.flatMap((file) => {
    const creators = heldOutCreators(folder, file, creatorsMax)
    if (creators.length === 0) return []
    const before = creators.map(read)
    const rows = lookAlikes.map((event) => ({
      event,
      after: creators.map((creator) => read(withLookAlike(creator, event))),
    }))
    return [{ event: 'untouched', after: before }, ...rows].map(({ event, after }) => ({
      file,
      event,
      creators: creators.length,
      alarming: after.filter(({ alarming }) => alarming).length / after.length,
      change: middle(after.map(({ evidence }, index) => evidence - (before[index]?.evidence ?? 0))),
    }))
  })
}

function read(snapshot: Snapshot): { alarming: boolean; evidence: number } {
  const report = assess(snapshot, { digest: 'sha256:not-taken', computedAt: snapshot.fetchedAt })
  return { alarming: report.fraudRisk === 'high' || report.fraudRisk === 'critical', evidence: evidenceOf(report) }
}

function middle(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

if (import.meta.main) {
  const { data } = parseArgs({ options: { data: { type: 'string' } } }).values
  if (data === undefined) throw new Error('Say where the data is: --data DIR')
  console.table(lookAlikeRows(data))
}
