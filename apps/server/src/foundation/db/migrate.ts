import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { StartFault } from '../../start-fault.ts'
import { requireNewDatabase } from './new-database.ts'
import { whenFree } from './session-lock.ts'

/** Plain SQL migrations, `NNNN_name.sql`, each run once and in order. Several processes may start at once: the first takes
 *  the advisory lock, the others wait and then find nothing to do. A file that was applied must never change. */

const folder = new URL('../../../migrations/', import.meta.url)
/** Any constant that nothing else in this database locks. */
const lockKey = 7_326_001

interface Migration {
  version: number
  name: string
  sql: string
  checksum: string
}

/** Brings the database to the newest version, or to an earlier one.
 *  @param versions the migrations that an earlier version had; all by default
 *  @returns the names of the migrations that ran.
 *  @throws Error when an applied file was changed; StartFault when the database, or the version that is asked for, is newer than this code. */
export async function migrate(pool: pg.Pool, versions?: ReadonlySet<number>): Promise<string[]> {
  const known = await loadMigrations()
  requireKnown(versions ?? [], known)
  // On a large table a migration takes longer than any question may, and so does waiting for another process that runs one.
  return whenFree(pool, lockKey, ({ session }) => runPending(session, known, versions))
}

async function loadMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file)).sort()
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(new URL(file, folder), 'utf8')
      return {
        version: Number(file.slice(0, 4)),
        name: file,
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      }
    }),
  )
}

async function runPending(
  client: pg.PoolClient,
  migrations: Migration[],
  versions?: ReadonlySet<number>,
): Promise<string[]> {
  if (!(await isSetUp(client))) await requireNewDatabase(client)
  await client.query(
    `create table if not exists schema_migrations (
       version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`,
  )
  const applied = await client.query<{ version: number; checksum: string }>(
    'select version, checksum from schema_migrations',
  )
  const checksums = new Map(applied.rows.map((row) => [row.version, row.checksum]))
  requireKnown(checksums.keys(), migrations)
  const ran: string[] = []
  for (const migration of migrations) {
    const checksum = checksums.get(migration.version)
    if (checksum === migration.checksum) continue
    if (checksum === undefined && versions?.has(migration.version) === false) continue
    if (checksum !== undefined)
      throw new Error(`${migration.name} was changed after it was applied: add a new migration instead`)
    await runOne(client, migration)
    ran.push(migration.name)
  }
  return ran
}

/** @throws StartFault where a version is newer than the newest of `migrations` */
function requireKnown(versions: Iterable<number>, migrations: readonly Migration[]): void {
  const newest = migrations.at(-1)?.version ?? 0
  const newer = [...versions].find((version) => version > newest)
  if (newer === undefined) return
  throw new StartFault(
    `The data is from a newer release of Vouch: it’s at version ${newer}, and this release knows ${newest}. Use that release, or a newer one.`,
  )
}

async function runOne(client: pg.PoolClient, { version, name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [
      version,
      name,
      checksum,
    ])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

/** Whether a first migration was applied; a start that failed before leaves the list of them empty. Other programs keep theirs under the same name, in
 *  other columns. @throws StartFault */
async function isSetUp(sql: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const known = await sql.query<{ ours: boolean }>(
    `select count(*) = 3 as ours from pg_attribute
      where attrelid = to_regclass('schema_migrations') and attname in ('version', 'name', 'checksum') and not attisdropped`,
  )
  if (!known.rows[0]?.ours) return false
  const applied = await sql.query('select from schema_migrations limit 1').catch((error: unknown) => {
    throw error instanceof Error && 'code' in error && error.code === forbidden ? mayNotRead() : error
  })
  return applied.rowCount !== 0
}

const forbidden = '42501'

function mayNotRead(): StartFault {
  return new StartFault(
    'The database user isn’t allowed to use Vouch’s tables. Use the user that Vouch was set up with.',
  )
}

/** @returns how many migrations the next start will run; changes nothing
 *  @throws StartFault where it couldn't run the first */
export async function pendingMigrations(pool: Pick<pg.ClientBase, 'query'>): Promise<number> {
  const migrations = await loadMigrations()
  if (!(await isSetUp(pool))) {
    await requireNewDatabase(pool)
    return migrations.length
  }
  const applied = await pool.query<{ version: number }>('select version from schema_migrations')
  const versions = new Set(applied.rows.map(({ version }) => version))
  return migrations.filter(({ version }) => !versions.has(version)).length
}
