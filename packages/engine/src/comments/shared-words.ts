/** One text for each word, however often it is written. A comment section says the same few thousand words over and over; cutting each
 *  of them out anew would make a hundred thousand short texts that every table of words then has to hash again.
 *
 *  Words are kept in a table of fixed size in which a word that needs an occupied place simply takes it: what is found there changes
 *  how fast a word is read and never which word it is. */

const places = 1 << 14
/** Longer words are rare, and the engine of JavaScript would keep the whole comment alive for the sake of one. */
const lettersKeptMax = 12
const kept: string[] = new Array<string>(places).fill('')

/** Start of the rolling number of a word, from which `grown` goes on letter by letter. */
export const emptyWord = 0

/** @param rolling number of the letters so far
 *  @returns number of the letters with one more (a polynomial in 31, modulo 2³²) */
export function grown(rolling: number, letter: number): number {
  return (Math.imul(rolling, 31) + letter) | 0
}

/** The word that stands in a room of letters.
 *
 *  @param letters character codes
 *  @param from its first letter
 *  @param to behind its last one
 *  @param rolling its number; words of the same number are told apart by their letters */
export function sharedWord(letters: Uint16Array, from: number, to: number, rolling: number): string {
  if (to - from > lettersKeptMax) return spelled(letters, from, to)
  // The lowest bits of a polynomial depend on the last letters most; folding the upper half in spreads common endings.
  const place = (rolling ^ (rolling >>> 15)) & (places - 1)
  const known = kept[place] ?? ''
  if (isSpelled(known, letters, from, to)) return known
  const word = spelled(letters, from, to)
  kept[place] = word
  return word
}

function isSpelled(word: string, letters: Uint16Array, from: number, to: number): boolean {
  if (word.length !== to - from) return false
  for (let at = from; at < to; at += 1) if (word.charCodeAt(at - from) !== letters[at]) return false
  return true
}

function spelled(letters: Uint16Array, from: number, to: number): string {
  return Reflect.apply(String.fromCharCode, null, letters.subarray(from, to))
}
