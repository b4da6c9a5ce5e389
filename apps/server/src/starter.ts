import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Who started this process. What a newcomer would get wrong: nothing tells a child that its parent has died, it only gets another
 *  parent. This module is loaded before everything else, because a parent that died before it is looked at is not missed. */

const starter = process.ppid
const lookEveryMs = 500
/** The command `vouch`, the shell that npm runs it by, and npm. */
const waysUpMax = 3

interface Seen {
  parent: number
  /** Its words, or the title that it gave itself. */
  said: string
}

/** Calls back, once, when npm or what stands between it and this process has ended, however it ended. Looking keeps nothing alive. */
export function whenStarterEnds(act: () => void): void {
  const watched = [starter, ...waysToNpm(starter, seenProcess)]
  const timer = setInterval(() => {
    if (process.ppid === starter && watched.every(isAlive)) return
    clearInterval(timer)
    act()
  }, lookEveryMs)
  timer.unref()
}

/** Some systems' shells make room for the command that npm gives them, others stay between the two and outlive a killed npm.
 *  @param first the parent of this process
 *  @returns what stands above it, up to npm; nothing where no npm is found, for whoever else is up there may come and go */
export function waysToNpm(first: number, see: (id: number) => Seen | null): number[] {
  const way: number[] = []
  for (let id = first; way.length <= waysUpMax; ) {
    const seen = see(id)
    if (seen === null) return []
    if (/^npm\b/.test(seen.said)) return way
    id = seen.parent
    way.push(id)
  }
  return []
}

/** Linux tells it in files; elsewhere `ps` does, and on Windows nobody. */
function seenProcess(id: number): Seen | null {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { parent: Number(parent), said: readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ') }
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(id)], { encoding: 'utf8' })
    const [, parent, said = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? []
    return parent === undefined ? null : { parent: Number(parent), said }
  }
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    // Another user's process is one.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
