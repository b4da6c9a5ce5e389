import { emptyWord, grown, sharedWord, type Word, wordOf } from './shared-words.ts'

/** One form for everything that people type, so that it can be compared: one case, one width, no accents, no drawn-out letters.
 *  A newcomer would compare raw texts; "Sooo GOOD", "so good!!" and "ＳＯ　ＧＯＯＤ" are the same comment.
 *
 *  Every repeated letter is squeezed to one ("good" becomes "god", "sooo" becomes "so"). Word lists that are compared with
 *  canonical words must go through `canonicalWords` as well.
 *
 *  Nearly all characters become one letter, a gap or nothing whatever stands beside them, so that a text is read in a single
 *  pass over a table. The few others (Indic vowel signs, Hangul, ligatures, fractions) are left to patterns over the whole text. */

/** Accents of Latin and Cyrillic, Arabic vowel signs, the Arabic stretching stroke, and the marks that tell how an emoji is drawn. Indic vowel
 *  signs are letters and stay. */
const ornament = /[\u0300-\u036f\u064b-\u0652\u0640]|\ufe0e|\ufe0f/g
const word = /[\p{L}\p{M}\p{N}]+/gu
const repeated = /([\p{L}\p{N}])\1+/gu
const apostrophes = /['’ʼ`´]/g
const oneLetter = /^[\p{L}\p{N}]$/u
const anyLetter = /[\p{L}\p{M}\p{N}]/u

/** What a character is where it is no letter of its own. Below every letter's code, so that one table holds both. */
const [notYetKnown, nothing, entangled, sign] = [0, 1, 2, 3]
const space = 0x20
/** Gaps that may belong to something that is no word; `wordsAlone` lets its caller look at them. */
const signs: ReadonlySet<string> = new Set('.:;=<&@#/^')
/** Longer texts are rare and take the patterns, which need no room. */
const lettersMax = 4_096
const room = new Uint16Array(lettersMax)
/** What each character of the first two planes becomes, filled in as characters are met: nobody uses more than a few hundred. */
const becomes = new Uint16Array(0x20000)

/** @param text without links, mentions and other things that are no words
 *  @returns its words in lower case without accents and repeated letters, joined by single spaces */
export function canonicalText(text: string): string {
  return canonicalWords(text).join(' ')
}

/** @returns the words of a plain text in the form in which words are compared everywhere in the engine. */
export function canonicalWords(text: string): string[] {
  return wordsOf(text).map((word) => word.text)
}

/** @returns the same words as objects, which remember what rules found out about them. */
export function wordsOf(text: string): Word[] {
  return wordsAlone(text, () => false) ?? byPatterns(text).map(wordOf)
}

/** The canonical words of a text that may hold more than words, in one pass over it.
 *
 *  @param isTelling whether the sign at a place (one of `.:;=<&@#/^`) may belong to a link, a face or the like
 *  @returns null where one may, where a character cannot be read on its own, and for very long texts */
export function wordsAlone(text: string, isTelling: (text: string, place: number) => boolean): Word[] | null {
  if (text.length > lettersMax) return null
  const words: Word[] = []
  let length = 0
  let begin = 0
  let rolling = emptyWord
  let last = space
  for (let place = 0; place < text.length; place += 1) {
    let letter = becomes[text.charCodeAt(place)] ?? entangled
    if (letter <= sign) {
      const code = text.codePointAt(place) ?? 0
      letter = learnt(code)
      if (letter === entangled || (letter === sign && isTelling(text, place))) return null
      if (code > 0xffff) place += 1
      if (letter === nothing) continue
      if (letter === sign) letter = space
    }
    if (letter === last) continue
    last = letter
    if (letter === space) {
      words.push(sharedWord(room, begin, length, rolling))
      begin = length
      rolling = emptyWord
    } else {
      room[length] = letter
      length += 1
      rolling = grown(rolling, letter)
    }
  }
  if (length > begin) words.push(sharedWord(room, begin, length, rolling))
  return words
}

/** What a character becomes, looked up or found out once and for all. What it is does not depend on the text it was met in, so a table that
 *  outlives the review cannot make two reports differ. */
function learnt(code: number): number {
  const known = becomes[code] ?? entangled
  if (known !== notYetKnown) return known
  const letter = letterOf(String.fromCodePoint(code))
  // Half a character says nothing about the whole one, which begins with the same code.
  const isHalf = code >= 0xd800 && code < 0xe000
  if (!isHalf) becomes[code] = letter
  return letter
}

/** Asks the patterns about a single character. `entangled` is the honest answer for all that the table cannot know: more than one
 *  letter, or a form that depends on its neighbours. */
function letterOf(character: string): number {
  const plain = plainOf(character)
  if (plain === '') return nothing
  if (!anyLetter.test(plain)) return signs.has(character) ? sign : space
  // A capital sigma has another small form at the end of a word.
  const isAlone = oneLetter.test(plain) && plain.length === 1 && !character.normalize('NFKD').includes('Σ')
  return isAlone ? plain.charCodeAt(0) : entangled
}

/** The definition, in the slow form: the table above is held to it by a property test. */
function byPatterns(text: string): string[] {
  return plainOf(text).replace(repeated, '$1').match(word) ?? []
}

/** Without case, width, accents and ornament; apostrophes vanish, so that "don’t" and "dont" are one word. */
function plainOf(text: string): string {
  // The Turkish dotless i is typed with and without its dot.
  return text.replace(apostrophes, '').normalize('NFKD').toLowerCase().replace(ornament, '').replaceAll('ı', 'i')
}
