import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** PostgreSQL refuses to run as root, so root hands it to another user of the system. */
export interface OsUser {
  name: string
  uid: number
  gid: number
}

/** `postgres` where the system has it; `nobody` exists everywhere and owns nothing. */
const candidates = ['postgres', 'nobody']

/** @returns the user that runs PostgreSQL for `dataFolder`, or null when this process's own user may.
 *  A folder that exists decides by its owner, so that its files stay readable whichever users were added since.
 *  @throws Error when this process is root and the system has none of the candidates. */
export function databaseUser(dataFolder: string): OsUser | null {
  if (process.getuid?.() !== 0) return null
  const users = systemUsers()
  const owner = ownerOf(dataFolder)
  const chosen =
    (owner ? users.find((user) => user.uid === owner) : undefined) ??
    candidates.map((name) => users.find((user) => user.name === name)).find((user) => user !== undefined)
  if (chosen) return chosen
  throw new Error(
    'PostgreSQL won’t run as root, and this system has no postgres or nobody user. Start Vouch as a regular user.',
  )
}

/** Whether `user` can enter a folder and everything above it. */
export function canEnter(user: OsUser, folder: string): boolean {
  const attempt = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    uid: user.uid,
    gid: user.gid,
    stdio: 'ignore',
    cwd: '/',
  })
  return attempt.status === 0
}

function ownerOf(folder: string): number | null {
  try {
    return statSync(folder).uid || null
  } catch {
    return null
  }
}

function systemUsers(): OsUser[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}
