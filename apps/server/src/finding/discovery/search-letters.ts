import { savedSearchesMax } from '@vouch/contract'
import type pg from 'pg'
import { z } from 'zod'
import type { Config } from '../../config/config.ts'
import { type Database, onlyRow, withTransaction } from '../../foundation/db/database.ts'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import type { Queue, QueueLog } from '../../foundation/jobs/queue.ts'
import { writeMail } from '../../foundation/mail/outbox.ts'
import { isServerAtFault, lastCreator, loadFresh, unreadSearch } from './fresh-matches.ts'
import { newsLetter } from './search-news.ts'

/** Tells people of creators who are new in their saved searches: one letter a person, a workspace and a day, and none where nobody is new.
 *
 *  What a newcomer would get wrong: whoever was seen on the page is not told of again, and whoever was told of is told of once. Each person's
 *  searches are marked in the transaction that writes the letter, so a job that is killed goes on with the others. Whoever can't be told today is
 *  marked too and waits a day like everybody else: one person's failure must not stand before all others for ever. */

export const searchLettersKind: JobKind<Record<string, never>> = {
  name: 'discovery.letters',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 900, retries: 2, backoffSeconds: 60, backoffSecondsMax: 600, concurrency: 1 },
}

export interface SearchLetterDesk {
  db: Database
  now: () => Date
  queue: Pick<Queue, 'enqueue'>
  config: Pick<Config, 'company'>
  /** Where links in mail lead. */
  publicAddress: () => string
  /** Whether simulated creators stand beside real ones. */
  sandbox: boolean
  log: Pick<QueueLog, 'error'>
}

/** Less than a day, so that a job which began a little later yesterday keeps nobody waiting today. */
const restMs = 20 * 3_600_000
/** People who are looked up at a time. */
const peopleMax = 100

interface Reader {
  userId: string
  workspaceId: string
  email: string
  firstName: string
}

interface WatchedSearch {
  id: string
  name: string
  address: string
  /** The last creator whom the person has seen or was told of. */
  seenCreator: string
}

/** Writes the letters of the day. @param signal ends it between two people */
export async function tellOfNewCreators(desk: SearchLetterDesk, signal: AbortSignal): Promise<void> {
  for (;;) {
    const readers = await loadReaders(desk)
    for (const reader of readers) {
      if (signal.aborted) return
      await tell(desk, reader).catch((error: unknown) => putOff(desk, reader, error))
    }
    if (readers.length < peopleMax) return
  }
}

/** People whose turn has come and who still work in the workspace, where a plan runs; those who wait longest first. */
async function loadReaders({ db, now }: SearchLetterDesk): Promise<Reader[]> {
  const found = await db.pool.query<Reader>(
    `select users.id as "userId", workspaces.id as "workspaceId", email, first_name as "firstName"
       from saved_search_letters letters
       join saved_searches search on search.id = search_id
       join workspaces on workspaces.id = search.workspace_id
       join subscriptions on subscriptions.workspace_id = workspaces.id
       join users on users.id = user_id
      where told_at < $1 and deleted_at is null and status in ('trialing', 'active')
        and (owner_id = users.id or exists (select from workspace_members members
               where members.workspace_id = workspaces.id and members.user_id = users.id))
      group by users.id, workspaces.id order by min(told_at), users.id limit ${peopleMax}`,
    [new Date(now().getTime() - restMs)],
  )
  return found.rows
}

async function tell(desk: SearchLetterDesk, reader: Reader): Promise<void> {
  const { db, now, queue, config, publicAddress, sandbox, log } = desk
  const { userId, workspaceId, email, firstName } = reader
  const at = now()
  // Read before anybody is counted: whoever joins in between is told of tomorrow rather than never.
  const { last } = onlyRow(await db.pool.query<{ last: string }>(`select ${lastCreator} as last`))
  const searches = await loadWatched(db.pool, reader)
  const asking = { looker: { workspaceId, simulated: sandbox }, at }
  const counts = await loadFresh(db.pool, searches, asking, (id, error) =>
    log.error({ err: error, searchId: id }, unreadSearch),
  )
  const news = searches.flatMap(({ name, address }, place) => {
    const fresh = counts[place] ?? 0
    return fresh > 0 ? [{ name, address, fresh }] : []
  })
  const read = searches.filter((_, place) => typeof counts[place] === 'number')
  await withTransaction(db, async (tx) => {
    await tx.query(
      // What could not be read is told of on the day on which it can.
      `update saved_search_letters
          set told_at = $2, told_creator = case when search_id = any($5::uuid[]) then $3::bigint else told_creator end
        where user_id = $1 and search_id = any($4::uuid[])`,
      [userId, at, last, searches.map(({ id }) => id), read.map(({ id }) => id)],
    )
    if (news.length === 0) return
    const cause = `search-news:${userId}:${workspaceId}:${at.toISOString().slice(0, 10)}`
    const letter = newsLetter({ firstName, searches: news, publicAddress: publicAddress() }, config.company)
    await writeMail(tx, queue, { cause, to: email, at }, letter)
  })
}

/** Lets the others go on after one person's failure. @throws where the database is the reason: the job then comes again as a whole */
async function putOff({ db, now, log }: SearchLetterDesk, { userId, workspaceId }: Reader, error: unknown) {
  if (isServerAtFault(error)) throw error
  log.error({ err: error, userId, workspaceId }, 'Somebody could not be told of new creators')
  await db.pool.query(
    `update saved_search_letters set told_at = $3 from saved_searches search
      where search.id = search_id and user_id = $1 and workspace_id = $2`,
    [userId, workspaceId, now()],
  )
}

async function loadWatched(pool: pg.Pool, { userId, workspaceId }: Reader): Promise<WatchedSearch[]> {
  const found = await pool.query<WatchedSearch>(
    `select id, name, address, greatest(told_creator, coalesce(seen_creator, 0))::text as "seenCreator"
       from saved_search_letters join saved_searches on id = search_id
      where user_id = $1 and workspace_id = $2 order by lower(name), id limit ${savedSearchesMax}`,
    [userId, workspaceId],
  )
  return found.rows
}

/** The job of every morning, in UTC. */
export function searchLettersJob(desk: SearchLetterDesk): Job {
  return defineJob(searchLettersKind, {
    schedule: '37 6 * * *',
    run: (_data, { signal }) => tellOfNewCreators(desk, signal),
  })
}
