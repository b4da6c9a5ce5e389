import type pg from 'pg'
import { onlyRow } from '../../foundation/db/database.ts'
import { storableJson, storableText } from '../../foundation/db/storable-text.ts'
import type { Target } from '../../outside/platforms/connector.ts'
import { findOrCreateCreator } from '../creators/find-or-create-creator.ts'
import { type PackedSnapshot, storeSnapshot } from '../creators/snapshots.ts'
import { stepsOfSnapshot, waitingSteps } from './steps.ts'

/** The run behind a request. An address joins the run that fetches it already, or begins one; a file always has its own,
 *  because it belongs to its workspace. */

/** What a request is about, once it was understood; a file's data is compressed before the transaction begins. */
export type Request = { origin: 'address'; target: Target; refresh: boolean } | FileSubject

export interface FileSubject {
  origin: 'file'
  packed: PackedSnapshot
  /** Digest of what was brought: of the same file twice it is the same, whenever it comes. */
  contents: string
  notes: string[]
}

export interface OpenedRun {
  runId: string
  /** Null while the address does not say whose it is. */
  creatorId: string | null
  /** False: joined a run that somebody else began. */
  fresh: boolean
}

/** Joins the run that fetches this creator now, or starts one. The row stays locked until the transaction ends, so the run
 *  cannot end without settling the request that joins it.
 *  @param unpaid whether nothing is bought for it; who pays must not join such a run */
export async function joinAddressRun(
  tx: pg.PoolClient,
  target: Target,
  at: Date,
  { unpaid = false }: { unpaid?: boolean } = {},
): Promise<OpenedRun> {
  const { platform } = target
  const handle = target.kind === 'profile' ? target.handle : null
  const creatorId = handle === null ? null : await findOrCreateCreator(tx, { platform, handle, at })
  const subject = unpaid ? `${subjectOf(target)} unpaid` : subjectOf(target)
  const label = target.kind === 'profile' ? target.handle : `${target.what} ${target.id}`
  const joined = await tx.query<{ runId: string; fresh: boolean }>({
    name: 'join-address-run',
    text: `insert into verification_runs (creator_id, origin, platform, label, address, subject, steps, created_at)
     values ($1, 'address', $2, $3, $4, $5, $6, $7)
     on conflict (subject) where origin = 'address' and state in ('queued', 'running')
       do update set subject = excluded.subject
     returning id as "runId", xmax = 0 as fresh`,
    values: [
      creatorId,
      platform,
      label,
      JSON.stringify(unpaid ? { ...target, unpaid } : target),
      subject,
      JSON.stringify(waitingSteps()),
      at,
    ],
  })
  const { runId, fresh } = onlyRow(joined)
  return { runId, creatorId, fresh }
}

/** @returns one spelling for each thing that can be fetched. What a creator allowed one workspace is fetched for it alone. */
export function subjectOf(target: Target): string {
  if (target.consent) return `consent:${target.consent.id}`
  return target.kind === 'profile' ? target.url : `${target.platform}:${target.what}:${target.id}`
}

/** Stores the data first: whatever happens to the process, the job finds it. */
export async function openFileRun(
  tx: pg.PoolClient,
  { packed, contents, notes, workspaceId, at }: Omit<FileSubject, 'origin'> & { workspaceId: string; at: Date },
): Promise<OpenedRun> {
  const { platform, handle } = packed.head
  const creatorId = await findOrCreateCreator(tx, { platform, handle, at })
  const { id: snapshotId } = await storeSnapshot(tx, packed, { creatorId, workspaceId, at })
  const steps = storableJson(stepsOfSnapshot(packed.head, at))
  const opened = await tx.query<{ runId: string }>(
    `insert into verification_runs (creator_id, origin, platform, label, subject, steps, notes, snapshot_id, created_at)
     values ($1, 'file', $2, $3, $4, $5, $6, $7, $8) returning id as "runId"`,
    [creatorId, platform, storableText(handle), contents, steps, storableJson(notes), snapshotId, at],
  )
  return { runId: onlyRow(opened).runId, creatorId, fresh: true }
}
