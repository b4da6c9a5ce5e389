import { type EngagementBasis, engagementBases } from '@vouch/engine'
import { type CreatorFilters, narrowing } from './creator-filters.ts'
import { inDollars } from './exchange-rates.ts'
import { type Numbers, numbersAt, sided, suffixAt } from './sentence-numbers.ts'
import type { Phrase, Token } from './sentence-tokens.ts'

/** Numbers that a sentence says the meaning of: "50k to 200k followers", "trust above 80", "at least 3 % engagement", "under €500 a post".
 *
 *  What a newcomer would get wrong: the quantity may stand before or after its number, and some numbers say by their unit or size alone what
 *  they count. A number whose quantity nobody named is not guessed at, except that tens of thousands can only be followers. */

type Quantity = 'followers' | 'trust' | 'engagement' | 'price' | 'suspicious' | 'sponsored' | 'growth' | 'other'

const quantityWords: Readonly<Record<Quantity, string>> = {
  followers: 'followers follower subscribers subscriber subs fans following size',
  trust: 'trust score scores credibility authenticity quality',
  engagement: 'engagement er engagements eng',
  price:
    'price priced prices budget budgets fee fees cost costs costing charge charges charging rates spend paying pricing asking',
  suspicious: 'fake suspicious inauthentic bots bot fraudulent',
  sponsored: 'sponsored sponsorships ads paid sponsorship',
  growth: 'growth growing grow grows grew',
  /** What no filter is made of. */
  other:
    'views view likes like comments plays shares posts videos impressions reach viewers creators influencers people accounts',
}

const quantityByWord: ReadonlyMap<string, Quantity> = new Map(
  (Object.entries(quantityWords) as [Quantity, string][]).flatMap(([quantity, words]) =>
    words.split(' ').map((word): [string, Quantity] => [word, quantity]),
  ),
)

/** Words that may stand around the name of a quantity: "trust score", "engagement rate", "fake followers", "sponsored posts". */
const trailing: Readonly<Partial<Record<Quantity, ReadonlySet<string>>>> = {
  trust: new Set(['score', 'scores', 'rating']),
  engagement: new Set(['rate', 'rates', 'per', 'post']),
  suspicious: new Set(['followers', 'follower', 'audience', 'accounts', 'fans']),
  sponsored: new Set(['posts', 'content', 'share', 'partnerships']),
  price: new Set(['per', 'post', 'a', 'rate', 'range']),
  growth: new Set(['rate', 'monthly', 'followers', 'follower']),
}
/** As many as anybody says in a row; a rule that looked further would read a long sentence once for each of its words. */
const trailingMax = 3

/** Words in front of a quantity that say no more than it does. */
const leading = new Set([
  'vouch',
  'audience',
  'follower',
  'monthly',
  'max',
  'maximum',
  'total',
  'my',
  'our',
  'estimated',
  'average',
  'avg',
])

interface NamedQuantity {
  quantity: Quantity
  length: number
  /** Of an engagement rate. */
  basis?: EngagementBasis
}

/** A number without a named quantity counts followers from here on. */
const surelyFollowersMin = 1_000
/** Fewer "followers" are an age: "followers 25-34". */
const followersMin = 100

const joints = ['of', 'is', ':', 'between', 'at', 'with', 'about']

/** @returns the bounds that begin at a token, with their quantity before or after; null where none do. */
export function boundsPhrase(tokens: readonly Token[], at: number): Phrase | null {
  const before = quantityBefore(tokens, at)
  const from = at + (before?.length ?? 0)
  const joint = skipped(tokens, from, before === null ? ['between', 'with'] : joints)
  const numbers = numbersAt(tokens, from + joint)
  if (numbers === null) return basisAlone(before)
  const end = from + joint + numbers.length
  const unit = postUnit(tokens, end)
  const after = before === null && unit === 0 ? quantityAfter(tokens, end) : null
  const tail = end + (after?.length ?? 0)
  const told = unit > 0 && before === null ? 'price' : (before ?? after)?.quantity
  const quantity = told ?? byUnit(numbers)
  if (quantity === null) return null
  const later = numbers.bare ? suffixAt(tokens, tail + unit) : null
  const bounds = later ? sided(numbers, later.side) : oneSided(numbers, quantity)
  const { length: months, share } = quantity === 'growth' ? monthsAt(tokens, tail) : { length: 0, share: 1 }
  const late = quantity === 'engagement' ? basisAt(tokens, tail) : null
  const length = tail - at + (late?.length ?? months + (quantity === 'price' ? unit : 0)) + (later?.length ?? 0)
  if (quantity === 'other') return { length, filters: {}, unused: true }
  const filters = filtersOf(quantity, bounds, share)
  if (filters === null) return null
  const basis = late?.basis ?? before?.basis ?? after?.basis
  const { low, high } = bounds
  const foreign = quantity === 'price' && (bounds.unit === '€' || bounds.unit === '£')
  return {
    length,
    filters: basis === undefined ? filters : { ...filters, engagementBasis: basis },
    ...(foreign && (bounds.unit === '€' || bounds.unit === '£') && { price: { sign: bounds.unit, low, high } }),
  }
}

function basisAlone(before: NamedQuantity | null): Phrase | null {
  return before?.basis ? { length: before.length, filters: { engagementBasis: before.basis } } : null
}

function skipped(tokens: readonly Token[], at: number, words: readonly string[]): number {
  return words.includes(tokens[at]?.text ?? '') ? 1 : 0
}

/** A quantity in front of its number. */
function quantityBefore(tokens: readonly Token[], at: number): NamedQuantity | null {
  const lead = leading.has(tokens[at]?.text ?? '') ? 1 : 0
  const named = quantityAt(tokens, at + lead)
  if (named === null || named.quantity === 'other') return lead === 0 ? null : quantityOrNull(quantityAt(tokens, at))
  return { ...named, length: named.length + lead }
}

function quantityOrNull(named: NamedQuantity | null): NamedQuantity | null {
  return named?.quantity === 'other' ? null : named
}

/** A quantity behind its number: "3% average engagement", "10 percent of fake followers". */
function quantityAfter(tokens: readonly Token[], at: number): NamedQuantity | null {
  const joint = skipped(tokens, at, ['of', 'a', 'in', 'average', 'monthly', 'for', 'real', 'total'])
  const named = quantityAt(tokens, at + joint)
  // "40 % of followers aged 18" is a share of them.
  if (named === null || (joint > 0 && named.quantity === 'followers' && tokens[at]?.text === 'of')) return null
  return { ...named, length: named.length + joint }
}

function quantityAt(tokens: readonly Token[], at: number): NamedQuantity | null {
  const quantity = quantityByWord.get(tokens[at]?.text ?? '')
  if (quantity === undefined) return null
  let length = 1
  const goesOn = () =>
    trailing[quantity]?.has(tokens[at + length]?.text ?? '') === true && basisAt(tokens, at + length) === null
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

const posts = new Set(
  'post posts video videos reel reels story stories short stream integration collab placement mention piece photo clip ad episode'.split(
    ' ',
  ),
)

/** "a post", "per video", "/reel": what a price is for. @returns how many tokens say it */
function postUnit(tokens: readonly Token[], at: number): number {
  const forIt = skipped(tokens, at, ['for'])
  const per = skipped(tokens, at + forIt, ['per', 'a', 'an', 'each', 'every', '/', 'one'])
  if (per === 0) return 0
  const sponsored = skipped(tokens, at + forIt + per, ['sponsored', 'single', 'paid'])
  return posts.has(tokens[at + forIt + per + sponsored]?.text ?? '') ? forIt + per + sponsored + 1 : 0
}

const monthsIn: ReadonlyMap<string, number> = new Map([
  ['month', 1],
  ['monthly', 1],
  ['week', 12 / 52],
  ['weekly', 12 / 52],
  ['year', 12],
  ['yearly', 12],
])

/** "a month", "per week", "monthly": how long a growth takes. @returns the months in it as a divisor */
function monthsAt(tokens: readonly Token[], at: number): { length: number; share: number } {
  const joint = skipped(tokens, at, ['a', 'per', 'each', 'every', '/', 'in'])
  const share = monthsIn.get(tokens[at + joint]?.text ?? '')
  return share === undefined ? { length: 0, share: 1 } : { length: joint + 1, share }
}

function byUnit({ low, high, unit, bare, multiplied }: Numbers): Quantity | null {
  if (unit === '$' || unit === '€' || unit === '£') return 'price'
  const sure = Math.max(low ?? 0, high ?? 0) >= surelyFollowersMin && (multiplied || !bare)
  return unit === null && sure ? 'followers' : null
}

/** A number by itself is what everybody would add: at least so many followers, at most such a price. */
function oneSided(numbers: Numbers, quantity: Quantity): Numbers {
  if (!numbers.bare) return numbers
  return sided(numbers, ['price', 'suspicious', 'sponsored'].includes(quantity) ? 'max' : 'min')
}

function filtersOf(
  quantity: Exclude<Quantity, 'other'>,
  { low, high, unit }: Numbers,
  months: number,
): Partial<CreatorFilters> | null {
  const money = unit !== null && unit !== '%'
  const most = Math.max(low ?? 0, high ?? 0)
  if (quantity === 'followers')
    return unit === null && most >= followersMin ? narrowing({ minFollowers: low, maxFollowers: high }) : null
  if (quantity === 'price')
    return unit === '%' ? null : narrowing({ minPrice: dollars(low, unit), maxPrice: dollars(high, unit) })
  if (money || most > 100) return null
  if (quantity === 'trust') return narrowing({ minTrust: low, maxTrust: high })
  // An upper bound of engagement or growth is no filter that anybody asks for; it is left unread rather than dropped.
  if (quantity === 'engagement') return low === null ? null : { minEngagement: share(low) }
  if (quantity === 'growth') return low === null ? null : { minGrowth: share(low / months) }
  if (high === null) return null
  return quantity === 'sponsored' ? { maxSponsored: share(high) } : { maxSuspicious: share(high) }
}

function dollars(amount: number | null, unit: Numbers['unit']): number | null {
  return amount === null || unit === null || unit === '%' ? amount : inDollars(amount, unit)
}

/** Percent as a ratio, without the dust of binary fractions. */
function share(percent: number): number {
  return Math.round(percent * 1e4) / 1e6
}
