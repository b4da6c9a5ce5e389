import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { ObjectConfig } from '../src/config/object-variables.ts'
import { type Database, openDatabase } from '../src/foundation/db/database.ts'
import type { ObjectStore } from '../src/foundation/objects/object-store.ts'
import { openS3 } from '../src/outside/object-store/s3-store.ts'

/** A store that speaks S3, on a free port, with one bucket. */
export interface ObjectServer {
  settings: NonNullable<ObjectConfig['objectStore']>
  /** Of the folder in which objects lie as files. */
  folder: string
  close: () => Promise<void>
}

export async function startObjectServer(): Promise<ObjectServer> {
  const folder = mkdtempSync(join(tmpdir(), 'vouch-objects-'))
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory: folder },
    configureBuckets: [{ name: 'vouch', configs: [] }],
  })
  const { port } = await server.run()
  return {
    settings: {
      ...{ endpoint: `http://127.0.0.1:${port}`, bucket: 'vouch', prefix: 'instance/', region: 'us-east-1' },
      // Of every such server.
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    folder: join(folder, 'vouch'),
    close: async () => {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A database whose large bytes may lie in a store. */
export interface Stored {
  server: ObjectServer
  objects: ObjectStore
  db: Database
  close: () => Promise<void>
}

export async function openStored(connectionString: string): Promise<Stored> {
  const server = await startObjectServer()
  const objects = openS3(server.settings)
  const db = openDatabase({ connectionString, objects })
  const close = async () => {
    await db.close()
    await server.close()
  }
  return { server, objects, db, close }
}
