import { contactsMax, type FoundContacts, type NamedCreator, type OutreachContact, Problem } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import { findCreator } from '../../finding/shortlists/find-creator.ts'
import { onlyRow, withTransaction } from '../../foundation/db/database.ts'
import { lookUpCreators } from './look-up-creators.ts'
import type { OutreachDesk, Sql } from './outreach-desk.ts'

/** Addresses of creators: where each stands, and how sure that is. What a newcomer would get wrong: an address is found or given, never made up. */

interface ContactRow extends Omit<OutreachContact, 'foundAt'> {
  creatorId: string
  foundAt: Date
}

interface CreatorRow {
  id: string
  platform: Platform
  handle: string
  displayName: string | null
  country: string | null
  page: FoundContacts['page'] | null
}

/** What a person was told directly comes first, then what the creator published for everybody, then what had to be read off a page. */
const best = `case source when 'given' then 0 when 'consent' then 1 else 2 end, confidence = 'medium', source = 'linked-page', found_at, address`

const columns = 'id, creator_id as "creatorId", address, source, confidence, evidence, found_at as "foundAt"'

const shown = ({ creatorId: _, foundAt, ...contact }: ContactRow): OutreachContact => ({
  ...contact,
  foundAt: foundAt.toISOString(),
})

/** Names the creators, looks for addresses where nobody has looked yet, and answers with what is known by now.
 *  @param again looks where it looked before, too. @throws Problem `creator_withheld`, `bad_address` */
export async function findContacts(
  desk: OutreachDesk,
  workspaceId: string,
  creators: readonly NamedCreator[],
  again: boolean,
): Promise<FoundContacts[]> {
  const ids = await withTransaction(desk.db, async (tx) => {
    const found: string[] = []
    for (const creator of creators) found.push(await findCreator(tx, creator, desk.now()))
    return found
  })
  await lookUpCreators(desk, workspaceId, ids, again)
  return loadFound(desk.db.pool, workspaceId, ids)
}

/** Loads what is known of creators, in the order of their ids. */
export async function loadFound(sql: Sql, workspaceId: string, ids: readonly string[]): Promise<FoundContacts[]> {
  const creators = await sql.query<CreatorRow>(
    `select creators.id, platform, handle, display_name as "displayName", country, page_state as page
       from creators left join outreach_lookups looked on looked.creator_id = creators.id and looked.workspace_id = $1
      where creators.id = any($2)`,
    [workspaceId, ids],
  )
  const contacts = Map.groupBy(await loadContacts(sql, workspaceId, ids), ({ creatorId }) => creatorId)
  const byId = new Map(creators.rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (row === undefined) return []
    const { platform, handle, displayName, country, page } = row
    const creator = { platform, handle, displayName }
    return [{ creator, country, page: page ?? 'none', contacts: (contacts.get(id) ?? []).map(shown) }]
  })
}

/** Loads addresses of creators, the best of each first. */
export async function loadContacts(sql: Sql, workspaceId: string, ids: readonly string[]): Promise<ContactRow[]> {
  const found = await sql.query<ContactRow>(
    `select ${columns} from outreach_contacts where workspace_id = $1 and creator_id = any($2) order by ${best}`,
    [workspaceId, ids],
  )
  return found.rows
}

/** Adds an address that the creator gave. Another address of the same mailbox gives way to it. @throws Problem `too_many`, `creator_withheld`, `bad_address` */
export async function addContact(
  desk: OutreachDesk,
  workspaceId: string,
  { platform, handle, address, evidence }: NamedCreator & { address: string; evidence: string },
): Promise<OutreachContact> {
  return withTransaction(desk.db, async (tx) => {
    const creatorId = await findCreator(tx, { platform, handle }, desk.now())
    await tx.query('select from workspaces where id = $1 for no key update', [workspaceId])
    const full = await tx.query(
      `select from outreach_contacts where workspace_id = $1 and creator_id = $2 and mailbox_of(address) <> mailbox_of($3) having count(*) >= ${contactsMax}`,
      [workspaceId, creatorId, address],
    )
    if (full.rowCount !== 0)
      throw new Problem('too_many', `A creator can have up to ${contactsMax} addresses. Remove one first.`)
    await tx.query(
      `delete from outreach_contacts
        where workspace_id = $1 and creator_id = $2 and address <> $3 and mailbox_of(address) = mailbox_of($3)`,
      [workspaceId, creatorId, address],
    )
    const added = await tx.query<ContactRow>(
      `insert into outreach_contacts (workspace_id, creator_id, address, source, confidence, evidence, found_at)
       values ($1, $2, $3, 'given', 'high', $4, $5)
       on conflict (workspace_id, creator_id, address)
          do update set source = 'given', confidence = 'high', evidence = excluded.evidence returning ${columns}`,
      [workspaceId, creatorId, address, evidence, desk.now()],
    )
    return shown(onlyRow(added))
  })
}

/** @throws Problem `not_found` */
export async function removeContact(sql: Sql, workspaceId: string, id: string): Promise<void> {
  const removed = await sql.query('delete from outreach_contacts where id = $1 and workspace_id = $2', [
    id,
    workspaceId,
  ])
  if (removed.rowCount === 0) throw new Problem('not_found', 'Contact not found.')
}
