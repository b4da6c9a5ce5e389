/** What simulated creators did, and what happened to them.
 *
 *  Definition of "manipulated", on which every figure of the trust score rests: at least 20 % of the followers, or at least
 *  20 % of the likes, views or comments of all posts that are read, were bought or written by bots or given by a ring; or at least four
 *  of ten members of a pod come to the posts of its rounds; or a seesaw follows and drops at least 2,000 accounts. Less than
 *  that is called touched and counts as clean: a brand would not walk away from it. */

import { type Platform, partLine } from '@vouch/engine'
import { type Random, random, type Scenario } from '@vouch/simulator'

/** The same for pods (share of members) and seesaws (1 is 5,000 accounts). */
const roundsMin = 0.4
/** The largest dose: beyond it nobody needs a laboratory. */
const doseMax = 0.8

/** What creators did. How much each class counts is decided afterwards. */
const fates = { clean: 0.46, touched: 0.06, manipulated: 0.48 } as const

/** What happens to creators whatever they did, so that no trace of it tells a buyer from anybody else. `friends` are colleagues of whom a few come to
 *  each other's posts, too few to count as a pod. */
const innocents = ['viral', 'giveaway', 'shout-out', 'repost', 'friends'] as const
type Innocent = (typeof innocents)[number]
/** Chance that something of the kind happened within the months that a snapshot covers, and that it did a second time. */
const [innocentChance, secondChance] = [0.4, 0.25] as const
/** Followers gained, as a share of the audience; for friends the part of them who come. Reposts bring less than events of one's own. */
const innocentSizes: Readonly<Record<Innocent, readonly [number, number]>> = {
  viral: [0.05, 0.3],
  giveaway: [0.05, 0.3],
  'shout-out': [0.05, 0.3],
  repost: [0.01, 0.08],
  friends: [0.05, 0.2],
}

/** The six kinds that the goals name. */
export const mainFrauds = ['followers-at-once', 'followers-in-steps', 'likes', 'views', 'comments', 'rings'] as const
/** Others that a score must not be blind to. */
export const rareFrauds = ['followers-by-drip', 'pod', 'follow-unfollow'] as const
export type Fraud = (typeof mainFrauds)[number] | (typeof rareFrauds)[number]
const rarePart = 0.2

/** What leaves no trace on a platform, because it shows neither the counts nor the people. */
const impossible: Readonly<Partial<Record<Platform, readonly (Fraud | Innocent)[]>>> = {
  instagram: ['views'],
  tiktok: ['rings'],
  youtube: ['follow-unfollow', 'rings'],
  twitch: ['follow-unfollow', 'likes', 'comments', 'pod', 'giveaway', 'rings', 'friends'],
  linkedin: ['follow-unfollow', 'views'],
}

/** What a creator did and what happened besides. */
export interface CreatorFate extends Events {
  fate: keyof typeof fates
  innocent: ReturnType<typeof innocentEvents>
}

/** @param draw of the creator
 *  @param onlyMain leaves the rare kinds out */
export function fateOf(draw: Random, seed: string, platform: Platform, onlyMain: boolean): CreatorFate {
  const fate = draw.weighted(fates)
  const events = eventsOf(draw, platform, fate, onlyMain)
  return { ...events, fate, innocent: innocentEvents(seed, platform, events.scenarios) }
}

interface Events {
  /** What was bought, `clean` for nothing. */
  kind: Fraud | 'clean'
  dose: number
  scenarios: Scenario[]
}

function eventsOf(draw: Random, platform: Platform, fate: keyof typeof fates, onlyMain: boolean): Events {
  if (fate === 'clean') return { kind: 'clean', dose: 0, scenarios: [] }
  const rare = !onlyMain && draw.chance(rarePart) ? possible(platform, rareFrauds) : []
  const kind: Fraud = draw.pick(rare.length > 0 ? rare : possible(platform, mainFrauds))
  if (fate === 'touched') {
    const dose = draw.between(0.03, 0.1)
    return { kind, dose, scenarios: scenariosOf(kind, dose, draw) }
  }
  const gathers = kind === 'pod' || kind === 'follow-unfollow'
  const dose = gathers ? draw.between(roundsMin, 0.95) : draw.between(partLine, doseMax)
  return { kind, dose, scenarios: scenariosOf(kind, dose, draw) }
}

/** Drawn from the seed alone, apart from what was bought.
 *
 *  @param deeds a pod leaves no room for a circle of friends: members of one creator's circle are the same people
 *  @returns the events, and the first one's kind; null where nothing happened */
function innocentEvents(
  seed: string,
  platform: Platform,
  deeds: readonly Scenario[],
): { kind: Innocent | null; scenarios: Scenario[] } {
  const draw = random('trust', seed, 'innocent')
  const kinds = new Set<Innocent>()
  if (draw.chance(innocentChance)) kinds.add(draw.pick(possible(platform, innocents)))
  if (kinds.size > 0 && draw.chance(secondChance)) kinds.add(draw.pick(possible(platform, innocents)))
  const scenarios = [...kinds].flatMap((kind): Scenario[] => {
    const intensity = draw.between(...innocentSizes[kind])
    if (kind === 'friends') return deeds.some((deed) => deed.kind === 'pod') ? [] : [{ kind: 'pod', intensity }]
    return [{ kind, intensity, daysBefore: eventFrom + draw.int(eventTo - eventFrom) }]
  })
  return { kind: [...kinds][0] ?? null, scenarios }
}

function possible<Kind extends Fraud | Innocent>(platform: Platform, kinds: readonly Kind[]): Kind[] {
  return kinds.filter((kind) => !(impossible[platform] ?? []).includes(kind))
}

/** Innocent events, in days before the snapshot. */
const [eventFrom, eventTo] = [4, 75]
/** Orders, in days before the snapshot. */
const [stepFrom, stepTo] = [3, 75]

function scenariosOf(kind: Fraud, dose: number, draw: Random): Scenario[] {
  if (kind === 'rings') return []
  if (kind === 'followers-in-steps') {
    // Several orders, which together are the dose: shares of the organic followers add up.
    const orders = 2 + draw.int(5)
    const each = dose / (1 - dose) / orders
    return Array.from({ length: orders }, () => ({
      kind: 'bought-followers-burst' as const,
      intensity: each / (1 + each),
      daysBefore: stepFrom + draw.int(stepTo - stepFrom),
    }))
  }
  if (kind === 'likes' || kind === 'views' || kind === 'comments') {
    const daysBefore = draw.chance(recentPart) ? recentFrom + draw.int(recentTo - recentFrom) : always
    return [{ kind: scenarioOf[kind], intensity: dose, daysBefore }]
  }
  return [{ kind: scenarioOf[kind], intensity: dose }]
}

/** Who buys likes, views or comments buys them for every post, or began some weeks ago, so that older posts are as people left them. */
const recentPart = 0.3
const [recentFrom, recentTo, always] = [10, 75, 4000] as const

const scenarioOf = {
  'followers-at-once': 'bought-followers-burst',
  'followers-by-drip': 'bought-followers-drip',
  likes: 'bought-likes',
  views: 'bought-views',
  comments: 'comment-bots',
  pod: 'pod',
  'follow-unfollow': 'follow-unfollow',
} as const
