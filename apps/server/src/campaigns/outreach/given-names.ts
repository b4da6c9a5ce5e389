import type { Sql } from './outreach-desk.ts'

/** Messages that a mail server gave another Message-ID than ours. What answers them names that one, and everywhere else they go by ours. */

export async function keepGivenName(sql: Sql, message: string, name: string): Promise<void> {
  await sql.query('insert into outreach_given_names (name, message_id) values ($1, $2) on conflict (name) do nothing', [
    name,
    message,
  ])
}

/** @param ids as others name messages. @returns the same, each as we name it */
export async function ourNames(sql: Sql, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await sql.query<{ name: string; ours: string }>(
    `select name, message.message_id as ours from outreach_given_names given
       join outreach_messages message on message.id = given.message_id
      where name = any($1) and message.message_id is not null`,
    [ids],
  )
  const ours = new Map(found.rows.map((row) => [row.name, row.ours]))
  return ids.map((id) => ours.get(id) ?? id)
}
