import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { browserArchiveRow } from './archive-in-browser.ts'
import { writeLargeArchive } from './large-archive.ts'
import type { Row } from './row.ts'

/** Archives of the largest creators: how long they take, and the most memory that was held. On the command line the whole process counts;
 *  in the browser what all its processes hold more than before. */

const gigabyte = 1024 ** 3
const secondsMax = 60
const memoryMbMax = 300
const program = fileURLToPath(new URL('../../apps/server/src/cli/vouch.ts', import.meta.url))

/** @param asked `command` or `browser`; neither: both */
export async function archiveRows(dataDir: string, asked: readonly string[]): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vouch-bench-archives-'))
  const wants = (part: string) => asked.length === 0 || asked.includes(part)
  try {
    return [
      ...(wants('command') ? await commandsRows(folder) : []),
      ...(wants('browser') ? [await browserRow(dataDir, join(folder, 'small.zip'))] : []),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function commandsRows(folder: string): Promise<Row[]> {
  const [many, single] = [join(folder, 'many.zip'), join(folder, 'single.zip')]
  await writeLargeArchive(many, { platform: 'instagram', followers: 5_000_000, otherBytes: 2 * gigabyte })
  const rows = await commandRows('Instagram, 5 million followers and photos', many, true)
  rmSync(many)
  await writeLargeArchive(single, { platform: 'tiktok', followers: 1_000_000, otherBytes: 2 * gigabyte })
  rows.push(...(await commandRows('TikTok, one file, 1 million followers and messages', single, false)))
  rmSync(single)
  return rows
}

async function browserRow(dataDir: string, path: string): Promise<Row> {
  await writeLargeArchive(path, { platform: 'instagram', followers: 1_000_000, otherBytes: gigabyte / 2 })
  return browserArchiveRow(dataDir, path, memoryMbMax)
}

/** @param isTimed whether it must be read within the limit of five million followers */
async function commandRows(what: string, path: string, isTimed: boolean): Promise<Row[]> {
  const { seconds, memoryMb, accounts } = await imported(path)
  const size = `${(statSync(path).size / 1e9).toFixed(1)} GB packed, ${accounts.toLocaleString('en')} sampled`
  return [
    {
      what: `vouch import: ${what} (${size})`,
      figure: `${seconds.toFixed(1)} s`,
      peer: isTimed ? `limit ${secondsMax} s` : '',
      kept: isTimed ? seconds <= secondsMax : null,
    },
    {
      what: '  most memory',
      figure: `${memoryMb.toFixed(0)} MB`,
      peer: `limit ${memoryMbMax} MB`,
      kept: memoryMb <= memoryMbMax,
    },
  ]
}

/** Says at the end of a process what the system counted of it; kilobytes. */
const measuring =
  'data:text/javascript,import{writeSync}from"node:fs";import{isMainThread}from"node:worker_threads";' +
  'if(isMainThread)process.on("exit",()=>writeSync(3,String(process.resourceUsage().maxRSS)))'

async function imported(path: string): Promise<{ seconds: number; memoryMb: number; accounts: number }> {
  const began = performance.now()
  const words = ['--import', measuring, program, 'import', path, '--handle', 'bench']
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
  const written = [child.stdout, child.stderr, child.stdio[3]].map((stream) => text(stream as Readable))
  const [said, faults, memory] = await Promise.all(written)
  if (!said) throw new Error(`vouch import failed: ${faults}`)
  const seconds = (performance.now() - began) / 1_000
  const snapshot = JSON.parse(said) as { followersSample: { accounts: unknown[] } }
  return { seconds, memoryMb: Number(memory) / 1_024, accounts: snapshot.followersSample.accounts.length }
}
