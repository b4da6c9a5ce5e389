import { Problem, type SavedSearch, savedSearches, savedSearchesMax } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Database } from '../../foundation/db/database.ts'
import { onlyRow, withTransaction } from '../../foundation/db/database.ts'
import { serve } from '../../foundation/http/serve.ts'
import { lastCreator, loadFresh, type SinceSeen, unreadSearch } from './fresh-matches.ts'
import { endLetters, wantLetters } from './wanted-letters.ts'

/** Searches that a workspace keeps. Every statement names the workspace, so nobody reads or changes another's. */

interface SearchRow extends SinceSeen {
  name: string
  createdAt: Date
  emails: boolean
}

/** @param person where the statement has the caller's id */
const columns = (person: string) =>
  `id, name, address, created_at as "createdAt", seen_creator as "seenCreator",
   exists (select from saved_search_letters where search_id = saved_searches.id and user_id = ${person}) as emails`

function searchOf({ id, name, address, createdAt, emails }: SearchRow, fresh: number | null = 0): SavedSearch {
  return { id, name, address, createdAt: createdAt.toISOString(), fresh, emails }
}

interface SavedSearchParts {
  db: Database
  now: () => Date
  /** Whether simulated creators stand beside real ones. */
  sandbox: boolean
}

/** Adds the routes of saved searches. */
export function savedSearchRoutes(app: FastifyInstance, parts: SavedSearchParts): void {
  keepingRoutes(app, parts)
  hearingRoutes(app, parts)
}

/** Lists, saves, renames and deletes. */
function keepingRoutes(app: FastifyInstance, { db, now, sandbox }: SavedSearchParts): void {
  const { pool } = db

  serve(app, savedSearches.list, async ({ member, log }) => {
    const found = await pool.query<SearchRow>(
      `select ${columns('$2')} from saved_searches
        where workspace_id = $1 order by lower(name), id limit ${savedSearchesMax}`,
      [member.workspaceId, member.userId],
    )
    const looker = { workspaceId: member.workspaceId, simulated: sandbox }
    const fresh = await loadFresh(pool, found.rows, { looker, at: now() }, (id, error) =>
      log.error({ err: error, searchId: id }, unreadSearch),
    )
    return { searches: found.rows.map((row, place) => searchOf(row, fresh[place])), nextCursor: null }
  })

  serve(app, savedSearches.save, ({ member, body: { name, address } }) =>
    withTransaction(db, async (tx) => {
      // Two saves at once must not both take the last place.
      await tx.query('select from workspaces where id = $1 for update', [member.workspaceId])
      const held = await tx.query<{ count: number }>(
        'select count(*)::int as count from saved_searches where workspace_id = $1',
        [member.workspaceId],
      )
      if (onlyRow(held).count >= savedSearchesMax)
        throw new Problem(
          'too_many',
          `You’ve reached the limit of ${savedSearchesMax} saved searches. Delete one first.`,
        )
      const saved = await named(name, () =>
        tx.query<SearchRow>(
          `insert into saved_searches (workspace_id, name, address, created_at, seen_creator)
           values ($1, $2, $3, $4, ${lastCreator}) returning ${columns('$5')}`,
          [member.workspaceId, name, address, now(), member.userId],
        ),
      )
      // Whoever saves a search wants to hear of it.
      await wantLetters(tx, { searchId: saved.id, userId: member.userId, at: now() })
      return { ...saved, emails: true }
    }),
  )

  serve(app, savedSearches.rename, ({ member, params, body: { name } }) =>
    named(name, () =>
      pool.query<SearchRow>(
        `update saved_searches set name = $3 where workspace_id = $1 and id = $2 returning ${columns('$4')}`,
        [member.workspaceId, params.id, name, member.userId],
      ),
    ),
  )

  serve(app, savedSearches.remove, async ({ member, params }) => {
    const gone = await pool.query<SearchRow>(
      `delete from saved_searches where workspace_id = $1 and id = $2 returning ${columns('$3')}`,
      [member.workspaceId, params.id, member.userId],
    )
    return firstOf(gone)
  })
}

/** What is new in a search: that it was seen, and who is told by letter. */
function hearingRoutes(app: FastifyInstance, { db, now }: SavedSearchParts): void {
  serve(app, savedSearches.seen, async ({ member, params }) => {
    const seen = await db.pool.query<SearchRow>(
      `update saved_searches set seen_creator = ${lastCreator} where workspace_id = $1 and id = $2 returning ${columns('$3')}`,
      [member.workspaceId, params.id, member.userId],
    )
    return firstOf(seen)
  })

  serve(app, savedSearches.emails, ({ member, params, body: { on } }) =>
    withTransaction(db, async (tx) => {
      const found = await tx.query<SearchRow>(
        `select ${columns('$3')} from saved_searches where workspace_id = $1 and id = $2 for update`,
        [member.workspaceId, params.id, member.userId],
      )
      const search = firstOf(found)
      const wish = { searchId: search.id, userId: member.userId, at: now() }
      await (on ? wantLetters(tx, wish) : endLetters(tx, wish))
      return { ...search, emails: on }
    }),
  )
}

/** Runs a statement that gives a search its name. @throws Problem `duplicate` where another one has it, `not_found` where there is no search. */
async function named(name: string, write: () => Promise<pg.QueryResult<SearchRow>>): Promise<SavedSearch> {
  try {
    return firstOf(await write())
  } catch (error) {
    if (!isTaken(error)) throw error
    const message = `You already have a saved search named “${name}”. Choose another name.`
    throw new Problem('duplicate', message, { fields: { name: message } })
  }
}

function firstOf({ rows: [row] }: pg.QueryResult<SearchRow>): SavedSearch {
  if (!row) throw new Problem('not_found', 'Saved search not found.')
  return searchOf(row)
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'saved_searches_name'
}
