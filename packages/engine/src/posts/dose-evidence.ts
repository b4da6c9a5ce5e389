import type { DoseLikelihood } from './pattern-model.ts'

/** What one way of looking at a count says about how much of it was bought, dose by dose, and how sure it may be of that.
 *
 *  A dose is the part of the count that was bought. What a newcomer would get wrong: a likelihood ratio stands against nothing bought,
 *  and not against the other doses. */

/** Doses that are told apart, up to nineteen of twenty bought; each is as likely as any other before anything is seen. */
export const doseStep = 0.05
export const doses = Array.from({ length: 19 }, (_, index) => (index + 1) * doseStep)
/** A purchase that counts: a fifth of what a brand would look at. */
const purchaseMin = 0.2

/** What one way of looking says about the doses. */
export interface DoseEvidence {
  /** Rising by dose. */
  doseLikelihoods: readonly DoseLikelihood[]
  /** Log-odds that it may give to a purchase of a fifth or more. */
  most: number
}

/** All doses are lowered alike, so that what they say of each other stays.
 *
 *  @returns log likelihood ratios by dose, a purchase no surer than the evidence may be */
export function boundedRatios({ doseLikelihoods, most }: DoseEvidence): number[] {
  const ratios = doses.map((dose) => ratioAt(doseLikelihoods, dose))
  const tooSure = Math.max(0, purchaseRatio(ratios) - most)
  return ratios.map((ratio) => ratio - tooSure)
}

/** @param ratios by dose
 *  @returns log likelihood ratio of "a fifth or more" against nothing bought */
function purchaseRatio(ratios: readonly number[]): number {
  const large = ratios.filter((_, index) => isPurchase(doses[index] ?? 0))
  const top = Math.max(...large)
  return top + Math.log(large.reduce((sum, ratio) => sum + Math.exp(ratio - top), 0) / large.length)
}

/** Straight lines between the doses of the tables, from nothing at dose 0; level above the largest. */
function ratioAt(likelihoods: readonly DoseLikelihood[], dose: number): number {
  let below: DoseLikelihood = { dose: 0, logRatio: 0 }
  for (const above of likelihoods) {
    if (above.dose >= dose) {
      const part = (dose - below.dose) / (above.dose - below.dose)
      return below.logRatio + part * (above.logRatio - below.logRatio)
    }
    below = above
  }
  return below.logRatio
}

/** Half a step of tolerance keeps a sum of twentieths from missing its own limit. */
export function isPurchase(dose: number): boolean {
  return dose > purchaseMin - doseStep / 2
}
