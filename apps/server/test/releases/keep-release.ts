import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { freshDataDir, removeDataDir, startProduct } from '../../../../e2e/running-product.ts'
import { startEmbedded } from '../../src/foundation/db/embedded/embedded-server.ts'
import { keptRows } from './kept-rows.ts'
import { liveThrough, lookAgain, type Places, type Seen } from './release-story.ts'

/** `npm run keep:release` keeps the database of this release for the tests of all later ones: starts the product on an empty database, uses it,
 *  and writes its rows beside this file. `npm run keep:release -- FOLDER` does it for a checkout of another release. */

/** What stands beside the rows. */
export interface KeptRelease {
  /** When it was used. */
  at: string
  places: Places
  seen: Seen
}

/** Links are signed with it. It opens nothing but this database. */
export const keptSecret = 'kept for the tests of later releases'
/** The index of the sandbox is the same in every database; a few rows of it stand for all. */
const discoveredKept = 40

if (process.argv[1] === fileURLToPath(import.meta.url)) await keepRelease(resolve(process.argv[2] ?? '.'))

async function keepRelease(checkout: string): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as { version: string }
  const folder = fileURLToPath(new URL(`${version}/`, import.meta.url))
  const [databaseDir, dataDir] = [freshDataDir(), freshDataDir()]
  const server = await startEmbedded({ dataDir: databaseDir, password: 'kept', durable: false, log: console.error })
  try {
    const kept = await usedRelease(checkout, dataDir, server.connectionString)
    const rows = await rowsOf(server.connectionString)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'rows.sql'), rows)
    writeFileSync(join(folder, 'kept.json'), `${JSON.stringify(kept, null, 2)}\n`)
    console.log(`${folder}: ${Math.ceil(Buffer.byteLength(rows) / 1_000)} kB of rows`)
  } finally {
    await server.stop()
    for (const dir of [databaseDir, dataDir]) removeDataDir(dir)
  }
}

async function usedRelease(checkout: string, dataDir: string, databaseUrl: string): Promise<KeptRelease> {
  const command = [process.execPath, join(checkout, 'apps/server/src/main.ts'), '--api-only']
  const product = await startProduct(dataDir, { DATABASE_URL: databaseUrl, AUTH_SECRET: keptSecret }, command)
  try {
    const places = await liveThrough(product.url)
    return { at: new Date().toISOString(), places, seen: await lookAgain(product.url, places) }
  } finally {
    await product.end()
  }
}

async function rowsOf(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(
      'delete from discovered_creators where ctid not in (select ctid from discovered_creators order by handle limit $1)',
      [discoveredKept],
    )
    return await keptRows(client)
  } finally {
    await client.end()
  }
}
