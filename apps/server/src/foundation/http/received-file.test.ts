import { existsSync, mkdtempSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { forgetLeftFiles, receiveFile } from './received-file.ts'

const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('vouch-import-'))

test('a file is whole, has a digest of its bytes, and is gone when it is forgotten', async () => {
  const received = await receiveFile(Readable.from([Buffer.from('one '), Buffer.from('two')]), {
    length: 0,
    bytesMax: 100,
  })
  expect([readFileSync(received.path, 'utf8'), received.bytes]).toEqual(['one two', 7])
  const same = await receiveFile(Readable.from([Buffer.from('one two')]), { length: 7, bytesMax: 100 })
  expect(same.digest).toBe(received.digest)
  await Promise.all([received.forget(), same.forget()])
  expect(existsSync(received.path)).toBe(false)
})

test('one that is longer than it may be, or says so, is refused and leaves nothing; the line stays open for the answer', async () => {
  const before = folders()
  const payload = new PassThrough()
  const receiving = receiveFile(payload, { length: 0, bytesMax: 10 })
  payload.write('x'.repeat(11))
  await expect(receiving).rejects.toMatchObject({ code: 'too_large' })
  expect(payload.destroyed).toBe(false)
  await expect(receiveFile(new PassThrough(), { length: 11, bytesMax: 10 })).rejects.toMatchObject({
    code: 'too_large',
  })
  // Other tests have files of their own for a moment.
  await expect.poll(() => folders().filter((name) => !before.includes(name))).toEqual([])
})

test('what breaks off is no file, whenever that is, and a body that is given up leaves its line open', async () => {
  const [gone, cut, refused] = [new PassThrough(), new PassThrough(), new PassThrough()]
  gone.destroy()
  const limits = { length: 0, bytesMax: 10 }
  await expect(receiveFile(gone, limits)).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' })
  const outcomes = Promise.allSettled([receiveFile(cut, limits), receiveFile(refused, limits)])
  for (const payload of [cut, refused]) await expect.poll(() => payload.listenerCount('data')).toBe(1)
  cut.write('half')
  cut.destroy()
  refused.emit('error', new Error('given up'))
  expect((await outcomes).map((outcome) => outcome.status === 'rejected' && outcome.reason.message)).toEqual([
    'The body broke off before its end',
    'given up',
  ])
  expect(refused.destroyed).toBe(false)
})

test('what a killed process left behind is deleted after an hour, and what is coming in is not', async () => {
  const [left, coming] = [mkdtempSync(join(tmpdir(), 'vouch-import-')), mkdtempSync(join(tmpdir(), 'vouch-import-'))]
  const now = Date.now()
  utimesSync(left, now / 1_000 - 7_200, now / 1_000 - 7_200)
  await forgetLeftFiles(new Date(now))
  expect([existsSync(left), existsSync(coming)]).toEqual([false, true])
  utimesSync(coming, now / 1_000 - 7_200, now / 1_000 - 7_200)
  await forgetLeftFiles(new Date(now))
})
