import { type ContactSource, contactsMax } from '@vouch/contract'
import type { Sql } from './outreach-desk.ts'
import type { PublishedAddress } from './published-addresses.ts'

/** Keeps addresses with where they stand, one of each mailbox. What a person was told, or a better source has, stays as it is. */
export async function keepContacts(
  sql: Sql,
  { workspaceId, creatorId, at }: { workspaceId: string; creatorId: string; at: Date },
  source: ContactSource,
  evidence: string,
  found: readonly PublishedAddress[],
): Promise<void> {
  for (const { address, confidence } of found)
    await sql.query(
      `insert into outreach_contacts (workspace_id, creator_id, address, source, confidence, evidence, found_at)
       select $1, $2, $3, $4, $5, $6, $7
        where (select count(*) from outreach_contacts where workspace_id = $1 and creator_id = $2) < ${contactsMax}
          and not exists (select from outreach_contacts
                           where workspace_id = $1 and creator_id = $2 and mailbox_of(address) = mailbox_of($3))
       on conflict (workspace_id, creator_id, address) do nothing`,
      [workspaceId, creatorId, address, source, confidence, evidence.slice(0, 500), at],
    )
}
