import type pg from 'pg'
import type { Asked } from './asked-statements.ts'
import { longPlan, type PlanNode, partsOf } from './long-plan.ts'

export interface LongTables {
  names: ReadonlySet<string>
  /** Indexes that hold only what is still to be done, where whoever asks does it: then such an index is short, and so is all that comes before or after a
   *  moment. Null where nobody clears away what is found. */
  cleared: ReadonlySet<string> | null
}

/** @returns which of the tables a statement would read from one end to the other, however long they are: for what was asked, or for whatever may be */
export async function wholeReads(client: pg.PoolClient, asked: Asked, tables: LongTables): Promise<string[]> {
  const found: string[] = []
  for (const plannedFor of ['values', 'any'] as const)
    found.push(...wholeReadsIn(await longPlan(client, asked, { plannedFor }), tables, false))
  return [...new Set(found)]
}

function wholeReadsIn(node: PlanNode, tables: LongTables, limited: boolean): string[] {
  const type = node['Node Type']
  const table = node['Relation Name'] ?? ''
  const isShort = tables.cleared !== null && readsShort(node, tables.cleared)
  const own = tables.names.has(table) && !isShort && isWholeRead(node, limited) ? [`${type} on ${table}`] : []
  // A sort takes all of its input before it gives its first row, and what drops rows asks for more of them.
  const takesMore = /Sort|Aggregate|Hash/.test(type) || /Semi|Anti/.test(node['Join Type'] ?? '')
  const drops = node.Filter !== undefined || node['Join Filter'] !== undefined
  const below = type === 'Limit' || (limited && !takesMore && !drops)
  return [...own, ...(node.Plans ?? []).flatMap((each) => wholeReadsIn(each, tables, below))]
}

/** An index that is walked in its order under a limit is read to the limit, unless what it finds is dropped. */
function isWholeRead(node: PlanNode, limited: boolean): boolean {
  const type = node['Node Type']
  if (type === 'Seq Scan') return true
  if (type === 'Bitmap Heap Scan') return !narrows(node['Recheck Cond'])
  if (!/^Index (Only )?Scan/.test(type) || narrows(node['Index Cond'])) return false
  return !limited || node.Filter !== undefined
}

/** Whether a node reads by such an index, or by where something begins or ends. */
function readsShort(node: PlanNode, cleared: ReadonlySet<string>): boolean {
  if ((node['Index Cond'] ?? node['Recheck Cond']) !== undefined) return true
  return [node, ...(node.Plans ?? [])].some((each) => cleared.has(each['Index Name'] ?? ''))
}

const openEnded = / (?:<|>|<=|>=|<>) | IS NOT NULL$/
const bound = /^(\S+) ([<>])=? /

/** @returns whether a condition leaves a piece of an index: by what a column is, or from here to there, but not by where it begins alone */
function narrows(condition: string | undefined): boolean {
  if (condition === undefined) return false
  const terms = partsOf(condition.replaceAll(/'[^']*'/g, "''"), 'AND')
  const bounds = terms.map((term) => bound.exec(term)).filter((found) => found !== null)
  if (bounds.some(([, column, side]) => bounds.some((other) => other[1] === column && other[2] !== side))) return true
  return terms.some((term) => {
    const branches = partsOf(term, 'OR')
    return branches.length > 1 ? branches.every(narrows) : !openEnded.test(term)
  })
}
