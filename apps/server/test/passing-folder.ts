import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Memory that looks like a disk. */
const memory = '/dev/shm'
/** Several times what the tests' databases come to. */
const roomyBytes = 3 * 1024 ** 3

/** Makes a folder for a database that need not outlive its tests: in memory where there is room. Each file of tests drops its thousand and more files and
 *  another makes as many, and disks that keep what was just deleted from being used again take several times as long for that.
 *  Root's database runs as another user, who must be able to enter it.
 *  @returns its path; whoever asked deletes it */
export function passingFolder(): string {
  const folder = mkdtempSync(join(hasRoom() ? memory : tmpdir(), 'vouch-test-'))
  chmodSync(folder, 0o711)
  return folder
}

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= roomyBytes
  } catch {
    return false
  }
}
