import { Problem, type TeamActionBody, type TeamTableName } from '@vouch/contract'
import type { FastifyReply } from 'fastify'
import type pg from 'pg'
import { withTransaction } from '../../foundation/db/database.ts'
import type { Teammate } from '../../foundation/http/member.ts'
import { noteTeamAction } from '../gate/note-team-action.ts'
import type { AdminParts } from './admin-parts.ts'

/** What the team does to one row: it is found and locked, its name is compared with what was typed, it is done, and the log says how
 *  it stood before and after. All of that is one transaction, unless others have to be asked: then the log says first what is tried. */

export interface Subject {
  /** What has to be typed where the action asks for it. */
  label: string
  userId: string | null
  /** How it stands, for the log. Nobody's address or name is in it. */
  state: object
}

export interface DeedAsk {
  parts: AdminParts
  id: string
  body: TeamActionBody
  teammate: Teammate
  address: string
  /** The same key does a thing once. */
  key: string
  reply: FastifyReply
}

export interface Deed {
  /** Finds the row, and locks it where there is a transaction. Null: there is none. */
  find: (sql: Pick<pg.Pool, 'query'>, id: string) => Promise<Subject | null>
  /** Done inside the transaction. @returns a sentence about what was done, and where to go then */
  inside?: (tx: pg.PoolClient, ask: DeedAsk) => Promise<Done>
  /** Done outside of any, because somebody else is asked. */
  outside?: (ask: DeedAsk) => Promise<Done>
}

export interface Done {
  message: string
  goTo?: string
  after?: object
}

/** Does it. @throws Problem `not_found`, `not_confirmed`, or whatever stood in the way */
export async function perform(
  table: TeamTableName,
  verb: string,
  deed: Deed,
  ask: DeedAsk,
): Promise<{ message: string; goTo?: string }> {
  const { db } = ask.parts
  const action = `${table}.${verb}`
  const { inside, outside } = deed
  const { after: _, ...shown } = await withTransaction(db, async (tx): Promise<Done> => {
    const subject = await findConfirmed(tx, deed, ask)
    const about = { kind: table, id: ask.id, userId: subject.userId }
    const note = { subject: about, reason: ask.body.reason ?? ask.body.answer, before: subject.state }
    if (inside === undefined) {
      await noteTeamAction(tx, ask, { ...note, action: `${action}:begun` })
      return { message: '' }
    }
    const done = await inside(tx, ask)
    await noteTeamAction(tx, ask, {
      ...note,
      action,
      after: { ...(await deed.find(tx, ask.id))?.state, ...done.after },
    })
    return done
  })
  if (outside === undefined) return shown
  const { message, after } = await outside(ask)
  const now = await deed.find(db.pool, ask.id)
  const subject = { kind: table, id: ask.id, userId: now?.userId ?? null }
  await noteTeamAction(db.pool, ask, { action, subject, after: { ...now?.state, ...after } })
  return { message }
}

async function findConfirmed(tx: pg.PoolClient, { find }: Deed, { id, body }: DeedAsk): Promise<Subject> {
  const subject = await find(tx, id)
  if (subject === null) throw new Problem('not_found', 'This row no longer exists.')
  const typed = body.confirm?.trim().toLowerCase()
  if (typed !== undefined && typed !== subject.label.trim().toLowerCase()) throw new Problem('not_confirmed')
  return subject
}

/** @returns a way to find a row by one query that gives `label`, `userId` and `state` */
export function finder(text: string): Deed['find'] {
  return async (sql, id) => (await sql.query<Subject>(text, [id])).rows[0] ?? null
}
