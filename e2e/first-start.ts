import { cpSync } from 'node:fs'
import { inject } from 'vitest'
import { copied } from '../apps/server/test/postgres.ts'
import { changeDatabases } from './databases.ts'
import { freshDataDir, type RunningProduct, removeDataDir, startProduct } from './running-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** What one first start has left: a folder with its secrets, and a database on the server that all journeys share. */
    firstStart: { dataDir: string; postgres: string; template: string }
  }
}

/** Starts a product that goes on from a copy of one first start, so that no journey waits for one. Its end deletes the copy.
 *  @param settings variables of its environment
 *  @param before changes its database before it starts */
export async function startPrepared(
  settings: Record<string, string> = {},
  before?: (database: string) => Promise<void>,
): Promise<RunningProduct> {
  const { dataDir: first, postgres, template } = inject('firstStart')
  const dataDir = freshDataDir()
  cpSync(first, dataDir, { recursive: true })
  const url = new URL(postgres)
  url.pathname = dataDir.slice(dataDir.lastIndexOf('/') + 1)
  const name = `"${url.pathname.slice(1)}"`
  await changeDatabases(postgres, `create database ${name} template ${template} ${copied}`)
  await before?.(url.href)
  const product = await startProduct(dataDir, { DATABASE_URL: url.href, ...settings })
  return {
    ...product,
    end: async (signal) => {
      await product.end(signal)
      await changeDatabases(postgres, `drop database if exists ${name} with (force)`)
      removeDataDir(dataDir)
    },
  }
}
