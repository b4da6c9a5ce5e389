/** The container of icons that browsers ask for at `/favicon.ico`: a directory of pictures in several sizes, each a whole PNG. */

export interface IconFrame {
  /** Both sides in pixels, 1 to 255. */
  sidePx: number
  png: Uint8Array
}

const headerBytes = 6
const entryBytes = 16

/** @returns the file with its frames in the order given */
export function icoFile(frames: readonly IconFrame[]): Buffer {
  const directory = Buffer.alloc(headerBytes + frames.length * entryBytes)
  // Type 1 is an icon; 2 would be a cursor.
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(frames.length, 4)
  let offset = directory.length
  for (const [index, { sidePx, png }] of frames.entries()) {
    const at = headerBytes + index * entryBytes
    directory.writeUInt8(sidePx, at)
    directory.writeUInt8(sidePx, at + 1)
    directory.writeUInt16LE(1, at + 4)
    directory.writeUInt16LE(32, at + 6)
    directory.writeUInt32LE(png.length, at + 8)
    directory.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([directory, ...frames.map(({ png }) => png)])
}
