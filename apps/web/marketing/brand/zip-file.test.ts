import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Packed, zipFile } from './zip-file.ts'

/** @returns what a reader finds who begins, as readers do, at the end and follows the list of files. */
function unpacked(archive: Uint8Array): Packed[] {
  const bytes = Buffer.from(archive)
  const end = bytes.length - 22
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50)
  const count = bytes.readUInt16LE(end + 10)
  expect(bytes.readUInt32LE(end + 12) + bytes.readUInt32LE(end + 16)).toBe(end)
  let at = bytes.readUInt32LE(end + 16)
  return Array.from({ length: count }, () => {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50)
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const local = bytes.readUInt32LE(at + 42)
    expect(bytes.readUInt32LE(local)).toBe(0x04034b50)
    expect(bytes.toString('utf8', local + 30, local + 30 + nameLength)).toBe(name)
    const size = bytes.readUInt32LE(local + 22)
    const body = bytes.subarray(local + 30 + nameLength, local + 30 + nameLength + size)
    expect([bytes.readUInt32LE(at + 16), bytes.readUInt32LE(local + 14)]).toEqual([crc32(body), crc32(body)])
    at += 46 + nameLength
    return { name, body: new Uint8Array(body) }
  })
}

test('whatever is packed comes out under its name, whole and in order', () => {
  const files = fc.array(fc.record({ name: fc.string({ minLength: 1, maxLength: 40 }), body: fc.uint8Array() }), {
    maxLength: 8,
  })
  fc.assert(
    fc.property(files, (packed) => {
      const known = packed.map(({ name, body }) => ({ name: Buffer.from(name).toString(), body }))
      expect(unpacked(zipFile(packed))).toEqual(known.map(({ name, body }) => ({ name, body: new Uint8Array(body) })))
    }),
  )
})
