import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A zip as large as those of the largest creators, written as a stream: followers, and around them what is not needed. */

export interface LargeArchive {
  /** Instagram has files of their own for followers; TikTok has one for everything. */
  platform: 'instagram' | 'tiktok'
  followers: number
  /** Photos of an Instagram export, messages of a TikTok one. */
  otherBytes: number
}

const chunkRows = 2_000
const photoBytes = 8 * 1024 * 1024
const seconds = Date.UTC(2026, 5, 1) / 1_000

export async function writeLargeArchive(
  path: string,
  { platform, followers, otherBytes }: LargeArchive,
): Promise<void> {
  const zip = new ZipStream(createWriteStream(path))
  if (platform === 'instagram') {
    await zip.add('connections/followers_and_following/followers_1.json', instagramRows(followers))
    for (let bytes = 0, at = 0; bytes < otherBytes; bytes += photoBytes, at++)
      await zip.addStored(`media/posts/${at}.jpg`, noise(photoBytes, at))
  } else await zip.add('user_data_tiktok.json', tiktokData(followers, otherBytes))
  await zip.end()
}

function* instagramRows(count: number): Generator<string> {
  yield '[\n'
  for (let from = 0; from < count; from += chunkRows) {
    const rows = Array.from({ length: Math.min(chunkRows, count - from) }, (_, index) => {
      const name = nameOf(from + index)
      const entry = { href: `https://www.instagram.com/${name}`, value: name, timestamp: seconds - (from + index) * 5 }
      return JSON.stringify({ title: '', media_list_data: [], string_list_data: [entry] }, null, 2)
    })
    yield `${from === 0 ? '' : ',\n'}${rows.join(',\n')}`
  }
  yield '\n]\n'
}

function* tiktokData(followers: number, messageBytes: number): Generator<string> {
  yield '{"Direct Messages":{"Chat History":{"ChatHistory":{"with someone":[{"Content":"first"}'
  for (let bytes = 0, at = 0; bytes < messageBytes; bytes += photoBytes, at++) {
    yield `,{"Date":"2026-05-01 10:00:00","Content":"${noise(photoBytes / 2, at).toString('hex')}"}`
  }
  yield ']}}},"Profile And Settings":{"Follower":{"FansList":['
  for (let from = 0; from < followers; from += chunkRows) {
    const rows = Array.from({ length: Math.min(chunkRows, followers - from) }, (_, index) => {
      const at = new Date((seconds - (from + index) * 20) * 1_000).toISOString().slice(0, 19).replace('T', ' ')
      return JSON.stringify({ Date: at, UserName: nameOf(from + index) })
    })
    yield `${from === 0 ? '' : ','}${rows.join(',')}`
  }
  yield ']}}}'
}

function nameOf(index: number): string {
  return `user.${Math.imul(index, 2_654_435_761).toString(36).replace('-', 'm')}${index % 97}`
}

/** Bytes that do not shrink, as photos don't. */
function noise(bytes: number, seed: number): Buffer {
  const words = new Uint32Array(bytes / 4)
  let state = seed + 1
  for (let at = 0; at < words.length; at++) {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + at
    words[at] = state
  }
  return Buffer.from(words.buffer)
}

class ZipStream {
  readonly #out: WriteStream
  readonly #directory: Buffer[] = []
  #offset = 0

  constructor(out: WriteStream) {
    this.#out = out
  }

  async add(path: string, parts: Iterable<string>): Promise<void> {
    const at = this.#offset
    await this.#write(this.#head(path, 8))
    const packer = createDeflateRaw({ level: 1 })
    let [packed, unpacked, crc] = [0, 0, 0]
    const written = (async () => {
      for await (const piece of packer) {
        packed += piece.length
        await this.#write(piece)
      }
    })()
    for (const part of parts) {
      const bytes = Buffer.from(part)
      unpacked += bytes.length
      crc = crc32(bytes, crc)
      if (!packer.write(bytes)) await once(packer, 'drain')
    }
    packer.end()
    await written
    this.#list(path, { method: 8, packed, unpacked, crc, at })
  }

  async addStored(path: string, bytes: Buffer): Promise<void> {
    const at = this.#offset
    await this.#write(this.#head(path, 0))
    await this.#write(bytes)
    this.#list(path, { method: 0, packed: bytes.length, unpacked: bytes.length, crc: crc32(bytes), at })
  }

  /** Sizes stand in the directory alone, which is what readers go by. */
  #head(path: string, method: number): Buffer {
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(8, 6)
    head.writeUInt16LE(method, 8)
    head.writeUInt16LE(Buffer.byteLength(path), 26)
    return Buffer.concat([head, Buffer.from(path)])
  }

  #list(
    path: string,
    {
      method,
      packed,
      unpacked,
      crc,
      at,
    }: { method: number; packed: number; unpacked: number; crc: number; at: number },
  ): void {
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(45, 4)
    entry.writeUInt16LE(45, 6)
    entry.writeUInt16LE(8, 8)
    entry.writeUInt16LE(method, 10)
    entry.writeUInt32LE(crc, 16)
    for (const place of [20, 24, 42]) entry.writeUInt32LE(0xffffffff, place)
    entry.writeUInt16LE(Buffer.byteLength(path), 28)
    entry.writeUInt16LE(28, 30)
    const large = Buffer.alloc(28)
    large.writeUInt16LE(1, 0)
    large.writeUInt16LE(24, 2)
    for (const [index, size] of [unpacked, packed, at].entries()) large.writeBigUInt64LE(BigInt(size), 4 + 8 * index)
    this.#directory.push(Buffer.concat([entry, Buffer.from(path), large]))
  }

  async end(): Promise<void> {
    const [start, list] = [this.#offset, Buffer.concat(this.#directory)]
    await this.#write(list)
    const large = Buffer.alloc(76)
    large.writeUInt32LE(0x06064b50, 0)
    large.writeBigUInt64LE(44n, 4)
    large.writeUInt16LE(45, 12)
    large.writeUInt16LE(45, 14)
    for (const place of [24, 32]) large.writeBigUInt64LE(BigInt(this.#directory.length), place)
    large.writeBigUInt64LE(BigInt(list.length), 40)
    large.writeBigUInt64LE(BigInt(start), 48)
    large.writeUInt32LE(0x07064b50, 56)
    large.writeBigUInt64LE(BigInt(start + list.length), 64)
    large.writeUInt32LE(1, 72)
    const end = Buffer.alloc(22)
    end.writeUInt32LE(0x06054b50, 0)
    for (const place of [8, 10]) end.writeUInt16LE(0xffff, place)
    for (const place of [12, 16]) end.writeUInt32LE(0xffffffff, place)
    await this.#write(Buffer.concat([large, end]))
    this.#out.end()
    await once(this.#out, 'close')
  }

  async #write(bytes: Buffer): Promise<void> {
    this.#offset += bytes.length
    if (!this.#out.write(bytes)) await once(this.#out, 'drain')
  }
}
