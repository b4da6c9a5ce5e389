import { type BoughtShare, chance20Prior, type DoseEvidence, shareFrom } from '../posts/bought-share.ts'
import type { ArrivalReading } from './arrival-reading.ts'

/** From how counts arrived to how much of them was bought, and to evidence. */

/** However odd the curves are: they were only ever compared with simulated ones, so a purchase of a fifth or more becomes at most fifty-five
 *  times as likely. Alone that is no proof; beside a pattern of the same counts it is. */
export const arrivalEvidenceMax = 4
/** One order in ten is taken to come just as nature would bring it, which no reading shows. So ordinary curves never rule a purchase out. */
const unseenPart = 0.1
/** What ordinary curves say against a purchase at most, for the same reason. */
const reassuranceMax = 0.6

/** @returns what a reading says about the doses, bounded on both sides, with the number of posts */
export function arrivalEvidence({ doseLikelihoods, curves }: ArrivalReading): DoseEvidence & { posts: number } {
  return {
    doseLikelihoods: doseLikelihoods.map(({ dose, logRatio }) => ({ dose, logRatio: withUnseen(logRatio) })),
    most: arrivalEvidenceMax,
    posts: curves.length,
  }
}

/** The same whatever the size of the ratio is: no exponential of it is taken where it would overflow. */
function withUnseen(logRatio: number): number {
  const seen = Math.log(1 - unseenPart) + logRatio
  const unseen = Math.log(unseenPart)
  const top = Math.max(seen, unseen)
  return top + Math.log(Math.exp(seen - top) + Math.exp(unseen - top))
}

/** @returns what the arrival alone says about the share of the count that was bought */
export function arrivalShare(reading: ArrivalReading): BoughtShare {
  const evidence = arrivalEvidence(reading)
  return shareFrom([evidence], evidence.posts)
}

/** @returns log-odds that a fifth or more was bought, less what they were beforehand, between −.6 and 4 */
export function purchaseLogOdds({ chance20 }: BoughtShare): number {
  const logit = (chance: number) => Math.log(chance / (1 - chance))
  const change = logit(chance20) - logit(chance20Prior)
  return change < 0 ? reassuranceMax * Math.expm1(change) : Math.min(arrivalEvidenceMax, change)
}
