import { existsSync, statfsSync, statSync } from 'node:fs'
import { dirname, relative, sep } from 'node:path'
import type { Config } from './config/config.ts'
import { isDatabaseGone, isOutOfRoom } from './foundation/db/connecting-client.ts'
import { EmbeddedFault } from './foundation/db/embedded/embedded-server.ts'
import { placeDatabase } from './foundation/db/embedded/placement.ts'
import { StartFault } from './start-fault.ts'

/** Why a start failed, where that lies outside the product: a disk that is full shows itself in many ways, none of which names it. */

const megabyte = 1024 * 1024
/** PostgreSQL begins a file of that size before it writes anything else, and says little where it can't. */
const databaseBytesMin = 16 * megabyte
const fullCodes = new Set<unknown>(['ENOSPC', 'EDQUOT'])
const fullWords = /no space left on device|disk quota exceeded/i

/** @returns a StartFault where what failed is a matter of this machine or of the database, else the error as it is */
export async function startFailure(error: unknown, config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<unknown> {
  if (!(error instanceof Error)) return error
  const isFault: boolean = error instanceof StartFault
  const ofDatabase = isDatabaseGone(error) || isOutOfRoom(error) || error instanceof EmbeddedFault
  const places = config.databaseUrl === null ? [config.dataDir, ...(await clusterOf(config.dataDir))] : [config.dataDir]
  const room = leastRoom(places)
  const isFull = fullCodes.has('code' in error ? error.code : undefined) || fullWords.test(error.message)
  const isOurs = config.databaseUrl === null || !isOutOfRoom(error)
  if (isOurs && (isFull || (ofDatabase && config.databaseUrl === null && room.bytes < databaseBytesMin))) {
    const place = 'path' in error && typeof error.path === 'string' ? named(error.path, config.dataDir) : null
    const { bytes, folder } = place === null ? room : leastRoom([place])
    const what = folder === config.dataDir ? 'DATA_DIR' : folder
    return new StartFault(
      `The disk that holds ${what} is full (${Math.floor(bytes / megabyte)} MB free). Free some space and start again.`,
    )
  }
  if (isOutOfRoom(error))
    return new StartFault(`The database has no room left (${error.message}). Free some space there and start again.`)
  if (!isFault && isDatabaseGone(error))
    return new StartFault(`The database went away during the start (${error.message}). Start again when it’s back.`)
  return error
}

/** Root's database may lie elsewhere. */
async function clusterOf(dataDir: string): Promise<string[]> {
  return placeDatabase(dataDir).then(
    ({ cluster }) => [isBelow(cluster, dataDir) ? dataDir : cluster],
    () => [],
  )
}

/** A file of somebody else's is named by its own folder. */
function named(path: string, dataDir: string): string | null {
  return isBelow(path, dataDir) ? null : dirname(path)
}

function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`)
}

interface Room {
  folder: string
  /** Tells disks apart; null where the system does not. */
  disk: number | null
  bytes: number
}

/** @returns the folder whose disk has least room for this user; the first of those on one disk, whose room changes from one look to the next */
function leastRoom(folders: readonly string[]): Room {
  return folders
    .map(roomAt)
    .reduce((least, room) => (room.disk !== least.disk && room.bytes < least.bytes ? room : least))
}

/** Of a folder that is not there yet, the one above it. Where the system does not tell, there is no lack. */
function roomAt(folder: string): Room {
  try {
    let found = folder
    while (!existsSync(found) && dirname(found) !== found) found = dirname(found)
    const { bavail, bsize } = statfsSync(found)
    return { folder, disk: statSync(found).dev, bytes: bavail * bsize }
  } catch {
    return { folder, disk: null, bytes: Number.POSITIVE_INFINITY }
  }
}
