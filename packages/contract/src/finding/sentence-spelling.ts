import { languageByWord } from './creator-places.ts'
import { dictionaryWords, formsOf, knownWord, phraseWords } from './sentence-dictionary.ts'
import { commonWords, grammarWords } from './sentence-fillers.ts'
import type { Token } from './sentence-tokens.ts'

/** Mends words that are one letter off: one too many, one missing, one wrong, or two neighbors swapped.
 *
 *  What a newcomer would get wrong: a word is mended only where all that it can have meant is one thing, its first letter is right and it is no
 *  usual word by itself: "boots" are no books. Names stay as they are typed. */

/** In shorter words one letter is too much of the word. */
const lettersMin = 5
const lettersMax = 24

interface Target {
  word: string
  /** Equal for words that mean the same. */
  meaning: string
  /** One of the many words inside a topic or a country; the name of the whole goes before it. */
  narrow: boolean
}

const targets: readonly Target[] = [
  ...dictionaryWords.map(([word, { filters, ranks }]) => ({
    word,
    meaning: JSON.stringify(filters),
    narrow: ranks === true,
  })),
  ...[...languageByWord].flatMap(([word, code]) => (knownWord(word) ? [] : [{ word, meaning: code, narrow: false }])),
  ...grammarWords.map((word) => ({ word, meaning: word, narrow: false })),
].filter(({ word }) => word.length >= lettersMin && word.length <= lettersMax && /^\p{L}+$/u.test(word))

const usual = new Set([...commonWords, ...grammarWords, ...phraseWords, ...languageByWord.keys()])

/** Targets by themselves and by each of their shapes with one letter left out: two words that are one edit apart share one. */
const targetsByShape = new Map<string, Target[]>()
for (const target of targets)
  for (const shape of new Set([target.word, ...shortened(target.word)])) {
    const held = targetsByShape.get(shape)
    if (held === undefined) targetsByShape.set(shape, [target])
    else held.push(target)
  }

/** @returns tokens with what is surely misspelt written right; places stay those of the sentence. Linear in the number of tokens. */
export function mended(tokens: readonly Token[]): Token[] {
  return tokens.map((token) => {
    const right = token.kind === 'word' ? mendedWord(token.text) : null
    return right === null ? token : { ...token, text: right }
  })
}

/** @returns the one word that was meant; null where the word is right, too short, or may have been several. */
export function mendedWord(word: string): string | null {
  if (word.length < lettersMin || word.length > lettersMax || !/^\p{L}+$/u.test(word)) return null
  if (formsOf(word).some((form) => usual.has(form)) || knownWord(word) !== undefined) return null
  const near = [word, ...shortened(word)]
    .flatMap((shape) => targetsByShape.get(shape) ?? [])
    .filter((target) => isOneEdit(word, target.word) && word[0] === target.word[0])
  const broad = near.filter(({ narrow }) => !narrow)
  const meant = broad.length > 0 ? broad : near
  const [first] = meant
  return first !== undefined && meant.every(({ meaning }) => meaning === first.meaning) ? first.word : null
}

function shortened(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
}

/** Whether one insertion, deletion, substitution or swap of neighbors leads from one word to the other. */
export function isOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1 || one === other) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
}
