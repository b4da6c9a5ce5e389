import { inflateSync } from 'node:zlib'

/** A web font (WOFF 1.0) as the plain font inside it. The PDF library could read the packed form, but unpacks its tables again and
 *  again, in JavaScript; unpacked once by the system's own library, a report is printed in half the time. */

const packedHeader = 44
const packedEntry = 20
const plainHeader = 12
const plainEntry = 16
const packedMark = 0x774f4646

/** @param packed a WOFF 1.0 file. @returns the same font in the sfnt form (TrueType or OpenType).
 *  @throws Error for a file that is none */
export function unpackedFont(packed: Buffer): Buffer {
  if (packed.readUInt32BE(0) !== packedMark) throw new Error('This is not a WOFF file')
  const count = packed.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, place) => {
    const entry = packedHeader + place * packedEntry
    const [start, stored, length] = [4, 8, 12].map((at) => packed.readUInt32BE(entry + at)) as [number, number, number]
    const data = packed.subarray(start, start + stored)
    return {
      tag: packed.subarray(entry, entry + 4),
      sum: packed.readUInt32BE(entry + 16),
      data: stored < length ? inflateSync(data) : data,
    }
  })
  const head = Buffer.alloc(plainHeader + count * plainEntry)
  packed.copy(head, 0, 4, 8)
  const power = Math.floor(Math.log2(count))
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(2 ** power * 16, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE((count - 2 ** power) * 16, 10)
  const bodies: Buffer[] = []
  let at = head.length
  tables.forEach(({ tag, sum, data }, place) => {
    const entry = plainHeader + place * plainEntry
    tag.copy(head, entry)
    head.writeUInt32BE(sum, entry + 4)
    head.writeUInt32BE(at, entry + 8)
    head.writeUInt32BE(data.length, entry + 12)
    // Tables begin at multiples of four.
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)])
    bodies.push(padded)
    at += padded.length
  })
  return Buffer.concat([head, ...bodies])
}
