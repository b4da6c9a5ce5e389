import { readFile, stat } from 'node:fs/promises'
import { CommandFault } from './command-fault.ts'

/** Reads a file, or fetches an address: keys and lists that others publish. */

const bytesMax = 8 * 1024 * 1024
const timeoutMs = 10_000
const attempts = 2

/** @throws CommandFault in a sentence when it cannot be had */
export async function readSource(source: string): Promise<Uint8Array> {
  return isAddress(source) ? fetched(source) : fileBytes(source)
}

export function isAddress(source: string): boolean {
  return /^https?:\/\//i.test(source)
}

/** @returns what a source says as JSON. @throws CommandFault */
export async function readJsonSource(source: string): Promise<unknown> {
  try {
    return JSON.parse(Buffer.from(await readSource(source)).toString('utf8'))
  } catch (error) {
    if (error instanceof CommandFault) throw error
    throw new CommandFault(`${source} isn’t JSON.`)
  }
}

async function fileBytes(path: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(path)
    if (size > bytesMax) throw new CommandFault(`${path} is larger than 8 MB.`)
    return await readFile(path)
  } catch (error) {
    if (error instanceof CommandFault) throw error
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new CommandFault(isMissing ? `File not found: ${path}.` : `${path} can’t be read: ${reasonOf(error)}`)
  }
}

/** A second attempt is for a line that broke; what the other side refuses, it refuses again. */
async function fetched(address: string): Promise<Uint8Array> {
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
      if (!response.ok) throw new CommandFault(`${address} answered ${response.status}.`)
      return await bodyOf(response, address)
    } catch (error) {
      if (error instanceof CommandFault) throw error
      if (attempt === attempts) throw new CommandFault(`${address} can’t be reached: ${reasonOf(error)}`)
    }
  }
}

async function bodyOf(response: Response, address: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.length
    if (size > bytesMax) throw new CommandFault(`${address} sends more than 8 MB.`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message || cause.name : String(cause)
}
