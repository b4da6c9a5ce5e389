import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { type Entry, fromBuffer } from 'yauzl'
import { zipFile } from './zip-file.ts'

const open = promisify<Buffer, { lazyEntries: true }, import('yauzl').ZipFile>(fromBuffer)

test('another reader finds the same files in it, with names of any letters, empty ones too', async () => {
  const files = [
    { path: 'manifest.json', body: Buffer.from('{"name": "Vouch"}'.repeat(500)) },
    { path: 'chunks/größe.js', body: Buffer.from('export const a = 1') },
    { path: 'empty.txt', body: Buffer.alloc(0) },
  ]
  const zip = await open(zipFile(files), { lazyEntries: true })
  const found: { path: string; body: Buffer }[] = []
  zip.on('entry', (entry: Entry) => {
    zip.openReadStream(entry, async (error, stream) => {
      if (error) throw error
      found.push({ path: entry.fileName, body: Buffer.from(await text(stream)) })
      zip.readEntry()
    })
  })
  const ended = once(zip, 'end')
  zip.readEntry()
  await ended
  expect(found).toEqual(files)
})

test('the same files are the same bytes', () => {
  const files = [{ path: 'a', body: Buffer.from('b') }]
  expect(zipFile(files).equals(zipFile(files))).toBe(true)
})
