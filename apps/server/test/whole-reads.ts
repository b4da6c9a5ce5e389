import type pg from 'pg'
import type { Statement } from './asked-statements.ts'
import { longPlan, type PlanNode, partsOf } from './long-plan.ts'

export interface LongTables {
  names: ReadonlySet<string>
  /** Indexes of pending work that the job itself clears, which are short as a whole, and of when something ends that the job then deletes: those are short up to
   *  now. */
  cleared: { waiting: RegExp; ends: RegExp }
}

/** @returns which of the tables a statement would read from one end to the other, however long they are: for what was asked, or for whatever may be */
export async function wholeReads(client: pg.PoolClient, asked: Statement, tables: LongTables): Promise<string[]> {
  const found: string[] = []
  for (const plannedFor of ['values', 'any'] as const)
    found.push(...wholeReadsIn(await longPlan(client, asked, { plannedFor }), tables, false))
  return [...new Set(found)]
}

function wholeReadsIn(node: PlanNode, tables: LongTables, limited: boolean): string[] {
  const type = node['Node Type']
  const table = node['Relation Name'] ?? ''
  const scans = type === 'Bitmap Heap Scan' ? (node.Plans ?? []) : [node]
  const indexes = scans.flatMap((each) => each['Index Name'] ?? [])
  const bounded = (node['Index Cond'] ?? node['Recheck Cond']) !== undefined
  const { waiting, ends } = tables.cleared
  const isShort = indexes.some((name) => waiting.test(name) || (bounded && ends.test(name)))
  const whole = tables.names.has(table) && !isShort && isWholeRead(node, limited)
  const own = whole ? [[type, 'on', table, ...indexes].join(' ')] : []
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
