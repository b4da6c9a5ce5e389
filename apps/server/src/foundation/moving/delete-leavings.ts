import { type Database, withTransaction } from '../db/database.ts'
import type { ObjectStore } from '../objects/object-store.ts'

/** Deletes objects that no row names any more. The note goes in the transaction that saw the object go, so nothing is forgotten while the store is away. */

const batch = 50

/** Deletes all that is due. @returns how many objects. @throws ObjectFault of the last that the store did not delete, after the others were */
export async function deleteLeavings(db: Database, objects: ObjectStore, signal: AbortSignal): Promise<number> {
  let refusal: unknown = null
  for (let total = 0; ; ) {
    const { found, deleted, fault } = await deleteBatch(db, objects)
    total += deleted
    refusal = fault ?? refusal
    // Where nothing of a batch went, the store is away for all of them.
    if (found < batch || deleted === 0 || signal.aborted) {
      if (refusal !== null) throw refusal
      return total
    }
  }
}

async function deleteBatch(db: Database, objects: ObjectStore) {
  return withTransaction(db, async (tx) => {
    const due = await tx.query<{ key: string }>(
      `select key from object_leavings where due_at <= now() order by due_at limit ${batch} for update skip locked`,
    )
    const keys = due.rows.map(({ key }) => key)
    const outcomes = await Promise.allSettled(keys.map((key) => objects.delete(key)))
    const gone = keys.filter((_, place) => outcomes[place]?.status === 'fulfilled')
    await tx.query('delete from object_leavings where key = any($1)', [gone])
    await tx.query(
      `update object_leavings set attempts = attempts + 1, due_at = now() + power(2, least(attempts, 11)) * interval '1 minute'
        where key = any($1)`,
      [keys.filter((key) => !gone.includes(key))],
    )
    const fault = outcomes.find((outcome) => outcome.status === 'rejected')
    return { found: keys.length, deleted: gone.length, fault: fault === undefined ? null : (fault.reason as unknown) }
  })
}
