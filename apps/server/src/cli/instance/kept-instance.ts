import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { CommandFault } from '../command-fault.ts'

/** Which instance the command line calls, and with which key: kept in the user's own folder, readable by that user alone. */

const instance = z.object({ address: z.url(), key: z.string().min(1) })
export type KeptInstance = z.output<typeof instance>

export function instancePath(): string {
  return join(homedir(), '.config/vouch/instance.json')
}

/** @throws CommandFault where nobody signed in */
export function loadInstance(): KeptInstance {
  let text: string
  try {
    text = readFileSync(instancePath(), 'utf8')
  } catch {
    throw new CommandFault('Sign in to an instance first: vouch login')
  }
  const reading = instance.safeParse(parsed(text))
  if (reading.success) return reading.data
  throw new CommandFault(`${instancePath()} can’t be read. Sign in again: vouch login`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Writes beside the file and moves it into its place, so that a key is never in a file that others may read. */
export function keepInstance(kept: KeptInstance): void {
  const path = instancePath()
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const fresh = `${path}.${process.pid}`
  writeFileSync(fresh, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 })
  chmodSync(fresh, 0o600)
  renameSync(fresh, path)
}

export function forgetInstance(): void {
  rmSync(instancePath(), { force: true })
}
