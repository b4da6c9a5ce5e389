import { type AudienceAge, type AudienceGender, audienceAges, type CreatorFilters } from './creator-filters.ts'
import { placesAt } from './sentence-dictionary.ts'
import { boundAt, numberAt, numbersAt } from './sentence-numbers.ts'
import type { Phrase, Token } from './sentence-tokens.ts'

/** Who the audience is: "audience in Germany", "at least 40% US followers", "women aged 25–34", "Gen Z".
 *
 *  What a newcomer would get wrong: a country by itself is the creator's. It is the audience's only where the audience is named, or an age or a
 *  share stands with it; genders and ages are always the audience's, because no creator's are known. */

type Part =
  | { kind: 'noun' }
  | { kind: 'joint' }
  | { kind: 'share'; share: number }
  | { kind: 'place'; codes: string[] }
  | { kind: 'gender'; gender: AudienceGender }
  /** `sure`: said to be an age. A range of two numbers may be anything. */
  | { kind: 'age'; ages: AudienceAge[]; sure: boolean }

type Placed = Part & { length: number }

/** A longer phrase is read in two. */
const partsMax = 16

const set = (words: string) => new Set(words.split(' '))
const nouns = set(
  'audience audiences followers follower viewers viewer fans subscribers followed reach reaching reaches watched popular targeting readers demographic demographics',
)
const jointsAnywhere = set('mostly mainly predominantly primarily largely aged based - year years old the of')
const jointsAfter = set(
  'in from is are who that being living located lives live by for a and or : between under with their',
)
const femaleWords = set('women woman female females ladies girls')
const maleWords = set('men man male males guys gentlemen')
const creatorNouns = set(
  'influencer influencers creator creators blogger bloggers tiktoker tiktokers youtuber youtubers instagrammers streamer streamers vlogger vloggers gamer gamers athlete athletes artist artists founders entrepreneurs singers rappers models chefs travelers travellers runners comedians photographers coaches',
)
/** "female fitness creators": how far the noun may be. */
const nounWithin = 4

/** @returns what is said of the audience from a token on; null where nothing is. */
export function audiencePhrase(tokens: readonly Token[], at: number): Phrase | null {
  const parts: Placed[] = []
  for (let next = at; parts.length < partsMax; ) {
    const part = partAt(tokens, next, parts)
    if (part === null || (parts.length === 0 && part.kind === 'joint')) break
    parts.push(part)
    next += part.length
  }
  const meant = withoutEnd(ofTheAudience(parts))
  const filters = filtersOf(meant)
  return filters && { length: meant.reduce((sum, { length }) => sum + length, 0), filters }
}

function partAt(tokens: readonly Token[], at: number, before: readonly Placed[]): Placed | null {
  const token = tokens[at]
  if (token === undefined) return null
  const { text } = token
  const half = halfAt(tokens, at)
  if (half > 0) return { kind: 'share', share: 0.5, length: half }
  const told = shareAt(tokens, at) ?? ageAt(tokens, at) ?? genderAt(tokens, at)
  if (told !== null) return told
  if (nouns.has(text)) return { kind: 'noun', length: 1 }
  const place = placesAt(tokens, at)
  if (place !== null) return standsForItself(tokens, at + place.length, before) ? null : { kind: 'place', ...place }
  if (jointsAnywhere.has(text) && before.length > 0) return { kind: 'joint', length: 1 }
  const named = before.some(({ kind }) => kind !== 'place' && kind !== 'joint')
  if (named && jointsAfter.has(text)) return { kind: 'joint', length: 1 }
  if (['and', 'or'].includes(text) && before.length > 0) return { kind: 'joint', length: 1 }
  if (text === ',' && before.at(-1)?.kind === 'place' && named) return { kind: 'joint', length: 1 }
  return null
}

/** "audience in the US, German creators": what comes after the comma is told of somebody else. */
function standsForItself(tokens: readonly Token[], next: number, before: readonly Placed[]): boolean {
  const follows = tokens[next]?.text ?? ','
  return (
    before.at(-1)?.kind === 'joint' &&
    before.at(-2)?.kind === 'place' &&
    tokens[next - 2]?.text === ',' &&
    ![',', 'and', 'or'].includes(follows)
  )
}

/** "majority", "half", "at least half", "more than half". @returns how many tokens say it */
function halfAt(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text === 'majority') return 1
  const bound = boundAt(tokens, at)
  const lead = bound?.side === 'min' ? bound.length : 0
  return tokens[at + lead]?.text === 'half' && numberAt(tokens, at + lead) === null ? lead + 1 : 0
}

/** "at least 40%", "60% of their". */
function shareAt(tokens: readonly Token[], at: number): Placed | null {
  const numbers = numbersAt(tokens, at)
  if (numbers?.unit !== '%' || numbers.low === null || numbers.low > 100) return null
  return { kind: 'share', share: Math.round(numbers.low * 100) / 1e4, length: numbers.length }
}

const agesByWord: ReadonlyMap<string, AudienceAge[]> = new Map([
  ['genz', ['18-24']],
  ['zoomers', ['18-24']],
  ['teens', ['13-17']],
  ['teen', ['13-17']],
  ['teenagers', ['13-17']],
  ['teenage', ['13-17']],
  ['millennials', ['25-34', '35-44']],
  ['millennial', ['25-34', '35-44']],
  ['boomers', ['55-64', '65+']],
  ['seniors', ['65+']],
])

/** Ages by numbers lie within these. */
const [ageMin, ageMax] = [13, 99]

function ageAt(tokens: readonly Token[], at: number): Placed | null {
  const text = tokens[at]?.text ?? ''
  const dash = tokens[at + 1]?.text === '-' ? 2 : 1
  const letter = text === 'gen' || text === 'generation' ? tokens[at + dash]?.text : undefined
  if (letter === 'z') return { kind: 'age', ages: ['18-24'], sure: true, length: dash + 1 }
  if (letter === 'x') return { kind: 'age', ages: ['45-54'], sure: true, length: dash + 1 }
  const named = agesByWord.get(text)
  if (named !== undefined) return { kind: 'age', ages: named, sure: true, length: 1 }
  const lead = ['aged', 'age', 'ages'].includes(text) ? 1 : 0
  const between = lead + (['between', 'from', 'of'].includes(tokens[at + lead]?.text ?? '') ? 1 : 0)
  const numbers = numbersAt(tokens, at + between)
  if (numbers === null || numbers.unit !== null || numbers.multiplied) return null
  const tail = yearsAt(tokens, at + between + numbers.length)
  const decade = numbers.bare && ['s', "'s"].includes(tokens[at + between + numbers.length]?.text ?? '')
  const [low, high] = [numbers.low ?? ageMin, decade ? (numbers.low ?? 0) + 9 : (numbers.high ?? ageMax)]
  if (low < ageMin || high > ageMax) return null
  const ages = bandsOf(low, high)
  const sure = lead > 0 || tail > 0 || (!numbers.bare && ages.length === 1 && ages[0] === `${low}-${high}`)
  return !sure && numbers.bare ? null : { kind: 'age', ages, sure, length: between + numbers.length + tail }
}

/** "year olds", "yo", "-year-old", "s" of "50s". */
function yearsAt(tokens: readonly Token[], at: number): number {
  const dash = tokens[at]?.text === '-' ? 1 : 0
  const text = tokens[at + dash]?.text ?? ''
  if (['s', 'yo', "'s", 'yrs'].includes(text)) return dash + 1
  if (text !== 'year' && text !== 'years') return 0
  const second = tokens[at + dash + 1]?.text === '-' ? 1 : 0
  const old = ['old', 'olds'].includes(tokens[at + dash + 1 + second]?.text ?? '')
  return dash + 1 + (old ? second + 1 : 0)
}

const bands = audienceAges.map((band) => {
  const [from = '', to = '74'] = band.replace('+', '').split('-')
  return { band, from: Number(from), to: Number(to) }
})

/** The bands of which a span of ages holds at least half. */
function bandsOf(low: number, high: number): AudienceAge[] {
  return bands
    .filter(({ from, to }) => 2 * (Math.min(high, to) - Math.max(low, from) + 1) >= to - from + 1)
    .map(({ band }) => band)
}

function genderAt(tokens: readonly Token[], at: number): Placed | null {
  const text = tokens[at]?.text ?? ''
  const gender = femaleWords.has(text) ? 'female' : maleWords.has(text) ? 'male' : null
  if (gender === null) return null
  for (let next = at + 1; next < at + nounWithin; next++) {
    const word = tokens[next]?.text ?? ''
    if (creatorNouns.has(word)) return null
    if (nouns.has(word) || tokens[next]?.kind !== 'word' || jointsAfter.has(word) || jointsAnywhere.has(word)) break
  }
  return { kind: 'gender', gender, length: 1 }
}

/** Without an audience, a share or an age, a place is where creators live, and a mere range of numbers is no age. */
function ofTheAudience(parts: readonly Placed[]): readonly Placed[] {
  const has = (kind: Part['kind']) => parts.some((part) => part.kind === kind)
  const aged = parts.some((part) => part.kind === 'age' && (part.sure || has('gender') || has('noun')))
  if (has('noun') || (has('share') && (has('place') || has('gender') || aged))) return parts
  const [first] = parts
  if (first?.kind === 'place' || first?.kind === 'share') return []
  const cut = parts.findIndex(
    ({ kind }) => (kind === 'place' && !aged) || (kind === 'age' && !aged) || kind === 'share',
  )
  return cut < 0 ? parts : parts.slice(0, cut)
}

function withoutEnd(parts: readonly Placed[]): readonly Placed[] {
  const last = parts.findLastIndex(({ kind }) => kind !== 'joint')
  return parts.slice(0, last + 1)
}

function filtersOf(parts: readonly Placed[]): Partial<CreatorFilters> | null {
  const places = parts.flatMap((part) => (part.kind === 'place' ? part.codes : []))
  const ages = parts.flatMap((part) => (part.kind === 'age' ? part.ages : []))
  const genders = parts.flatMap((part) => (part.kind === 'gender' ? [part.gender] : []))
  const shares = parts.flatMap((part) => (part.kind === 'share' ? [part.share] : []))
  if (places.length + ages.length + genders.length === 0) return null
  return {
    ...(places.length > 0 && { audienceCountry: places }),
    ...(ages.length > 0 && { audienceAge: ages }),
    ...(genders.length > 0 && { audienceGender: genders }),
    ...(shares[0] !== undefined && { minAudienceShare: shares[0] }),
  }
}
