import type { Database } from '../src/foundation/db/database.ts'

/** What a database is asked. */

export interface Asked {
  text: string
  values: unknown[]
}

/** Writes down every statement of a database whose pool has no connection yet.
 *  @returns what was asked until it is called, each once */
export function noteStatements({ pool }: Pick<Database, 'pool'>): () => Asked[] {
  const asked = new Map<string, Asked>()
  pool.on('connect', (client) => {
    // The driver takes a statement in many forms; all of them go on unchanged.
    const query = client.query.bind(client) as (...words: unknown[]) => unknown
    const noted = (...words: unknown[]) => {
      const statement = statementOf(words)
      if (statement !== null && !asked.has(statement.text)) asked.set(statement.text, statement)
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
  if (typeof text !== 'string' || !explainable.test(text) || text.includes(';')) return null
  return { text, values: Array.isArray(values) ? values : [] }
}
