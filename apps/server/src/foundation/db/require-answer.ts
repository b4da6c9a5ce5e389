import { askedWithinMs } from './addresses.ts'
import { isFull } from './connecting-client.ts'
import type { Database } from './database.ts'
import { within } from './within.ts'

/** To connect and to hear the answer, as where all connections are at work. */
const answeredWithinMs = 2 * askedWithinMs

/** Makes sure that the database answers. Where all connections are at work it is asked on one of its own: a process that has much to do is not
 *  one without a database, and whoever shares calls out would take all of them away at once. Rejects where it does not answer
 *  soon: whoever shares calls out waits no longer for a database that has frozen. */
export async function requireAnswer({ pool, listener }: Pick<Database, 'pool' | 'listener'>): Promise<void> {
  if (pool.idleCount > 0 || pool.totalCount < pool.options.max) {
    // A connection that heard no answer is not used again.
    const question = { text: 'select 1', query_timeout: answeredWithinMs }
    return void (await within(answeredWithinMs, pool.query(question)))
  }
  const client = listener({
    ...{ connectionTimeoutMillis: askedWithinMs, query_timeout: askedWithinMs },
    application_name: 'vouch ready',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    if (!isFull(error)) throw error
  } finally {
    void client.end().catch(() => undefined)
  }
}
