import { whenFree } from '../../foundation/db/session-lock.ts'
import { claimDue } from './claim-due.ts'
import { readCreator } from './read-creator.ts'
import { type Pace, paceFor } from './watch-pace.ts'
import { countingConnectors, type WatchParts } from './watch-parts.ts'

/** Reads whoever is due, connector by connector, until nobody is or nothing more may be read. */

/** Creators of one turn, which are read at the same time: a platform sees this many calls at once from one process. */
const turnSize = 8
/** Looks of one run. A clock that is moved far brings the rest with the next minutes. */
const looksMax = 2_000
/** How far back a simulated platform is asked: what lies before is never drawn. */
const lookBackMs = 31 * 86_400_000

/** @param signal ends the work early; who was being read is due as before
 *  @returns looks that were made */
export async function readDue(parts: WatchParts, signal: AbortSignal): Promise<number> {
  let looks = 0
  for (const { id, counts } of countingConnectors(parts.connectors)) {
    const pace = paceFor(await countWatched(parts, id), counts)
    const readAll = async () => {
      while (!signal.aborted && looks < looksMax) {
        const read = await readTurn(parts, { id, counts, pace }, signal)
        if (read === 0) break
        looks += read
      }
    }
    await (counts.simulated ? alone(parts, readAll) : readAll())
  }
  return looks
}

/** Any constant that nothing else in this database locks. */
const lockKey = 7_326_250

/** Whoever moved the clock wants all of it read when the call returns, so a run waits for one that is under way. */
function alone({ db }: WatchParts, work: () => Promise<void>): Promise<void> {
  return whenFree(db.sessions, lockKey, work)
}

type Connector = ReturnType<typeof countingConnectors>[number]

async function readTurn(
  parts: WatchParts,
  { id, counts, pace }: Pick<Connector, 'id' | 'counts'> & { pace: Pace },
  signal: AbortSignal,
): Promise<number> {
  const now = parts.now()
  const due = await claimDue(parts.db, { connector: id, counts, at: now, most: turnSize })
  const oldest = now.getTime() - lookBackMs
  const at = (dueAt: Date) => (counts.simulated ? new Date(Math.max(dueAt.getTime(), oldest)) : now)
  await Promise.all(due.map((creator) => readCreator(parts, { creator, counts, pace, at: at(creator.dueAt) }, signal)))
  return due.length
}

async function countWatched({ db }: WatchParts, connector: string): Promise<number> {
  const found = await db.pool.query<{ count: number }>(
    'select count(*)::int as count from watch_schedule where connector = $1',
    [connector],
  )
  return found.rows[0]?.count ?? 0
}
