import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../src/foundation/db/database.ts'
import { startEmbedded } from '../src/foundation/db/embedded/embedded-server.ts'
import { migrate } from '../src/foundation/db/migrate.ts'
import { databaseTypes, typesFile } from './database-types.ts'

/** Writes `src/db/schema.ts` from the migrations: run it after adding one. */
const dataDir = mkdtempSync(join(tmpdir(), 'vouch-types-'))
chmodSync(dataDir, 0o711)
const server = await startEmbedded({ dataDir, password: 'types', durable: false, log: console.error })
const db = openDatabase({ connectionString: server.connectionString })
await migrate(db.pool)
writeFileSync(typesFile, await databaseTypes(db))
await db.close()
await server.stop()
rmSync(dataDir, { recursive: true, force: true })
