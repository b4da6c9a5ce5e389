import { type AccountScorer, type Platform, platformScorer } from '@vouch/engine'
import { simulateCreator } from '@vouch/simulator'
import { scoredShare } from '../../../packages/engine/src/audience/scored-share.ts'

/** The estimate against the truth on simulated creators, whose followers the model has never seen in any form. */
export interface SimulatedAudiences {
  platform: Platform
  creators: number
  /** Mean absolute error of the share, in points. */
  error: number
  /** Mean signed error in points; positive: too many are called suspicious. */
  bias: number
  /** Share of creators whose true share lies inside the 90% interval. */
  covered: number
  /** Mean width of the interval in points. */
  width: number
}

/** Bought shares, from none to more than half; the clean creators still have the usual few fakes. */
const intensities = [0, 0, 0.1, 0.25, 0.5]
const followersSampled = 400

/** @param scorer the one that ships, or one that was trained without some rows
 *  @returns figures over `creators` simulated creators of one platform; the same for the same arguments */
export function simulatedAudiences(
  platform: Platform,
  creators: number,
  scorer: AccountScorer = platformScorer(platform),
): SimulatedAudiences {
  let [error, bias, covered, width] = [0, 0, 0, 0]
  for (let index = 0; index < creators; index++) {
    const intensity = intensities[index % intensities.length] ?? 0
    const { snapshot, truth } = simulateCreator({
      seed: `audience-${index}`,
      platform,
      at: '2026-11-01T00:00:00Z',
      followers: 30_000 + 4_000 * index,
      followersMethod: 'random',
      scenarios: intensity === 0 ? [] : [{ kind: 'bought-followers-burst', intensity, daysBefore: 20 }],
      size: { followersSampled, posts: 1 },
    })
    const sampled = snapshot.followersSample?.accounts ?? []
    const estimate = scoredShare(scorer, sampled, Date.parse(snapshot.fetchedAt), 0)
    if (estimate === null) throw new Error(`Simulated ${platform} creators have a sample of followers.`)
    const { share, low, high } = estimate
    const real = truth.fakeSampleIds.length / sampled.length
    error += Math.abs(share - real)
    bias += share - real
    covered += Number(low <= real && real <= high)
    width += high - low
  }
  const percent = 100 / creators
  return {
    platform,
    creators,
    error: error * percent,
    bias: bias * percent,
    covered: covered / creators,
    width: width * percent,
  }
}
