import { type Platform, platforms } from '@vouch/engine'
import { countriesByRegion, countryByCity } from './creator-cities.ts'
import type { CreatorFilters } from './creator-filters.ts'
import { countryByWord, countryName } from './creator-places.ts'
import { topics } from './creator-topics.ts'
import type { Phrase, Token } from './sentence-tokens.ts'
import { topicByLooseNiche, topicByNiche } from './topic-niches.ts'
import { traitByPhrase } from './trait-phrases.ts'

/** Phrases that mean a filter wherever they stand, each once: topics, places, platforms and what creators are like. The longest goes first, so
 *  "New Zealand" is no "new", and "street food" is no street. */

export type Known = Pick<Phrase, 'filters' | 'ranks' | 'loose'>

/** Words in the longest phrase; a look-up that went further would read a long sentence once for each of its words. */
const phraseWordsMax = 5

const platformWords: Readonly<Partial<Record<Platform, string>>> = {
  instagram: 'instagram.com, www.instagram.com, insta, ig, instagrammer, instagramer, igers, reels, grammer',
  tiktok: 'tiktok.com, www.tiktok.com, tik tok, tiktoker, tiktokker, tik toker, tt creators',
  youtube: 'youtube.com, www.youtube.com, yt, you tube, youtuber, you tuber, youtube shorts, yt shorts, vidcaster',
  twitch: 'twitch.tv, www.twitch.tv, streamer, livestreamer, live streamer, twitcher, twitch streamer',
  x: 'x.com, twitter.com, twitter, tweeter, x/twitter, twitter x',
  linkedin: 'linkedin.com, www.linkedin.com, linked in, linkedin creator',
}

const withPlatform: readonly [string, Known][] = [
  ['booktok', { filters: { platform: ['tiktok'], category: ['learning'] } }],
  ['bookstagram', { filters: { platform: ['instagram'], category: ['learning'] } }],
  ['booktube', { filters: { platform: ['youtube'], category: ['learning'] } }],
]

function listed(words: string): string[] {
  return words.split(',').map((word) => word.trim())
}

const spaced = (word: string) => word.replaceAll(/[\s-]+/g, ' ')

/** "Indian" is where somebody lives, unless another country is named as that: "Indian food creators in the UK". */
function isAdjective(word: string, code: string): boolean {
  return (
    word !== countryName(code).toLowerCase() && /(?:an|ish|ese|ch|ss|eek|ai|ani|eli|ino|ine|dian|wegian)$/.test(word)
  )
}

const dictionary: ReadonlyMap<string, Known> = new Map<string, Known>([
  ...topicByLooseNiche.map(([word, id]): [string, Known] => [
    word,
    { filters: { category: [id] }, ranks: true, loose: true },
  ]),
  ...topicByNiche.map(([word, id]): [string, Known] => [word, { filters: { category: [id] }, ranks: true }]),
  ...topics.flatMap(({ id, words }) =>
    [id, ...words].map((word): [string, Known] => [spaced(word), { filters: { category: [id] } }]),
  ),
  ...countryByCity.map(([word, code]): [string, Known] => [word, { filters: { country: [code] }, ranks: true }]),
  ...countriesByRegion.map(([word, codes]): [string, Known] => {
    const filters = { country: codes }
    return [word, /(?:an|nordic)$/.test(word) ? { filters, loose: true } : { filters }]
  }),
  ...[...countryByWord].map(([word, code]): [string, Known] => {
    const filters = { country: [code] }
    return [word, isAdjective(word, code) ? { filters, loose: true } : { filters }]
  }),
  ...platforms.flatMap((platform) =>
    [platform, ...listed(platformWords[platform] ?? platform)].map((word): [string, Known] => [
      word,
      { filters: { platform: [platform] } },
    ]),
  ),
  ...withPlatform,
  ...traitByPhrase.map(([words, filters]): [string, Known] => [words, { filters }]),
])

/** Single words of the dictionary, for whoever mends spelling: the last word of a longer phrase means nothing by itself. */
export const dictionaryWords: readonly [string, Known][] = [...dictionary].filter(([phrase]) => !phrase.includes(' '))
/** All words of longer phrases, which must not be mended into something else. */
export const phraseWords: readonly string[] = [...dictionary.keys()].flatMap((phrase) => phrase.split(' '))

/** @returns forms of a word to look up: as it is, and in the singular. */
export function formsOf(word: string): string[] {
  if (word.endsWith("'s")) return [word, word.slice(0, -2)]
  if (!word.endsWith('s') || word.length < 4) return [word]
  const [one, two] = [word.slice(0, -1), word.slice(0, -2)]
  return word.endsWith('ies')
    ? [word, one, `${word.slice(0, -3)}y`]
    : word.endsWith('es')
      ? [word, one, two]
      : [word, one]
}

/** @returns what a single word means, in the singular or the plural. */
export function knownWord(word: string): Known | undefined {
  return formsOf(word)
    .map((form) => dictionary.get(form))
    .find((known) => known !== undefined)
}

/** After these a word is no place and no topic: "us" is who asks, and to book is to hire. */
const neverAfter: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'us',
    new Set(
      'show give help let tell get find send join with by to for about like contact bring recommend suggest of near around all both'.split(
        ' ',
      ),
    ),
  ],
  ['book', new Set('to can could should will would we i and'.split(' '))],
])
/** A letter or an article is a platform or a city only after these. */
const onlyAfter: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['la', new Set(['in', 'from', 'or'])],
  ['x', new Set(['on', 'or', ',', 'and', '/'])],
])
/** What follows a place or a platform that stands before its noun. */
const nouns = new Set('audience based followers creators influencers viewers only accounts'.split(' '))

/** @returns the longest phrase that begins at a token; hyphens join words as spaces do. */
export function dictionaryPhrase(tokens: readonly Token[], at: number): Phrase | null {
  const first = tokens[at]
  if (first?.kind !== 'word' || isSomethingElse(tokens, at)) return null
  let found: Phrase | null = null
  let begin = ''
  for (let next = at, count = 0; count < phraseWordsMax; next++, count++) {
    if (tokens[next]?.text === '-' && count > 0) next++
    const token = tokens[next]
    if (token?.kind !== 'word') break
    for (const form of formsOf(token.text)) {
      const known = dictionary.get(begin + form)
      if (known === undefined) continue
      found = { ...known, length: next + 1 - at }
      break
    }
    begin += `${token.text} `
  }
  return found
}

function isSomethingElse(tokens: readonly Token[], at: number): boolean {
  const [text, before, next] = [tokens[at]?.text ?? '', tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? '']
  if (nouns.has(next)) return false
  return neverAfter.get(text)?.has(before) === true || onlyAfter.get(text)?.has(before) === false
}

/** @returns the countries of a phrase. */
export function placesAt(tokens: readonly Token[], at: number): { length: number; codes: string[] } | null {
  const phrase = dictionaryPhrase(tokens, at)
  const codes = phrase?.filters.country
  return phrase === null || codes === undefined ? null : { length: phrase.length, codes }
}

/** Whether filters name something of the same field. */
export function sharesField(one: Partial<CreatorFilters>, other: Partial<CreatorFilters>): boolean {
  return Object.keys(one).some((key) => key in other)
}
