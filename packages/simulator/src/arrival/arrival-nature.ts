/** How reactions arrive at a creator's posts by nature: drawn once per seed, around what is usual on the platform. All figures are
 *  chosen, after the half-lives that are commonly told of the platforms. */

import type { Platform } from '@vouch/engine'
import { platformTraits } from '../platform-traits.ts'
import { random } from '../random.ts'

interface ArrivalTraits {
  /** Chance that a post is picked up again days later. */
  waveChance: number
  /** Median weight of what search and archives bring over the years, relative to the feed. */
  tail: number
  /** How the likes per view change with each e-fold of age: those who come later like less. */
  likeDrift: number
}

const arrivalTraits: Readonly<Record<Platform, ArrivalTraits>> = {
  instagram: { waveChance: 0.06, tail: 0.03, likeDrift: -0.02 },
  tiktok: { waveChance: 0.28, tail: 0.1, likeDrift: -0.04 },
  youtube: { waveChance: 0.22, tail: 0.3, likeDrift: -0.05 },
  twitch: { waveChance: 0.05, tail: 0.1, likeDrift: 0 },
  x: { waveChance: 0.08, tail: 0.02, likeDrift: -0.03 },
  linkedin: { waveChance: 0.12, tail: 0.05, likeDrift: -0.02 },
}

/** What is fixed about a creator's arrivals. */
export interface ArrivalNature {
  seed: string
  /** Chance that a post is picked up again days later. */
  waveChance: number
  /** Hours after which 63 % of what the feed brings has come. */
  feedHours: number
  /** Below 1: the first hour brings more than any later one. */
  feedShape: number
  tail: number
  likeDrift: number
  commentDrift: number
  /** Chance that a post has a burst of another innocent kind: passed on elsewhere, or promoted with money. */
  burstChance: number
  /** Hour of the day, UTC, at which the audience is most awake. */
  peakHour: number
}

/** @returns what is drawn for a creator; the feed's hours lie around those in which the platform's counts ripen */
export function arrivalNature(seed: string, platform: Platform): ArrivalNature {
  const draw = random(seed, 'arrival')
  const traits = arrivalTraits[platform]
  const { maturityHours, hours } = platformTraits[platform]
  return {
    seed,
    feedHours: draw.logNormal(maturityHours, 0.35),
    feedShape: draw.between(0.55, 0.8),
    waveChance: traits.waveChance,
    tail: draw.logNormal(traits.tail, 0.6),
    likeDrift: traits.likeDrift + 0.02 * draw.normal(),
    commentDrift: -0.02 + 0.03 * draw.normal(),
    burstChance: draw.chance(0.3) ? draw.between(0.02, 0.15) : 0.01,
    peakHour: hours[0] + 2,
  }
}
