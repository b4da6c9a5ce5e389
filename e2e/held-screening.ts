import { openDatabase } from '../apps/server/src/foundation/db/database.ts'

const unscored = 40

/** A product's screening with its last few creators to do, which waits before it writes them until it is let go. */
export interface HeldScreening {
  /** One of those who have no score yet. */
  handle: string
  letGo: () => Promise<void>
}

/** @param database of a product that has yet to start; as if a stop had cut its screening off */
export async function heldScreening(database: string): Promise<HeldScreening> {
  const db = openDatabase({ connectionString: database, connectionsMax: 1 })
  const last = await db.pool.query<{ id: string; followers: string; handle: string }>(
    `select id, coalesce(followers, -1)::text as followers, handle from discovered_creators
      order by coalesce(followers, -1), id limit ${unscored + 1}`,
  )
  const [first] = last.rows
  const before = last.rows.at(-1)
  if (first === undefined || before === undefined) throw new Error('The index holds nobody')
  await db.pool.query(
    `update simulated_network
        set wanted = true, screened = indexed - ${unscored}, screened_followers = $1, screened_id = $2`,
    [before.followers, before.id],
  )
  await db.pool.query('begin')
  await db.pool.query('select from simulated_network for update')
  return {
    handle: first.handle,
    letGo: async () => {
      await db.pool.query('rollback')
      await db.close()
    },
  }
}
