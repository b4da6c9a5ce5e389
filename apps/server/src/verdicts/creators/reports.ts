import type { Report } from '@vouch/engine'
import type pg from 'pg'
import { onlyRow } from '../../foundation/db/database.ts'
import { storableJson } from '../../foundation/db/storable-text.ts'

/** Reports at rest: one per snapshot, engine version and reason for leaving the score out. A report is never replaced by
 *  another engine's, so an old verdict can be read as it was given; but for characters that the database could not take apart. */

/** The fields of a report that a list of verifications shows. */
export type ReportCard = Pick<Report, 'state' | 'trust' | 'fraudRisk' | 'verdict' | 'suspiciousFollowers'> & {
  displayName: string | null
  /** Absent from the cards of engines that made no decision. */
  decision?: Report['decision']
}

/** What reports of earlier engines did not say yet. */
const unsaid = { parts: [], decision: null, surer: [] }

/** @returns a stored report with every key of today's, for whatever tells it; its digest is that of the stored one */
export function withEveryKey(report: Report): Report {
  return { ...unsaid, ...report }
}

function cardOf(report: Report): ReportCard {
  const { state, trust, fraudRisk, decision, verdict, suspiciousFollowers, subject } = report
  return { state, trust, fraudRisk, decision, verdict, suspiciousFollowers, displayName: subject.displayName }
}

/** Stores a report, or finds the one of the same snapshot and engine. @returns its id. */
export async function storeReport(tx: Pick<pg.Pool, 'query'>, snapshotId: string, report: Report): Promise<string> {
  const { engine, snapshotDigest, computedAt, state, stateCode } = report
  const values = [snapshotId, engine, stateCode ?? '', state, snapshotDigest, computedAt]
  const stored = await tx.query<{ id: string }>({
    name: 'store-report',
    text: `insert into reports (snapshot_id, engine, withheld, state, digest, computed_at, body, card)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (snapshot_id, engine, withheld) do update set engine = excluded.engine returning id`,
    values: [...values, storableJson(report), storableJson(cardOf(report))],
  })
  return onlyRow(stored).id
}

/** Loads every report of a snapshot, newest first. */
export async function loadReports(sql: Pick<pg.Pool, 'query'>, snapshotId: string): Promise<Report[]> {
  const found = await sql.query<{ body: Report }>(
    'select body from reports where snapshot_id = $1 order by computed_at desc, id',
    [snapshotId],
  )
  return found.rows.map((row) => row.body)
}
