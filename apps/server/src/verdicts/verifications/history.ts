import { type HistoryEntry, Problem } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import type pg from 'pg'
import { withEveryKey } from '../creators/reports.ts'

/** The account's verifications of one creator, each beside the one before it: what is different, and whether the data or the
 *  engine made the difference. */

/** Reports are large, and a creator who was verified more often has a story that nobody reads to its beginning. */
const entriesMax = 20
const movedMax = 3
/** Evidence that moved less than this is noise to a reader. */
const tellingLogOdds = 0.05

interface Told {
  id: string
  at: Date
  report: Report
}

/** Loads the history of the creator whom a verification is about, newest first.
 *  @throws Problem `not_found` for a verification of another workspace. */
export async function loadHistory(
  sql: Pick<pg.Pool, 'query'>,
  workspaceId: string,
  id: string,
): Promise<HistoryEntry[]> {
  const owned = await sql.query<{ creatorId: string | null }>(
    'select creator_id as "creatorId" from verifications where id = $1 and workspace_id = $2',
    [id, workspaceId],
  )
  const asked = owned.rows[0]
  if (!asked) throw new Problem('not_found', 'Verification not found.')
  // One more than is shown, so that the oldest shown has its earlier one as well.
  const found = await sql.query<Told>(
    `select verifications.id, verifications.created_at as at, reports.body as report
       from verifications join reports on reports.id = report_id
      where workspace_id = $1 and creator_id = $2 order by verifications.created_at desc, verifications.id desc limit $3`,
    [workspaceId, asked.creatorId, entriesMax + 1],
  )
  return found.rows.slice(0, entriesMax).map((told, place) => entryOf(told, found.rows[place + 1] ?? null))
}

function entryOf({ id, at, report }: Told, earlier: Told | null): HistoryEntry {
  const { engine, snapshotDigest, state, trust, fraudRisk, subject } = report
  const { decision } = withEveryKey(report)
  return {
    ...{ id, at: at.toISOString(), fetchedAt: subject.fetchedAt, engine, snapshotDigest, state, trust, fraudRisk },
    ...{ decision, followers: subject.followers },
    difference: earlier === null ? null : differenceOf(report, earlier.report),
  }
}

/** @returns what changed from one report to the next. Signals that neither could measure have not moved. */
export function differenceOf(report: Report, earlier: Report): NonNullable<HistoryEntry['difference']> {
  const sameData = report.snapshotDigest === earlier.snapshotDigest
  const sameEngine = report.engine === earlier.engine
  const before = new Map(earlier.signals.map((signal) => [signal.id, signal.logOdds ?? 0]))
  const moved = report.signals
    .map(({ id, title, logOdds }) => ({ id, title, from: before.get(id) ?? 0, to: logOdds ?? 0 }))
    .filter(({ from, to }) => Math.abs(to - from) >= tellingLogOdds)
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
  const [now, then] = [report.trust, earlier.trust]
  return {
    cause: sameData ? (sameEngine ? 'none' : 'engine') : sameEngine ? 'data' : 'both',
    points: now && then ? now.score - then.score : null,
    outside: now !== null && then !== null && (now.score < then.low || now.score > then.high),
    moved: moved.slice(0, movedMax),
  }
}
