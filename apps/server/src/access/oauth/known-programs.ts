import { type Database, onlyRow } from '../../foundation/db/database.ts'

/** Programs that registered. Anybody may, so what nobody has let in yet is bounded: the oldest of it makes room. */

/** Programs that wait to be let in; with the bound of a body they take 80 MB at most. */
const waitingMax = 5_000

/** Registers a program. @returns its id */
export async function register(db: Database, name: string, redirectUris: readonly string[]): Promise<string> {
  await db.pool.query(
    `delete from oauth_clients where id in (
       select id from oauth_clients clients
        where not exists (select from api_keys where oauth_client_id = clients.id)
          and not exists (select from oauth_codes where client_id = clients.id)
        order by created_at desc, id offset ${waitingMax - 1})`,
  )
  const made = await db.pool.query<{ id: string }>(
    'insert into oauth_clients (name, redirect_uris) values ($1, $2) returning id',
    [name, redirectUris],
  )
  return onlyRow(made).id
}

/** @param id as a program sent it, which may be anything */
export async function isKnown(db: Database, id: string): Promise<boolean> {
  const found = await db.pool.query('select from oauth_clients where id::text = $1', [id])
  return found.rowCount === 1
}
