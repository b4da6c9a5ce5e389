import { canonicalWords } from './canonical-text.ts'
import { fillerWords, praiseWords, wishes } from './stock-phrases.ts'

/** Recognises comments that would fit under any post of anybody. */

/** Longer texts hardly ever consist of stock words alone; the bound keeps a love letter from counting. */
const genericWordsMax = 6
const wishWordsMax = 12
/** Share of a wish that is the formula; the rest is whom it is for. */
const wishShare = 0.4

const wordSetOf = (lists: Record<string, string>): ReadonlySet<string> =>
  new Set(Object.values(lists).flatMap((list) => canonicalWords(list)))

const praise = wordSetOf(praiseWords)
const filler = wordSetOf(fillerWords)
const wish: ReadonlySet<string> = new Set(canonicalWords(wishes))

/** @param words canonical words
 *  @returns whether the text is stock praise: nothing but praise and filler, with praise in it */
export function isGenericPraise(words: readonly string[]): boolean {
  if (words.length === 0 || words.length > genericWordsMax) return false
  let praises = 0
  for (const word of words) {
    if (praise.has(word)) praises += 1
    else if (!filler.has(word) && !isLaughter(word)) return false
  }
  return praises > 0 || words.every(isLaughter)
}

/** @returns whether the text is a wish for a day that everybody shares, such as a birthday. */
export function isWish(words: readonly string[]): boolean {
  if (words.length < 2 || words.length > wishWordsMax) return false
  const hits = words.filter((word) => wish.has(word)).length
  return hits >= 2 && hits >= wishShare * words.length
}

/** "hahahaha", "jajaja", "kkkk", "wkwkwk", "lolol": two letters in alternation, however long. */
function isLaughter(word: string): boolean {
  return /^(?:a?(?:ha|he|hi|ja|je|xa|ах|ха|ها|wk|lo)+[hjkwlх]?|k|ه)$/u.test(word)
}
