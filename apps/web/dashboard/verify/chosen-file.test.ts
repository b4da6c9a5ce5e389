import { expect, test } from 'vitest'
import { readChosenFile, submissionFor } from './chosen-file.ts'

const fileOf = (name: string, text: string, size = text.length) => ({
  name,
  size,
  arrayBuffer: async () => new TextEncoder().encode(text).buffer,
})

test('a snapshot is sent as a snapshot', async () => {
  const reading = await readChosenFile(fileOf('ava.json', '{"schema":"vouch.snapshot/1","platform":"instagram"}'))
  if (reading.kind !== 'chosen') throw new Error(reading.sentence)
  expect(reading.file.needsCreator).toBe(false)
  expect(submissionFor(reading.file, '', '')).toEqual({
    snapshot: { schema: 'vouch.snapshot/1', platform: 'instagram' },
  })
})

test('other JSON goes as a file, for the server to recognise', async () => {
  const reading = await readChosenFile(fileOf('export.JSON', '[1]'))
  if (reading.kind !== 'chosen') throw new Error(reading.sentence)
  expect(submissionFor(reading.file, '', '')).toEqual({ file: { name: 'export.JSON', text: '[1]' } })
})

test('a list needs its creator, whose @ is left out', async () => {
  const reading = await readChosenFile(fileOf('followers.csv', 'id\n1'))
  if (reading.kind !== 'chosen') throw new Error(reading.sentence)
  expect(reading.file.needsCreator).toBe(true)
  expect(submissionFor(reading.file, 'instagram', ' @ava ')).toEqual({
    file: { name: 'followers.csv', text: 'id\n1' },
    platform: 'instagram',
    handle: 'ava',
  })
})

test('a list that a spreadsheet saved in its own encoding keeps its letters', async () => {
  const bytes = Uint8Array.from([...'name\nZo'].map((letter) => letter.charCodeAt(0)).concat(0xeb))
  const reading = await readChosenFile({ name: 'fans.csv', size: bytes.length, arrayBuffer: async () => bytes.buffer })
  expect(reading).toMatchObject({ kind: 'chosen', file: { text: 'name\nZoë', encoding: 'Windows-1252' } })
})

test.each([
  ['photo.png', 'x', 1, /isn’t a .json or .csv/],
  ['empty.csv', '', 0, /is empty/],
  ['cut.json', '{"a":', 5, /isn’t complete JSON/],
  ['large.csv', 'x', 30 * 1024 * 1024, /larger than 18 MB/],
])('%s is refused in a sentence that names it', async (name, text, size, sentence) => {
  const reading = await readChosenFile(fileOf(name, text, size))
  expect(reading).toEqual({ kind: 'refused', sentence: expect.stringMatching(sentence) })
})
