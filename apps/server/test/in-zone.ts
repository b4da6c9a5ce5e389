import type { Database } from '../src/foundation/db/database.ts'

/** Sets every connection's time zone, as an operator may whose database has another one. */
export async function inZone({ pool }: Database, zone: string): Promise<void> {
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  for (const client of held) await client.query(`select set_config('timezone', $1, false)`, [zone])
  for (const client of held) client.release()
}
