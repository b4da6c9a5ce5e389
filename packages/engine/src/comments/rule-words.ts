import { canonicalWords } from './canonical-text.ts'
import { hintingPhrases, tellingPhrases, wholeCalls } from './promotion-phrases.ts'
import type { Word } from './shared-words.ts'
import { fillerWords, praiseWords, wishes } from './stock-phrases.ts'
import { stopWords } from './stop-words.ts'

/** The few thousand words that any rule asks about, numbered from 1. All other words of all languages are number 0.
 *
 *  What a newcomer would get wrong is to look a word up in each rule's own list: a comment of twenty words would then cost a hundred
 *  searches. A word is looked up here once, remembers its number, and every rule reads what it knows from a table by that number.
 *
 *  The list is closed when this module has loaded. If it grew later, a word met before would keep a number that is no longer true. */

const numbers = ((): ReadonlyMap<string, number> => {
  const table = new Map<string, number>()
  const phrases = [...Object.values(tellingPhrases), hintingPhrases, wholeCalls]
  const lists = [stopWords, praiseWords, fillerWords].flatMap((byLanguage) => Object.values(byLanguage))
  for (const list of [...lists, wishes, ...phrases]) {
    for (const word of canonicalWords(list)) if (!table.has(word)) table.set(word, table.size + 1)
  }
  return table
})()

/** Length of a table that is read by the numbers of words. */
export const ruleWordCount = numbers.size + 1

/** @param word in canonical form
 *  @returns its number; 0 for a word of no rule */
export function ruleNumber(word: string): number {
  return numbers.get(word) ?? 0
}

/** @returns the number of a word of a comment, looked up when it is asked for first */
export function numberOf(word: Word): number {
  if (word.number === undefined) word.number = ruleNumber(word.text)
  return word.number
}
