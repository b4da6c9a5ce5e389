import { transcode } from 'node:buffer'

/** Room for the pieces that are turned together. */
const roomBytes = 1 << 19

/** Pieces are gathered as the engine of JavaScript may hold them, in UTF-16, and turned into UTF-8 together: letter by letter, as a hash or a
 *  buffer does it with a text, it costs several times as much.
 *
 *  @param pieces well-formed, as `JSON.stringify` writes them
 *  @returns the bytes of the joined text, in parts */
export function* utf8Of(pieces: Iterable<string>): Generator<Uint8Array> {
  const room = Buffer.allocUnsafe(roomBytes)
  let filled = 0
  const turned = () => transcode(room.subarray(0, filled), 'utf16le', 'utf8')
  for (const piece of pieces) {
    if (filled > 0 && filled + 2 * piece.length > roomBytes) {
      yield turned()
      filled = 0
    }
    // A single piece may be longer than the room, where somebody wrote very long texts.
    if (2 * piece.length > roomBytes) yield Buffer.from(piece)
    else filled += room.write(piece, filled, 'utf16le')
  }
  if (filled > 0) yield turned()
}
