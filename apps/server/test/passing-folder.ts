import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Memory that looks like a disk. */
const memory = '/dev/shm'
const prefix = 'vouch-test-'
/** Several times what the tests' databases come to. */
const roomyBytes = 3 * 1024 ** 3
/** Longer than a folder is without its server. */
const settledMs = 3_600_000

/** Makes a folder for a database that need not outlive its tests: in memory where there is room. Each file of tests drops its thousand and more files and
 *  another makes as many, and disks that keep what was just deleted from being used again take several times as long for that.
 *  Root's database runs as another user, who must be able to enter it.
 *  @returns its path; whoever asked deletes it */
export function passingFolder(): string {
  const isInMemory = hasRoom()
  if (isInMemory) forgetKilled()
  const folder = mkdtempSync(join(isInMemory ? memory : tmpdir(), prefix))
  chmodSync(folder, 0o711)
  return folder
}

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, process.availableMemory()) >= roomyBytes
  } catch {
    return false
  }
}

/** Deletes what runs that were killed have left: it would keep its memory until the machine starts anew. */
function forgetKilled(): void {
  for (const name of readdirSync(memory).filter((each) => each.startsWith(prefix))) {
    const folder = join(memory, name)
    try {
      if (Date.now() - statSync(folder).mtimeMs > settledMs && !isServed(folder)) rmSync(folder, { recursive: true })
    } catch {
      // Another run, or another user, is at it.
    }
  }
}

function isServed(folder: string): boolean {
  try {
    const [pid = ''] = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder)
  } catch {
    return false
  }
}
