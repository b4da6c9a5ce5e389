import { type CreatorFilters, noFilters } from './creator-filters.ts'
import { audiencePhrase } from './sentence-audience.ts'
import { boundsPhrase } from './sentence-bounds.ts'
import { brandPhrase } from './sentence-brands.ts'
import { dictionaryPhrase, sharesField } from './sentence-dictionary.ts'
import { fillers } from './sentence-fillers.ts'
import {
  languagePhrase,
  likePhrase,
  negatedPhrase,
  postedPhrase,
  type Rule,
  riskPhrase,
  sizePhrase,
} from './sentence-rules.ts'
import { mended } from './sentence-spelling.ts'
import { type Phrase, type SaidPrice, sentenceTokens, type Token } from './sentence-tokens.ts'

/** Reads sentences such as "fitness creators in the UK, 50k to 200k followers, trust above 80" into filters.
 *
 *  What a newcomer would get wrong: nothing is ever guessed. A phrase is understood by a rule of the grammar, or its words are left over and
 *  rank those who match the filters. The person sees both. */

/** A part of the sentence that was read. */
export interface Understood {
  start: number
  end: number
  filters: Partial<CreatorFilters>
  /** A price in another currency than dollars, as it was said. */
  price?: SaidPrice
  /** It names whom to look for the likes of. */
  like?: true
  /** No filter can say it: "not in the US". */
  unused?: true
}

export interface SentenceReading {
  filters: CreatorFilters
  understood: Understood[]
  /** Places of the words that rank and are no part of what was understood. */
  ranking: { start: number; end: number }[]
  /** The words that rank: what no rule understood, without filler words, and what is narrower than the filter that it became. */
  text: string
  /** Whom to look for the likes of, as it was written; null where nobody is named. */
  like: string | null
}

/** Each asks for more than those behind it. A phrase of several words from the dictionary goes before all but a name. */
const rules: readonly Rule[] = [
  likePhrase,
  postedPhrase,
  ofSeveralWords(dictionaryPhrase),
  negatedPhrase,
  brandPhrase,
  boundsPhrase,
  riskPhrase,
  audiencePhrase,
  languagePhrase,
  sizePhrase,
  dictionaryPhrase,
]

function ofSeveralWords(rule: Rule): Rule {
  return (tokens, at) => {
    const phrase = rule(tokens, at)
    if (phrase === null || phrase.length === 1 || phrase.filters.country !== undefined) return null
    // "Real followers in France" tells of the followers twice.
    const goesOn = audiencePhrase(tokens, at + phrase.length - 1) !== null
    return goesOn ? { ...phrase, length: phrase.length - 1 } : phrase
  }
}

/** Takes time linear in the sentence: every rule looks at a few tokens from its place on.
 *
 *  @param sentence what somebody typed, at most a few hundred characters
 *  @returns the filters that it names and the words that rank; two values of one field widen it, two bounds narrow it to the last */
export function readCreatorSentence(sentence: string): SentenceReading {
  const right = mended(sentenceTokens(sentence))
  const phrases = phrasesOf(right)
  const firm = phrases.filter(({ loose }) => !loose)
  const understood: Understood[] = []
  const words: string[] = []
  const ranking: SentenceReading['ranking'] = []
  let filters = noFilters
  let like: string | null = null
  for (const phrase of phrases) {
    const tokens = right.slice(phrase.at, phrase.at + phrase.length)
    const [first, last] = [tokens[0], tokens.at(-1)]
    if (first === undefined || last === undefined) continue
    const gaveWay = phrase.loose && firm.some((other) => sharesField(phrase.filters, other.filters))
    const isUnderstood = phrase.read && !gaveWay
    if (isUnderstood) {
      understood.push(markOf(phrase, first.start, last.end))
      filters = joined(filters, phrase.filters)
      like ??= phrase.like ?? null
    }
    const rank = !isUnderstood || phrase.ranks ? tokens.filter(isRanking) : []
    words.push(...rank.map(({ text }) => text))
    if (!isUnderstood) ranking.push(...rank.map(({ start, end }) => ({ start, end })))
  }
  return { filters, understood, ranking, text: [...new Set(words)].join(' '), like }
}

type PlacedPhrase = Phrase & { at: number; read: boolean }

function phrasesOf(tokens: readonly Token[]): PlacedPhrase[] {
  const found: PlacedPhrase[] = []
  for (let at = 0; at < tokens.length; ) {
    const phrase = rules.map((rule) => rule(tokens, at)).find((one) => one !== null)
    found.push(phrase ? { ...phrase, at, read: true } : { length: 1, filters: {}, at, read: false })
    at += phrase?.length ?? 1
  }
  return found
}

function markOf({ filters, price, like, unused }: Phrase, start: number, end: number): Understood {
  return {
    start,
    end,
    filters,
    ...(price && { price }),
    ...(like !== undefined && { like: true }),
    ...(unused && { unused }),
  }
}

function isRanking({ kind, text }: Token): boolean {
  return kind === 'word' && !fillers.has(text)
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
