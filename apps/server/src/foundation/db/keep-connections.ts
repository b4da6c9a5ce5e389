import pg from 'pg'

/** A connection outlives a statement that PostgreSQL refused. The driver's pool closes it after every failure of its own `query`, though it is as good as
 *  before: the next one costs the server tens of milliseconds, so that a full disk, or whoever provokes refusals, takes all of its processor. */

/** Classes of failures that say something of the values, and nothing of the connection: wrong data, broken constraints, what our own functions raise. */
const harmlessClasses = new Set(['22', '23', 'P0'])
/** The same of others' locks, of the server's room and of time: two who wait for each other, moments that exclude each other, a full disk or memory, a
 *  lock that is not given, a statement that took too long. */
const harmlessCodes = new Set(['40P01', '40001', '53100', '53200', '55P03', '57014'])

/** Whether a connection is worth as much after a failure as before it. A statement that was prepared for tables as they were is not harmless: another
 *  connection prepares it anew. */
export function isHarmless(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false
  const { code = '', severity } = error
  return severity !== 'FATAL' && (harmlessCodes.has(code) || harmlessClasses.has(code.slice(0, 2)))
}

/** Several statements in one text, as the queue sends them: cut off by a failure, they leave a transaction open. */
function opensTransaction(words: readonly unknown[]): boolean {
  const [first] = words
  const text = typeof first === 'object' && first !== null && 'text' in first ? first.text : first
  return typeof text === 'string' && /^\s*(begin|start\s+transaction)\b/i.test(text)
}

type Asks = (...words: unknown[]) => Promise<pg.QueryResult>

/** Has a pool's own `query` keep its connections. The form with a callback is left out, for nobody here uses it. */
export function keepConnections(pool: pg.Pool): void {
  const query: Asks = async (...words) => {
    const client = await pool.connect()
    let broken: Error | boolean = false
    try {
      return await (client.query.bind(client) as Asks)(...words)
    } catch (error) {
      if (opensTransaction(words) || !isHarmless(error)) broken = error instanceof Error ? error : true
      throw error
    } finally {
      client.release(broken)
    }
  }
  Object.assign(pool, { query })
}
