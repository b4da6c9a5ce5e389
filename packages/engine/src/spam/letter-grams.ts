/** Groups of three to five neighbouring letters inside one word, its edges included: "my" has `_my`, `my_` and `_my_`.
 *
 *  Each group has a number of its own, since a letter takes six bits and five letters take thirty: two groups never share
 *  a weight by accident, as hashed features do, and no string is cut while comments are read. That works for words of Latin
 *  letters and digits, as English in canonical form has them; words with any other letter have no groups. */

const bitsPerLetter = 6
/** Shorter groups are everywhere; longer ones are whole words of the training texts. */
export const [lettersMin, lettersMax] = [3, 5]
const edge = 1
const [codeOfZero, codeOfA] = [0x30, 0x61]
/** Written form of the edge of a word. */
export const edgeMark = '_'

/** @returns 1 for an edge, 2 to 27 for letters, 28 to 37 for digits, 0 for anything else */
function letterNumber(code: number): number {
  if (code >= codeOfA && code < codeOfA + 26) return code - codeOfA + 2
  return code >= codeOfZero && code < codeOfZero + 10 ? code - codeOfZero + 28 : 0
}

/** @param gram one written group, three to five signs with `_` for an edge
 *  @returns its number, below 2³⁰; 0 where a sign can be in no group */
export function gramNumber(gram: string): number {
  let number = 0
  for (let place = 0; place < gram.length; place += 1) {
    const letter = gram[place] === edgeMark ? edge : letterNumber(gram.charCodeAt(place))
    if (letter === 0) return 0
    number = (number << bitsPerLetter) | letter
  }
  return number
}

/** @param word in canonical form
 *  @returns the groups of a word as they are written, by length and place; none for words of other letters */
export function wordGrams(word: string): string[] {
  const whole = `${edgeMark}${word}${edgeMark}`
  const grams: string[] = []
  if (gramCount(word) === 0) return grams
  for (let length = lettersMin; length <= lettersMax; length += 1) {
    for (let from = 0; from + length <= whole.length; from += 1) grams.push(whole.slice(from, from + length))
  }
  return grams
}

/** @returns how many groups a word has: 1 for a single letter, 3 for two, 3 · letters − 3 from three on; 0 for a word that
 *    holds a letter of another script */
export function gramCount(word: string): number {
  for (let place = 0; place < word.length; place += 1) if (letterNumber(word.charCodeAt(place)) === 0) return 0
  return word.length === 1 ? 1 : 3 * word.length - 3 * Number(word.length > 1)
}

/** Adds up what the groups of a word are worth, without writing any of them.
 *
 *  @param word with at least one group
 *  @param weightOf a group's worth by its number
 *  @returns the sum over all groups, repeated ones as often as they occur */
export function gramSum(word: string, weightOf: (gram: number) => number): number {
  let sum = 0
  let number = edge
  for (let place = 0; place <= word.length; place += 1) {
    const letter = place === word.length ? edge : letterNumber(word.charCodeAt(place))
    number = ((number << bitsPerLetter) | letter) & ((1 << (lettersMax * bitsPerLetter)) - 1)
    // The group of each length that ends at this sign; the first edge stands before place 0.
    for (let length = lettersMin; length <= lettersMax && length <= place + 2; length += 1) {
      sum += weightOf(number & ((1 << (length * bitsPerLetter)) - 1))
    }
  }
  return sum
}
