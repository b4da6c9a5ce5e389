import type { Config } from '../../config/config.ts'
import { runningDatabase } from '../../foundation/data-folder.ts'
import { type Database, openDatabase, requireDatabase } from '../../foundation/db/database.ts'
import { pendingMigrations } from '../../foundation/db/migrate.ts'
import { StartFault } from '../../start-fault.ts'
import { type Finding, fault, off, ok, reasonOf, warning } from './finding.ts'

/** The database and the clock, which is compared with the database's: all processes of an instance share that one. */

/** Sign-ins and signatures bear the time; a difference of minutes shows, one of a second is the way there. */
const driftSecondsMax = 5

export interface AskedDatabase {
  findings: Finding[]
  /** Null where nothing more can be asked of it. */
  db: Database | null
}

/** Nothing is started for it: the embedded database runs with the product. */
export async function askDatabase(config: Config): Promise<AskedDatabase> {
  const connectionString = runningDatabase(config)
  if (connectionString === null) {
    const says = 'The embedded database isn’t running: it starts with vouch start.'
    return { findings: [off('database', says), clockUnknown], db: null }
  }
  const db = openDatabase({ ...waysTo(config, connectionString), connectionsMax: 2 })
  try {
    await requireDatabase(db)
    const pending = await pendingMigrations(db.pool)
    const clock = await clockFinding(db)
    if (pending === 0) return { findings: [ok('database', 'The database answers and is up to date.'), clock], db }
    await db.close()
    const says = `The database answers; ${pending} ${pending === 1 ? 'migration waits' : 'migrations wait'}.`
    return { findings: [warning('database', says, 'Start Vouch once: it runs them.'), clock], db: null }
  } catch (error) {
    await db.close()
    return { findings: [unusable(error), clockUnknown], db: null }
  }
}

/** What refuses to start says itself what to do. */
function unusable(error: unknown): Finding {
  if (error instanceof StartFault) return { id: 'database', state: 'fault', says: error.message, fix: null }
  const says = `The database refused a question: ${reasonOf(error)}.`
  return fault('database', says, 'Check DATABASE_URL, and that PostgreSQL is running.')
}

/** Both ways, where there are two: the doctor says of a pooler that is down that it is. */
function waysTo({ databaseUrl, databaseListenUrl }: Config, running: string) {
  return { connectionString: databaseUrl ?? running, directConnectionString: databaseUrl && databaseListenUrl }
}

const clockUnknown = off('clock', 'The clock wasn’t compared: no database answered.')

async function clockFinding({ pool }: Database): Promise<Finding> {
  const asked = Date.now()
  const answer = await pool.query<{ now: Date }>('select clock_timestamp() as now')
  const heard = Date.now()
  const at = answer.rows[0]?.now.getTime() ?? heard
  const seconds = Math.max(asked - at, at - heard, 0) / 1_000
  if (seconds <= driftSecondsMax) return ok('clock', 'This machine’s clock agrees with the database’s.')
  const says = `This machine’s clock is ${Math.round(seconds)} seconds off the database’s.`
  return warning('clock', says, 'Turn on time synchronization (NTP) on both machines.')
}
