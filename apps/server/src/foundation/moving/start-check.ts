import { StartFault } from '../../start-fault.ts'
import type { Database } from '../db/database.ts'
import type { MovableBodies } from '../objects/movable-bodies.ts'
import { ObjectFault } from '../objects/object-store.ts'
import { moveIndex } from './move-bodies.ts'

/** Makes sure that what the database names can be read. A store that is only away stops nobody: new verifications do not need it.
 *  @returns what to say at the start, null where all is well. @throws StartFault where the store refuses us, or is needed and not configured */
export async function requireObjects(db: Database, movable: readonly MovableBodies[]): Promise<string | null> {
  if (db.objects === null) {
    for (const { table } of movable) {
      // Where nothing was ever moved there is no index, and no table has to be read for it.
      const begun = await db.pool.query('select where to_regclass($1) is not null', [moveIndex(table)])
      if (begun.rowCount === 0) continue
      const named = await db.pool.query<{ named: boolean }>(
        `select exists (select from ${table} where object_key is not null) as named`,
      )
      if (named.rows[0]?.named)
        throw new StartFault(
          `A part of the table ${table} lies in an object store, and OBJECT_STORE_URL isn’t set. Set it as it was when they moved.`,
        )
    }
    return null
  }
  try {
    await db.objects.tryOut()
    return null
  } catch (error) {
    if (!(error instanceof ObjectFault)) throw error
    if (error.kind === 'away')
      return `The object store doesn’t answer: ${error.message}. What lies there can’t be read until it does.`
    throw new StartFault(`The object store doesn’t work: ${error.message}. Check OBJECT_STORE_URL and its keys.`)
  }
}
