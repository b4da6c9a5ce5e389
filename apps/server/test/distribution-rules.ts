import type pg from 'pg'
import type { Statement } from './asked-statements.ts'
import { longPlan, nodesOf, type PlanNode, partsOf } from './long-plan.ts'

/** Whether a statement could be answered by a PostgreSQL that is divided among servers, as Citus divides it: rows lie by the value of one column, rows of tables that
 *  belong together lie together, and two such tables are joined by that column or not at all. Read from the planner's own plan, which knows which table a column is of. */

/** `customer`: by workspace. `creator`: by creator. `index`: what is searched, on servers of its own. `everywhere`: the same on all servers. `local`: on one. */
export type Group = 'customer' | 'creator' | 'index' | 'everywhere' | 'local'

export interface Placed {
  group: Group
  /** The column that says where a row lies; null: the table has none yet, and would have to be given one. */
  column: string | null
}

interface Relation {
  table: string
  alias: string
  place: Placed
}

/** @returns what keeps a divided database from answering on one server, each under a stable name; empty: nothing.
 *  `cross creators`: a question of customers asks for what lies by creator. `column bulk_items`: the table has no column that says where its rows lie.
 *  `join shortlists verifications`: the two are joined by something else. `local users`: what lies on one server meets what is divided.
 *  `fan-out verifications`: every server is asked, for lack of the column's value. `moves verifications`: a row gets another value of the column, or might. */
export async function distributionFaults(
  client: pg.PoolClient,
  asked: Statement,
  placeOf: (table: string) => Placed,
): Promise<string[]> {
  const nodes = nodesOf(await longPlan(client, asked, { plannedFor: 'any' }))
  const touched = nodes.flatMap(({ 'Relation Name': table, Alias: alias, Operation: deed }) =>
    table === undefined ? [] : [{ table: wholeOf(table), alias: alias ?? table, deed }],
  )
  const tables = [...new Set(touched.map(({ table }) => table))]
  const local = tables.some((table) => isDivided(placeOf(table)))
    ? tables.filter((table) => placeOf(table).group === 'local').map((table) => `local ${table}`)
    : []
  // Where a row that is inserted comes to lie follows from its own value.
  const relations = touched
    .filter(({ deed }) => deed !== 'Insert')
    .map(({ table, alias }): Relation => ({ table, alias, place: placeOf(table) }))
    .filter(({ place }) => isDivided(place))
  const byAlias = [...new Map(relations.map((each) => [each.alias, each])).values()]
  const moved = await movedTables(client, asked, nodes, placeOf)
  return [...new Set([...local, ...faultsAmong(byAlias, knownValues(nodes)), ...moved])].toSorted()
}

function isDivided({ group }: Placed): boolean {
  return group !== 'everywhere' && group !== 'local'
}

function faultsAmong(relations: readonly Relation[], known: KnownValues): string[] {
  const faults: string[] = []
  const explained = new Set<Relation>()
  for (const [at, one] of relations.entries()) {
    if (one.place.column === null) faults.push(`column ${one.table}`)
    for (const other of relations.slice(at + 1)) {
      const found = faultsOf(one, other, known)
      if (found.length > 0) for (const each of [one, other]) explained.add(each)
      faults.push(...found)
    }
  }
  for (const each of relations) {
    const { table, alias, place } = each
    if (place.column !== null && !explained.has(each) && !known.isGiven(`${alias}.${place.column}`))
      faults.push(`fan-out ${table}`)
  }
  return faults
}

function faultsOf(one: Relation, other: Relation, known: KnownValues): string[] {
  // Of two groups the customers' is the one that asks.
  if (one.place.group !== other.place.group)
    return [one, other].flatMap(({ table, place }) => (place.group === 'customer' ? [] : [`cross ${table}`]))
  const [first, second] = [one.place.column, other.place.column]
  if (first === null || second === null || known.areSame(`${one.alias}.${first}`, `${other.alias}.${second}`)) return []
  return [`join ${[one.table, other.table].toSorted().join(' ')}`]
}

const noPrivilege = '42501'

/** Whether a column is written stands in no plan, but PostgreSQL knows: it refuses somebody who may write all but this one. */
async function movedTables(
  client: pg.PoolClient,
  asked: Statement,
  nodes: readonly PlanNode[],
  placeOf: (table: string) => Placed,
): Promise<string[]> {
  const written = nodes.flatMap((node) =>
    /^(Update|Merge)$/.test(node.Operation ?? '') || node['Conflict Resolution'] === 'UPDATE'
      ? [wholeOf(node['Relation Name'] ?? '')]
      : [],
  )
  const moved: string[] = []
  for (const table of new Set(written)) {
    const { column } = placeOf(table)
    if (column === null) continue
    const others = await client.query<{ names: string }>(
      `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> $2`,
      [table, column],
    )
    const first = [
      'create role mover',
      'grant all on all tables in schema public to mover',
      `revoke update on ${table} from mover`,
      `grant update (${others.rows[0]?.names}) on ${table} to mover`,
      'set local role mover',
    ]
    await longPlan(client, asked, { plannedFor: 'any', first }).catch((error: { code?: string }) => {
      if (error.code !== noPrivilege) throw error
      moved.push(`moves ${table}`)
    })
  }
  return moved
}

/** Plans name the parts of what is partitioned. */
function wholeOf(table: string): string {
  return table.replace(/_(before|other|\d{6,8})$/, '')
}

interface KnownValues {
  /** Whether two columns have the same value in every row of the answer. */
  areSame: (one: string, other: string) => boolean
  /** Whether a column's value is said, or one of a few. */
  isGiven: (column: string) => boolean
}

const columns = /^([a-z_]\w*\.[a-z_]\w*) = ([a-z_]\w*\.[a-z_]\w*)$/
const values =
  /^([a-z_]\w*\.[a-z_]\w*) = (?:ANY )?\(?('[^']*'::[\w[\]]+|\d+|\$\d+|\(InitPlan \d+\)\.col\d+)\)?(?:::[\w[\]]+)?$/

const plain = (column: string) => column.replaceAll(/[()]/g, '')

/** Reads it from what the plan compares. Of a condition with `or` in it nothing is known. */
function knownValues(nodes: readonly PlanNode[]): KnownValues {
  const parents = new Map<string, string>()
  const rootOf = (name: string): string => {
    const parent = parents.get(name)
    return parent === undefined || parent === name ? name : rootOf(parent)
  }
  const given = new Set<string>()
  const join = (one: string, other: string) => parents.set(rootOf(one), rootOf(other))
  for (const node of nodes) {
    for (const term of termsOf(node)) {
      const [, one, other] = columns.exec(term) ?? []
      if (one !== undefined && other !== undefined) join(one, other)
      const [, column, value] = values.exec(term) ?? []
      if (column === undefined) continue
      given.add(column)
      if (!term.includes('= ANY ')) join(column, `value ${value}`)
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
  return {
    areSame: (one, other) => rootOf(one) === rootOf(other),
    isGiven: (column) => [...given].some((each) => rootOf(each) === rootOf(column)),
  }
}

/** What a node of a plan asks of every row that it gives. Of the indexes that a bitmap is made of, the heap's own condition says how they go together. */
function termsOf(node: PlanNode): string[] {
  if (node['Node Type'] === 'Bitmap Index Scan') return []
  return Object.entries(node).flatMap(([key, said]) =>
    typeof said === 'string' && /Cond$|Filter$/.test(key)
      ? partsOf(said, 'AND').map((term) => term.replaceAll(/\(([a-z_]\w*\.[a-z_]\w*)\)(?:::\w+)?/g, '$1'))
      : [],
  )
}
