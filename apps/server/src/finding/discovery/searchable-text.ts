/** The words of names, biographies and posts as they are searched for: lower case, without accents, only letters and digits.
 *
 *  What a newcomer would get wrong: the same function must shape what is stored and what is typed, or "Zoë" is never found by "zoe". */

const wordsMax = 60
/** Words of posts beside them: enough for what somebody writes about, few enough that a million creators fit. */
const postWordsMax = 60
const queryWordsMax = 8
/** Shorter words of captions say nothing of what they are about. */
const captionLettersMin = 4

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

/** @returns hashtags and the words of captions, those of most posts first, at most 60. */
export function commonWords([tags, captions]: readonly [string[], string[]]): string {
  const counts = new Map<string, number>()
  const count = (word: string) => counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const tag of tags) for (const word of plainWords(tag)) count(word)
  for (const caption of captions)
    for (const word of new Set(plainWords(caption))) if (word.length >= captionLettersMin) count(word)
  const common = [...counts].sort(([, a], [, b]) => b - a)
  return common
    .slice(0, postWordsMax)
    .map(([word]) => word)
    .join(' ')
}

/** @returns what a search names, each once, at most 8: the words of one name such as `ava_fields` stand together. */
export function queryNames(text: string): string[][] {
  const names = new Map(text.split(/\s+/).map((typed) => [typed.toLowerCase(), plainWords(typed)]))
  return [...names.values()].filter((words) => words.length > 0).slice(0, queryWordsMax)
}
