import { canonicalJson, reportSchema } from '@vouch/contract'
import type { Report, Snapshot } from '@vouch/engine'
import { type ReportChange, reportChanges } from '@vouch/presentation'
import { reportOf } from '../verdicts/verifications/report-of.ts'
import { CommandFault } from './command-fault.ts'

/** Scores a snapshot again and compares the report with one that was given on it: `vouch verify SNAPSHOT --against REPORT`. The same engine gives the
 *  same bytes, so a difference has two causes: another engine, or somebody's hand. */

export interface Replay {
  /** `same`: every byte but that of the time. `engine`: another engine judged. `changed`: the same engine could not have written it.
   *  `data`: it was made from other data. */
  outcome: 'same' | 'engine' | 'changed' | 'data'
  engines: { before: string; after: string }
  digests: { before: string; after: string }
  changes: ReportChange[]
  /** Keys of a report that differ in other ways than by what is judged. */
  others: string[]
}

const judged = new Set(['state', 'decision', 'trust', 'fraudRisk', 'parts', 'signals'])
/** The time is set to that of the report, so that what else differs is what differs. */
const notCompared = new Set(['engine', 'snapshotDigest', 'computedAt'])

/** A report as it was given, without a signature, and as today's reader understands it. */
export interface GivenReport {
  given: object
  before: Report
}

export function replay(snapshot: Snapshot, { given, before }: GivenReport): Replay {
  const { computedAt, stateCode } = before
  const withheld = stateCode === 'derived_metrics_off' && { withheld: 'derived_metrics_off' as const }
  const { report: after, digest } = reportOf(snapshot, { computedAt, ...withheld })
  const keys = [...new Set([...Object.keys(given), ...Object.keys(after)])].filter((key) => !notCompared.has(key))
  const others = keys.filter((key) => !isSame(given, after, key))
  return {
    outcome: outcomeOf(before, after, others.length === 0),
    engines: { before: before.engine, after: after.engine },
    digests: { before: before.snapshotDigest, after: digest },
    changes: reportChanges(before, after),
    others: others.filter((key) => !judged.has(key)),
  }
}

function outcomeOf(before: Report, after: Report, isEqual: boolean): Replay['outcome'] {
  if (before.snapshotDigest !== after.snapshotDigest) return 'data'
  if (before.engine !== after.engine) return 'engine'
  return isEqual ? 'same' : 'changed'
}

function isSame(one: object, other: object, key: string): boolean {
  const of = (report: object) => canonicalJson((report as Record<string, unknown>)[key] ?? null)
  return of(one) === of(other)
}

/** @param text of a report, signed or not. @throws CommandFault for what is none */
export function reportIn(text: string): GivenReport {
  const { signature: _, ...given } = parsed(text)
  const reading = reportSchema.safeParse(given)
  if (!reading.success) throw new CommandFault('The file behind --against isn’t a report (vouch.report/1).')
  return { given, before: reading.data as Report }
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return { ...value }
  } catch {
    // Said below, like anything else that is no report.
  }
  throw new CommandFault('The file behind --against isn’t JSON.')
}
