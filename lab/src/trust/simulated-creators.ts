/** Simulated creators with known truth, on all platforms, with every purchase and every innocent look-alike, and with more or less
 *  of the data missing. */

import { type PartName, type Platform, type Post, partLine, type Snapshot } from '@vouch/engine'
import { type GroundTruth, type Random, random, simulateCreator } from '@vouch/simulator'
import { injectedRing } from '../creators/injected-ring.ts'
import { type Fraud, fateOf } from './creator-fates.ts'
import type { TrustLabel } from './trust-row.ts'

export const platformWeights: Readonly<Record<Platform, number>> = {
  instagram: 0.3,
  tiktok: 0.24,
  youtube: 0.16,
  x: 0.12,
  twitch: 0.09,
  linkedin: 0.09,
}

/** Platforms that give no follower list to third parties, and on whose accounts no labelled set exists. */
const withoutLists: readonly Platform[] = ['youtube', 'twitch', 'linkedin']

export interface LabelledCreator {
  label: TrustLabel
  snapshot: Snapshot
  /** The true share of each part, 0 to 1, where the simulation knows it by the part's own definition. */
  shares: Partial<Record<PartName, number>>
}

/** @param seed names the creator
 *  @param onlyMain leaves the rare kinds out, as the goals do
 *  @returns the creator with its truth, some of the data left out as connectors leave it out */
export function simulatedCreator(seed: string, onlyMain = false): LabelledCreator {
  const draw = random('trust', seed)
  const platform = draw.weighted(platformWeights)
  const { fate, kind, dose, scenarios, innocent } = fateOf(draw, seed, platform, onlyMain)
  const { snapshot, truth } = simulateCreator({
    seed: `trust/${seed}`,
    platform,
    at: '2026-11-20T10:00:00Z',
    size: draw.weighted({ tiny: 0.2, small: 0.45, standard: 0.35 }),
    followersMethod: withoutLists.includes(platform) ? 'none' : draw.weighted({ random: 0.7, recent: 0.3 }),
    // A third of the clean creators have drawn more bots than usual without buying any: fame does that.
    ...(draw.chance(0.3) ? { backgroundFakes: draw.between(0.05, 0.16) } : {}),
    scenarios: [...scenarios, ...innocent.scenarios],
  })
  const ringed = kind === 'rings' && fate !== 'clean' ? injectedRing(snapshot, dose, seed) : null
  const coverage = draw.weighted({ all: 0.4, some: 0.45, posts: 0.15 })
  const share = kind === 'rings' ? ringsShare(snapshot, ringed) : (shareOfKind(kind, truth) ?? dose)
  const manipulated = share >= partLine
  const did = manipulated ? kind : share > 0 ? 'touched' : (innocent.kind ?? 'clean')
  return {
    label: { creator: seed, source: 'simulated', kind: did, intensity: share, manipulated, coverage },
    snapshot: thinned(ringed ?? snapshot, coverage, draw),
    shares: trueShares(kind, dose, snapshot, truth),
  }
}

/** Slow deliveries make no steps; pods, friends and the farms behind bought likes and comments act together without being an injected ring: of these a
 *  part's truth is left open. A ring's is that of the posts that it serves, as the part's own. */
function trueShares(kind: string, dose: number, snapshot: Snapshot, truth: GroundTruth): LabelledCreator['shares'] {
  const { comments } = snapshot
  const gathers = truth.ringAccountIds.length > 0
  return {
    followers: truth.fakeFollowerShare,
    ...(kind === 'followers-by-drip' ? {} : { growth: inSteps(snapshot, truth) }),
    ...(kind === 'rings' ? {} : { likes: truth.boughtOfPosts.likes }),
    views: truth.boughtOfPosts.views,
    ...(comments.length > 0 ? { comments: truth.inauthenticCommentIds.length / comments.length } : {}),
    ...(gathers ? {} : { rings: kind === 'rings' ? dose : 0 }),
  }
}

/** @returns how much of the part was bought, by the same definition as the part's own share; null for kinds that have none */
function shareOfKind(kind: Fraud | 'clean', truth: GroundTruth): number | null {
  if (kind.startsWith('followers-')) return truth.boughtFollowerShare
  return kind === 'likes' || kind === 'views' || kind === 'comments' ? truth.boughtOfPosts[kind] : null
}

/** @returns part of the likes of all posts that the ring gave */
function ringsShare({ posts }: Snapshot, ringed: Snapshot | null): number {
  const sum = (some: readonly Post[]) => some.reduce((total, post) => total + (post.likes ?? 0), 0)
  return ringed === null ? 0 : 1 - sum(posts) / Math.max(1, sum(ringed.posts))
}

/** What came before the history began no history shows. */
function inSteps({ profile }: Snapshot, { growthEvents }: GroundTruth): number {
  const orders = growthEvents.filter(({ kind }) => kind === 'bought-followers-burst')
  return orders.reduce((sum, { followers }) => sum + followers, 0) / Math.max(1, profile?.followers ?? 0)
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
