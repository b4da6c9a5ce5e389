import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileText, Problem } from '@vouch/contract'
import type { Snapshot } from '@vouch/engine'
import { openFolderArchive } from '../outside/platforms/import/archive/folder-archive.ts'
import { openArchive } from '../outside/platforms/import/archive/open-archive.ts'
import { readArchive, type TellBytes } from '../outside/platforms/import/archive/read-archive.ts'
import { importSnapshot } from '../outside/platforms/import/import-snapshot.ts'
import { CommandFault } from './command-fault.ts'

/** A snapshot out of a file that lies here: a snapshot as it is, a list, or a creator's data export, which is never uploaded anywhere. */

export interface FileOptions {
  platform: string | undefined
  handle: string | undefined
}

const bytesMax = 200 * 1024 * 1024

/** Notes go to standard error.
 *  @param path a file, an unpacked export, or `-` for standard input
 *  @throws CommandFault when it cannot be read */
export async function readFileHere(path: string, { platform, handle }: FileOptions): Promise<Snapshot> {
  const options = { ...(platform && { platform }), ...(handle && { handle }), at: new Date().toISOString() }
  const archive =
    path === '-'
      ? null
      : await found(path, isFolder(path) ? openFolderArchive(path) : openArchive(path, basename(path)))
  if (archive) {
    try {
      const { snapshot, notes } = await found(path, readArchive(archive, options, progressLine()))
      for (const note of notes) console.error(note)
      return snapshot
    } finally {
      archive.close()
    }
  }
  const { text, encoding } = fileText(await bytesOf(path))
  const name = path === '-' ? 'standard input' : basename(path)
  const reading = importSnapshot({ name, text }, options)
  if (!reading.ok) throw new CommandFault(reading.sentence)
  if (encoding !== 'UTF-8') console.error(`${name} was read as ${encoding}.`)
  for (const note of reading.notes) console.error(note)
  return reading.snapshot
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

async function found<Found>(path: string, reading: Promise<Found>): Promise<Found> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Problem) throw new CommandFault(error.message)
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
function progressLine(): TellBytes {
  if (!process.stderr.isTTY) return () => undefined
  let shown = -1
  return (read, all) => {
    const percent = all === 0 ? 100 : Math.min(100, Math.floor((100 * read) / all))
    if (percent === shown) return
    shown = percent
    process.stderr.write(percent === 100 ? '\r\x1b[K' : `\rReading the export: ${percent}%`)
  }
}
