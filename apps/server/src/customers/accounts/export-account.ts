import { Readable } from 'node:stream'
import type { Database } from '../../foundation/db/database.ts'
import { type AccountHook, type AccountRef, type ExportSection, pagedSection, wholeSection } from './account-hooks.ts'

/** Everything that is kept about a person and the workspace, as one JSON text. It is written while it is read, page by page, so
 *  that a large account needs no more memory than a small one. Secrets are left out: digests of tokens and of the password. */

/** Rows of one list at most; beyond it the copy says that it was cut. */
const rowsMax = 100_000

const person = ({ userId }: AccountRef) => userId

/** What the room of accounts keeps itself. */
const ownSections: readonly ExportSection[] = [
  wholeSection(
    'person',
    `select id, email, email_verified as "emailVerified", name, first_name as "firstName", last_name as "lastName", company,
            job_role as "role", accepts_marketing as "acceptsNews", terms_accepted_at as "termsAcceptedAt",
            created_at as "createdAt" from users where id = $1`,
    person,
  ),
  wholeSection('workspace', 'select id, tier, created_at as "createdAt" from workspaces where owner_id = $1', person),
  wholeSection(
    'signInMethods',
    `select provider_id as "provider", created_at as "createdAt", updated_at as "changedAt" from sign_in_methods
      where user_id = $1 order by created_at`,
    person,
  ),
  wholeSection(
    'sessions',
    `select id, ip_address as "address", user_agent as "agent", began_at as "signedInAt", last_used_at as "lastUsedAt",
            expires_at as "expiresAt" from sessions where user_id = $1 order by began_at limit 1000`,
    person,
  ),
  wholeSection('lettersNotWanted', 'select topic from muted_letters where user_id = $1 order by topic', person),
  wholeSection(
    'emailChanges',
    'select new_email as "newEmail", asked_at as "askedAt" from email_changes where user_id = $1',
    person,
  ),
  pagedSection(
    'events',
    `select id::text as cursor, kind, actor, address, agent, detail, at from account_events
      where user_id = $1 and ($2::bigint is null or id > $2) order by id limit $3`,
    person,
  ),
  pagedSection(
    'letters',
    `select cause as cursor, subject, written_at as "writtenAt", sent_at as "sentAt", state from mails
      where recipient = $1 and ($2::text is null or cause > $2) order by cause limit $3`,
    ({ email }) => email,
  ),
]

/** @returns the copy as a stream of JSON text, in the order of the rooms */
export function exportAccount(db: Database, account: AccountRef, hooks: readonly AccountHook[]): Readable {
  const sections = [...ownSections, ...hooks.flatMap((hook) => hook.sections ?? [])]
  return Readable.from(written(db, account, sections), { objectMode: false })
}

async function* written(db: Database, account: AccountRef, sections: readonly ExportSection[]): AsyncGenerator<string> {
  yield `{"exportedAt": ${JSON.stringify(new Date().toISOString())}`
  for (const section of sections) {
    yield `,\n${JSON.stringify(section.name)}: [`
    let rows = 0
    for (let after: string | null = null, first = true; first || (after !== null && rows < rowsMax); first = false) {
      const page = await section.page(db.pool, account, after)
      if (page.rows.length > 0) {
        yield `${rows > 0 ? ',' : ''}\n${page.rows.map((row) => JSON.stringify(row)).join(',\n')}`
      }
      rows += page.rows.length
      after = page.next
    }
    yield rows >= rowsMax ? `,\n{"cut": "This list is longer. Contact support for the rest."}]` : ']'
  }
  yield '}\n'
}
