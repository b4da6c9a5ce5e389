import { canonicalWords } from './canonical-text.ts'
import { hintingPhrases, tellingPhrases, wholeCalls } from './promotion-phrases.ts'
import type { CommentText } from './read-text.ts'
import { numberOf, ruleNumber, ruleWordCount } from './rule-words.ts'
import type { Word } from './shared-words.ts'

/** Rules for comments that advertise, sell, beg or lure. Rules are coarse and can be read; a trained model can take their
 *  place, since all that the review asks of either is a number from 0 to 1. */

/** Rates one comment: 0 ordinary, 1 certainly spam. Comments at `spamFrom` and above are reported as spam. The language is a code of
 *  `languageOf`; the rules hold all their languages at once and need none. */
export type SpamRater = (text: CommentText, language: string) => number

/** Half: the odds are even. A trained rater must be calibrated to the same meaning. */
export const spamFrom = 0.5

/** Points at which the rules call a comment spam. */
const pointsForSpam = 2
const linkPoints = 2
/** A link to a video is often how a platform shares the very video that is talked about. */
const videoLinkPoints = 1
/** A lone hashtag is ordinary; a wall of them is there to be found by others. */
const hashtagWall = 6
/** Words that `~` may stand for. */
const gapMax = 3
/** Texts of this many words are rarely about the post: most long ones in the UCI collection advertise. */
const longTextWords = 60

interface Phrase {
  points: number
  /** Numbers of its words, or `anyWords`. */
  words: readonly number[]
}

/** Stands for `~` among the numbers of a phrase. */
const anyWords = -1

/** By the number of the first word, which most words of a comment are not. */
const phrasesByFirstWord = ((): readonly (readonly Phrase[] | null)[] => {
  const table = new Array<readonly Phrase[] | null>(ruleWordCount).fill(null)
  const add = (points: number, phrases: string) => {
    for (const phrase of phrases.split(',')) {
      const words = phrase
        .trim()
        .split(/\s+/)
        .flatMap((word) => (word === '~' ? [anyWords] : canonicalWords(word).map(ruleNumber)))
      const first = words[0] ?? 0
      const known = table[first] ?? []
      // Two spellings may be one in canonical form, and must not count twice.
      if (known.some((each) => each.words.join(' ') === words.join(' '))) continue
      table[first] = [...known, { points, words }]
    }
  }
  for (const phrases of Object.values(tellingPhrases)) add(pointsForSpam, phrases)
  add(1, hintingPhrases)
  return table
})()

const calls: ReadonlySet<string> = new Set(wholeCalls.split(',').map((call) => canonicalWords(call).join(' ')))

/** The built-in rater. Each phrase counts once however often it is repeated.
 *
 *  @returns 0 without any sign, 0.25 with one point, 0.5 at the threshold, rising towards 1 */
export function promotionRating(text: CommentText): number {
  const points = promotionPoints(text)
  return points <= pointsForSpam ? points / (2 * pointsForSpam) : 1 - 0.5 ** (points / pointsForSpam)
}

/** Adds up the signs. Each phrase counts once: shouting it twice does not make it truer, and a lyric repeats itself. */
function promotionPoints(text: CommentText): number {
  let points = text.links > text.videoLinks ? linkPoints : text.links > 0 ? videoLinkPoints : 0
  if (calls.has(text.canonical)) points += pointsForSpam
  if (text.hashtags >= hashtagWall) points += 1
  if (text.words.length >= longTextWords) points += 1
  const found: Phrase[] = []
  const { words } = text
  for (let index = 0; index < words.length; index += 1) {
    const phrases = phrasesByFirstWord[numberAt(words, index)] ?? null
    if (phrases === null) continue
    for (const phrase of phrases) {
      if (found.includes(phrase) || !follows(words, index, phrase.words)) continue
      found.push(phrase)
      points += phrase.points
    }
  }
  return points
}

/** @returns whether the phrase stands at this place of the text. */
function follows(words: readonly Word[], start: number, phrase: readonly number[]): boolean {
  let place = start
  let gap = 0
  for (const expected of phrase) {
    if (expected === anyWords) {
      gap = gapMax
      continue
    }
    let skipped = 0
    while (numberAt(words, place) !== expected && skipped < gap) {
      place += 1
      skipped += 1
    }
    if (numberAt(words, place) !== expected) return false
    place += 1
    gap = 0
  }
  return true
}

/** @returns the number of the word at a place; 0, which is in no phrase, behind the last one */
function numberAt(words: readonly Word[], place: number): number {
  const word = words[place]
  return word === undefined ? 0 : numberOf(word)
}
