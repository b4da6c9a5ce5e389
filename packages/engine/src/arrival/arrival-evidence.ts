import { type BoughtShare, chance20Prior, shareByEvidence, type Witness } from '../posts/bought-share.ts'
import { logRamp } from '../statistics/ramp.ts'
import type { ArrivalReading } from './arrival-reading.ts'
import { doseCurve } from './dose-curve.ts'

/** From how counts arrived to how much of them was bought, and to evidence. */

/** However odd the curves are: they were only ever compared with simulated ones, so a purchase of a fifth or more becomes only so many times as likely,
 *  in log-odds. Likes without the views that people would have brought have hardly another cause: as many as a pattern may say. Views without
 *  likes have one, advertising; comments are few, and say less. Against the usual curve alone a risk may become high by it, and never critical. */
export const arrivalEvidenceMax = { likesBesideViews: 6, beside: 4, alone: 2.6 } as const
/** One order in ten is taken to come just as nature would bring it, which no reading shows. So ordinary curves never rule a purchase out. */
const unseenPart = 0.1
/** What ordinary curves say against a purchase at most, for the same reason. */
const reassuranceMax = 0.6

/** @returns what a reading says about the doses, bounded on both sides, with the number of posts */
export function arrivalEvidence({ doseLikelihoods, curves, count, beside }: ArrivalReading): Witness {
  return {
    doseLikelihoods: doseCurve(doseLikelihoods).map(({ dose, logRatio }) => ({ dose, logRatio: withUnseen(logRatio) })),
    most: evidenceMaxOf({ count, beside }),
    posts: curves.length,
  }
}

function evidenceMaxOf({ count, beside }: Pick<ArrivalReading, 'count' | 'beside'>): number {
  if (beside === null) return arrivalEvidenceMax.alone
  return count === 'likes' && beside === 'other' ? arrivalEvidenceMax.likesBesideViews : arrivalEvidenceMax.beside
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
  return shareByEvidence(evidence, evidence.posts)
}

/** A purchase that is certain is no reassurance, however small: from this share on, at the low end, it speaks, at a fifth with odds of e to one. */
const [traceFrom, traceFull, traceTo] = [0.03, 1, 0.2]

/** @returns log-odds that a fifth or more was bought, less what they were beforehand, from −.6 to what this reading may say */
export function purchaseLogOdds(reading: ArrivalReading): number {
  const { chance20, low } = arrivalShare(reading)
  const logit = (chance: number) => Math.log(chance / (1 - chance))
  const change = logit(chance20) - logit(chance20Prior)
  const trace = low < traceFrom ? -reassuranceMax : traceFull * logRamp(low, traceFrom, traceTo)
  return Math.max(trace, change < 0 ? reassuranceMax * Math.expm1(change) : Math.min(evidenceMaxOf(reading), change))
}
