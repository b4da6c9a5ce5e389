/** Bytes of one word: file systems take names of 255. */
const wordBytesMax = 80

/** @returns words as the name of a file, without its ending: letters of every script, and nothing that a file system or a heading trips over. Empty where no
 *  letter and no digit is left. */
export function fileStem(words: readonly string[]): string {
  return words
    .map((word) =>
      cut(word.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_.]+/gu, '-')).replace(/^[-.]+|(?<![-.])[-.]+$/g, ''),
    )
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .join('-')
}

function cut(word: string): string {
  const bytes = new TextEncoder().encode(word)
  // A character that is cut in the middle is left out.
  return bytes.length <= wordBytesMax
    ? word
    : new TextDecoder().decode(bytes.subarray(0, wordBytesMax)).replace(/\uFFFD$/, '')
}
