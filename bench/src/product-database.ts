import { loadConfig } from '../../apps/server/src/config/config.ts'
import { runningDatabase } from '../../apps/server/src/foundation/data-folder.ts'
import { type Database, openDatabase } from '../../apps/server/src/foundation/db/database.ts'

/** Opens the database of a product that runs as another process, for what a bench has to prepare or to look up.
 *  @param dataDir the product's data folder */
export function openProductDatabase(dataDir: string): Database {
  const connectionString = runningDatabase(loadConfig({ DATA_DIR: dataDir }))
  if (connectionString === null) throw new Error(`No database runs in ${dataDir}`)
  return openDatabase({ connectionString, connectionsMax: 4 })
}
