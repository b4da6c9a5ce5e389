/** Simulated creators with known truth, on all platforms, with every purchase and every innocent look-alike, and with more or less
 *  of the data missing.
 *
 *  Definition of "manipulated", on which every figure of the trust score rests: at least 20 % of the followers, or at least
 *  20 % of the likes, views or comments of the posts since the purchase, were bought or written by bots or given by a ring; or at least four
 *  of ten members of a pod come to the posts of its rounds; or a seesaw follows and drops at least 2,000 accounts. Less than
 *  that is called touched and counts as clean: a brand would not walk away from it. */

import { type Platform, partLine, type Snapshot } from '@vouch/engine'
import { type Random, random, type Scenario, simulateCreator } from '@vouch/simulator'
import { injectedRing } from '../creators/injected-ring.ts'
import type { TrustLabel } from './trust-row.ts'

/** The same for pods (share of members) and seesaws (1 is 5,000 accounts). */
const roundsMin = 0.4
/** The largest dose: beyond it nobody needs a laboratory. */
const doseMax = 0.8

export const platformWeights: Readonly<Record<Platform, number>> = {
  instagram: 0.3,
  tiktok: 0.24,
  youtube: 0.16,
  x: 0.12,
  twitch: 0.09,
  linkedin: 0.09,
}

/** What happens to the creators. How much each class counts is decided afterwards. */
const fates = { clean: 0.28, innocent: 0.18, touched: 0.06, manipulated: 0.48 } as const

const innocents = ['viral', 'giveaway', 'shout-out'] as const

/** The six kinds that the goals name. */
export const mainFrauds = ['followers-at-once', 'followers-in-steps', 'likes', 'views', 'comments', 'rings'] as const
/** Others that a score must not be blind to. */
const rareFrauds = ['followers-by-drip', 'pod', 'follow-unfollow'] as const
type Fraud = (typeof mainFrauds)[number] | (typeof rareFrauds)[number]
const rarePart = 0.2

/** What leaves no trace on a platform, because it shows neither the counts nor the people. */
const impossible: Readonly<Partial<Record<Platform, readonly (Fraud | (typeof innocents)[number])[]>>> = {
  instagram: ['views'],
  tiktok: ['rings'],
  youtube: ['follow-unfollow', 'rings'],
  twitch: ['follow-unfollow', 'likes', 'comments', 'pod', 'giveaway', 'rings'],
  linkedin: ['follow-unfollow', 'views'],
}

/** Platforms that give no follower list to third parties, and on whose accounts no labelled set exists. */
const withoutLists: readonly Platform[] = ['youtube', 'twitch', 'linkedin']

export interface LabelledCreator {
  label: TrustLabel
  snapshot: Snapshot
}

/** @param seed names the creator
 *  @param onlyMain leaves the rare kinds and what was merely touched out, as the goals do
 *  @returns the creator with its truth, some of the data left out as connectors leave it out */
export function simulatedCreator(seed: string, onlyMain = false): LabelledCreator {
  const draw = random('trust', seed)
  const platform = draw.weighted(platformWeights)
  const drawn = draw.weighted(fates)
  const fate = onlyMain && drawn === 'touched' ? 'clean' : drawn
  const { kind, dose, scenarios } = eventsOf(draw, platform, fate, onlyMain)
  const { snapshot } = simulateCreator({
    seed: `trust/${seed}`,
    platform,
    at: '2026-11-20T10:00:00Z',
    size: draw.weighted({ tiny: 0.2, small: 0.45, standard: 0.35 }),
    followersMethod: withoutLists.includes(platform) ? 'none' : draw.weighted({ random: 0.7, recent: 0.3 }),
    // A third of the clean creators have drawn more bots than usual without buying any: fame does that.
    ...(draw.chance(0.3) ? { backgroundFakes: draw.between(0.05, 0.16) } : {}),
    scenarios,
  })
  const ringed = kind === 'rings' ? injectedRing(snapshot, dose, seed) : null
  const coverage = draw.weighted({ all: 0.4, some: 0.45, posts: 0.15 })
  const manipulated = fate === 'manipulated' && (kind !== 'rings' || ringed !== null)
  return {
    label: {
      creator: seed,
      source: 'simulated',
      kind: manipulated || fate !== 'manipulated' ? kind : 'clean',
      intensity: manipulated || fate === 'touched' ? dose : 0,
      manipulated,
      coverage,
    },
    snapshot: thinned(ringed ?? snapshot, coverage, draw),
  }
}

interface Events {
  kind: string
  dose: number
  scenarios: Scenario[]
}

function eventsOf(draw: Random, platform: Platform, fate: keyof typeof fates, onlyMain: boolean): Events {
  const possible = <Kind extends Fraud | (typeof innocents)[number]>(kinds: readonly Kind[]) =>
    kinds.filter((kind) => !(impossible[platform] ?? []).includes(kind))
  if (fate === 'clean') return { kind: 'clean', dose: 0, scenarios: [] }
  if (fate === 'innocent') {
    const kind = draw.pick(possible(innocents))
    return { kind, dose: 0, scenarios: [{ kind, intensity: draw.between(0.05, 0.3) }] }
  }
  const rare = !onlyMain && draw.chance(rarePart) ? possible(rareFrauds) : []
  const kind: Fraud = draw.pick(rare.length > 0 ? rare : possible(mainFrauds))
  if (fate === 'touched') {
    const dose = draw.between(0.03, 0.1)
    return { kind: 'touched', dose, scenarios: scenariosOf(kind, dose, draw) }
  }
  const gathers = kind === 'pod' || kind === 'follow-unfollow'
  const dose = gathers ? draw.between(roundsMin, 0.95) : draw.between(partLine, doseMax)
  return { kind, dose, scenarios: scenariosOf(kind, dose, draw) }
}

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
  return [{ kind: scenarioOf[kind], intensity: dose }]
}

const scenarioOf = {
  'followers-at-once': 'bought-followers-burst',
  'followers-by-drip': 'bought-followers-drip',
  likes: 'bought-likes',
  views: 'bought-views',
  comments: 'comment-bots',
  pod: 'pod',
  'follow-unfollow': 'follow-unfollow',
} as const

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
