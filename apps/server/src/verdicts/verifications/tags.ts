import { type BodyOf, Problem, shownTagsMax, type verificationTags, verificationTagsMax } from '@vouch/contract'
import type pg from 'pg'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import { storableText } from '../../foundation/db/storable-text.ts'

/** Words that a workspace puts on its verifications to find them again. */

/** Loads the words in use with how many verifications have each, most used first. */
export async function loadTags(
  sql: Pick<pg.Pool, 'query'>,
  workspaceId: string,
): Promise<{ tag: string; count: number }[]> {
  const found = await sql.query<{ tag: string; count: number }>(
    `select tag, count(*)::int as count from verifications, unnest(tags) as tag
      where workspace_id = $1 group by tag order by count(*) desc, tag limit ${shownTagsMax}`,
    [workspaceId],
  )
  return found.rows
}

/** Adds words to verifications and takes others off; all or none.
 *  @returns the tags of each afterwards
 *  @throws Problem `not_found` where one is not the workspace's, `too_many` where one would have more words than there is room for. */
export function changeTags(
  db: Database,
  workspaceId: string,
  { ids, add, remove }: BodyOf<typeof verificationTags.change>,
): Promise<{ id: string; tags: string[] }[]> {
  const wanted = [...new Set(ids)]
  return withTransaction(db, async (tx) => {
    const changed = await tx.query<{ id: string; tags: string[] }>(
      `update verifications set tags = array(
          select word from unnest(tags || $3::text[]) with ordinality as each (word, place)
           where word <> all($4::text[]) group by word order by min(place))
        where workspace_id = $1 and id = any($2::uuid[]) returning id, tags`,
      [workspaceId, wanted, add.map(storableText), remove.map(storableText)],
    )
    if (changed.rowCount !== wanted.length) throw new Problem('not_found', 'Verification not found.')
    if (changed.rows.some(({ tags }) => tags.length > verificationTagsMax)) {
      throw new Problem('too_many', `A verification can have up to ${verificationTagsMax} tags. Remove one first.`)
    }
    return changed.rows
  })
}
