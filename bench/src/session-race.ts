import { openDatabase } from '../../apps/server/src/foundation/db/database.ts'
import { startEmbedded } from '../../apps/server/src/foundation/db/embedded/embedded-server.ts'
import { migrate } from '../../apps/server/src/foundation/db/migrate.ts'
import { endings, openStreet, race } from '../../apps/server/test/session-race.ts'
import { freshDataDir, removeDataDir } from '../../e2e/running-product.ts'
import type { Row } from './row.ts'

/** A proof, not a measure: twelve thieves refresh a stolen session while it is ended, two hundred times for each way of ending it. */

const races = 200

export async function sessionRaceRows(): Promise<Row[]> {
  const dataDir = freshDataDir()
  const server = await startEmbedded({ dataDir, password: 'bench', log: () => undefined })
  const db = openDatabase({ connectionString: server.connectionString })
  try {
    await migrate(db.pool)
    const street = await openStreet(db)
    const rows: Row[] = []
    for (const [name, ending] of Object.entries(endings)) {
      let survived = 0
      for (let each = 0; each < races; each += 1) if ((await race(street, ending)) > 0) survived += 1
      rows.push({
        what: `${races} races of twelve refreshes against “${name}”`,
        figure: `${survived} survivors`,
        peer: 'limit 0',
        kept: survived === 0,
      })
    }
    return rows
  } finally {
    await db.pool.end()
    await server.stop()
    removeDataDir(dataDir)
  }
}
