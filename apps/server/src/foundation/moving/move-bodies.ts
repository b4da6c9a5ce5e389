import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Database } from '../db/database.ts'
import { onlyRow, withTransaction } from '../db/database.ts'
import { ifFree } from '../db/session-lock.ts'
import { bodyDigest } from '../objects/kept-body.ts'
import type { MovableBodies } from '../objects/movable-bodies.ts'
import { ObjectFault, type ObjectStore } from '../objects/object-store.ts'

/** Moves bytes from rows to the object store. Every row is written with its bytes first, so that nobody waits for the store; they follow minutes later. Each
 *  moves by itself: a process that dies leaves rows as they were or as they will be, and the next run goes on from there. */

/** Rows at a time; as many bodies are in memory at most. */
const batch = 8
/** A name that no row has taken by then belongs to an attempt that died. */
const leavingAfter = '1 hour'

export interface MoveParts {
  db: Database
  objects: ObjectStore
  signal: AbortSignal
}

/** Moves all that may move, unless another process is at it. @returns how many bodies. @throws ObjectFault where the store does not take one */
export async function moveBodies(parts: MoveParts, bodies: MovableBodies): Promise<number> {
  const moved = await ifFree(parts.db.sessions, ['moving', bodies.table], async ({ session, lost }) => {
    await ensureIndex(session, bodies)
    return moveWaiting({ ...parts, signal: AbortSignal.any([parts.signal, lost]) }, bodies)
  })
  return moved ?? 0
}

/** A body that the store does not take, one that is too large for it for example, keeps no other from moving.
 *  @throws the first failure, after the others moved */
async function moveWaiting(parts: MoveParts, bodies: MovableBodies): Promise<number> {
  let failure: { reason: unknown } | null = null
  let moved = 0
  for (let last: string | null = null; !parts.signal.aborted; ) {
    const ids = await loadWaiting(parts.db, bodies, last)
    const outcomes = await Promise.allSettled(ids.map((id) => moveOne(parts, bodies, id)))
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
    moved += outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value).length
    if (failures.length > 0) failure ??= { reason: failures[0] }
    last = ids.at(-1) ?? null
    // A store that is away or refuses us does so for all of them; one that does not take one body takes the others.
    if (ids.length < batch || (failures.length === batch && failures.every(isOfStore))) break
  }
  if (failure !== null) throw failure.reason
  return moved
}

function isOfStore(reason: unknown): boolean {
  return reason instanceof ObjectFault && (reason.kind === 'away' || reason.kind === 'refused')
}

const lies = ({ body }: MovableBodies) => `${body} is not null and object_key is null`
const waits = (bodies: MovableBodies) => `${lies(bodies)} and ${bodies.when}`

async function loadWaiting({ pool }: Database, bodies: MovableBodies, last: string | null): Promise<string[]> {
  const { table, id } = bodies
  const behind = last === null ? '' : `and ${id} > $1`
  const found = await pool.query<{ id: string }>(
    `select ${id} as id from ${table} where ${waits(bodies)} ${behind} order by ${id} limit ${batch}`,
    last === null ? [] : [last],
  )
  return found.rows.map((row) => row.id)
}

/** @returns whether it moved */
async function moveOne({ db, objects }: MoveParts, bodies: MovableBodies, rowId: string): Promise<boolean> {
  const { table, id, body } = bodies
  const found = await db.pool.query<{ body: Buffer }>(
    `select ${body} as body from ${table} where ${id} = $1 and ${waits(bodies)}`,
    [rowId],
  )
  const bytes = found.rows[0]?.body
  if (bytes === undefined) return false
  // A name for each attempt: whatever comes of the others, nobody deletes this one's object.
  const key = `${table}/${randomUUID()}`
  await db.pool.query(`insert into object_leavings (key, due_at) values ($1, now() + interval '${leavingAfter}')`, [
    key,
  ])
  await objects.put(key, bytes)
  // The row's are the only other copy: what lies there is read once before they go.
  if (!bytes.equals(await objects.get(key))) throw new ObjectFault('damaged', `${key} is not what was stored`)
  return withTransaction(db, async (tx) => {
    // Bytes that were replaced meanwhile stay until the next run.
    const named = await tx.query(
      `update ${table} set ${body} = null, object_key = $2, object_digest = $3
        where ${id} = $1 and ${waits(bodies)} and 'sha256:' || encode(sha256(${body}), 'hex') = $3`,
      [rowId, key, bodyDigest(bytes)],
    )
    if (named.rowCount === 0) {
      await tx.query('update object_leavings set due_at = now() where key = $1', [key])
      return false
    }
    const kept = await tx.query('delete from object_leavings where key = $1', [key])
    if (kept.rowCount === 0) throw new Error(`The object ${key} was given up before its row had it`)
    return true
  })
}

/** Notes in a restored database that bytes have moved, as the first move does: a start looks for them only there. */
export async function noteMoved({ pool }: Database, movable: readonly MovableBodies[]): Promise<void> {
  const session = await pool.connect()
  try {
    for (const bodies of movable) {
      // Where nothing has moved all of a table is looked at.
      await session.query('set statement_timeout = 0')
      const named = await session.query<{ named: boolean }>(
        `select exists (select from ${bodies.table} where object_key is not null) as named`,
      )
      if (onlyRow(named).named) await ensureIndex(session, bodies)
    }
  } finally {
    session.release(true)
  }
}

/** @returns the name of the index that the first move makes */
export const moveIndex = (table: string) => `${table}_to_move`

/** Finds what waits without reading what has moved. Only who has a store pays for it, and nobody waits while it is built. */
async function ensureIndex(session: pg.PoolClient, bodies: MovableBodies): Promise<void> {
  const name = moveIndex(bodies.table)
  const valid = await session.query<{ valid: boolean | null }>(
    'select (select indisvalid from pg_index where indexrelid = to_regclass($1)) as valid',
    [name],
  )
  if (onlyRow(valid).valid) return
  try {
    await session.query('set statement_timeout = 0')
    // One that was broken off is there, and of no use.
    await session.query(`drop index concurrently if exists ${name}`)
    await session.query(`create index concurrently ${name} on ${bodies.table} (${bodies.id}) where ${lies(bodies)}`)
  } finally {
    await session.query('reset statement_timeout')
  }
}
