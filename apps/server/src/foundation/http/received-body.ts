import type { Readable } from 'node:stream'
import { tooLarge } from './too-large.ts'

/** Receives a large body in blocks: each piece is copied as it comes, and the whole is never joined here. To join twenty megabytes at once
 *  keeps everybody waiting; the thread that reads them does it. */

const blockBytes = 1024 * 1024

/** What was received, in order. Each block has a buffer of its own, which can be handed over. */
export class ReceivedBody {
  readonly blocks: Uint8Array<ArrayBuffer>[] = []
  bytes = 0
  #room = 0

  add(piece: Uint8Array): void {
    this.bytes += piece.length
    for (let from = 0; from < piece.length; ) {
      if (this.#room === 0) {
        this.blocks.push(new Uint8Array(blockBytes))
        this.#room = blockBytes
      }
      const taken = piece.subarray(from, from + this.#room)
      this.blocks.at(-1)?.set(taken, blockBytes - this.#room)
      this.#room -= taken.length
      from += taken.length
    }
  }

  /** @returns the whole, in the order in which it came */
  joined(): Uint8Array {
    return joinedBlocks(this.blocks, this.bytes)
  }
}

/** @returns the first bytes of the blocks, one behind the other */
export function joinedBlocks(blocks: readonly Uint8Array[], bytes: number): Uint8Array {
  const whole = new Uint8Array(bytes)
  for (const [index, block] of blocks.entries()) {
    const from = index * blockBytes
    whole.set(block.subarray(0, bytes - from), from)
  }
  return whole
}

/** @param length what the request says of its length, where it does
 *  @param bytesMax most that is taken, after it was unpacked
 *  @throws Problem `too_large`, or the error of a line that broke. What is still to come is left unread, so that it can be answered. */
export function receiveBody(
  payload: Readable,
  { length, bytesMax }: { length: number; bytesMax: number },
): Promise<ReceivedBody> {
  const { promise, resolve, reject } = Promise.withResolvers<ReceivedBody>()
  const body = new ReceivedBody()
  const stop = () => {
    payload.off('data', add).off('end', end).off('error', fail)
  }
  const fail = (error: Error) => {
    stop()
    reject(error)
  }
  const add = (piece: Buffer) => {
    if (body.bytes + piece.length > bytesMax) fail(tooLarge(bytesMax))
    else body.add(piece)
  }
  const end = () => {
    stop()
    resolve(body)
  }
  if (length > bytesMax) reject(tooLarge(bytesMax))
  else payload.on('data', add).on('end', end).on('error', fail).resume()
  return promise
}
