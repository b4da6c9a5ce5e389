import type pg from 'pg'
import type { Asked } from './asked-statements.ts'

/** Whether a statement could be answered by a PostgreSQL that is divided among servers, as Citus divides it: rows lie by the value of one column, rows of tables that
 *  belong together lie together, and two such tables are joined by that column or not at all. Read from the planner's own plan, which knows which table a column is of. */

/** `customer`: by workspace. `creator`: by creator. `index`: what is searched, on servers of its own. `whole`: not divided. */
export type Group = 'customer' | 'creator' | 'index' | 'whole'

export interface Placed {
  group: Group
  /** The column that says where a row lies; null: the table has none yet, and would have to be given one. */
  column: string | null
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  Alias?: string
  'Subplan Name'?: string
  'CTE Name'?: string
  Output?: string[]
  Plans?: PlanNode[]
  [key: string]: unknown
}

interface Relation {
  table: string
  alias: string
}

/** @returns what keeps a divided database from answering in one place, each under a stable name; empty: nothing. `cross creators`: a question of customers asks for what lies
 *  by creator. `column bulk_items`: the table has no column that says where its rows lie. `join shortlists verifications`: the two are joined by something else. */
export async function distributionFaults(
  client: pg.PoolClient,
  { text, values }: Asked,
  placeOf: (table: string) => Placed,
): Promise<string[]> {
  await client.query('begin')
  try {
    // The plan of long tables, which says what is compared instead of what is hashed.
    for (const way of ['seqscan', 'hashjoin', 'mergejoin']) await client.query(`set local enable_${way} = off`)
    const answer = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (verbose, format json) ${text}`,
      values,
    )
    const plan = answer.rows[0]?.['QUERY PLAN'][0].Plan
    return plan === undefined ? [] : faultsIn(nodesOf(plan), placeOf)
  } finally {
    await client.query('rollback')
  }
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

function faultsIn(nodes: readonly PlanNode[], placeOf: (table: string) => Placed): string[] {
  const same = sameValues(nodes)
  const relations = new Map<string, Relation>()
  // Where a row that is inserted comes to lie follows from its own value.
  for (const { 'Relation Name': table, Alias: alias, Operation: deed } of nodes)
    if (table !== undefined && deed !== 'Insert')
      relations.set(alias ?? table, { table: wholeOf(table), alias: alias ?? table })
  const divided = [...relations.values()].filter(({ table }) => placeOf(table).group !== 'whole')
  const faults = new Set<string>()
  for (const [at, one] of divided.entries())
    for (const other of divided.slice(at + 1))
      for (const fault of faultsOf(one, other, placeOf, same)) faults.add(fault)
  return [...faults].toSorted()
}

function faultsOf(
  one: Relation,
  other: Relation,
  placeOf: (table: string) => Placed,
  same: (one: string, other: string) => boolean,
): string[] {
  const [first, second] = [placeOf(one.table), placeOf(other.table)]
  // Of two groups the customers' is the one that asks.
  if (first.group !== second.group)
    return [one, other].flatMap(({ table }) => (placeOf(table).group === 'customer' ? [] : [`cross ${table}`]))
  if (first.column === null || second.column === null)
    return [one, other].flatMap(({ table }) => (placeOf(table).column === null ? [`column ${table}`] : []))
  if (same(`${one.alias}.${first.column}`, `${other.alias}.${second.column}`)) return []
  return [`join ${[one.table, other.table].toSorted().join(' ')}`]
}

/** Plans name the parts of what is partitioned. */
function wholeOf(table: string): string {
  return table.replace(/_(before|other|\d{6,8})$/, '')
}

const columns = /\(?\b([a-z_]\w*)\.([a-z_]\w*)\)? = \(?([a-z_]\w*)\.([a-z_]\w*)\)?/g
const constants = /\(?\b([a-z_]\w*)\.([a-z_]\w*)\)? = \(?('[^']*'::uuid|\$\d+|\(InitPlan \d+\)\.col\d+)/g

const plain = (column: string) => column.replaceAll(/[()]/g, '')

/** @returns whether two columns have the same value in every row of the answer, by what the plan compares */
function sameValues(nodes: readonly PlanNode[]): (one: string, other: string) => boolean {
  const parents = new Map<string, string>()
  const rootOf = (name: string): string => {
    const parent = parents.get(name)
    return parent === undefined || parent === name ? name : rootOf(parent)
  }
  const join = (one: string, other: string) => parents.set(rootOf(one), rootOf(other))
  for (const node of nodes) {
    for (const [key, said] of Object.entries(node)) {
      if (typeof said !== 'string' || !/Cond$|Filter$/.test(key)) continue
      for (const [, a, x, b, y] of said.matchAll(columns)) join(`${a}.${x}`, `${b}.${y}`)
      for (const [, a, x, value] of said.matchAll(constants)) join(`${a}.${x}`, `value ${value}`)
    }
    const first = /^InitPlan \d+/.exec(node['Subplan Name'] ?? '')
    if (first && node.Output?.[0] !== undefined) join(`value (${first[0]}).col1`, plain(node.Output[0]))
    // A column of a query within the query is the column that it selects.
    const within =
      node['Node Type'] === 'Subquery Scan'
        ? node.Plans?.[0]
        : nodes.find((each) => node['CTE Name'] !== undefined && each['Subplan Name'] === `CTE ${node['CTE Name']}`)
    for (const selected of within?.Output ?? []) {
      const found = /^([a-z_]\w*)\.([a-z_]\w*)$/.exec(selected)
      if (found) join(`${node.Alias}.${found[2]}`, selected)
    }
  }
  return (one, other) => rootOf(one) === rootOf(other)
}
