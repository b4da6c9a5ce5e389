import { expect, test } from 'vitest'
import { unreadableFile } from './unreadable-file.ts'

test.each(['PK,username\n17,ann\n', '\ufeffusername;followers\r\nann;5\r\n', '%,name\n5,ann\n', 'GIF,name\n1,ann\n'])(
  'a list that begins like something else may be read: %j',
  (text) => {
    expect(unreadableFile(Buffer.from(text))).toBeNull()
  },
)

test.each([
  ['a zip of nothing', 'PK\x05\x06\0\0', 'This isn’t a file Vouch can read.'],
  ['a PDF', '%PDF-1.7\n', 'This isn’t a file Vouch can read.'],
  ['an old workbook', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'This is an old Excel workbook'],
  ['a web page', '\n<!DOCTYPE html>', 'This is a web page'],
] as const)('%s is told by how it begins', (_, start, words) => {
  expect(unreadableFile(Buffer.from(start, 'latin1'))).toContain(words)
})
