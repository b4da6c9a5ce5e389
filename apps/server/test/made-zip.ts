import { crc32, deflateRawSync } from 'node:zlib'

/** A zip as a platform's export is one, or as somebody with bad intentions builds one. */

export interface MadeEntry {
  path: string
  content: string | Uint8Array
  /** General purpose flags: 1 is encrypted, 0x800 says that the name is UTF-8. */
  flags?: number
  /** Unpacked bytes that the entry claims to have. */
  claims?: number
  stored?: boolean
  /** Whether sizes stand in the extra field of large files. */
  zip64?: boolean
  /** As the zip writes dates; absent: 1980, which exports without dates say. */
  madeAt?: Date
}

export function madeZip(entries: readonly MadeEntry[]): Buffer {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const entry of entries) {
    const { head, central, packed } = written(entry, offset)
    parts.push(head, packed)
    directory.push(central)
    offset += head.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, list, end])
}

function written(entry: MadeEntry, offset: number) {
  const content = Buffer.from(entry.content)
  const packed = entry.stored ? content : deflateRawSync(content)
  const name = Buffer.from(entry.path)
  const bytes = entry.claims ?? content.length
  const { day, time } = dosDate(entry.madeAt)
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(entry.zip64 ? 45 : 20, 0)
  fields.writeUInt16LE(entry.flags ?? 0x800, 2)
  fields.writeUInt16LE(entry.stored ? 0 : 8, 4)
  fields.writeUInt16LE(time, 6)
  fields.writeUInt16LE(day, 8)
  fields.writeUInt32LE(crc32(content), 10)
  fields.writeUInt32LE(entry.zip64 ? 0xffffffff : packed.length, 14)
  fields.writeUInt32LE(entry.zip64 ? 0xffffffff : bytes, 18)
  fields.writeUInt16LE(name.length, 22)
  const extra = entry.zip64 ? zip64Extra(bytes, packed.length) : Buffer.alloc(0)
  fields.writeUInt16LE(extra.length, 24)
  const head = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, name, extra])
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(offset, 10)
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x2d\0', 'latin1'), fields, tail, name, extra])
  return { head, central, packed }
}

function zip64Extra(bytes: number, packed: number): Buffer {
  const extra = Buffer.alloc(20)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(16, 2)
  extra.writeBigUInt64LE(BigInt(bytes), 4)
  extra.writeBigUInt64LE(BigInt(packed), 12)
  return extra
}

function dosDate(at: Date = new Date(Date.UTC(1980, 0, 1))): { day: number; time: number } {
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return { day, time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1) }
}
