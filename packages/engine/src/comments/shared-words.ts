/** One object for each word, however often it is written. A comment section says the same few thousand words over and over; cutting each
 *  of them out anew would make a hundred thousand short texts, and every rule would have to look each of them up again.
 *
 *  Words are kept in a table of fixed size in which a word that needs an occupied place simply takes it: what is found there changes
 *  how fast a word is read and never which word it is. */

/** A word of a comment. */
export interface Word {
  /** Its letters in canonical form. */
  readonly text: string
  /** Its number among the words of the rules; undefined until one of them asks (`rule-words.ts`). */
  number: number | undefined
}

/** @param text one word in canonical form
 *  @returns the word, of which no rule knows anything yet */
export function wordOf(text: string): Word {
  return { text, number: undefined }
}

const places = 1 << 14
/** Longer words are rare, and the engine of JavaScript would keep the whole comment alive for the sake of one. */
const lettersKeptMax = 12
const kept: Word[] = new Array<Word>(places).fill(wordOf(''))

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
export function sharedWord(letters: Uint16Array, from: number, to: number, rolling: number): Word {
  if (to - from > lettersKeptMax) return wordOf(spelled(letters, from, to))
  // The lowest bits of a polynomial depend on the last letters most; folding the upper half in spreads common endings.
  const place = (rolling ^ (rolling >>> 15)) & (places - 1)
  const known = kept[place]
  if (known !== undefined && isSpelled(known.text, letters, from, to)) return known
  const word = wordOf(spelled(letters, from, to))
  kept[place] = word
  return word
}

function isSpelled(text: string, letters: Uint16Array, from: number, to: number): boolean {
  if (text.length !== to - from) return false
  for (let at = from; at < to; at += 1) if (text.charCodeAt(at - from) !== letters[at]) return false
  return true
}

function spelled(letters: Uint16Array, from: number, to: number): string {
  return Reflect.apply(String.fromCharCode, null, letters.subarray(from, to))
}
