/** The sandbox network: 20,000 creators who exist only as a formula. A card costs microseconds and shows what a search result shows; the whole creator
 *  is generated when somebody looks closer. The first cards are those of the showcase that can be found. */

import type { Platform } from '@vouch/engine'
import type { CategoryId } from '../content/categories.ts'
import type { LanguageId } from '../content/languages.ts'
import { categoryHandleWords } from '../content/names.ts'
import type { EngagementNature } from '../engagement-nature.ts'
import { growthOf } from '../growth.ts'
import { shownFollowers } from '../history.ts'
import { handlePart, nameOf, profileUrl } from '../persona.ts'
import type { CreatorPlan, Scenario, ScenarioKind } from '../plan.ts'
import { platformTraits } from '../platform-traits.ts'
import { type PostSlot, postSlots } from '../post-slots.ts'
import { atScore } from '../quantiles.ts'
import { type Random, random } from '../random.ts'
import { type Identity, identityOf, type World, worldOf } from '../world.ts'
import { showcaseCreators, showcasePlan } from './showcase.ts'

export const sandboxNetworkSize = 20_000
/** The day on which the network's creators have the followers that were drawn for them. */
export const sandboxAnchor = '2026-11-01T00:00:00Z'
/** Every handle of the sandbox ends so; a real address never gets an invented answer. */
export const sandboxSuffix = '_sandbox'

export interface SandboxCreatorCard {
  index: number
  platform: Platform
  handle: string
  url: string
  displayName: string
  bio: string
  category: CategoryId
  /** ISO 3166 code. */
  country: string
  language: LanguageId
  followers: number
  /** Usual likes and comments per post over the basis, a ratio; null where the platform shows neither (Twitch). */
  engagementRate: number | null
  engagementBasis: 'followers' | 'views'
  verified: boolean
}

/** Share of the network's creators on each platform (chosen). */
const platformWeights: Readonly<Record<Platform, number>> = {
  instagram: 0.4,
  tiktok: 0.24,
  youtube: 0.18,
  x: 0.08,
  linkedin: 0.05,
  twitch: 0.05,
}

/** What happens to the network's creators: two thirds nothing, one in ten something innocent, the rest something bought. Vendors put
 *  the creators touched by fraud between 36 and 50 % (2020 to 2022); most of those only a little. */
const fateWeights: Readonly<Record<ScenarioKind | 'clean' | 'mixture', number>> = {
  clean: 0.64,
  viral: 0.05,
  giveaway: 0.035,
  'shout-out': 0.02,
  // Leaves no post to look at, so there is nothing to show.
  repost: 0,
  'bought-followers-burst': 0.05,
  'bought-followers-drip': 0.05,
  'bought-likes': 0.04,
  'bought-views': 0.02,
  'comment-bots': 0.03,
  pod: 0.025,
  'follow-unfollow': 0.02,
  mixture: 0.02,
}

interface Address {
  platform: Platform
  handle: string
}

let addresses: Address[] | null = null
const indexByAddress = new Map<string, number>()

/** All handles, made once on first use: only a full list can promise that no two are equal. */
function allAddresses(): Address[] {
  if (addresses !== null) return addresses
  const listed: Address[] = showcaseCreators()
    .filter(({ kind }) => kind !== 'private' && kind !== 'not-found' && kind !== 'restricted')
    .map(({ platform, handle }) => ({ platform, handle }))
  const taken = new Set(showcaseCreators().map(({ handle }) => handle))
  for (let index = listed.length; index < sandboxNetworkSize; index++) {
    const platform = random('sandbox', index, 'platform').weighted(platformWeights)
    listed.push({ platform, handle: freeHandle(platform, index, taken) })
  }
  listed.forEach(({ platform, handle }, index) => {
    indexByAddress.set(`${platform}/${handle}`, index)
  })
  addresses = listed
  return listed
}

/** Longest handle by platform, suffix included. */
const handleLengthMax: Readonly<Record<Platform, number>> = {
  instagram: 30,
  tiktok: 24,
  youtube: 30,
  twitch: 25,
  x: 15,
  linkedin: 60,
}

function freeHandle(platform: Platform, index: number, taken: Set<string>): string {
  const draw = random('sandbox', index, 'handle')
  const { displayName, category } = personaNames(index, platform)
  const room = handleLengthMax[platform] - sandboxSuffix.length
  for (let attempt = 0; ; attempt++) {
    const stem = platform === 'x' ? coined(draw, attempt) : nameStem(draw, displayName, category, attempt)
    const handle = `${stem.slice(0, room).replace(/(?<!_)_+$/, '')}${sandboxSuffix}`
    if (taken.has(handle)) continue
    taken.add(handle)
    return handle
  }
}

/** First attempts look chosen, later ones carry a number, as when a name is taken. */
function nameStem(draw: Random, displayName: string, category: CategoryId, attempt: number): string {
  const [first = 'sam', last = 'hart'] = displayName.split(' ').map(handlePart)
  const word = draw.pick(categoryHandleWords[category] ?? ['daily'])
  const stem = draw.pick([
    `${first}_${last}`,
    `${first}${last}`,
    `${first}_${word}`,
    `${word}_with_${first}`,
    `${first}.${last}`.replace('.', '_'),
    `the_${last}_${word}`,
  ])
  return attempt < 3 ? stem : `${stem.slice(0, 11)}${10 + draw.int(90 * 10 ** Math.min(3, attempt - 2))}`
}

/** Seven letters are left on X: a coined word. */
function coined(draw: Random, attempt: number): string {
  const syllable = (): string =>
    draw.pick([
      'ba',
      'ce',
      'di',
      'fo',
      'gu',
      'ha',
      'je',
      'ki',
      'lo',
      'mu',
      'na',
      're',
      'si',
      'to',
      'vu',
      'wa',
      'ze',
      'ti',
      'mo',
      'ra',
      'li',
    ])
  const end = draw.pick(['n', 'r', 's', 'x', 'l', 't', 'm', ''])
  return attempt < 4
    ? `${syllable()}${syllable()}${syllable()}${end}`
    : `${syllable()}${syllable()}${100 + draw.int(900)}`
}

function seedOf(address: Address): string {
  return `sandbox/${address.platform}/${address.handle}`
}

function personaNames(index: number, platform: Platform): Identity & { displayName: string } {
  const seed = `sandbox/${index}`
  const identity = identityOf({ seed, platform })
  return { ...identity, displayName: nameOf(seed, identity.language) }
}

/** What would leave no trace on a platform, because it shows neither the counts nor the people. */
const impossible: Readonly<Partial<Record<Platform, readonly ScenarioKind[]>>> = {
  instagram: ['bought-views'],
  youtube: ['follow-unfollow'],
  twitch: ['follow-unfollow', 'bought-likes', 'comment-bots', 'pod', 'giveaway'],
  linkedin: ['follow-unfollow', 'bought-views'],
}

/** @returns what happens to the creator of the network. Little is more common than much. */
function fateOf(index: number, platform: Platform): Scenario[] {
  const draw = random('sandbox', index, 'fate')
  const drawn = draw.weighted(fateWeights)
  const fate = (impossible[platform] ?? []).some((kind) => kind === drawn) ? 'bought-followers-burst' : drawn
  const some = (): number => Math.min(0.75, 0.08 + 0.45 * draw.next() ** 1.5 + 0.1 * draw.next())
  if (fate === 'clean') return []
  if (fate === 'mixture') {
    return [
      { kind: 'bought-followers-drip', intensity: some() },
      { kind: platform === 'twitch' ? 'bought-views' : 'bought-likes', intensity: some() },
    ]
  }
  if (fate === 'viral' || fate === 'giveaway' || fate === 'shout-out')
    return [{ kind: fate, intensity: draw.between(0.05, 0.25) }]
  if (fate === 'pod' || fate === 'follow-unfollow') return [{ kind: fate, intensity: draw.between(0.4, 0.95) }]
  return [{ kind: fate, intensity: some() }]
}

/** How far from usual the engagement of the network's creators may be: the whole of what was measured at ten thousand followers and below,
 *  less with every tenfold size (chosen). Measured creators differ by a factor of twenty to either side of usual at any size, and what is
 *  seen sets the price: of two neighbours of twenty million one would ask for a hundred times what the other does, which nobody who
 *  tries the search takes for a market. */
const usualFrom = { followers: 10_000, share: 0.9, lessPerTenfold: 0.22, least: 0.2 } as const

/** @returns the standard normal scores of a creator's engagement and of how much posts differ, drawn toward the middle the more followers
 *  there are */
function closeToUsual(seed: string, platform: Platform): Pick<CreatorPlan, 'engagementScore' | 'spreadScore'> {
  const followers = atScore(platformTraits[platform].followers, random(seed, 'nature').normal())
  const tenfolds = Math.log10(Math.max(1, followers / usualFrom.followers))
  const share = Math.max(usualFrom.least, usualFrom.share - usualFrom.lessPerTenfold * tenfolds)
  const scoreOf = (label: string) => share * random(seed, label).normal()
  return { engagementScore: scoreOf('engagement'), spreadScore: scoreOf('spread') }
}

/** @param at ISO 8601; default: the network's anchor day. @param size default `standard`.
 *  @returns the plan behind a sandbox creator, so that the laboratory can have the truth too; null when the sandbox has no such creator. */
export function sandboxPlan(
  platform: Platform,
  handle: string,
  at: string = sandboxAnchor,
  size?: CreatorPlan['size'],
): CreatorPlan | null {
  const address = { platform, handle: handle.toLowerCase() }
  const base = { seed: seedOf(address), platform, at, handle: address.handle, anchor: sandboxAnchor }
  const shown = showcasePlan(platform, address.handle)
  if (shown !== null) return { ...base, ...shown, size: shown.size ?? size ?? 'standard' }
  const index = sandboxIndexOf(platform, address.handle)
  if (index === null) return null
  const connected = random('sandbox', index, 'connected').chance(0.15)
  return {
    ...base,
    ...personaNames(index, platform),
    ...closeToUsual(base.seed, platform),
    scenarios: fateOf(index, platform),
    size: size ?? 'standard',
    basis: connected ? 'consent' : 'sandbox',
  }
}

/** @returns the place of a handle in the network, or null. The look-up ignores case. */
export function sandboxIndexOf(platform: Platform, handle: string): number | null {
  allAddresses()
  return indexByAddress.get(`${platform}/${handle.toLowerCase()}`) ?? null
}

/** @param index 0 to 19,999. @param at ISO 8601; default: the network's anchor day.
 *  @returns the card of a creator, consistent with the snapshot of the same moment, without generating posts' texts or the audience.
 *  @throws RangeError when the index is outside the network. */
export function sandboxCreator(index: number, at: string = sandboxAnchor): SandboxCreatorCard {
  const address = allAddresses()[index]
  const plan = address === undefined ? null : sandboxPlan(address.platform, address.handle, at)
  if (address === undefined || plan === null) {
    throw new RangeError(`The sandbox network has creators 0 to ${sandboxNetworkSize - 1}, not ${index}`)
  }
  const world = worldOf(plan)
  const { persona, engagement } = world
  const followers = followersOn(world)
  return {
    index,
    platform: address.platform,
    handle: persona.handle,
    url: profileUrl(address.platform, persona.handle),
    displayName: persona.displayName,
    bio: persona.bio,
    category: world.category,
    country: world.country,
    language: world.language,
    followers,
    engagementRate: usualEngagement(engagement),
    engagementBasis: engagement.likesPerFollower === null ? 'views' : 'followers',
    verified: plan.verified ?? random(world.seed, 'profile').chance(Math.min(0.8, followers / 1_500_000)),
  }
}

/** What the creator's posts usually reach, before chance and manipulation. */
function usualEngagement({ likesPerFollower, likesPerView, commentsPerLike }: EngagementNature): number | null {
  const likes = likesPerFollower ?? likesPerView
  return likes === null ? null : likes * (1 + (commentsPerLike ?? 0))
}

/** The followers of the day as the snapshot has them: on the anchor day they are the plan's, else the growth curve is asked for one day. */
function followersOn(world: World): number {
  if (world.day === world.anchorDay) return shownFollowers(world, world.followers)
  const days = new Map<number, PostSlot[]>()
  const slotsOf = (day: number): PostSlot[] => {
    const known = days.get(day) ?? postSlots(world, day)
    days.set(day, known)
    return known
  }
  return shownFollowers(world, growthOf(world, slotsOf).total(world.day))
}
