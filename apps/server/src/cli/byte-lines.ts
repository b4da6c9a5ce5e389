import type { Readable } from 'node:stream'

/** Lines of a stream as bytes. They end at line feeds alone: what else some readers of lines take for an end may stand in a JSON text. */

const lineFeed = 0x0a
const carriageReturn = 0x0d

/** What stands for a line that is longer than a line may be; the rest of it is passed over. */
export const tooLong = Symbol('too long')

/** @param input bytes
 *  @param bytesMax of a line
 *  @yields each line without its end, in a buffer of its own; the last one also where nothing ends it, unless it is empty */
export async function* byteLines(
  input: Readable,
  bytesMax: number,
): AsyncGenerator<Uint8Array<ArrayBuffer> | typeof tooLong> {
  let parts: Uint8Array[] = []
  let bytes = 0
  const taken = () => {
    const line = bytes > bytesMax ? tooLong : joined(parts, bytes)
    parts = []
    bytes = 0
    return line
  }
  const add = (part: Uint8Array) => {
    bytes += part.length
    if (bytes <= bytesMax) parts.push(part)
    else parts = []
  }
  for await (const chunk of input as AsyncIterable<Uint8Array>) {
    let from = 0
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, from)) {
      add(chunk.subarray(from, end))
      yield taken()
      from = end + 1
    }
    add(chunk.subarray(from))
  }
  if (bytes > 0) yield taken()
}

function joined(parts: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const line = new Uint8Array(bytes)
  let at = 0
  for (const part of parts) {
    line.set(part, at)
    at += part.length
  }
  return line.at(-1) === carriageReturn ? line.subarray(0, -1) : line
}
