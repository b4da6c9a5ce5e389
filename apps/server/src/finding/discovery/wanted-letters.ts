import type pg from 'pg'
import { lastCreator } from './fresh-matches.ts'

/** Who wants to be told by letter of new creators in a saved search: a person, not the workspace. */

interface Wish {
  searchId: string
  userId: string
  at: Date
}

/** From now on the person is told of whoever joins the index later; twice is the same as once. */
export async function wantLetters(tx: pg.PoolClient, { searchId, userId, at }: Wish): Promise<void> {
  await tx.query(
    `insert into saved_search_letters (search_id, user_id, told_creator, told_at)
     values ($1, $2, ${lastCreator}, $3) on conflict do nothing`,
    [searchId, userId, at],
  )
}

/** The person is told no more. */
export async function endLetters(tx: pg.PoolClient, { searchId, userId }: Wish): Promise<void> {
  await tx.query('delete from saved_search_letters where search_id = $1 and user_id = $2', [searchId, userId])
}
