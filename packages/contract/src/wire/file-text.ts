/** The text of a file that somebody brought. Spreadsheets save lists in whatever encoding their language had thirty years ago, and
 *  say so at best with a mark at the beginning.
 *
 *  What a newcomer would get wrong: every sequence of bytes is valid Windows-1252, so it is tried last, after UTF-8 has refused. */

/** What the decoder of the language is called; it is the same in browsers and in Node. */
declare const TextDecoder: new (label: string, options?: { fatal?: boolean }) => { decode(bytes: Uint8Array): string }

export type FileEncoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

export interface FileText {
  text: string
  /** Anything but UTF-8 is an inference that a reader should be told of. */
  encoding: FileEncoding
}

/** Decodes by the mark at the beginning; without one as UTF-8 where that fits, else as Windows-1252, what spreadsheets in
 *  western Europe and America save. The mark is no part of the text. */
export function fileText(bytes: Uint8Array): FileText {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { text: decoded(bytes, 'utf-16le'), encoding: 'UTF-16' }
  if (first === 0xfe && second === 0xff) return { text: decoded(bytes, 'utf-16be'), encoding: 'UTF-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: decoded(bytes, 'windows-1252'), encoding: 'Windows-1252' }
  }
}

function decoded(bytes: Uint8Array, label: string): string {
  return new TextDecoder(label).decode(bytes)
}
