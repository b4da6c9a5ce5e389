import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileText, Problem } from '@vouch/contract'
import type { Snapshot } from '@vouch/engine'
import { OrderThread, ThreadOverrun } from '../foundation/jobs/order-thread.ts'
import { isArchive } from '../outside/platforms/import/archive/open-archive.ts'
import type { ArchiveReading } from '../outside/platforms/import/archive/snapshot-of-archive.ts'
import { importSnapshot } from '../outside/platforms/import/import-snapshot.ts'
import { type Brought, broughtFault } from '../verdicts/verifications/refuse-brought.ts'
import type { ArchiveOrder } from './archive-thread.ts'
import { CommandFault } from './command-fault.ts'

/** A snapshot out of a file that lies here: a snapshot as it is, a list, or a creator's data export, which is never uploaded anywhere. */

export interface FileOptions {
  platform: string | undefined
  handle: string | undefined
  /** When a file that says no date was read; absent: now. */
  at?: string
  /** Whether a snapshot keeps what it says of its source, to be compared with a report that was given on it. */
  asClaimed?: boolean
}

const bytesMax = 200 * 1024 * 1024
const youngMb = 8
const memoryMb = 256

/** Notes go to standard error.
 *  @param path a file, an unpacked export, or `-` for standard input
 *  @throws CommandFault when it cannot be read */
export async function readFileHere(path: string, said: FileOptions): Promise<Snapshot> {
  const { platform, handle, at = new Date().toISOString(), asClaimed = false } = said
  const options = { ...(platform && { platform }), ...(handle && { handle }), at, asClaimed }
  if (path !== '-' && (await found(path, isArchive(path)))) {
    const { snapshot, notes } = await found(path, readArchiveAside({ path, options }))
    if (!asClaimed) refuse({ snapshot, asItIs: false })
    for (const note of notes) console.error(note)
    return snapshot
  }
  const { text, encoding } = fileText(await bytesOf(path))
  const name = path === '-' ? 'standard input' : basename(path)
  const reading = importSnapshot({ name, text }, options)
  if (!reading.ok) throw new CommandFault(reading.sentence)
  const { snapshot, format } = reading
  if (!asClaimed) refuse({ snapshot, asItIs: format === 'snapshot' })
  if (encoding !== 'UTF-8') console.error(`${name} was read as ${encoding}.`)
  for (const note of reading.notes) console.error(note)
  return snapshot
}

/** What an upload would be refused for gets no report here either. */
function refuse(brought: Pick<Brought, 'snapshot' | 'asItIs'>): void {
  const sentence = broughtFault({ ...brought, field: 'file' }, new Date())
  if (sentence !== null) throw new CommandFault(sentence)
}

/** On a thread of its own, which is given little memory for what lives for an instant: rows do, and five million of them would have V8
 *  take twice as much. */
async function readArchiveAside(order: ArchiveOrder): Promise<ArchiveReading> {
  const file = new URL('./archive-thread.ts', import.meta.url)
  const thread = new OrderThread<ArchiveOrder, ArchiveReading>('archive', file, { youngMb, memoryMb })
  try {
    return await thread.ask(order, { tell: progressLine() })
  } finally {
    await thread.close()
  }
}

async function found<Found>(path: string, reading: Promise<Found>): Promise<Found> {
  try {
    return await reading
  } catch (error) {
    const isEmpty = error instanceof Problem && error.code === 'archive_unknown' && statSync(path).isDirectory()
    if (isEmpty) throw new CommandFault(`${path} is a folder without a data export in it.`)
    if (error instanceof Problem) throw new CommandFault(error.message)
    if (error instanceof ThreadOverrun)
      throw new CommandFault(`${path} takes more memory to read than Vouch has for an export.`)
    if (error instanceof Error && 'code' in error) throw new CommandFault(`${path} can’t be read: ${error.message}`)
    throw error
  }
}

async function bytesOf(path: string): Promise<Uint8Array> {
  if (path === '-') return found('Standard input', standardInput())
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > bytesMax) {
    throw new CommandFault(`${path} is larger than 200 MB.`)
  }
  return found(path, readFile(path))
}

async function standardInput(): Promise<Uint8Array> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of process.stdin) {
    bytes += piece.length
    if (bytes > bytesMax) throw new CommandFault('Standard input is larger than 200 MB.')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** One line that overwrites itself, for people who watch; nothing where the output is kept. */
function progressLine(): (share: number) => void {
  if (!process.stderr.isTTY) return () => undefined
  return (share) => {
    process.stderr.write(share >= 1 ? '\r\x1b[K' : `\rReading the export: ${Math.floor(100 * share)}%`)
  }
}
