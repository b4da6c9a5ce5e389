import type { Platform } from '@vouch/engine'
import type pg from 'pg'
import type { ConsentPlatform } from '../../outside/platforms/consent/consent-platform.ts'
import type { TokenParts } from './consent-parts.ts'
import { isLetGo } from './let-go.ts'
import { msPerDay } from './request-row.ts'
import { type KeptTokens, openedTokens } from './stored-tokens.ts'

/** Tokens of creators who were forgotten, and those that could not be given back at once: nothing here says whose they are, and they stay until the
 *  platform has been told that it is over. A deletion cannot wait for a platform, and must not be undone by one. */

type Sql = Pick<pg.Pool, 'query'>

/** Days for which a platform that does not answer is told again; after them the token is deleted untold. */
const daysTold = 3
/** Platforms told in one run; the next run goes on. */
const toldMax = 200

/** Sets the tokens of pages aside that are about to be deleted, in the caller's transaction.
 *  @param handles in lower case */
export async function setAsideTokens(
  tx: Sql,
  { platform, handles }: { platform: string; handles: readonly string[] },
  at: Date,
): Promise<void> {
  await tx.query(
    `insert into ended_tokens (id, platform, simulated, access_sealed, refresh_sealed, key_id, ended_at)
     select id, platform, simulated, access_sealed, refresh_sealed, key_id, $3 from creator_pages
      where platform = $1 and lower(handle) = any($2) and access_sealed is not null
     on conflict (id) do nothing`,
    [platform, handles, at],
  )
}

type EndedTokens = Pick<KeptTokens, 'id' | 'simulated' | 'accessSealed' | 'refreshSealed' | 'keyId'> & {
  platform: Platform
  endedAt: Date
}

/** Tells the platforms, and deletes what they confirmed. Called again it goes on with the rest. */
export async function tellPlatforms(parts: TokenParts): Promise<void> {
  const { db, ring, platforms, now } = parts
  const found = await db.pool.query<EndedTokens>(
    `select id, platform, simulated, access_sealed as "accessSealed", refresh_sealed as "refreshSealed", key_id as "keyId",
            ended_at as "endedAt"
       from ended_tokens order by ended_at limit ${toldMax}`,
  )
  for (const kept of found.rows) {
    const platform = platforms.find(kept.platform, kept.simulated)
    const tokens = openedTokens(ring, kept)
    // Where the platform has no such call, or the key is gone, nobody can be told anything.
    const told =
      platform === null || tokens === null || (await isLetGo(parts, platform, tokens, { since: kept.endedAt }))
    const over = now().getTime() - kept.endedAt.getTime() >= daysTold * msPerDay
    // Whose they are stays unknown; nobody's consent here can end by it.
    if (!told && over && platform !== null && tokens !== null && !(await livesBy(db.pool, platform)))
      await platform.revoke(tokens).catch(() => false)
    if (told || over) await db.pool.query('delete from ended_tokens where id = $1', [kept.id])
  }
}

/** @returns whether any page here lives by tokens of a platform */
async function livesBy(sql: Sql, { platform, simulated }: ConsentPlatform): Promise<boolean> {
  const found = await sql.query(
    'select from creator_pages where platform = $1 and simulated = $2 and access_sealed is not null limit 1',
    [platform, simulated],
  )
  return found.rowCount === 1
}
