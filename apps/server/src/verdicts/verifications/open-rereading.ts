import type { Step } from '@vouch/contract'
import type pg from 'pg'
import { onlyRow } from '../../foundation/db/database.ts'
import type { Target } from '../../outside/platforms/connector.ts'
import { findOrCreateCreator } from '../creators/find-or-create-creator.ts'
import { type OpenedRun, subjectOf } from './open-run.ts'
import { stepsReadAgain } from './steps.ts'
import { freeRepeatHours, freshMsMax, msPerHour } from './verification-parts.ts'

/** A repeat that fetches nothing: whoever paid for a creator within a day reads the data of the last fetch, unless fresh data is
 *  asked for. It spends nothing of the platform's quota, and the report says of when its data is. */

export interface Repeat {
  target: Target
  /** True: fetch again. Data of the last minutes is as fresh as it gets and is read all the same. */
  refresh: boolean
  workspaceId: string
  at: Date
}

interface LastFetch {
  snapshotId: string
  notes: unknown
  steps: Step[]
}

/** Opens a run on stored data.
 *  @returns null where a fetch is due: for a video, whose owner the fetch finds out; for a creator who was not paid for within a
 *  day; and where no data of this day is left. */
export async function openRereading(tx: pg.PoolClient, repeat: Repeat): Promise<OpenedRun | null> {
  const { target, at } = repeat
  // What was fetched for everybody is not what the creator showed to this workspace.
  if (target.kind !== 'profile' || target.consent) return null
  const { platform, handle } = target
  const creatorId = await findOrCreateCreator(tx, { platform, handle, at })
  const last = await loadLastFetch(tx, creatorId, repeat)
  if (last === null) return null
  // Its own spelling of the subject: who pays for a fetch must not join a run on older data.
  const subject = `${subjectOf(target)} of ${last.snapshotId}`
  const joined = await tx.query<{ runId: string; fresh: boolean }>(
    `insert into verification_runs (creator_id, origin, platform, label, address, subject, steps, notes, snapshot_id, created_at)
     values ($1, 'address', $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (subject) where origin = 'address' and state in ('queued', 'running')
       do update set subject = excluded.subject
     returning id as "runId", xmax = 0 as fresh`,
    [
      creatorId,
      platform,
      handle,
      JSON.stringify(target),
      subject,
      JSON.stringify(stepsReadAgain(last.steps, at)),
      JSON.stringify(last.notes),
      last.snapshotId,
      at,
    ],
  )
  return { ...onlyRow(joined), creatorId }
}

/** Loads the last fetch of a creator for a workspace that paid for the creator within a day; null where it is too old or gone. */
async function loadLastFetch(
  tx: pg.PoolClient,
  creatorId: string,
  { workspaceId, refresh, at }: Repeat,
): Promise<LastFetch | null> {
  const dayAgo = new Date(at.getTime() - freeRepeatHours * msPerHour)
  const since = refresh ? new Date(at.getTime() - freshMsMax) : dayAgo
  const found = await tx.query<LastFetch>({
    name: 'last-fetch',
    text: `select snapshots.id as "snapshotId", run.notes, run.steps
       from creators
       join snapshots on snapshots.id = creators.last_snapshot_id
       join lateral (
         select notes, steps from verification_runs
          where snapshot_id = snapshots.id and origin = 'address' and state = 'done' order by created_at limit 1
       ) run on true
      where creators.id = $1 and snapshots.stored_at > $2
        and (snapshots.expires_at is null or snapshots.expires_at > $5)
        and exists (select from verifications
                     where workspace_id = $3 and creator_id = $1 and credits_used > 0 and created_at > $4)`,
    values: [creatorId, since, workspaceId, dayAgo, at],
  })
  return found.rows[0] ?? null
}
