import { plans, seatedRoles, seatNoticeDays, type Tier } from '@vouch/contract'
import type pg from 'pg'
import { z } from 'zod'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import type { LetterSender } from '../accounts/security-letters.ts'
import { writeSeatLoss, writeSeatNotice } from './letters.ts'
import { loadName } from './load-workspace.ts'
import { loadSeats, lockSeats } from './seats.ts'

/** Workspaces whose plan has fewer seats than people, after a change to a smaller one. Their owners are told, and so are the people who joined last,
 *  who become viewers a week after they were told; nobody is put out. */

export const seatWatchKind: JobKind<Record<string, never>> = {
  name: 'workspaces.seats',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 120, retries: 2, backoffSeconds: 60, backoffSecondsMax: 300, concurrency: 1 },
}

export type SeatDesk = LetterSender & { db: Database }

const dayMs = 86_400_000
/** Workspaces looked at in one run; the rest have their turn in the next. */
const workspacesMax = 500

/** Tells owners whose plan has become too small, forgets what fits again, and makes viewers of the latest joined where a week is over. */
export async function watchSeats(desk: SeatDesk): Promise<void> {
  const found = await desk.db.pool.query<{ id: string }>(
    `select workspaces.id
       from workspaces
       join lateral (select count(*) as seated from workspace_members
                      where workspace_id = workspaces.id and role = any($1)) people on true
      where over_seats_since is not null or (seated > 0 and seated + 1 > ${seatsByTier})
      order by over_seats_since nulls first, workspaces.id limit ${workspacesMax}`,
    [seatedRoles],
  )
  for (const { id } of found.rows) await withTransaction(desk.db, (tx) => watchOne(tx, desk, id))
}

const seatsByTier = `coalesce(own_seats, case tier ${(Object.keys(plans) as Tier[]).map((tier) => `when '${tier}' then ${plans[tier].seats}`).join(' ')} end)`

async function watchOne(tx: pg.PoolClient, desk: SeatDesk, workspaceId: string): Promise<void> {
  await lockSeats(tx, workspaceId)
  const at = desk.now()
  const { seats, overSince } = await loadSeats(tx, workspaceId, at)
  const over = { workspaceId, ...seats, at }
  if (seats.used <= seats.limit) return endWatch(tx, over)
  if (overSince === null) {
    await noteSince(tx, workspaceId, at)
    await tellOwner(tx, desk, over)
  }
  await tellLosers(tx, desk, over)
  const endedBefore = new Date(at.getTime() - seatNoticeDays * dayMs)
  if (overSince === null || overSince > endedBefore) return
  await takeSeats(tx, over, endedBefore)
  const left = await loadSeats(tx, workspaceId, at)
  if (left.seats.used <= left.seats.limit) await endWatch(tx, over)
}

interface Over {
  workspaceId: string
  used: number
  limit: number
  at: Date
}

async function noteSince(tx: pg.PoolClient, workspaceId: string, at: Date | null): Promise<void> {
  await tx.query('update workspaces set over_seats_since = $2 where id = $1', [workspaceId, at])
}

/** All have a seat: whoever loses one another time is told another time. */
async function endWatch(tx: pg.PoolClient, { workspaceId }: Over): Promise<void> {
  await noteSince(tx, workspaceId, null)
  await tx.query(
    'update workspace_members set seat_notice_at = null where workspace_id = $1 and seat_notice_at is not null',
    [workspaceId],
  )
}

/** Pending invitations for a seat end; of the people only who was told in time loses one. */
async function takeSeats(tx: pg.PoolClient, { workspaceId, limit }: Over, endedBefore: Date): Promise<void> {
  await tx.query('delete from workspace_invitations where workspace_id = $1 and role = any($2)', [
    workspaceId,
    seatedRoles,
  ])
  await tx.query(
    `update workspace_members set role = 'viewer', seat_notice_at = null
      where workspace_id = $1 and user_id in (${latestJoined}) and seat_notice_at <= $4`,
    [workspaceId, seatedRoles, Math.max(0, limit - 1), endedBefore],
  )
}

/** People with a seat beyond the first so many, who keep theirs. */
const latestJoined = `select user_id from workspace_members where workspace_id = $1 and role = any($2)
                       order by joined_at, user_id offset $3`

async function tellOwner(tx: pg.PoolClient, desk: SeatDesk, { workspaceId, used, limit, at }: Over): Promise<void> {
  const found = await tx.query<{ email: string; firstName: string }>(
    `select email, first_name as "firstName" from workspaces join users on users.id = owner_id
      where workspaces.id = $1 and deleted_at is null`,
    [workspaceId],
  )
  const [owner] = found.rows
  if (owner === undefined) return
  const workspace = await loadName(tx, workspaceId)
  const { cause, endsAt } = noticeOf(workspaceId, at)
  await writeSeatNotice(tx, desk, {
    ...{ cause, to: owner.email, firstName: owner.firstName, workspace, used, limit, endsAt },
  })
}

const noticeOf = (workspaceId: string, at: Date) => ({
  cause: `seats:${workspaceId}:${at.toISOString()}`,
  endsAt: new Date(at.getTime() + seatNoticeDays * dayMs),
})

/** Tells who is among the latest joined and was not told: a still smaller plan within the week makes them more. Who is no longer among them
 *  keeps the seat. */
async function tellLosers(tx: pg.PoolClient, desk: SeatDesk, { workspaceId, limit, at }: Over): Promise<void> {
  const those = [workspaceId, seatedRoles, Math.max(0, limit - 1)]
  await tx.query(
    `update workspace_members set seat_notice_at = null
      where workspace_id = $1 and seat_notice_at is not null and user_id not in (${latestJoined})`,
    those,
  )
  const latest = await tx.query<{ id: string; email: string; firstName: string }>(
    `update workspace_members set seat_notice_at = $4 from users
      where workspace_id = $1 and seat_notice_at is null and user_id in (${latestJoined})
        and users.id = user_id and users.deleted_at is null
     returning users.id, email, first_name as "firstName"`,
    [...those, at],
  )
  if (latest.rowCount === 0) return
  const workspace = await loadName(tx, workspaceId)
  const { cause, endsAt } = noticeOf(workspaceId, at)
  for (const { id, email, firstName } of latest.rows)
    await writeSeatLoss(tx, desk, { cause: `${cause}:${id}`, to: email, firstName, workspace, endsAt })
}

/** Every hour, like all that hangs on the product's day. */
export function seatWatchJob(desk: SeatDesk): Job {
  return defineJob(seatWatchKind, { schedule: '23 * * * *', run: () => watchSeats(desk) })
}
