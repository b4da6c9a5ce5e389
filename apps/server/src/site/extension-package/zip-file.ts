import { crc32, deflateRawSync } from 'node:zlib'

/** Writes a zip (APPNOTE 6.3.3, without its extensions): few files, small enough for memory, always the same bytes for the same content. */

export interface ZippedFile {
  /** With forward slashes. */
  path: string
  body: Buffer
}

const [localMark, centralMark, endMark] = [0x04034b50, 0x02014b50, 0x06054b50]
/** 2.0: folders and deflate. */
const version = 20
const deflated = 8
/** Names in UTF-8. */
const flags = 0x0800
/** 1980-01-01, the first day that the format knows. */
const day = 0x21

export function zipFile(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const { path, body } of files) {
    const packed = deflateRawSync(body, { level: 9 })
    const name = Buffer.from(path)
    const head = headOf({ name, body, packed })
    entries.push(entryOf(head, name, offset))
    const local = Buffer.concat([number(localMark), head, name, packed])
    parts.push(local)
    offset += local.length
  }
  const central = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(endMark, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, central, end])
}

/** What both places say of a file: how it is packed, when it was made, its sum, its sizes and the length of its name. */
function headOf({ name, body, packed }: { name: Buffer; body: Buffer; packed: Buffer }): Buffer {
  const head = Buffer.alloc(26)
  head.writeUInt16LE(version, 0)
  head.writeUInt16LE(flags, 2)
  head.writeUInt16LE(deflated, 4)
  head.writeUInt16LE(day, 8)
  head.writeUInt32LE(crc32(body), 10)
  head.writeUInt32LE(packed.length, 14)
  head.writeUInt32LE(body.length, 18)
  head.writeUInt16LE(name.length, 22)
  return head
}

function entryOf(head: Buffer, name: Buffer, offset: number): Buffer {
  const made = Buffer.alloc(2)
  made.writeUInt16LE(version)
  // Neither comment, nor disk, nor attributes.
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  return Buffer.concat([number(centralMark), made, head, rest, name])
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
