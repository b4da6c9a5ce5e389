import type pg from 'pg'
import { networkOf } from '../../customers/accounts/client-of.ts'
import type { Teammate } from '../../foundation/http/member.ts'

/** The team's log: who did what to what, why, and how it stood before and after. */

export interface TeamAction {
  /** `users.suspend`: the table and the verb. */
  action: string
  subject: { kind: string; id: string; userId?: string | null }
  reason?: string | undefined
  before?: object | null
  after?: object | null
}

/** Who acts, and from where. */
export interface Actor {
  teammate: Pick<Teammate, 'sessionId' | 'name'>
  address: string
}

/** Notes an action, in the transaction of what it did. */
export async function noteTeamAction(
  sql: Pick<pg.Pool, 'query'>,
  { teammate, address }: Actor,
  { action, subject, reason, before = null, after = null }: TeamAction,
): Promise<void> {
  await sql.query(
    `insert into team_actions (name, session_id, action, subject_kind, subject_id, user_id, reason, before, after, network)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[teammate.name, teammate.sessionId, action, subject.kind, subject.id, subject.userId ?? null, reason ?? null],
      ...[before && JSON.stringify(before), after && JSON.stringify(after), networkOf(address)],
    ],
  )
}
