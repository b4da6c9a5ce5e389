import { canonicalJson, type FileFinding, hasSignedValues, reportSchema } from '@vouch/contract'
import { engineVersions, partsSince, type Report, type Snapshot } from '@vouch/engine'
import { type ReportChange, reportChanges } from '@vouch/presentation'
import { checkSigned } from '../verdicts/signing/check-signed-text.ts'
import type { KeyRing } from '../verdicts/signing/key-ring.ts'
import { reportOf } from '../verdicts/verifications/report-of.ts'
import { CommandFault } from './command-fault.ts'

/** Scores a snapshot again and compares the report with one that was given on it: `vouch verify SNAPSHOT --against REPORT`. The same engine gives the
 *  same bytes, so a difference has two causes: another engine, or somebody's hand. */

export interface Replay {
  /** `same`: every byte but that of the time. `engine`: another engine judged. `changed`: the same engine could not have written it.
   *  `forged`: the engine that it names cannot have written it. `data`: it was made from other data. */
  outcome: 'same' | 'engine' | 'changed' | 'forged' | 'data'
  proof: Proof
  engines: { before: string; after: string }
  digests: { before: string; after: string }
  changes: ReportChange[]
  /** Keys of a report that differ in other ways than by what is judged. */
  others: string[]
}

const judged = new Set(['state', 'decision', 'trust', 'fraudRisk', 'parts', 'signals'])
/** The time is set to that of the report, so that what else differs is what differs. */
const notCompared = new Set(['engine', 'snapshotDigest', 'computedAt'])

/** What a report's signature shows. `unproven`: there is none, or its key is not at hand. */
export type Proof = 'signed' | 'broken' | 'unproven'

/** A report as it was given, without a signature, and as today's reader understands it. */
export interface GivenReport {
  given: object
  before: Report
  proof: Proof
}

export function replay(snapshot: Snapshot, { given, before, proof }: GivenReport): Replay {
  const { computedAt, stateCode } = before
  const withheld = stateCode === 'derived_metrics_off' && { withheld: 'derived_metrics_off' as const }
  const { report: after, digest } = reportOf(snapshot, { computedAt, ...withheld })
  const keys = [...new Set([...Object.keys(given), ...Object.keys(after)])].filter((key) => !notCompared.has(key))
  const others = keys.filter((key) => !isSame(given, after, key))
  return {
    outcome: outcomeOf({ before, after, proof }, others.length === 0),
    proof,
    engines: { before: before.engine, after: after.engine },
    digests: { before: before.snapshotDigest, after: digest },
    changes: reportChanges(before, after),
    others: others.filter((key) => !judged.has(key)),
  }
}

function outcomeOf(
  { before, after, proof }: { before: Report; after: Report; proof: Proof },
  isEqual: boolean,
): Replay['outcome'] {
  if (before.snapshotDigest !== after.snapshotDigest) return 'data'
  if (before.engine === after.engine) return isEqual ? 'same' : 'changed'
  if (proof === 'signed') return 'engine'
  return proof === 'broken' || !engineVersions.includes(before.engine) || isAhead(before) ? 'forged' : 'engine'
}

/** @returns whether a report holds what the engine that it names did not have yet */
function isAhead({ engine, parts, decision }: Report): boolean {
  const isEarlier = engineVersions.indexOf(engine) < engineVersions.indexOf(partsSince)
  return isEarlier && (parts.length > 0 || decision !== null)
}

function isSame(one: object, other: object, key: string): boolean {
  const of = (report: object) => canonicalJson((report as Record<string, unknown>)[key] ?? null)
  return of(one) === of(other)
}

/** @param text of a report, signed or not
 *  @param keys that its signature is checked with; null: there are none
 *  @throws CommandFault for what is none */
export function reportIn(text: string, keys: Pick<KeyRing, 'find'> | null = null): GivenReport {
  const { signature, ...given } = parsed(text)
  const reading = reportSchema.safeParse(given)
  if (!reading.success) throw new CommandFault('The file behind --against isn’t a report (vouch.report/1).')
  const proof = signature === undefined || keys === null ? 'unproven' : proofOf(checkSigned(text, keys).finding)
  return { given, before: reading.data as Report, proof }
}

/** A file that was only written again holds the signed values. */
function proofOf(finding: FileFinding): Proof {
  if (hasSignedValues(finding)) return 'signed'
  return finding === 'key_unknown' ? 'unproven' : 'broken'
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
