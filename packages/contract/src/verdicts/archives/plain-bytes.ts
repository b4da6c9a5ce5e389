/** Bytes of a text file as UTF-8, whatever it was saved in. */

declare const TextDecoder: new (label: string) => { decode(bytes: Uint8Array, options?: { stream: boolean }): string }
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

/** Leaves a UTF-8 mark out and turns UTF-16, told by its mark, into UTF-8. */
export async function* plainBytes(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let decoder: InstanceType<typeof TextDecoder> | null = null
  let isFirst = true
  for await (const piece of pieces) {
    if (piece.length === 0) continue
    const [first, second, third] = isFirst ? piece : []
    isFirst = false
    if (first === 0xff && second === 0xfe) decoder = new TextDecoder('utf-16le')
    if (first === 0xfe && second === 0xff) decoder = new TextDecoder('utf-16be')
    if (decoder) yield encoder.encode(decoder.decode(piece, { stream: true }))
    else yield first === 0xef && second === 0xbb && third === 0xbf ? piece.subarray(3) : piece
  }
}
