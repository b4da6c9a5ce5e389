import { canonicalWords } from './canonical-text.ts'
import { numberOf, ruleNumber, ruleWordCount } from './rule-words.ts'
import type { Word } from './shared-words.ts'
import { fillerWords, praiseWords, wishes } from './stock-phrases.ts'

/** Recognises comments that would fit under any post of anybody. */

/** Longer texts hardly ever consist of stock words alone; the bound keeps a love letter from counting. */
const genericWordsMax = 6
const wishWordsMax = 12
/** Share of a wish that is the formula; the rest is whom it is for. */
const wishShare = 0.4

/** One flag for each word of the rules, by number. */
function flagsOf(lists: readonly string[]): Uint8Array {
  const flags = new Uint8Array(ruleWordCount)
  for (const list of lists) for (const word of canonicalWords(list)) flags[ruleNumber(word)] = 1
  return flags
}

const praise = flagsOf(Object.values(praiseWords))
const filler = flagsOf(Object.values(fillerWords))
const wish = flagsOf([wishes])

/** @param words canonical words
 *  @returns whether the text is stock praise: nothing but praise and filler, with praise in it */
export function isGenericPraise(words: readonly Word[]): boolean {
  if (words.length === 0 || words.length > genericWordsMax) return false
  let praises = 0
  for (const word of words) {
    if (praise[numberOf(word)] === 1) praises += 1
    else if (filler[numberOf(word)] !== 1 && !isLaughter(word)) return false
  }
  return praises > 0 || words.every(isLaughter)
}

/** @returns whether the text is a wish for a day that everybody shares, such as a birthday. */
export function isWish(words: readonly Word[]): boolean {
  if (words.length < 2 || words.length > wishWordsMax) return false
  const hits = words.filter((word) => wish[numberOf(word)] === 1).length
  return hits >= 2 && hits >= wishShare * words.length
}

/** "hahahaha", "jajaja", "kkkk", "wkwkwk", "lolol": two letters in alternation, however long. */
function isLaughter({ text }: Word): boolean {
  return /^(?:a?(?:ha|he|hi|ja|je|xa|ах|ха|ها|wk|lo)+[hjkwlх]?|k|ه)$/u.test(text)
}
