import type { readText } from '@vouch/engine'
import { canonicalWords } from '../../../packages/engine/src/comments/canonical-text.ts'
import { hintingPhrases, tellingPhrases, wholeCalls } from '../../../packages/engine/src/comments/promotion-phrases.ts'

/** Which phrases of the engine's rules a text holds, phrase by phrase.
 *
 *  The rules were written with the labelled collection at hand, so what they score on it flatters them. Knowing the phrases
 *  lets a fold forget those that only its held-out rows would have suggested. */

const gapMax = 3

const telling = phraseList(Object.values(tellingPhrases).join(','))
const hinting = phraseList(hintingPhrases).filter((phrase) => !telling.includes(phrase))
const calls = new Set(phraseList(wholeCalls))

const pointsOfPhrase = new Map<string, number>([
  ...hinting.map((phrase): [string, number] => [phrase, 1]),
  ...telling.map((phrase): [string, number] => [phrase, 2]),
  ...[...calls].map((call): [string, number] => [`= ${call}`, 2]),
])

function phraseList(phrases: string): string[] {
  const canonical = (word: string) => (word === '~' ? ['~'] : canonicalWords(word))
  return [...new Set(phrases.split(',').map((phrase) => phrase.trim().split(/\s+/).flatMap(canonical).join(' ')))]
}

const patterns = [...telling, ...hinting].map((phrase) => ({ phrase, pattern: patternOf(phrase) }))

/** A phrase between the edges of words, with room for a few words at each `~`. */
function patternOf(phrase: string): RegExp {
  const words = phrase.split(' ').map((word) => (word === '~' ? `(?:[^ ]+ ){0,${gapMax}}?` : `${word} `))
  return new RegExp(`(?:^| )${words.join('')}`, 'u')
}

/** @returns the phrases found, each once; a comment that is nothing but a call counts as a phrase of its own */
export function promotionSigns({ canonical }: ReturnType<typeof readText>): string[] {
  const found = patterns.filter(({ pattern }) => pattern.test(`${canonical} `)).map(({ phrase }) => phrase)
  return calls.has(canonical) ? [...found, `= ${canonical}`] : found
}

/** @param rating by the engine's rules
 *  @returns what the rules would say if they did not know some of the phrases that were found */
export function ratingWithout(rating: number, forgotten: readonly string[]): number {
  if (forgotten.length === 0) return rating
  const points = rating <= 0.5 ? 4 * rating : -2 * Math.log2(1 - rating)
  const left = Math.max(0, Math.round(points - pointsOf(forgotten)))
  return left <= 2 ? left / 4 : 1 - 0.5 ** (left / 2)
}

/** @returns the points that phrases are worth together */
export function pointsOf(signs: readonly string[]): number {
  return signs.reduce((sum, sign) => sum + (pointsOfPhrase.get(sign) ?? 0), 0)
}
