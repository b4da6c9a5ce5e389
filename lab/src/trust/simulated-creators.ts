/** Simulated creators with known truth, on all platforms, with every purchase and every innocent look-alike, and with more or less
 *  of the data missing.
 *
 *  Definition of "manipulated", on which every figure of the trust score rests: at least 20 % of the followers, or at least
 *  20 % of the likes, views or comments of the posts since the purchase, were bought or written by bots; or at least four of
 *  ten members of a pod come to the posts of its rounds; or a seesaw follows and drops at least 2,000 accounts. Less than
 *  that is called touched and counts as clean: a brand would not walk away from it. */

import type { Platform, Snapshot } from '@vouch/engine'
import { type Random, random, type Scenario, type ScenarioKind, simulateCreator } from '@vouch/simulator'
import type { TrustLabel } from './trust-row.ts'

/** From this share on a purchase counts as manipulation. */
export const manipulatedShareMin = 0.2
/** The same for pods (share of members) and seesaws (1 is 5,000 accounts). */
const roundsMin = 0.4

const platformWeights: Readonly<Record<Platform, number>> = {
  instagram: 0.3,
  tiktok: 0.24,
  youtube: 0.16,
  x: 0.12,
  twitch: 0.09,
  linkedin: 0.09,
}

/** What happens to the creators. How much each class counts is decided afterwards. */
const fates = { clean: 0.28, innocent: 0.18, touched: 0.1, manipulated: 0.44 } as const

const innocents: readonly ScenarioKind[] = ['viral', 'giveaway', 'shout-out']
const frauds: readonly ScenarioKind[] = [
  'bought-followers-burst',
  'bought-followers-drip',
  'bought-likes',
  'bought-views',
  'comment-bots',
  'pod',
  'follow-unfollow',
]

/** What leaves no trace on a platform, because it shows neither the counts nor the people. */
const impossible: Readonly<Partial<Record<Platform, readonly ScenarioKind[]>>> = {
  instagram: ['bought-views'],
  youtube: ['follow-unfollow'],
  twitch: ['follow-unfollow', 'bought-likes', 'comment-bots', 'pod', 'giveaway'],
  linkedin: ['follow-unfollow', 'bought-views'],
}

/** Platforms that give no follower list to third parties, and on whose accounts no labelled set exists. */
const withoutLists: readonly Platform[] = ['youtube', 'twitch', 'linkedin']

export interface LabelledCreator {
  label: TrustLabel
  snapshot: Snapshot
}

/** @param seed names the creator
 *  @returns the creator with its truth, some of the data left out as connectors leave it out */
export function simulatedCreator(seed: string): LabelledCreator {
  const draw = random('trust', seed)
  const platform = draw.weighted(platformWeights)
  const fate = draw.weighted(fates)
  const { kind, scenarios } = eventsOf(draw, platform, fate)
  const { snapshot } = simulateCreator({
    seed: `trust/${seed}`,
    platform,
    at: '2026-11-20T10:00:00Z',
    size: draw.weighted({ tiny: 0.2, small: 0.45, standard: 0.35 }),
    followersMethod: withoutLists.includes(platform) ? 'none' : draw.weighted({ random: 0.7, recent: 0.3 }),
    // A third of the clean creators have drawn more bots than usual without buying any: fame does that.
    ...(draw.chance(0.3) ? { backgroundFakes: draw.between(0.05, 0.2) } : {}),
    scenarios,
  })
  const coverage = draw.weighted({ all: 0.4, some: 0.45, posts: 0.15 })
  return {
    label: {
      creator: seed,
      source: 'simulated',
      kind,
      intensity: scenarios[0]?.intensity ?? 0,
      manipulated: fate === 'manipulated',
      coverage,
    },
    snapshot: thinned(snapshot, coverage, draw),
  }
}

function eventsOf(draw: Random, platform: Platform, fate: keyof typeof fates): { kind: string; scenarios: Scenario[] } {
  const possible = (kinds: readonly ScenarioKind[]) =>
    kinds.filter((kind) => !(impossible[platform] ?? []).includes(kind))
  if (fate === 'clean') return { kind: 'clean', scenarios: [] }
  if (fate === 'innocent') {
    const kind = draw.pick(possible(innocents))
    return { kind, scenarios: [{ kind, intensity: draw.between(0.05, 0.3) }] }
  }
  const kind = draw.pick(possible(frauds))
  const gathers = kind === 'pod' || kind === 'follow-unfollow'
  if (fate === 'touched') return { kind: 'touched', scenarios: [{ kind, intensity: draw.between(0.03, 0.1) }] }
  const [from, to] = gathers ? [roundsMin, 0.95] : [manipulatedShareMin, 0.65]
  return { kind, scenarios: [{ kind, intensity: draw.between(from, to) }] }
}

/** Leaves out what connectors often cannot give. */
function thinned(snapshot: Snapshot, coverage: TrustLabel['coverage'], draw: Random): Snapshot {
  if (coverage === 'all') return snapshot
  const drops = (chance: number) => coverage === 'posts' || draw.chance(chance)
  const left = { ...snapshot }
  if (drops(0.6)) left.followersSample = null
  if (drops(0.5)) left.history = []
  if (drops(0.5)) left.comments = []
  if (drops(0.5)) left.likers = []
  if (left.comments.length === 0 && left.likers.length === 0) left.accounts = []
  if (draw.chance(0.06)) left.posts = left.posts.map((post) => ({ ...post, likes: null }))
  return left
}
