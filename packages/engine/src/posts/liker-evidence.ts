/** From who gave the likes to how much of them was bought, dose by dose. */
import type { LikersEstimate } from '../audience/estimate-likers.ts'
import type { EstimatedShare } from '../report/report.ts'
import { ninetyPercent } from '../statistics/wilson-interval.ts'
import type { Witness } from './bought-share.ts'
import { doses } from './dose-evidence.ts'

/** Among likes that nobody bought the share of inauthentic accounts is exponential with this mean, as among followers that nobody bought. */
const usualShare = 0.05
/** Shares that are summed over: beyond a quarter hardly any weight is left. */
const [shareMost, steps] = [0.25, 25] as const
/** Half a point: no interval is read as narrower than that. */
const deviationMin = 0.003
/** Log ratios by which people may speak against a dose: accounts that were made to look real are for sale too, and a model that was trained on another
 *  platform overlooks two in five of those that weren't (simulated, LinkedIn). */
const ratioMin = { own: -2, borrowed: -0.3 } as const
/** Log-odds that they may give to a purchase: what a share of followers may say (`part-reading.ts`). */
const most = 8

/** The bought likes come on top of those that inauthentic accounts give to anybody: a dose of a half among a twentieth shows as 52.5 in a hundred.
 *
 *  @returns what the people behind the likes say about the doses */
export function likerEvidence({
  suspicious,
  posts,
  borrowed,
}: Pick<LikersEstimate, 'suspicious' | 'posts' | 'borrowed'>): Witness {
  const none = averaged(suspicious, 0)
  const least = ratioMin[borrowed ? 'borrowed' : 'own']
  return {
    doseLikelihoods: doses.map((dose) => ({
      dose,
      logRatio: Math.max(least, Math.log((averaged(suspicious, dose) + tiny) / (none + tiny))),
    })),
    most,
    posts,
  }
}

/** Keeps a ratio of two impossible things a number. */
const tiny = 1e-12

/** Likelihood of the interval with a dose, over what is usual without one. */
function averaged(estimate: EstimatedShare, dose: number): number {
  let [sum, weights] = [0, 0]
  for (let step = 0; step < steps; step++) {
    const usual = (shareMost * (step + 0.5)) / steps
    const weight = Math.exp(-usual / usualShare)
    sum += weight * likelihood(estimate, dose + (1 - dose) * usual)
    weights += weight
  }
  return sum / weights
}

/** How well a true share fits the interval, read as two halves of a normal law. */
function likelihood({ share, low, high }: EstimatedShare, truth: number): number {
  const side = truth >= share ? high - share : share - low
  const distance = (truth - share) / Math.max(deviationMin, side / ninetyPercent)
  return Math.exp(-0.5 * distance * distance)
}
