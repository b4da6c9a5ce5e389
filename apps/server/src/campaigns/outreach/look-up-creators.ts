import { profileByHandle } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import { type KeptBody, keptBodyOf, readBody } from '../../foundation/objects/kept-body.ts'
import { isPassedOn } from '../../verdicts/creators/passed-on.ts'
import { profilePart } from '../../verdicts/creators/snapshot-parts.ts'
import { keepContacts } from './keep-contacts.ts'
import { readPageKind } from './linked-page.ts'
import type { OutreachDesk } from './outreach-desk.ts'
import { publishedAddresses } from './published-addresses.ts'

/** Looks through what a creator publishes, once for each workspace: the bio of the last snapshot at once, the page that the profile links to by a job. */

interface Unread extends KeptBody {
  id: string
  platform: Platform
  handle: string
  consented: string | null
}

// Of the snapshots that the workspace may see, the newest; and the address through which the creator connected their account.
const unreadText = `
  select creators.id, creators.platform, creators.handle, ${keptBodyOf('newest')},
         (select email from consent_requests asked
           where asked.workspace_id = $1 and asked.platform = creators.platform and asked.handle = creators.handle
             and asked.state in ('connected', 'reading') and asked.email is not null
           order by answered_at desc limit 1) as consented
    from creators
    left join lateral (
      select body, object_key, object_digest from snapshots
       where creator_id = creators.id and (workspace_id is null or workspace_id = $1) and ${isPassedOn('snapshots')} order by fetched_at desc limit 1
    ) newest on true
   where creators.id = any($2)
     and ($3 or not exists (select from outreach_lookups where workspace_id = $1 and creator_id = creators.id))`

/** Looks up those whom nobody has looked up for the workspace. @param again everybody */
export async function lookUpCreators(
  desk: OutreachDesk,
  workspaceId: string,
  creatorIds: readonly string[],
  again: boolean,
): Promise<void> {
  const found = await desk.db.pool.query<Unread>(unreadText, [workspaceId, creatorIds, again])
  for (const creator of found.rows) await lookUp(desk, workspaceId, creator)
}

async function lookUp(desk: OutreachDesk, workspaceId: string, { id, platform, handle, consented, ...kept }: Unread) {
  const { pool, objects } = desk.db
  const stored = kept.body !== null || kept.objectKey !== null
  const profile = stored
    ? await desk.snapshots.read(profilePart, await readBody(objects, kept), null, workspaceId)
    : null
  const address = profileByHandle(platform, handle)
  const shown = address.kind === 'profile' ? address.url : `${platform}/${handle}`
  const at = desk.now()
  const keep = { workspaceId, creatorId: id, at }
  await keepContacts(pool, keep, 'bio', shown, publishedAddresses(profile?.bio ?? ''))
  if (consented !== null)
    await keepContacts(pool, keep, 'consent', 'The link that you emailed', [{ address: consented, confidence: 'high' }])
  const page = pageOf(profile?.externalUrl)
  await pool.query(
    `insert into outreach_lookups (workspace_id, creator_id, at, country, page, page_state) values ($1, $2, $3, $4, $5, $6)
     on conflict (workspace_id, creator_id)
        do update set at = excluded.at, country = excluded.country, page = excluded.page, page_state = excluded.page_state`,
    [workspaceId, id, at, profile?.country ?? null, page, page === null ? 'none' : 'waiting'],
  )
  if (page !== null) await desk.queue.enqueue(pool, readPageKind, { workspaceId, creatorId: id })
}

/** Some platforms give the link without its scheme. */
function pageOf(link: string | null | undefined): string | null {
  const text = (link ?? '').trim()
  if (text === '' || text.length > 500) return null
  const full = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(full)) return null
  const { protocol, hostname } = new URL(full)
  return ['http:', 'https:'].includes(protocol) && hostname.includes('.') ? full : null
}
