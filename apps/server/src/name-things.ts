import { platformName } from '@vouch/presentation'
import type { NameThings } from './customers/credits/history.ts'

/** What credits are spent on, by name: things of every room, so that the history of credits says what each was for. */

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

interface Named {
  id: string
  /** Of what has a name of its own; else it is called by its creator. */
  title: string | null
  platform: Parameters<typeof platformName>[0] | null
  handle: string | null
}

/** @returns names by id, of those that are still there */
export const nameThings: NameThings = async (sql, workspaceId, ids) => {
  const wanted = [...new Set(ids)].filter((id) => uuid.test(id))
  if (wanted.length === 0) return new Map()
  const found = await sql.query<Named>({
    name: 'name-things',
    text: `select named.id, title, platform, handle
       from (select id, null as title, creator_id from verifications where id = any($2) and workspace_id = $1
             union all
             select id, null, creator_id from outreach_threads where id = any($2) and workspace_id = $1
             union all
             select entry.id, null, creator_id from campaign_creators entry join campaigns on campaigns.id = campaign_id
              where entry.id = any($2) and workspace_id = $1
             union all
             select id, title, creator_id from contracts where id = any($2) and workspace_id = $1
             union all
             select id, fields -> 'name' ->> 'value', null from campaigns
              where id = any($2) and workspace_id = $1 and removed_at is null) named
       left join creators on creators.id = creator_id`,
    values: [workspaceId, wanted],
  })
  return new Map(found.rows.flatMap((row) => (nameOf(row) === null ? [] : [[row.id, nameOf(row) ?? '']])))
}

function nameOf({ title, platform, handle }: Named): string | null {
  if (title !== null) return title
  return platform === null || handle === null ? null : `@${handle} on ${platformName(platform)}`
}
