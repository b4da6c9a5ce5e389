import type { Readable } from 'node:stream'
import type pg from 'pg'
import { type AccountHook, type AccountRef, wholeSection } from '../../customers/accounts/account-hooks.ts'

/** What the site keeps under an e-mail address, and what the room of accounts does for the account behind it. */

type Sql = Pick<pg.Pool, 'query'>

/** Given by the room of accounts, which alone knows what an account is made of. */
export interface AccountDuties {
  /** All that is kept about a person, as a stream of JSON text. */
  exportAccount: (account: AccountRef) => Readable
  /** Ends the subscription and deletes the person. */
  deleteAccount: (account: AccountRef) => Promise<void>
}

/** Tables of the site that know an address, with the column that holds it and what is handed out of each. */
const keeping = [
  { table: 'contact_messages', column: 'email', shown: 'name, company, role, inquiry, subject, message, received_at' },
  {
    table: 'waitlist_entries',
    column: 'email',
    shown:
      'list, first_name, last_name, company, role, source, referrer, utm_source, utm_medium, utm_campaign, utm_term, utm_content, joined_at',
  },
  { table: 'tool_registrations', column: 'email', shown: 'source, registered_at' },
  { table: 'mails', column: 'recipient', shown: 'subject, state, written_at, sent_at' },
  {
    table: 'disputes',
    column: 'email',
    shown: 'platform, handle, relation, body, proof_url, state, answer, written_at',
  },
  {
    table: 'data_requests',
    column: 'email',
    shown: 'reference, kind, subject, law, state, profile_url, received_at, due_at, outcome',
  },
] as const

const rowsMax = 1_000

/** Loads what the site keeps under an address, table by table. */
export async function loadSiteData(sql: Sql, email: string): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  for (const { table, column, shown } of keeping) {
    const found = await sql.query(`select ${shown} from ${table} where ${column} = $1 limit ${rowsMax}`, [email])
    data[table] = found.rows
  }
  return data
}

/** Deletes what the site keeps under an address. Requests stay: they prove that they were honoured, and end a year later. */
export async function eraseSiteData(tx: Sql, email: string): Promise<void> {
  await tx.query('delete from contact_messages where email = $1', [email])
  await tx.query('delete from waitlist_entries where email = $1', [email])
  await tx.query('delete from tool_registrations where email = $1', [email])
  await tx.query('delete from disputes where email = $1', [email])
  await tx.query(`delete from daily_uses where kind = 'email' and subject = $1`, [email])
  // A letter that waits to be sent still has to say what becomes of the request.
  await tx.query(`delete from mails where recipient = $1 and state <> 'waiting'`, [email])
}

/** Loads the account of an address; null where nobody has one with it. */
export async function loadAccount(sql: Sql, email: string): Promise<AccountRef | null> {
  const found = await sql.query<AccountRef>(
    `select users.id as "userId", workspaces.id as "workspaceId", email
       from users join workspaces on owner_id = users.id where email = $1 and deleted_at is null`,
    [email],
  )
  return found.rows[0] ?? null
}

/** Stops what can be objected to without a decision: news by mail. */
export async function stopNews(tx: Sql, email: string): Promise<void> {
  await tx.query('update users set accepts_marketing = false where email = $1', [email])
  await tx.query('delete from waitlist_entries where email = $1', [email])
}

/** What the site adds to a copy of an account, and takes away with it. */
export const siteHook: AccountHook = {
  remove: (tx, { email }) => eraseSiteData(tx, email),
  sections: keeping
    .filter(({ table }) => table !== 'mails')
    .map(({ table, column, shown }) =>
      wholeSection(table, `select ${shown} from ${table} where ${column} = $1 limit ${rowsMax}`, ({ email }) => email),
    ),
}
