import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openDatabase } from '../../../apps/server/src/foundation/db/database.ts'
import { closedPort } from '../../../apps/server/test/closed-port.ts'
import { hasDebianPostgres } from '../../../apps/server/test/debian-servers.ts'
import { fillDemo, signInDemo } from '../../../e2e/demo-account.ts'
import type { Row } from '../row.ts'
import { audit } from './audit.ts'
import type { Asker } from './deeds.ts'
import { type Ground, startBare, startGround } from './ground.ts'
import { Journal } from './journal.ts'
import { capacity } from './mixed-load.ts'
import { sit } from './sitting.ts'
import { soakVerdict } from './soak-verdict.ts'

/** A proof: mixed load at seven tenths of what the machine can do, for hours, with what goes wrong in them. Memory stays flat, nothing is leaked, the
 *  last answers come as fast as the first, and what was acknowledged is there. Cut off, it goes on where it was when the same folder is given. */

const shareOfCapacity = 0.7
const capacitySeconds = 20
const minutesUsual = 120

/** @param asked minutes, and a folder to resume from */
export async function soakRows([minutesAsked, folderAsked]: readonly string[]): Promise<Row[]> {
  if (!hasDebianPostgres)
    return [{ what: 'soak', figure: 'not measured', peer: 'needs root and Debian’s postgresql-15', kept: null }]
  const minutes = Number(minutesAsked ?? minutesUsual)
  const folder = resolve(folderAsked ?? join(tmpdir(), 'vouch-soak'))
  const journal = new Journal(join(folder, 'journal'))
  console.log(`${journal.minutes.length} of ${minutes} minutes are done; what is seen is kept in ${folder}`)
  const bare = await startBare()
  const ground = await startGround(folder, await closedPort())
  try {
    const asker = await openDoor(ground, journal)
    const perSecond = shareOfCapacity * (await capacity(asker, capacitySeconds))
    const number = 1 + Math.max(0, ...journal.minutes.map(({ sitting }) => sitting))
    await sit({ ground, asker, journal, bareUrl: bare.url, perSecond, minutes, number })
    const found = await audit(ground.databaseUrl(), journal.acknowledged)
    await ground.end()
    return soakVerdict({ minutes: journal.minutes, audit: found, perSecond, printed: ground.printed() })
  } finally {
    bare.end()
    await ground.stop()
  }
}

async function openDoor(ground: Ground, journal: Journal): Promise<Asker> {
  const token = await signInDemo(ground.url)
  const db = openDatabase({ connectionString: ground.databaseUrl(), connectionsMax: 1 })
  if (journal.minutes.length === 0) await fillDemo(db)
  const found = await db.pool.query<{ id: string }>(`select id from users where email = 'brand@vouch.test'`)
  await db.close()
  return {
    ...{ url: ground.url, token, userId: found.rows[0]?.id ?? '', reportId: null },
    nextCreator: journal.acknowledged.filter(({ deed }) => deed === 'verify').length,
    acknowledge: (done) => journal.acknowledge(done),
  }
}
