import pg from 'pg'

/** The rows of a database as statements that put them back: text that a reader can search and a diff can show. */

/** Rows of one statement; more would be one long line of memory. */
const rowsAtOnce = 100

interface Column {
  name: string
  isBytes: boolean
}

/** @returns statements for every row and sequence of the product's own tables, the same for the same rows; the queue's are left out. They are
 *  for empty tables whose triggers and foreign keys rest. */
export async function keptRows(client: pg.ClientBase): Promise<string> {
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO'; set bytea_output = 'hex'`)
  const tables = await client.query<{ name: string }>(
    // What is partitioned by time is kept as a whole: another day has other partitions.
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  )
  const statements: string[] = []
  for (const { name } of tables.rows) statements.push(...(await tableRows(client, name)))
  const sequences = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`,
  )
  for (const { name, value } of sequences.rows) statements.push(`select setval('${name}', ${value});`)
  return `${statements.join('\n')}\n`
}

async function tableRows(client: pg.ClientBase, table: string): Promise<string[]> {
  const columns = await client.query<Column>(
    `select attname as name, atttypid = 'bytea'::regtype as "isBytes" from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [pg.escapeIdentifier(table)],
  )
  // Bytes are a third shorter this way than as digits.
  const selected = columns.rows.map(({ name, isBytes }) => {
    const column = pg.escapeIdentifier(name)
    return isBytes ? `replace(encode(${column}, 'base64'), E'\\n', '')` : `${column}::text`
  })
  const found = await client.query<(string | null)[]>({
    text: `select ${selected.join(', ')} from ${pg.escapeIdentifier(table)} kept order by kept::text`,
    rowMode: 'array',
  })
  const lines = found.rows.map((row) => `(${row.map((value, at) => literal(value, columns.rows[at])).join(', ')})`)
  const names = columns.rows.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
  const into = `insert into ${pg.escapeIdentifier(table)} (${names}) overriding system value values\n`
  const blocks: string[] = []
  for (let at = 0; at < lines.length; at += rowsAtOnce)
    blocks.push(`${into}${lines.slice(at, at + rowsAtOnce).join(',\n')};`)
  return blocks
}

function literal(value: string | null, column: Column | undefined): string {
  if (value === null) return 'null'
  return column?.isBytes ? `decode('${value}', 'base64')` : pg.escapeLiteral(value).trimStart()
}
