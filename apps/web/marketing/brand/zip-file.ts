/** Several files as one: a ZIP archive without compression. Drawings of a few kilobytes gain nothing from more, and every system opens it. */

export interface Packed {
  name: string
  body: Uint8Array
}

const localMark = 0x04034b50
const listedMark = 0x02014b50
const endMark = 0x06054b50
const version = 20
/** File names are UTF-8. */
const utf8 = 0x0800
/** The first day that the format knows: the same files make the same archive. */
const firstDay = 0x0021

/** @param files at most 65,535, together under 4 GB
 *  @returns the archive's bytes */
export function zipFile(files: readonly Packed[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const listed: Uint8Array[] = []
  let at = 0
  for (const { name, body } of files) {
    const named = new TextEncoder().encode(name)
    const facts = [version, utf8, 0, 0, firstDay] as const
    const sizes = [crc32(body), body.length, body.length] as const
    const local = record(localMark, facts, sizes, [named.length, 0])
    const entry = record(listedMark, [version, ...facts], sizes, [named.length, 0, 0, 0, 0], [0, at])
    parts.push(local, named, body)
    listed.push(entry, named)
    at += local.length + named.length + body.length
  }
  const listedLength = lengthOf(listed)
  const count = files.length
  const end = record(endMark, [0, 0, count, count], [listedLength, at], [0])
  return joined([...parts, ...listed, end])
}

/** @returns the numbers of a record one after the other: its mark, then runs of 16, 32, 16 and 32 bits, the least byte first */
function record(
  mark: number,
  shorts: readonly number[],
  longs: readonly number[],
  moreShorts: readonly number[],
  moreLongs: readonly number[] = [],
): Uint8Array {
  const view = new DataView(
    new ArrayBuffer(4 + 2 * (shorts.length + moreShorts.length) + 4 * (longs.length + moreLongs.length)),
  )
  let at = 0
  const long = (value: number) => {
    view.setUint32(at, value, true)
    at += 4
  }
  const short = (value: number) => {
    view.setUint16(at, value, true)
    at += 2
  }
  long(mark)
  shorts.forEach(short)
  longs.forEach(long)
  moreShorts.forEach(short)
  moreLongs.forEach(long)
  return new Uint8Array(view.buffer)
}

/** The checksum that the format wants (ISO 3309). */
function crc32(body: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of body) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

const lengthOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0)

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(lengthOf(parts))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
