import type pg from 'pg'

/** Every way in which sessions end before their term. What a newcomer would get wrong: a sign-in that was proved a moment before may
 *  open its session a moment after. So whoever ends all sessions of a person counts up the person's `session_epoch` first, which
 *  waits for those that are just opening and leaves the proofs before it worth nothing. Rows of one family are one place. */

type Sql = Pick<pg.Pool, 'query'>

/** Ends every session of a person. The caller's transaction keeps others from opening one until it is over.
 *  @returns the ids of those that ended */
export async function endEverySession(tx: pg.PoolClient, userId: string): Promise<string[]> {
  await countEpoch(tx, userId)
  const ended = await tx.query<{ id: string }>('delete from sessions where user_id = $1 returning id', [userId])
  return ended.rows.map(({ id }) => id)
}

/** Ends every session of a person but one. @returns in how many places they were; a session that has ended itself ends none */
export async function endOtherPlaces(tx: pg.PoolClient, userId: string, keptSessionId: string): Promise<number> {
  await countEpoch(tx, userId)
  const ended = await tx.query<{ family: string }>(
    `delete from sessions where user_id = $1 and family <> (select family from sessions where id = $2 and user_id = $1)
     returning family`,
    [userId, keptSessionId],
  )
  return new Set(ended.rows.map(({ family }) => family)).size
}

/** Ends one place of a person. @returns whether it was there */
export async function endPlace(sql: Sql, userId: string, sessionId: string): Promise<boolean> {
  const ended = await sql.query(
    'delete from sessions where user_id = $1 and family = (select family from sessions where id = $2 and user_id = $1)',
    [userId, sessionId],
  )
  return ended.rowCount !== 0
}

/** Ends one place, whoever's it is, for the team. @returns whose it was; null when it has ended already */
export async function endFamily(sql: Sql, family: string): Promise<string | null> {
  const ended = await sql.query<{ userId: string }>(
    'delete from sessions where family::text = $1 returning user_id as "userId"',
    [family],
  )
  return ended.rows[0]?.userId ?? null
}

/** Deletes sessions whose term is over. */
export async function deleteEndedSessions(pool: pg.Pool): Promise<void> {
  await pool.query('delete from sessions where expires_at <= now()')
}

async function countEpoch(tx: pg.PoolClient, userId: string): Promise<void> {
  await tx.query('update users set session_epoch = session_epoch + 1 where id = $1', [userId])
}
