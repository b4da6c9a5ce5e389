import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { StartFault } from '../start-fault.ts'
import { startEmbedded } from './db/embedded/embedded-server.ts'
import { FolderInUse, holderOf, lockFolder } from './db/embedded/folder-lock.ts'
import { keptSecrets } from './db/embedded/secrets.ts'

/** The data folder of a running product: its lock, its secrets and, unless another database is configured, its PostgreSQL. */
export interface OpenData {
  connectionString: string
  authSecret: string
  /** May be called again: a folder that was given back may be another process's by then. */
  close: () => Promise<void>
}

/** Where a running product tells the command line which database to use. */
const runningFile = 'database.json'

interface Opening {
  log: (line: string) => void
  /** Called when the database starts by itself (`EmbeddedSettings`). */
  begun?: () => void
  /** Called when the folder is this process's own, before a database is made or started. Rejects where there is no use in one. */
  claimed?: () => Promise<void>
}

/** Opens the database and secrets of a configuration. With `DATABASE_URL` several processes may share them, so nothing is
 *  locked; with the embedded server one process at a time holds the folder.
 *  @throws StartFault when another live process holds the folder. */
export async function openData(config: Config, { log, claimed, ...opening }: Opening): Promise<OpenData> {
  if (config.databaseUrl !== null) {
    await claimed?.()
    const connectionString = config.databaseUrl
    return {
      connectionString,
      authSecret: config.authSecret ?? secretsOf(config).authSecret,
      close: async () => undefined,
    }
  }
  const secrets = secretsOf(config)
  const unlock = lock(config.dataDir)
  const announcement = join(config.dataDir, runningFile)
  try {
    await claimed?.()
    const { databasePassword: password } = secrets
    const server = await startEmbedded({ dataDir: config.dataDir, password, log, ...opening })
    if (server.note) log(server.note)
    writeFileSync(announcement, JSON.stringify({ connectionString: server.connectionString }), { mode: 0o600 })
    const giveBack = async () => {
      rmSync(announcement, { force: true })
      await server.stop()
      unlock()
    }
    let closed: Promise<void> | null = null
    return {
      connectionString: server.connectionString,
      authSecret: config.authSecret ?? secrets.authSecret,
      close: () => {
        closed ??= giveBack()
        return closed
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** @returns the database of the product that runs with this configuration, with all hosts that it may have, or null when none runs. Commands hold
 *  settings of a session, so they go past a pooler. */
export function runningDatabase(config: Config): string | null {
  if (config.databaseUrl !== null) return config.databaseListenUrl ?? config.databaseUrl
  if (holderOf(config.dataDir) === null) return null
  try {
    const { connectionString } = JSON.parse(readFileSync(join(config.dataDir, runningFile), 'utf8')) as {
      connectionString: string
    }
    return connectionString
  } catch {
    return null
  }
}

/** The folder can be entered by the database's user, who may be another than this process's; the secrets in it cannot be read. */
function secretsOf({ dataDir }: Config) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 })
    return keptSecrets(dataDir)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartFault(
      `The data folder ${dataDir} can’t be used (${reason}). Set DATA_DIR to a folder this user can write to.`,
    )
  }
}

function lock(dataDir: string): () => void {
  try {
    return lockFolder(dataDir)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    throw new StartFault(
      `Vouch is already running with the data folder ${dataDir} (process ${error.holder.pid}). Stop it first, or set DATA_DIR to another folder.`,
    )
  }
}
