import { readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { claim } from './claim.ts'

/** One process at a time may use a folder. The lock is a file that names its holder; a holder that died, even by
 *  kill -9, holds nothing, because a process is known by its id *and* the moment it started. */

const lockName = 'vouch.lock'
const attemptsMax = 10

export interface Holder {
  pid: number
  /** Clock ticks since boot at which the process started (Linux), or null where the system does not tell. */
  startedTicks: string | null
}

/** Another live process uses the folder. */
export class FolderInUse extends Error {
  readonly holder: Holder

  constructor(folder: string, holder: Holder) {
    super(`Process ${holder.pid} uses the folder ${folder}`)
    this.holder = holder
  }
}

/** Takes the lock of a folder that exists. @returns a function that gives it back.
 *  @throws FolderInUse when a live process holds it. */
export function lockFolder(folder: string): () => void {
  const path = join(folder, lockName)
  const mine: Holder = { pid: process.pid, startedTicks: startedTicks(process.pid) }
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const finished = `${path}.${process.pid}`
    try {
      writeFileSync(finished, JSON.stringify(mine), { mode: 0o644 })
    } catch (error) {
      // A full disk has room for the name alone.
      rmSync(finished, { force: true })
      throw error
    }
    if (claim(finished, path)) return () => rmSync(path, { force: true })
    const holder = readHolder(path)
    if (holder && isAlive(holder)) throw new FolderInUse(folder, holder)
    clearDead(path)
  }
  throw new Error(`The folder ${folder} could not be locked: ${path} keeps changing`)
}

/** @returns who holds the folder, or null when nobody alive does. */
export function holderOf(folder: string): Holder | null {
  const holder = readHolder(join(folder, lockName))
  return holder && isAlive(holder) ? holder : null
}

/** Moves a dead holder's lock away: a rename succeeds for one process only. What was moved is read again, for the lock may have changed hands
 *  in between; a live one is put back. */
function clearDead(path: string): void {
  const moved = `${path}.${process.pid}.dead`
  try {
    renameSync(path, moved)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  const was = readHolder(moved)
  if (was && isAlive(was)) claim(moved, path)
  else unlinkSync(moved)
}

function readHolder(path: string): Holder | null {
  try {
    const holder: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return typeof holder === 'object' && holder !== null && 'pid' in holder ? (holder as Holder) : null
  } catch {
    return null
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false
  }
  return holder.startedTicks === null || startedTicks(holder.pid) === holder.startedTicks
}

/** Field 22 of /proc/PID/stat; the name in field 2 may hold spaces, so counting starts after its closing bracket. */
function startedTicks(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}
