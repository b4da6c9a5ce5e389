import type pg from 'pg'
import type { Database } from '../src/foundation/db/database.ts'

/** What a database is asked, and how it would answer if its tables were long. */

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

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  Plans?: PlanNode[]
}

/** @returns which of the tables a statement would read from one end to the other, however long they are. Plans are made as for long tables: without
 *  sequential scans and without joins that read a whole side, which a planner of short tables prefers. */
export async function wholeReads(
  client: pg.PoolClient,
  { text, values }: Asked,
  tables: ReadonlySet<string>,
): Promise<string[]> {
  await client.query('begin')
  try {
    for (const way of ['seqscan', 'hashjoin', 'mergejoin']) await client.query(`set local enable_${way} = off`)
    const answer = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) ${text}`, values)
    const plan = answer.rows[0]?.['QUERY PLAN'][0].Plan
    return plan === undefined ? [] : [...new Set(wholeReadsIn(plan, tables, false))]
  } finally {
    await client.query('rollback')
  }
}

/** An index that is walked in its order under a limit is read to the limit. */
function wholeReadsIn(node: PlanNode, tables: ReadonlySet<string>, limited: boolean): string[] {
  const type = node['Node Type']
  const table = node['Relation Name'] ?? ''
  const walked = /^Index (Only )?Scan/.test(type) && node['Index Cond'] === undefined && !limited
  const own = tables.has(table) && (type === 'Seq Scan' || walked) ? [`${type} on ${table}`] : []
  // A sort takes all of its input before it gives its first row.
  const below = type === 'Limit' || (limited && !/Sort|Aggregate|Hash/.test(type))
  return [...own, ...(node.Plans ?? []).flatMap((each) => wholeReadsIn(each, tables, below))]
}
