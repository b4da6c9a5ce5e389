import { Problem, plans, seatedRoles, type Tier, viewersMax } from '@vouch/contract'
import type pg from 'pg'
import { onlyRow } from '../../foundation/db/database.ts'

/** The seats of a plan. The owner, managers, members and invitations that wait for one of them take one each; viewers are free. */

type Sql = Pick<pg.Pool, 'query'>

export interface Seats {
  seats: { used: number; limit: number }
  viewers: { used: number; limit: number }
  /** When there were first more people than seats; null while they fit. */
  overSince: Date | null
  /** From when the week counts after which seats beyond the plan end: the first notice to somebody who loses theirs. */
  noticedAt: Date | null
}

/** Makes changes of who is in a workspace wait for each other until the transaction ends: two that each saw the last free seat would both
 *  take it. */
export async function lockSeats(tx: Sql, workspaceId: string): Promise<void> {
  await tx.query('select from workspaces where id = $1 for no key update', [workspaceId])
}

/** Loads how many seats are taken. @param at invitations whose time is over by then take none */
export async function loadSeats(sql: Sql, workspaceId: string, at: Date): Promise<Seats> {
  const found = await sql.query<{
    tier: Tier
    ownSeats: number | null
    seated: number
    viewers: number
    overSince: Date | null
    noticedAt: Date | null
  }>(
    `with people as (
       select role from workspace_members where workspace_id = $1
       union all select role from workspace_invitations where workspace_id = $1 and expires_at > $2
     )
     select tier, own_seats as "ownSeats", over_seats_since as "overSince",
            case when over_seats_since is not null then coalesce(
              (select min(seat_notice_at) from workspace_members where workspace_id = $1), over_seats_since) end as "noticedAt",
            (select count(*)::int from people where role = any($3)) as seated,
            (select count(*)::int from people where role = 'viewer') as viewers
       from workspaces where id = $1`,
    [workspaceId, at, seatedRoles],
  )
  const { tier, ownSeats, seated, viewers, overSince, noticedAt } = onlyRow(found)
  return {
    seats: { used: seated + 1, limit: ownSeats ?? plans[tier].seats },
    viewers: { used: viewers, limit: viewersMax },
    overSince,
    noticedAt,
  }
}

/** Call it after the change, in its transaction: what does not fit is rolled back.
 *  @throws Problem `seats_full` where more seats are taken than there are, or more people read than may */
export async function refuseOverfull(tx: Sql, workspaceId: string, at: Date): Promise<void> {
  const { seats, viewers } = await loadSeats(tx, workspaceId, at)
  if (viewers.used > viewers.limit) {
    throw new Problem('seats_full', `A workspace can have up to ${viewers.limit} viewers.`, { limit: viewers.limit })
  }
  if (seats.used <= seats.limit) return
  const taken = seats.limit === 1 ? '1 seat, and it’s taken' : `${seats.limit} seats, and all are taken`
  throw new Problem('seats_full', `Your plan includes ${taken}. Invite them as a viewer, or choose a larger plan.`, {
    limit: seats.limit,
  })
}
