import type { Database } from '../src/foundation/db/database.ts'

/** What a database is asked. */

export interface Statement {
  text: string
  values: unknown[]
}

export interface Asked extends Statement {
  /** Under which it is prepared; null: it is planned each time. */
  name: string | null
}

/** Writes down every statement of a database whose pool has no connection yet.
 *  @param counts whether a statement that is being asked is written down
 *  @returns what was asked until it is called, each once; a text under two names is two */
export function noteStatements({ pool }: Pick<Database, 'pool'>, counts: () => boolean = () => true): () => Asked[] {
  const asked = new Map<string, Asked>()
  pool.on('connect', (client) => {
    // The driver takes a statement in many forms; all of them go on unchanged.
    const query = client.query.bind(client) as (...words: unknown[]) => unknown
    const noted = (...words: unknown[]) => {
      const statement = counts() ? statementOf(words) : null
      const key = `${statement?.name}\n${statement?.text}`
      if (statement !== null && !asked.has(key)) asked.set(key, statement)
      return query(...words)
    }
    Object.assign(client, { query: noted })
  })
  return () => [...asked.values()]
}

const explainable = /^\s*(select|with|insert|update|delete)\b/i

function statementOf([first, second]: unknown[]): Asked | null {
  const isObject = typeof first === 'object' && first !== null && 'text' in first
  const text = isObject ? first.text : first
  const values = isObject && 'values' in first ? first.values : second
  const name = isObject && 'name' in first && typeof first.name === 'string' ? first.name : null
  if (typeof text !== 'string' || !explainable.test(text) || text.includes(';')) return null
  return { name, text, values: Array.isArray(values) ? values : [] }
}
