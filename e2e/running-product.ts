import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The product as a user starts it: a process of its own, a fresh data folder, a free port. */
export interface RunningProduct {
  url: string
  dataDir: string
  child: ChildProcess
  /** All that it printed so far. */
  output: () => string
  /** Ends it: by default as a user would, or at once as a crash would. */
  end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

const root = fileURLToPath(new URL('../', import.meta.url))
const startWithinMs = 120_000

/** @returns a new folder for the product's data. Root's database runs as another user, who must be able to enter it: otherwise its data would lie
 *  elsewhere and stay there. */
export function freshDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'vouch-e2e-'))
  chmodSync(dataDir, 0o711)
  return dataDir
}

/** Deletes a data folder after its product has ended. */
export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true })
}

/** What starts it without its pages. */
export const apiOnly: readonly string[] = [process.execPath, 'apps/server/src/main.ts', '--api-only']

/** Starts the product and resolves when it says that it listens. Rejects with its output when it does not.
 *  @param command what starts it; the child is then this process, which may have others below it */
export async function startProduct(
  dataDir: string,
  settings: Record<string, string> = {},
  command: readonly string[] = [process.execPath, 'apps/server/src/main.ts'],
): Promise<RunningProduct> {
  // The test runner names a half of the libraries that no start does.
  const defaults = { NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const variables = Object.entries({ ...defaults, ...settings })
  const words = variables.map(([name, value]) => `${name}=${value}`)
  const child = spawn('/usr/bin/env', [...words, ...command], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      // Nobody else knows of it.
      child.kill('SIGKILL')
      reject(new Error(`The product does not listen after ${startWithinMs / 1_000} s:\n${text}`))
    }, startWithinMs)
    let listens = false
    const hear = (chunk: string) => {
      text += chunk
      // A log goes on for as long as there are calls.
      if (listens) return
      const address = /Vouch is listening on (http:\S+)/.exec(text)?.[1]
      if (address === undefined) return
      listens = true
      clearTimeout(timer)
      resolve(address)
    }
    child.stdout.setEncoding('utf8').on('data', hear)
    child.stderr.setEncoding('utf8').on('data', hear)
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}:\n${text}`)))
  })
  return { url, dataDir, child, output: () => text, end: (signal = 'SIGTERM') => end(child, signal) }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}
