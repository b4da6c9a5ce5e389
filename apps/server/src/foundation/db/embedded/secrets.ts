import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { claim } from './claim.ts'

/** What a sandbox makes up once and keeps: readable by the user who runs Vouch alone. */
export interface Secrets {
  databasePassword: string
  authSecret: string
}

/** @returns the secrets of a data folder; makes them on first use. Two processes that begin together agree on one file. */
export function keptSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json')
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Secrets
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new Error(`${path} can’t be read (${error}). Restore it from a backup: it unlocks this folder’s database.`)
    }
  }
  const secrets: Secrets = {
    databasePassword: randomBytes(24).toString('hex'),
    authSecret: randomBytes(32).toString('hex'),
  }
  const aside = `${path}.${process.pid}`
  writeFileSync(aside, JSON.stringify(secrets), { mode: 0o600 })
  return claim(aside, path) ? secrets : keptSecrets(dataDir)
}
