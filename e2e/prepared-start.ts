import { enableCompileCache } from 'node:module'
import type { TestProject } from 'vitest/node'
import { fillSandboxIndex } from '../apps/server/src/finding/discovery/sandbox-index.ts'
import { screenSandbox } from '../apps/server/src/finding/discovery/screen-sandbox.ts'
import { openDatabase } from '../apps/server/src/foundation/db/database.ts'
import { startEmbedded } from '../apps/server/src/foundation/db/embedded/embedded-server.ts'
import { ensureWebBuild } from '../apps/server/src/site/web-build.ts'
import { compileCache } from '../apps/server/test/compile-cache.ts'
import { passingFolder } from '../apps/server/test/passing-folder.ts'
import { changeDatabases } from './databases.ts'
import { freshDataDir, removeDataDir, startProduct } from './running-product.ts'

const template = 'first_start'

/** Builds the pages and makes a first start before the first journey. A product that builds while it starts would spend the first
 *  test's patience on it, which slow machines have too little of; and the journeys go on from copies of one first start's data, on one
 *  PostgreSQL that need not survive a power cut. All simulated creators can be found from the start, and the largest are screened: every
 *  product would write the same twenty thousand, and score them for minutes of its processor's time, while its journey is made. */
export default async function prepareStart(project: TestProject): Promise<() => Promise<void>> {
  enableCompileCache(compileCache)
  await ensureWebBuild(console.log)
  const [dataDir, databaseDir] = [freshDataDir(), passingFolder()]
  const server = await startEmbedded({
    dataDir: databaseDir,
    password: 'journeys',
    durable: false,
    log: () => undefined,
  })
  const postgres = server.connectionString
  await changeDatabases(postgres, `create database ${template}`)
  const url = new URL(postgres)
  url.pathname = template
  await (await startProduct(dataDir, { DATABASE_URL: url.href })).end()
  await fillIndex(url.href)
  project.provide('firstStart', { dataDir, postgres, template })
  return async () => {
    await server.stop()
    removeDataDir(dataDir)
    removeDataDir(databaseDir)
  }
}

/** Enough for every comparison to find somebody. */
const screenedMin = 800

/** Nothing else uses the database meanwhile, so it may hurry. Afterwards nobody has searched, and the screening counts as done. */
async function fillIndex(connectionString: string): Promise<void> {
  const db = openDatabase({ connectionString, connectionsMax: 1 })
  const [parts, never] = [{ db, now: () => new Date() }, new AbortController().signal]
  try {
    await db.pool.query('update simulated_network set wanted = true')
    await fillSandboxIndex(parts, never)
    await screenSandbox(parts, never, screenedMin)
    await db.pool.query('update simulated_network set wanted = false, screening_begun = true, screened = indexed')
  } finally {
    await db.close()
  }
}
