import { Problem, type ProfileAddress, profileByHandle } from '@vouch/contract'
import type { Snapshot } from '@vouch/engine'
import { withTransaction } from '../../foundation/db/database.ts'
import { ConnectorFailure } from '../../outside/platforms/connector.ts'
import type { CountsPort } from '../../outside/platforms/counts-port.ts'
import { storePostReadings } from '../creators/post-readings.ts'
import { dayOf, keepDays } from '../creators/readings.ts'
import { lockCreator, refuseSuppressed } from '../creators/suppressions.ts'
import type { DueCreator } from './claim-due.ts'
import { noteChanges } from './note-changes.ts'
import { ageReached, nextRead } from './post-calendar.ts'
import { nextLook, type Pace, placeOf } from './watch-pace.ts'
import type { Sql, WatchParts } from './watch-parts.ts'

/** One look at a creator: reads, keeps, notes what has changed, and says when the next look is. */

export interface Look {
  creator: DueCreator
  counts: CountsPort
  pace: Pace
  /** The moment of the look: now, and of a simulated platform the moment that was due. */
  at: Date
}

/** Longest look. */
const lookMs = 30_000
const hourMs = 3_600_000
/** Who cannot be read is tried again after an hour, then after twice as long each time, a day at most. */
const doublingsMax = 5

/** @returns the creator's address; null where the name is none that the platform knows. */
function addressOf({ platform, handle }: DueCreator): ProfileAddress | null {
  const address = profileByHandle(platform, handle)
  return address.kind === 'profile' ? address : null
}

/** Makes a look. What goes wrong outside is kept as the creator's problem; what goes wrong here is thrown. */
export async function readCreator(parts: WatchParts, look: Look, signal: AbortSignal): Promise<void> {
  const address = addressOf(look.creator)
  if (address === null) return postpone(parts.db.pool, look, 'bad_address')
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(lookMs)])
    const snapshot = await look.counts.readCounts(address, look.at, limit)
    if (snapshot.availability !== 'found') return await postpone(parts.db.pool, look, snapshot.availability)
    await keep(parts, look, snapshot)
  } catch (error) {
    if (signal.aborted) return release(parts.db.pool, look)
    if (error instanceof ConnectorFailure) return postpone(parts.db.pool, look, error.code, error.retryAt)
    if (error instanceof Problem && error.code === 'creator_withheld') return postpone(parts.db.pool, look, error.code)
    throw error
  }
}

async function keep(parts: WatchParts, look: Look, snapshot: Snapshot): Promise<void> {
  const { creator, counts, pace, at } = look
  const { connector } = snapshot.source
  const kept = { creatorId: creator.id, at, connector }
  const aged = snapshot.posts.flatMap((post) => {
    const hours = ageReached(post, at, counts.postHoursMax)
    return hours === null || post.kind === 'story' ? [] : [{ post, hours }]
  })
  const next = nextLook(at, placeOf(creator.id), pace.periodMs)
  // Who is due in a day's last minute is mostly read in the next day's first, and would otherwise never be read last.
  const dayDone = dayOf(next) > dayOf(at) || dayOf(creator.dueAt) < dayOf(at)
  await withTransaction(parts.db, async (tx) => {
    await lockCreator(tx, creator)
    await refuseSuppressed(tx, { ...creator, profileId: snapshot.profile?.id }, at)
    await keepDays(tx, snapshot, kept)
    const fresh = await storePostReadings(tx, aged, kept)
    // Figures derived from YouTube's data need an amendment to its terms; what was read is shown without them.
    const derives = connector !== 'youtube' || parts.config.youtube.derivedMetrics
    if (derives)
      await noteChanges(tx, { ...kept, rounded: snapshot.profile?.followersRounded ?? false, dayDone, fresh })
    const { postHoursMax } = counts
    const read = nextRead(snapshot.posts, { at, pace, postHoursMax, look: next })
    await tx.query(
      `update watch_schedule set next_read_at = $2, read_at = $3, claimed_until = null, failures = 0, problem = null
        where creator_id = $1`,
      [creator.id, read, at],
    )
    const name = snapshot.profile?.displayName
    if (name)
      await tx.query('update creators set display_name = $2 where id = $1 and display_name is null', [creator.id, name])
  })
}

/** Tries again later, and keeps why.
 *  @param retryAt before which the platform asks not to be asked */
async function postpone(
  sql: Sql,
  { creator, at, pace }: Look,
  problem: string,
  retryAt: Date | null = null,
): Promise<void> {
  const wait = hourMs * 2 ** Math.min(doublingsMax, creator.failures)
  const later = Math.min(at.getTime() + wait, nextLook(at, placeOf(creator.id), pace.periodMs).getTime())
  // A name that is nobody's any more is asked for on its day and no sooner.
  const next = Math.max(later, at.getTime() + hourMs, retryAt?.getTime() ?? 0)
  await sql.query(
    `update watch_schedule set next_read_at = $2, claimed_until = null, failures = failures + 1, problem = $3
      where creator_id = $1`,
    [creator.id, new Date(next), problem],
  )
}

/** The process stops: the creator is due as before. */
async function release(sql: Sql, { creator }: Look): Promise<void> {
  await sql.query('update watch_schedule set claimed_until = null where creator_id = $1', [creator.id])
}
