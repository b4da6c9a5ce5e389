import { expect, test } from 'vitest'
import { handleInName, plainHandle, readChosenFile, submissionFor } from './chosen-file.ts'

function fileOf(name: string, text: string, size = text.length): File {
  const file = new File([text], name)
  return size === text.length ? file : Object.defineProperty(file, 'size', { value: size })
}

test.each([
  ['export.zip', 'export'],
  ['followers_1.json', 'export'],
  ['Follower.txt', 'export'],
  ['fans.csv', 'list'],
  ['Fans.XLSX', 'list'],
  ['creator.json', 'snapshot'],
])('%s is read as one kind: %s', async (name, kind) => {
  expect(await readChosenFile(fileOf(name, '[1]'))).toMatchObject({ kind: 'chosen', file: { kind } })
})

test('a snapshot travels as such; other JSON goes as a file, and the server says what it is', async () => {
  const reading = await readChosenFile(fileOf('a.json', '{"schema":"vouch.snapshot/1"}'))
  if (reading.kind !== 'chosen' || reading.file.kind !== 'snapshot') throw new Error('not a snapshot')
  expect(submissionFor(reading.file)).toEqual({ snapshot: { schema: 'vouch.snapshot/1' } })
  expect(submissionFor({ ...reading.file, text: '[1]' })).toEqual({ file: { name: 'a.json', text: '[1]' } })
})

test.each([
  ['photo.png', 'x', 1, /isn’t a file Vouch reads/],
  ['empty.csv', '', 0, /is empty/],
  ['cut.json', '{"a":', 5, /isn’t complete JSON/],
  ['large.csv', 'x', 30 * 1024 * 1024, /larger than 20 MB/],
  ['large.json', '1', 30 * 1024 * 1024, /larger than 18 MB/],
])('%s is refused in a sentence that names it', async (name, text, size, sentence) => {
  const reading = await readChosenFile(fileOf(name, text, size))
  expect(reading).toEqual({ kind: 'refused', sentence: expect.stringMatching(sentence) })
})

test('an export of any size is opened where it lies', async () => {
  expect(await readChosenFile(fileOf('export.zip', 'x', 3e9))).toMatchObject({ kind: 'chosen' })
})

test('names as people and platforms write them', () => {
  expect([
    plainHandle(' @ava '),
    handleInName('instagram-ava.b-2026-05-08-Xy.zip'),
    handleInName('export.zip'),
  ]).toEqual(['ava', 'ava.b', ''])
})
