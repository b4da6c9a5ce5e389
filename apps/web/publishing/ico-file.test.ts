import { expect, test } from 'vitest'
import { icoFile } from './ico-file.ts'

test('each entry of the directory names the size of a picture and where it lies', () => {
  const pictures = [
    { sidePx: 16, png: Buffer.from('first') },
    { sidePx: 48, png: Buffer.from('the second one') },
  ]
  const file = icoFile(pictures)
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2])
  for (const [index, { sidePx, png }] of pictures.entries()) {
    const entry = file.subarray(6 + 16 * index, 22 + 16 * index)
    const from = entry.readUInt32LE(12)
    expect([entry[0], entry[1]]).toEqual([sidePx, sidePx])
    expect(file.subarray(from, from + entry.readUInt32LE(8))).toEqual(png)
  }
  expect(file.length).toBe(6 + 2 * 16 + 'first'.length + 'the second one'.length)
})
