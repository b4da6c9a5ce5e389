import type pg from 'pg'
import type { Statement } from './asked-statements.ts'

/** How PostgreSQL would answer a statement if its tables were long, and what the conditions in such a plan say. */

export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Alias?: string
  Operation?: string
  'Conflict Resolution'?: string
  'Subplan Name'?: string
  'CTE Name'?: string
  'Join Type'?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  'Join Filter'?: string
  Filter?: string
  Output?: string[]
  Plans?: PlanNode[]
  [key: string]: unknown
}

/** `values`: for what was asked. `any`: for whatever may be asked, which PostgreSQL keeps for a statement that it meets again; a condition that these values
 *  settle is still in it. */
export type PlanFor = 'values' | 'any'

/** @returns the plan, made without sequential scans and without joins that read a whole side, which a planner of short tables prefers
 *  @param first is asked before, and undone after */
export async function longPlan(
  client: pg.PoolClient,
  { text, values }: Statement,
  { plannedFor, first = [] }: { plannedFor: PlanFor; first?: readonly string[] },
): Promise<PlanNode> {
  await client.query('begin')
  let prepared = false
  try {
    for (const way of ['seqscan', 'hashjoin', 'mergejoin']) await client.query(`set local enable_${way} = off`)
    for (const each of first) await client.query(each)
    if (plannedFor === 'values') return planIn(await client.query(`explain (verbose, format json) ${text}`, values))
    await client.query('set local plan_cache_mode = force_generic_plan')
    await client.query(`prepare asked as ${text}`)
    prepared = true
    const unsaid = values.length === 0 ? '' : `(${values.map(() => 'null').join(', ')})`
    return planIn(await client.query(`explain (verbose, format json) execute asked${unsaid}`))
  } finally {
    await client.query('rollback')
    // What was prepared outlives its transaction.
    if (prepared) await client.query('deallocate asked')
  }
}

function planIn({ rows }: pg.QueryResult<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>): PlanNode {
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  if (plan === undefined) throw new Error('PostgreSQL explained nothing.')
  return plan
}

export function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

/** @returns what a condition of a plan joins by this word at its top: `((a = b) AND ((c = d) OR (e = f)))` has two terms, the second of them one with two branches */
export function partsOf(condition: string, word: 'AND' | 'OR'): string[] {
  const bare = unwrapped(condition)
  const pieces: string[] = []
  let from = 0
  for (const at of outside(bare))
    if (bare.startsWith(` ${word} `, at)) {
      pieces.push(bare.slice(from, at))
      from = at + word.length + 2
    }
  return pieces.length === 0 ? [bare] : [...pieces, bare.slice(from)].flatMap((piece) => partsOf(piece, word))
}

/** Takes off brackets that hold the whole. */
function unwrapped(text: string): string {
  const isHeld = text.startsWith('(') && text.endsWith(')') && outside(text).every((at) => at === text.length)
  return isHeld ? unwrapped(text.slice(1, -1)) : text
}

/** @returns the places of a text that are in no bracket and no quotes, its end among them; a bracket that the text begins with is no place */
function outside(text: string): number[] {
  const places: number[] = []
  let [depth, quote] = [0, '']
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (depth === 0 && quote === '' && (sign !== '(' || at > 0)) places.push(at)
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === "'" || sign === '"') quote = sign
    else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
  }
  return [...places, text.length]
}
