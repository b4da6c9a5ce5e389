import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '../../config/config.ts'
import { StartFault } from '../../start-fault.ts'
import { type KeyRing, keyRing } from './key-ring.ts'
import { keyIn, keyText, newKey, type SigningKey } from './signing-key.ts'

/** The folder of keys: a file for each, named by its thumbprint. All processes of an instance read the same folder. */

/** What of the configuration says where the keys lie. */
export type KeyConfig = Pick<Config, 'mode' | 'dataDir' | 'signingKeysDir'>

/** How long a change of the folder may go unnoticed. */
const readAgainMs = 30_000
/** Files of the folder that are read; an instance that changes its key every month has 100 after eight years. */
const filesMax = 100

/** @returns where the keys of a configuration lie */
export function keyFolderOf({ dataDir, signingKeysDir }: Pick<KeyConfig, 'dataDir' | 'signingKeysDir'>): string {
  return signingKeysDir ?? join(dataDir, 'signing-keys')
}

/** Opens the keys that this instance signs with. A sandbox without any makes its first.
 *  @throws StartFault when a file is no key, or production has none that signs */
export function openKeyRing(config: KeyConfig): KeyRing {
  const folder = keyFolderOf(config)
  if (config.mode === 'sandbox' && readKeys(folder).length === 0) makeFirst(folder)
  const ring = keyRing(rereading(folder))
  if (ring.signing() !== null) return ring
  throw new StartFault(
    `There is no key to sign reports with in ${folder}. Make one with: vouch keys add. Back up the folder: without it, no one can check the reports you’ve sent out.`,
  )
}

/** @returns every key of a folder; none where the folder does not exist
 *  @throws StartFault naming the file that is no key */
export function readKeys(folder: string): SigningKey[] {
  return keyFiles(folder).map((name) => {
    try {
      return keyIn(readFileSync(join(folder, name), 'utf8'))
    } catch (error) {
      throw new StartFault(`${join(folder, name)} is no signing key: ${firstLine(error)}`)
    }
  })
}

/** Adds a fresh key, which signs from now on. @returns it */
export function addKey(folder: string, at: Date): SigningKey {
  const key = newKey(at)
  write(folder, key)
  return key
}

/** Retires a key: what it signed until then still counts. @returns it; null where there is none of that name */
export function retireKey(folder: string, id: string, at: Date): SigningKey | null {
  const key = readKeys(folder).find((each) => each.id === id)
  if (key === undefined) return null
  const retired = { ...key, retired: key.retired ?? at }
  write(folder, retired)
  return retired
}

/** Two processes that start together may each make one: both are valid, and the newest signs for both. */
function makeFirst(folder: string): void {
  try {
    addKey(folder, new Date())
  } catch (error) {
    throw new StartFault(`No signing key can be made in ${folder} (${firstLine(error)}).`)
  }
}

function write(folder: string, key: SigningKey): void {
  // The data folder may be new too, and its database's user has to get through it.
  mkdirSync(dirname(folder), { recursive: true, mode: 0o711 })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${key.id}.json`)
  // Under another ending until it is whole: somebody may be reading.
  const aside = `${path}.${process.pid}`
  writeFileSync(aside, keyText(key), { mode: 0o600 })
  renameSync(aside, path)
}

function keyFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .slice(0, filesMax)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw new StartFault(`The folder of signing keys ${folder} can’t be read: ${firstLine(error)}`)
  }
}

/** @returns the keys of a folder, read again when it changed. What cannot be read any more leaves those that were read before. */
function rereading(folder: string): () => readonly SigningKey[] {
  let [keys, mark, looked] = [readKeys(folder), markOf(folder), performance.now()]
  return () => {
    if (performance.now() - looked < readAgainMs) return keys
    looked = performance.now()
    const now = markOf(folder)
    if (now === mark) return keys
    try {
      keys = readKeys(folder)
      mark = now
    } catch (error) {
      if (!(error instanceof StartFault)) throw error
    }
    return keys
  }
}

/** Changes when a file is added, replaced or taken away. */
function markOf(folder: string): string {
  try {
    return keyFiles(folder)
      .map((name) => `${name}:${statSync(join(folder, name)).mtimeMs}`)
      .join()
  } catch {
    return ''
  }
}

function firstLine(error: unknown): string {
  if (error instanceof SyntaxError) return 'it is no JSON'
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n')
  return line.startsWith('[') ? 'it is no Ed25519 key with a date' : line
}
