import { type Database, withTransaction } from '../../apps/server/src/foundation/db/database.ts'

/** Grows a ledger by millions of spendings, as if years had passed. It goes past the front door: rows are written in bulk without
 *  their foreign keys, and the indexes are built afterwards, exactly as the schema has them. */

const tables = ['credit_entries', 'credit_holds']

/** Spendings of one credit, in turn over all workspaces; the grants before them are as large, so balances stay what they are.
 *  @returns seconds */
export async function loadLedger(db: Database, spendings: number): Promise<number> {
  const began = performance.now()
  await withTransaction(db, async (tx) => {
    await tx.query(`set local statement_timeout = 0`)
    await tx.query(`set local session_replication_role = replica`)
    await tx.query(`set local maintenance_work_mem = '512MB'`)
    const found = await tx.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
        where indrelid = any($1::regclass[]) and not indisunique`,
      [tables],
    )
    const unique = await tx.query<{ owner: string; name: string; definition: string }>(
      `select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
         from pg_constraint where conrelid = any($1::regclass[]) and contype = 'u'`,
      [tables],
    )
    for (const { name } of found.rows) await tx.query(`drop index ${name}`)
    for (const { owner, name } of unique.rows) await tx.query(`alter table ${owner} drop constraint ${name}`)
    await insert(tx, spendings)
    for (const { owner, name, definition } of unique.rows) {
      await tx.query(`alter table ${owner} add constraint ${name} ${definition}`)
    }
    for (const { definition } of found.rows) await tx.query(definition)
  })
  const client = await db.pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query('vacuum (analyze) credit_entries, credit_holds')
  await client.query('reset statement_timeout')
  client.release()
  return (performance.now() - began) / 1_000
}

async function insert(tx: { query: (text: string, values: unknown[]) => Promise<unknown> }, spendings: number) {
  // An array is looked up by place; a join would compare each row with every workspace where the planner knows no better.
  const spread = `
    from generate_series(1, $1::int) n,
         lateral (select ids[n % cardinality(ids) + 1] as id from (select array_agg(id) as ids from workspaces) held) owners`
  await tx.query(
    `insert into credit_entries (workspace_id, bucket, delta, balance_after, total_after, action, cause, at)
     select owners.id, 'monthly', -1, 1000000, 1000000, 'csv_export', 'deduct:' || gen_random_uuid(),
            timestamptz '2020-01-01' + n * interval '10 seconds' ${spread}`,
    [spendings],
  )
  await tx.query(
    `insert into credit_holds (workspace_id, cause, action, monthly, purchased, state, at, settled_at, used)
     select owners.id, 'deduct:' || gen_random_uuid(), 'csv_export', 1, 0, 'captured',
            timestamptz '2020-01-01' + n * interval '10 seconds', timestamptz '2020-01-01', 1 ${spread}`,
    [spendings],
  )
}
