import { type FraudRisk, fraudRisks, type Platform, platforms } from '@vouch/engine'
import { type CreatorFilters, noFilters } from './creator-filters.ts'
import { countryByWord, languageByWord } from './creator-places.ts'
import { topicOf } from './creator-topics.ts'
import { boundsPhrase } from './sentence-bounds.ts'
import { type Phrase, sentenceTokens, type Token } from './sentence-tokens.ts'

/** Reads sentences such as "fitness creators in the UK, 50k to 200k followers, trust above 80" into filters.
 *
 *  What a newcomer would get wrong: nothing is ever guessed. A phrase is understood by a rule of the grammar, or its words are left over and
 *  are searched for in names and biographies. The person sees both. */

/** A part of the sentence that became filters. */
export interface Understood {
  start: number
  end: number
  filters: Partial<CreatorFilters>
}

export interface SentenceReading {
  filters: CreatorFilters
  understood: Understood[]
  /** What no rule understood, without filler words; searched for as text. */
  text: string
}

type Rule = (tokens: readonly Token[], at: number) => Phrase | null

const filler = new Set(
  'a an the and or with who whose that are is has have having of in on from at for by to me find show search looking creators creator influencers influencer accounts account people based speaking their them please i want need some any all but only where'.split(
    ' ',
  ),
)

const platformByWord: ReadonlyMap<string, Platform> = new Map<string, Platform>([
  ...platforms.map((platform): [string, Platform] => [platform, platform]),
  ['insta', 'instagram'],
  ['ig', 'instagram'],
  ['instagrammers', 'instagram'],
  ['tiktokers', 'tiktok'],
  ['yt', 'youtube'],
  ['youtubers', 'youtube'],
  ['streamers', 'twitch'],
  ['twitter', 'x'],
])

/** Sizes by their usual names, in followers (the tiers of the engine's tables). */
const sizes: Readonly<Record<string, Pick<CreatorFilters, 'minFollowers' | 'maxFollowers'>>> = {
  nano: { minFollowers: 1_000, maxFollowers: 10_000 },
  micro: { minFollowers: 10_000, maxFollowers: 100_000 },
  mid: { minFollowers: 100_000, maxFollowers: 500_000 },
  macro: { minFollowers: 500_000, maxFollowers: 1_000_000 },
  mega: { minFollowers: 1_000_000, maxFollowers: null },
}

/** Longest names first: "new zealand" before "new". */
const phraseWordsMax = 3

const rules: readonly Rule[] = [
  boundsPhrase,
  riskPhrase,
  audiencePhrase,
  languagePhrase,
  countryPhrase,
  sizePhrase,
  platformPhrase,
  verifiedPhrase,
  topicPhrase,
]

/** Takes time linear in the sentence: every rule looks at a few tokens from its place on.
 *
 *  @param sentence what somebody typed, at most a few hundred characters
 *  @returns the filters that it names and the words that are left; two values of one field widen it, two bounds narrow it to the last */
export function readCreatorSentence(sentence: string): SentenceReading {
  const tokens = sentenceTokens(sentence)
  const understood: Understood[] = []
  const left: string[] = []
  let filters = noFilters
  for (let at = 0; at < tokens.length; ) {
    const phrase = rules.map((rule) => rule(tokens, at)).find((found) => found !== null)
    const first = tokens[at]
    const last = tokens[at + (phrase?.length ?? 1) - 1]
    if (first === undefined || last === undefined) break
    if (phrase) {
      understood.push({ start: first.start, end: last.end, filters: phrase.filters })
      filters = joined(filters, phrase.filters)
    } else if (first.kind !== 'mark' && !filler.has(first.text)) left.push(first.text)
    at += phrase?.length ?? 1
  }
  return { filters, understood, text: left.join(' ') }
}

/** Values of a list add up; a bound replaces an earlier one of the same side. */
function joined(filters: CreatorFilters, more: Partial<CreatorFilters>): CreatorFilters {
  const lists = Object.fromEntries(
    Object.entries(more).flatMap(([key, value]) =>
      Array.isArray(value) ? [[key, [...new Set([...listOf(filters, key), ...value])]]] : [],
    ),
  )
  return { ...filters, ...more, ...lists }
}

function listOf(filters: CreatorFilters, key: string): readonly string[] {
  const held = Object.entries(filters).find(([name]) => name === key)?.[1]
  return Array.isArray(held) ? held : []
}

/** @returns the text of tokens from a place on, where all of them are words. */
function words(tokens: readonly Token[], at: number, count: number): string | null {
  const slice = tokens.slice(at, at + count)
  return slice.length === count && slice.every(({ kind }) => kind === 'word')
    ? slice.map(({ text }) => text).join(' ')
    : null
}

function longest<T>(
  tokens: readonly Token[],
  at: number,
  meaning: (text: string) => T | undefined | null,
): { length: number; value: T } | null {
  for (let length = phraseWordsMax; length > 0; length--) {
    const text = words(tokens, at, length)
    const value = text === null ? null : meaning(text)
    if (value !== null && value !== undefined) return { length, value }
  }
  return null
}

/** Every level with a comma and a word between two. A rule that looked further would read a long sentence once for each of its words. */
const riskTokensMax = 3 * fraudRisks.length

/** "low risk", "low or medium fraud risk". */
function riskPhrase(tokens: readonly Token[], at: number): Phrase | null {
  const risk: FraudRisk[] = []
  let next = at
  for (; next < at + riskTokensMax; next++) {
    const text = tokens[next]?.text ?? ''
    const named = fraudRisks.find((one) => one === text)
    if (named !== undefined) risk.push(named)
    else if (risk.length === 0 || !['or', 'and', ',', 'to'].includes(text)) break
  }
  if (risk.length === 0) return null
  if (tokens[next]?.text === 'fraud') next++
  return tokens[next]?.text === 'risk' ? { length: next + 1 - at, filters: { risk } } : null
}

/** "audience in Germany", "followers from the UK". */
function audiencePhrase(tokens: readonly Token[], at: number): Phrase | null {
  const whose = tokens[at]?.text
  if (whose !== 'audience' && whose !== 'followers') return null
  let next = at + 1
  if (!['in', 'from'].includes(tokens[next]?.text ?? '')) return null
  next++
  if (tokens[next]?.text === 'the') next++
  const place = longest(tokens, next, (text) => countryByWord.get(text))
  return place && { length: next + place.length - at, filters: { audienceCountry: [place.value] } }
}

/** "in German", "German speaking", "speaking German", "German-language": the adjective alone is a country. */
function languagePhrase(tokens: readonly Token[], at: number): Phrase | null {
  const leads = ['in', 'speaking'].includes(tokens[at]?.text ?? '')
  const from = leads ? at + 1 : at
  const language = languageByWord.get(tokens[from]?.text ?? '')
  if (language === undefined) return null
  const afterDash = tokens[from + 1]?.text === '-' ? from + 2 : from + 1
  const told = ['speaking', 'language', 'speakers'].includes(tokens[afterDash]?.text ?? '')
  if (told) return { length: afterDash + 1 - at, filters: { language: [language] } }
  const unmistakable = leads || !countryByWord.has(tokens[from]?.text ?? '')
  return unmistakable ? { length: from + 1 - at, filters: { language: [language] } } : null
}

/** A name or an adjective: "UK", "in the United States", "Brazilian". The word "us" is the country only after "the" or "in": it is a pronoun too. */
function countryPhrase(tokens: readonly Token[], at: number): Phrase | null {
  const place = longest(tokens, at, (text) => countryByWord.get(text))
  if (place === null) return null
  const pronoun = tokens[at]?.text === 'us' && !['the', 'in', 'from', 'or'].includes(tokens[at - 1]?.text ?? '')
  return pronoun ? null : { length: place.length, filters: { country: [place.value] } }
}

/** "micro", "micro-influencers", "mid-tier". */
function sizePhrase(tokens: readonly Token[], at: number): Phrase | null {
  const size = sizes[tokens[at]?.text ?? '']
  if (size === undefined) return null
  const dash = tokens[at + 1]?.text === '-' ? 2 : 1
  const noun = ['tier', 'size', 'influencer', 'influencers', 'creators'].includes(tokens[at + dash]?.text ?? '')
  return { length: noun ? dash + 1 : 1, filters: size }
}

function platformPhrase(tokens: readonly Token[], at: number): Phrase | null {
  const text = tokens[at]?.text ?? ''
  const platform = platformByWord.get(text)
  if (platform === undefined) return null
  // One letter is a platform only where it stands for one: "on X".
  const alone = text === 'x' && !['on', 'or', ','].includes(tokens[at - 1]?.text ?? '')
  return alone ? null : { length: 1, filters: { platform: [platform] } }
}

/** "verified", "not verified", "unverified": by the platform, as its tick says. */
function verifiedPhrase(tokens: readonly Token[], at: number): Phrase | null {
  const text = tokens[at]?.text
  if (text === 'not' && tokens[at + 1]?.text === 'verified') return { length: 2, filters: { verified: false } }
  if (text === 'verified' || text === 'unverified') return { length: 1, filters: { verified: text === 'verified' } }
  return null
}

function topicPhrase(tokens: readonly Token[], at: number): Phrase | null {
  const topic = longest(tokens, at, (text) => (text.includes(' ') ? null : topicOf(text)))
  return topic && { length: topic.length, filters: { category: [topic.value] } }
}
