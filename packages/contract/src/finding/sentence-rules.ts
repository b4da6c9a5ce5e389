import { type FraudRisk, fraudRisks } from '@vouch/engine'
import type { CreatorFilters } from './creator-filters.ts'
import { languageByWord } from './creator-places.ts'
import { brandPhrase } from './sentence-brands.ts'
import { dictionaryPhrase, knownWord } from './sentence-dictionary.ts'
import { boundAt, numbersAt } from './sentence-numbers.ts'
import type { Phrase, Token } from './sentence-tokens.ts'

/** Phrases that take more than a look-up: whom to look for the likes of, what to leave out, sizes, risks, languages and moments. */

export type Rule = (tokens: readonly Token[], at: number) => Phrase | null

const set = (words: string) => new Set(words.split(' '))

/** Whoever likes something is like nobody. */
const likers = set(
  "who people that they i we to you i'd would really also don't not and who'd audience followers fans brand brands products shops companies look looks looking feel feels sound sounds seem seems act acts talk talks dress dresses",
)
const nameEnds = set(
  'on in from with but who whose under over and or at for based below above between that aged having',
)
/** What begins no name: "like me", "like a model". */
const pointers = set('this these those that me us him her them it my our your a an')
const nameWordsMax = 4

/** "like ava fields", "similar to @ava.fields", "lookalikes of Milo Hart". */
export function likePhrase(tokens: readonly Token[], at: number): Phrase | null {
  const [text, next, before] = [tokens[at]?.text, tokens[at + 1]?.text ?? '', tokens[at - 1]?.text ?? '']
  const lead =
    text === 'like' && !likers.has(before)
      ? 1
      : text === 'similar' && next === 'to'
        ? 2
        : (text === 'lookalikes' || text === 'lookalike' || text === 'alternatives') &&
            ['of', 'for', 'to'].includes(next)
          ? 2
          : 0
  if (lead === 0) return null
  const name: string[] = []
  for (let part = at + lead; name.length < nameWordsMax; part++) {
    const token = tokens[part]
    if (token?.kind !== 'word' || nameEnds.has(token.text)) break
    name.push(token.text)
  }
  const means = name.filter((word) => !word.startsWith('@') && knownWord(word) !== undefined)
  if (means.length === name.length || pointers.has(name[0] ?? '')) return null
  return { length: lead + name.length, filters: {}, like: name.join(' ') }
}

const negators = set("not no never without except excluding exclude outside non minus avoid haven't hasn't didn't")
const afterNegator = set('in from the of on based any at living about')
const negatedWithin = 3

/** "not in the US", "no bodybuilding", "never worked with Nike": read, so that it is not taken for its opposite; no filter can say it. */
export function negatedPhrase(tokens: readonly Token[], at: number): Phrase | null {
  if (!negators.has(tokens[at]?.text ?? '')) return null
  let next = at + 1
  while (next <= at + negatedWithin && afterNegator.has(tokens[next]?.text ?? '')) next++
  const phrase = dictionaryPhrase(tokens, next) ?? languagePhrase(tokens, next) ?? brandPhrase(tokens, next)
  return phrase && { length: next + phrase.length - at, filters: {}, unused: true }
}

/** Every level with a comma and a word between two. A rule that looked further would read a long sentence once for each of its words. */
const riskTokensMax = 3 * fraudRisks.length

/** "low risk", "low or medium fraud risk". */
export function riskPhrase(tokens: readonly Token[], at: number): Phrase | null {
  const risk: FraudRisk[] = []
  let next = at
  for (; next < at + riskTokensMax; next++) {
    const text = tokens[next]?.text ?? ''
    const named = fraudRisks.find((one) => one === text)
    if (named !== undefined) risk.push(named)
    else if (risk.length === 0 || !['or', 'and', ',', 'to', '-'].includes(text)) break
  }
  if (risk.length === 0) return null
  if (tokens[next]?.text === 'fraud') next++
  return tokens[next]?.text === 'risk' ? { length: next + 1 - at, filters: { risk } } : null
}

/** "in German", "German speaking", "speaks German", "German-language": the adjective alone is a country. */
export function languagePhrase(tokens: readonly Token[], at: number): Phrase | null {
  const leads = ['in', 'speaking', 'speak', 'speaks', 'bilingual', 'fluent'].includes(tokens[at]?.text ?? '')
  const both = leads && ['both', 'fluent', 'either'].includes(tokens[at + 1]?.text ?? '') ? 1 : 0
  const from = leads ? at + 1 + both : at
  const language = languageByWord.get(tokens[from]?.text ?? '')
  if (language === undefined) return null
  const afterDash = tokens[from + 1]?.text === '-' ? from + 2 : from + 1
  if (leads) return languagesFrom(tokens, at, from)
  const told = ['speaking', 'language', 'speakers', 'speaker', 'content'].includes(tokens[afterDash]?.text ?? '')
  if (told) return { length: afterDash + 1 - at, filters: { language: [language] } }
  const unmistakable = knownWord(tokens[from]?.text ?? '')?.filters.country === undefined
  return unmistakable ? { length: from + 1 - at, filters: { language: [language] } } : null
}

const languagesMax = 6

/** "in German or French": several of one verb. */
function languagesFrom(tokens: readonly Token[], at: number, from: number): Phrase {
  const found: string[] = []
  let end = from
  for (let next = from; found.length < languagesMax; ) {
    const language = languageByWord.get(tokens[next]?.text ?? '')
    if (language === undefined) break
    found.push(language)
    end = next + 1
    next = ['or', 'and', ',', '/', '&'].includes(tokens[end]?.text ?? '') ? end + 1 : end
  }
  const noun = ['language', 'content'].includes(tokens[end]?.text ?? '') ? 1 : 0
  return { length: end + noun - at, filters: { language: found } }
}

type SizeBounds = Pick<CreatorFilters, 'minFollowers' | 'maxFollowers'>

const mid: SizeBounds = { minFollowers: 100_000, maxFollowers: 500_000 }
const mega: SizeBounds = { minFollowers: 1_000_000, maxFollowers: null }

/** Sizes by their usual names, in followers (the tiers of the engine's tables); small and big are what marketers mean by them (chosen). */
const sizes: readonly [string, SizeBounds][] = [
  ['nano', { minFollowers: 1_000, maxFollowers: 10_000 }],
  ['micro', { minFollowers: 10_000, maxFollowers: 100_000 }],
  ['mid', mid],
  ['macro', { minFollowers: 500_000, maxFollowers: 1_000_000 }],
  ['mega', mega],
]
const sizeByWord: ReadonlyMap<string, SizeBounds> = new Map([
  ...sizes.flatMap(([name, size]): [string, SizeBounds][] =>
    ['', 's', 'influencer', 'influencers', 'creators'].map((end) => [`${name}${end}`, size]),
  ),
  ...['celebrity', 'celebrities', 'celebs', 'celeb'].map((word): [string, SizeBounds] => [word, mega]),
  ...['midsize', 'midsized'].map((word): [string, SizeBounds] => [word, mid]),
  ...['small', 'smaller'].map((word): [string, SizeBounds] => [word, { minFollowers: 1_000, maxFollowers: 100_000 }]),
  ...['big', 'bigger', 'large', 'larger'].map((word): [string, SizeBounds] => [
    word,
    { minFollowers: 500_000, maxFollowers: null },
  ]),
])
const sizesMax = 4
/** Sizes only in front of their noun: a small budget is no small creator. */
const vague = set('small smaller big bigger large larger')

/** "micro", "micro-influencers", "mid-tier", "nano or micro": several are one span. */
export function sizePhrase(tokens: readonly Token[], at: number): Phrase | null {
  const found: SizeBounds[] = []
  let end = at
  for (let next = at; found.length < sizesMax; ) {
    const size = sizeByWord.get(tokens[next]?.text ?? '')
    if (size === undefined) break
    const named = !vague.has(tokens[next]?.text ?? '')
    const dash = tokens[next + 1]?.text === '-' ? 2 : 1
    const noun = [
      'tier',
      'size',
      'sized',
      'influencer',
      'influencers',
      'creators',
      'creator',
      'accounts',
      'channels',
      'bloggers',
    ].includes(tokens[next + dash]?.text ?? '')
    if (!named && !noun) break
    found.push(size)
    end = next + (noun ? dash + 1 : 1)
    next = ['or', 'and', ',', '/', 'to', '-', '&'].includes(tokens[end]?.text ?? '') ? end + 1 : end
  }
  if (found.length === 0) return null
  const lows = found.flatMap(({ minFollowers }) => minFollowers ?? [])
  const unbounded = found.some(({ maxFollowers }) => maxFollowers === null)
  const high = unbounded ? null : Math.max(...found.map(({ maxFollowers }) => maxFollowers ?? 0))
  return {
    length: end - at,
    filters: { minFollowers: Math.min(...lows), ...(high !== null && { maxFollowers: high }) },
  }
}

const daysIn: ReadonlyMap<string, number> = new Map([
  ['day', 1],
  ['days', 1],
  ['week', 7],
  ['weeks', 7],
  ['month', 30],
  ['months', 30],
  ['year', 365],
  ['years', 365],
  ['fortnight', 14],
])
const postedVerbs = set('posted post posts posting active uploaded published last latest been activity')
const beforeDays = set('post posted in the last past within since this at least once ago less than of a during was')
const beforeDaysMax = 6

/** "posted in the last 2 weeks", "last post less than 10 days ago", "active within a month". */
export function postedPhrase(tokens: readonly Token[], at: number): Phrase | null {
  if (!postedVerbs.has(tokens[at]?.text ?? '')) return null
  let next = at + 1
  while (next <= at + beforeDaysMax && beforeDays.has(tokens[next]?.text ?? '') && boundAt(tokens, next) === null)
    next++
  const numbers = numbersAt(tokens, next)
  const count = numbers?.high ?? numbers?.low ?? null
  const unitAt = next + (numbers?.length ?? 0)
  const days = daysIn.get(tokens[unitAt]?.text ?? '')
  const spoken = tokens.slice(at, next).some(({ text }) => ['last', 'past', 'this', 'within', 'since'].includes(text))
  if (days === undefined || (numbers === null && !spoken) || numbers?.unit) return null
  const ago = tokens[unitAt + 1]?.text === 'ago' ? 1 : 0
  const within = Math.min(365, Math.max(1, (count ?? 1) * days))
  return { length: unitAt + 1 + ago - at, filters: { postedWithinDays: within } }
}
