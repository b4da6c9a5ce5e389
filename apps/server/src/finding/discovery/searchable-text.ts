/** The words of names and biographies as they are searched for: lower case, without accents, only letters and digits.
 *
 *  What a newcomer would get wrong: the same function must shape what is stored and what is typed, or "Zoë" is never found by "zoe". */

const wordsMax = 60
const queryWordsMax = 8

function plainWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** @returns the words of a creator's texts, each once, at most 60. */
export function searchableText(texts: readonly (string | null | undefined)[]): string {
  return [...new Set(texts.flatMap((text) => plainWords(text ?? '')))].slice(0, wordsMax).join(' ')
}

/** @returns a text search query in which every word may go on: `av fie` finds Ava Fields; null when nothing is searched for. */
export function prefixQuery(text: string): string | null {
  const words = [...new Set(plainWords(text))].slice(0, queryWordsMax)
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ')
}
