import { canonicalWords } from './canonical-text.ts'
import { numberOf, ruleNumber, ruleWordCount } from './rule-words.ts'
import type { Word } from './shared-words.ts'
import { stopWords } from './stop-words.ts'

/** Says which language a text is in, so that rules made for one language never judge another.
 *  Accounts that write Bengali are not bots for writing Bengali: where the rules do not know a language they abstain. */

/** Languages that the rules of this folder know. `hi-Latn` is Hindi in Latin letters, as it is mostly typed. */
export const readableLanguages = ['en', 'es', 'pt', 'de', 'fr', 'it', 'tr', 'id', 'ru', 'ar', 'hi-Latn', 'hi'] as const

const readable: ReadonlySet<string> = new Set(readableLanguages)

/** @returns whether the rules may judge a text of this language; texts without words need no language. */
export function isReadable(language: string): boolean {
  return language === 'none' || readable.has(language)
}

const stopWordLanguages = Object.keys(stopWords).sort()

/** What a stop word says: indices of its languages, and the vote that each of them gets. A word that five languages share says little
 *  about any of them. */
interface Vote {
  languages: readonly number[]
  weight: number
}

/** The vote of each stop word by its number, null for other words; built once. */
const votesOfWords = ((): readonly (Vote | null)[] => {
  const table = new Array<Vote | null>(ruleWordCount).fill(null)
  for (const [index, language] of stopWordLanguages.entries()) {
    for (const word of new Set(canonicalWords(stopWords[language] ?? ''))) {
      const number = ruleNumber(word)
      const languages = [...(table[number]?.languages ?? []), index]
      table[number] = { languages, weight: 1 / languages.length }
    }
  }
  return table
})()

/** Scripts by the first letter that is not Latin. Where one language dominates a script, the script decides. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\u0980-\u09ff]/, 'bn'],
  [/[іїєґ]/, 'uk'],
  [/[پچژگیکے]/, 'fa'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Greek}/u, 'el'],
  [/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u, 'unknown'],
]

const latinOnly = /^[a-z0-9 ]*$/

/** Language of one text by its script and its stop words.
 *
 *  @param words canonical words
 *  @param canonical the same words, joined
 *  @param votes room for one number for each language, so that many texts can share it
 *  @returns a language code; `none` for a text without words, `unknown` where nothing speaks for a language */
export function languageOf(
  words: readonly Word[],
  canonical: string,
  votes: Float64Array = new Float64Array(stopWordLanguages.length),
): string {
  if (words.length === 0) return 'none'
  if (!latinOnly.test(canonical)) {
    for (const [script, language] of scripts) if (script.test(canonical)) return language
  }
  votes.fill(0)
  for (const word of words) {
    const vote = votesOfWords[numberOf(word)] ?? null
    if (vote === null) continue
    for (const index of vote.languages) votes[index] = (votes[index] ?? 0) + vote.weight
  }
  let best = -1
  for (let index = 0; index < votes.length; index += 1) {
    if ((votes[index] ?? 0) > (votes[best] ?? 0)) best = index
  }
  return stopWordLanguages[best] ?? 'unknown'
}

/** Words up to which a Latin text without any stop word may be a name, a shout or a hashtag in the neighbours' language. */
const inheritedWordsMax = 4

/** Language of a whole comment section, each text in the light of the others: "oppa!!" alone has no language, but among
 *  English comments it is one.
 *
 *  @param texts in any order
 *  @param times how often each text occurs; once unless given
 *  @returns one code for each text, in the same order */
export function languagesOf(
  texts: readonly { words: readonly Word[]; canonical: string }[],
  times: readonly number[] = [],
): string[] {
  const votes = new Float64Array(stopWordLanguages.length)
  const own = texts.map((text) => languageOf(text.words, text.canonical, votes))
  const counts = new Map<string, number>()
  for (const [index, language] of own.entries()) {
    if (language !== 'none') counts.set(language, (counts.get(language) ?? 0) + (times[index] ?? 1))
  }
  let common = 'unknown'
  for (const [language, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (language in stopWords && count > (common === 'unknown' ? 0 : (counts.get(common) ?? 0))) common = language
  }
  return own.map((language, index) => {
    const words = texts[index]?.words.length ?? 0
    return language === 'unknown' && words <= inheritedWordsMax ? common : language
  })
}
