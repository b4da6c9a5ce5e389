import { createHash } from 'node:crypto'
import { on } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { tooLarge } from './too-large.ts'

/** A body on its way to a file of this machine: hundreds of megabytes pass through, and none of them stays in memory. */
export interface ReceivedFile {
  path: string
  bytes: number
  /** Of the bytes, for idempotency keys. */
  digest: string
  /** Deletes it. */
  forget: () => Promise<void>
}

export const folderPrefix = 'vouch-import-'
/** No call lasts for so long. */
const leftAfterMs = 3_600_000
/** A disk that is slower than the line lets the line wait. */
const piecesWaiting = { highWaterMark: 16, lowWaterMark: 4 }

/** @param length what the request says of its length, where it does
 *  @throws Problem `too_large`, as soon as it is known */
export async function receiveFile(
  payload: Readable,
  { length, bytesMax }: { length: number; bytesMax: number },
): Promise<ReceivedFile> {
  if (length > bytesMax) throw tooLarge(bytesMax)
  const folder = await mkdtemp(join(tmpdir(), folderPrefix))
  const path = join(folder, 'file')
  const forget = () => rm(folder, { recursive: true, force: true })
  const hash = createHash('sha256')
  let bytes = 0
  async function* counted(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      bytes += piece.length
      if (bytes > bytesMax) throw tooLarge(bytesMax)
      hash.update(piece)
      yield piece
    }
  }
  try {
    // What is left unread where it is refused must stay, so that an answer can be given: the stream itself is not ended.
    await pipeline(Readable.from(counted(keptOpen(payload))), createWriteStream(path))
    return { path, bytes, digest: hash.digest('base64url'), forget }
  } catch (error) {
    await forget()
    throw error
  }
}

/** Deletes what processes left behind that were killed while a file came in: it holds people's names.
 *  @param at now */
export async function forgetLeftFiles(at: Date): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(folderPrefix)) continue
    const path = join(tmpdir(), name)
    const found = await stat(path).catch(() => null)
    if (found && at.getTime() - found.mtimeMs > leftAfterMs) await rm(path, { recursive: true, force: true })
  }
}

/** The pieces of a body. Where it fails the stream stays as it is, and its line open for the answer; its own iterator would end both. */
async function* keptOpen(payload: Readable): AsyncGenerator<Buffer> {
  if (!payload.destroyed) {
    const pieces: AsyncIterable<Buffer[]> = on(payload, 'data', { close: ['end', 'close'], ...piecesWaiting })
    // Whoever unpacks a body has stopped it.
    payload.resume()
    for await (const [piece] of pieces) if (piece !== undefined) yield piece
  }
  if (!payload.readableEnded) throw payload.errored ?? brokenOff()
}

function brokenOff(): Error {
  return Object.assign(new Error('The body broke off before its end'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })
}
