import { openDatabase } from '../apps/server/src/foundation/db/database.ts'

/** Creates or drops databases of the server that all journeys share.
 *  @param postgres address of the server's own database */
export async function changeDatabases(postgres: string, sql: string): Promise<void> {
  const db = openDatabase({ connectionString: postgres, connectionsMax: 1 })
  try {
    await db.pool.query(sql)
  } finally {
    await db.close()
  }
}
