import { type EngagementBasis, engagementBases } from '@vouch/engine'
import type { CreatorFilters } from './creator-filters.ts'
import type { Phrase, Token } from './sentence-tokens.ts'

/** Numbers in a sentence: "50k to 200k followers", "trust above 80", "at least 3 % engagement", "under $500".
 *
 *  What a newcomer would get wrong: the quantity may stand before or after its number, and some numbers say by their unit or size alone what
 *  they count. A number whose quantity nobody named is not guessed at, except that tens of thousands can only be followers. */

type Quantity = 'followers' | 'trust' | 'engagement' | 'price' | 'suspicious'

const quantityByWord: Readonly<Record<string, Quantity>> = {
  followers: 'followers',
  follower: 'followers',
  subscribers: 'followers',
  subs: 'followers',
  fans: 'followers',
  trust: 'trust',
  score: 'trust',
  engagement: 'engagement',
  er: 'engagement',
  price: 'price',
  budget: 'price',
  fee: 'price',
  cost: 'price',
  costs: 'price',
  fake: 'suspicious',
  suspicious: 'suspicious',
  inauthentic: 'suspicious',
}

/** Words that may stand around the name of a quantity: "trust score", "engagement rate", "fake followers". */
const trailing = new Set(['score', 'rate', 'followers', 'per', 'post', 'a'])
/** As many as anybody says in a row; a rule that looked further would read a long sentence once for each of its words. */
const trailingMax = 4

const lower = ['above', 'over', 'at least', 'more than', 'min', 'minimum', 'from', '>', '>=', 'better than', 'least']
const upper = ['below', 'under', 'at most', 'less than', 'fewer than', 'max', 'maximum', 'up to', '<', '<=', 'most']

interface NamedQuantity {
  quantity: Quantity
  length: number
  /** Of an engagement rate. */
  basis?: EngagementBasis
}

type Side = 'min' | 'max'

interface Bound {
  side: Side
  length: number
}

interface Numbers {
  low: number | null
  high: number | null
  unit: '%' | '$' | null
  length: number
}

/** A number without a named quantity counts followers from here on. */
const surelyFollowersMin = 1_000

/** @returns the bounds that begin at a token, with their quantity before or after; null where none do. */
export function boundsPhrase(tokens: readonly Token[], at: number): Phrase | null {
  const before = quantityAt(tokens, at)
  const joint = before === null ? 0 : before.length + skipped(tokens, at + before.length, ['of', 'is', ':', 'between'])
  const between = before === null ? skipped(tokens, at, ['between', 'with']) : 0
  const numbers = numbersAt(tokens, at + joint + between)
  if (numbers === null)
    return before?.basis ? { length: before.length, filters: { engagementBasis: before.basis } } : null
  const end = at + joint + between + numbers.length
  const after = before === null ? quantityAt(tokens, end) : null
  const quantity = (before ?? after)?.quantity ?? byUnit(numbers)
  if (quantity === null) return null
  const filters = filtersOf(quantity, numbers)
  if (filters === null) return null
  const late = quantity === 'engagement' ? basisAt(tokens, end + (after?.length ?? 0)) : null
  const basis = late?.basis ?? before?.basis ?? after?.basis
  const length = end + (after?.length ?? 0) + (late?.length ?? 0) - at
  return { length, filters: basis === undefined ? filters : { ...filters, engagementBasis: basis } }
}

function skipped(tokens: readonly Token[], at: number, words: readonly string[]): number {
  return words.includes(tokens[at]?.text ?? '') ? 1 : 0
}

function quantityAt(tokens: readonly Token[], at: number): NamedQuantity | null {
  const quantity = quantityByWord[tokens[at]?.text ?? '']
  if (quantity === undefined) return null
  let length = 1
  const goesOn = () => trailing.has(tokens[at + length]?.text ?? '') && basisAt(tokens, at + length) === null
  while (length <= trailingMax && goesOn()) length++
  const over = quantity === 'engagement' ? basisAt(tokens, at + length) : null
  return over === null ? { quantity, length } : { quantity, length: length + over.length, basis: over.basis }
}

/** What an engagement rate is taken over: "by views", "of followers", "measured by subscribers". */
function basisAt(tokens: readonly Token[], at: number): { basis: EngagementBasis; length: number } | null {
  const measured = skipped(tokens, at, ['measured'])
  const joint = skipped(tokens, at + measured, ['by', 'of', 'per', 'over'])
  const word = tokens[at + measured + joint]?.text
  const basis = engagementBases.find((each) => each === word || each === `${word}s`)
  return basis === undefined || joint === 0 ? null : { basis, length: measured + joint + 1 }
}

/** "50k to 200k", "50k-200k", "above 80", "80 or more", "80+", "under $500". */
function numbersAt(tokens: readonly Token[], at: number): Numbers | null {
  const bound = boundAt(tokens, at)
  const first = tokens[at + (bound?.length ?? 0)]
  if (first?.kind !== 'number') return null
  const next = at + (bound?.length ?? 0) + 1
  const second = tokens[next + 1]
  const spans = ['to', '-', '–', 'and'].includes(tokens[next]?.text ?? '') && second?.kind === 'number'
  if (spans && second.kind === 'number' && bound?.side !== 'max') return rangeOf(first, second, next + 2 - at)
  if (bound !== null) return sided(first, bound.side, next - at)
  const suffix = suffixAt(tokens, next)
  return suffix && sided(first, suffix.side, next + suffix.length - at)
}

type NumberToken = Extract<Token, { kind: 'number' }>

/** "50 to 200k" means thousands on both sides: a lower end without its own multiplier takes the upper one's. */
function rangeOf(first: NumberToken, second: NumberToken, length: number): Numbers {
  const multiplied = first.value < 1_000 && second.value >= 1_000 && !/[km]/.test(first.text)
  const scale = !multiplied ? 1 : second.value >= 1e6 ? 1e6 : 1e3
  const ends = [first.value * scale, second.value]
  const unit = second.unit ?? first.unit
  return { low: Math.min(...ends), high: Math.max(...ends), unit, length }
}

function sided(number: NumberToken, side: Side, length: number): Numbers {
  const { value, unit } = number
  return { low: side === 'min' ? value : null, high: side === 'max' ? value : null, unit, length }
}

function boundAt(tokens: readonly Token[], at: number): Bound | null {
  for (const length of [2, 1]) {
    const text = tokens
      .slice(at, at + length)
      .map((token) => token.text)
      .join(' ')
    if (lower.includes(text)) return { side: 'min', length }
    if (upper.includes(text)) return { side: 'max', length }
  }
  return null
}

function suffixAt(tokens: readonly Token[], at: number): Bound | null {
  const [first, second] = [tokens[at]?.text, tokens[at + 1]?.text]
  if (first === '+') return { side: 'min', length: 1 }
  if (first === 'or' && second === 'more') return { side: 'min', length: 2 }
  if (first === 'or' && (second === 'less' || second === 'fewer')) return { side: 'max', length: 2 }
  return null
}

function byUnit({ low, high, unit }: Numbers): Quantity | null {
  if (unit === '$') return 'price'
  return unit === null && Math.max(low ?? 0, high ?? 0) >= surelyFollowersMin ? 'followers' : null
}

function filtersOf(quantity: Quantity, { low, high, unit }: Numbers): Partial<CreatorFilters> | null {
  const share = (value: number | null) => (value === null ? null : value / 100)
  if (quantity === 'followers' && unit === null) return known({ minFollowers: low, maxFollowers: high })
  if (quantity === 'price' && unit !== '%') return known({ minPrice: low, maxPrice: high })
  if (quantity === 'trust' && unit !== '$' && Math.max(low ?? 0, high ?? 0) <= 100)
    return known({ minTrust: low, maxTrust: high })
  // An upper bound of engagement is no filter that anybody asks for; it is left unread rather than dropped.
  if (quantity === 'engagement' && unit !== '$' && low !== null && low <= 100) return { minEngagement: share(low) }
  if (quantity === 'suspicious' && unit !== '$' && high !== null && high <= 100) return { maxSuspicious: share(high) }
  return null
}

function known(bounds: Partial<CreatorFilters>): Partial<CreatorFilters> {
  return Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== null))
}
