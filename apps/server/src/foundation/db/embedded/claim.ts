import { existsSync, linkSync, renameSync, unlinkSync } from 'node:fs'

/** Gives a finished file its final name unless that name is taken; the file under its first name is gone afterwards. Of several processes one
 *  succeeds, and nobody ever sees half a file.
 *  @returns whether the name was free. @throws Error when the folder does not allow it at all. */
export function claim(finished: string, name: string): boolean {
  try {
    linkSync(finished, name)
    unlinkSync(finished)
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST') {
      unlinkSync(finished)
      return false
    }
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EOPNOTSUPP') throw error
  }
  // A file system without hard links: a rename would overwrite, so the name is looked at first. Two starts within the same instant could both
  // pass; PostgreSQL's own lock then stops the second.
  if (existsSync(name)) {
    unlinkSync(finished)
    return false
  }
  renameSync(finished, name)
  return true
}
