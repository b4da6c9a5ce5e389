import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/foundation/db/database.ts'
import { startEmbedded } from '../src/foundation/db/embedded/embedded-server.ts'
import { migrate } from '../src/foundation/db/migrate.ts'
import { passingFolder } from './passing-folder.ts'

/** One real PostgreSQL for all tests of the server, with one migrated database that each test file copies. */

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's own database; the template is beside it. */
    postgres: string
  }
}

export const templateName = 'vouch_template'

/** How databases are made of a template: by copying its files, which in memory takes a third of the processor time of writing every page to the log, and on a disk as much. */
export const copied = 'strategy file_copy'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = passingFolder()
  const server = await startEmbedded({ dataDir, password: 'tests', durable: false, log: () => undefined })
  const main = openDatabase({ connectionString: server.connectionString, connectionsMax: 1 })
  await main.pool.query(`create database ${templateName}`)
  await main.close()
  const template = openDatabase({
    connectionString: atDatabase(server.connectionString, templateName),
    connectionsMax: 1,
  })
  await migrate(template.pool)
  await template.close()
  project.provide('postgres', server.connectionString)
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** @returns the same server's address for another of its databases. */
export function atDatabase(connectionString: string, name: string): string {
  const url = new URL(connectionString)
  url.pathname = `/${name}`
  return url.href
}
