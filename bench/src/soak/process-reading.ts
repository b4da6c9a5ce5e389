import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** What the system says of a process: Linux's `/proc`. */

export interface ProcessReading {
  /** Memory that it holds, MB. */
  rssMb: number
  files: number
  /** Of the open files, those that are sockets. */
  sockets: number
}

const pageBytes = 4_096

/** @returns null when there is no such process */
export function readProcess(pid: number): ProcessReading | null {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    const open = readdirSync(`/proc/${pid}/fd`)
    const sockets = open.filter((name) => isSocket(`/proc/${pid}/fd/${name}`)).length
    return { rssMb: (pages * pageBytes) / 1e6, files: open.length, sockets }
  } catch {
    return null
  }
}

function isSocket(path: string): boolean {
  try {
    return readlinkSync(path).startsWith('socket:')
  } catch {
    // It was closed between the listing and the look.
    return false
  }
}
