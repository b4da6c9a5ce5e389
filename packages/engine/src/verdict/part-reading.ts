import type { EstimatedShare } from '../report/report.ts'
import { partLine } from '../report/report-parts.ts'
import { normalChance } from '../statistics/normal-chance.ts'
import { logRamp } from '../statistics/ramp.ts'
import { ninetyPercent } from '../statistics/wilson-interval.ts'

/** From a share with its interval to evidence: how likely is it that the part is at or above the line? */

/** What was seen of one part, or why nothing was; `tooWide` is a range that was found and says nothing. */
export type PartReading =
  | ({ seen: true } & EstimatedShare)
  | { seen: false; why: string; tooWide: EstimatedShare | null }

/** @param why what would show the part, as a sentence
 *  @param tooWide the range that was found, where there is one */
export function unseenPart(why: string, tooWide: EstimatedShare | null = null): PartReading {
  return { seen: false, why, tooWide }
}

export function seenPart(estimate: EstimatedShare): PartReading {
  return { seen: true, ...estimate }
}

/** Half a point: no interval is read as narrower than that. */
const deviationMin = 0.003

/** The interval is read as two halves of a normal law, one on each side of the share, which is what a 5th and a 95th percentile with
 *  a middle say.
 *
 *  @returns chance that the true share is at or above the line, 0 to 1; rises with all three numbers */
export function chanceAboveLine({ share, low, high }: Pick<EstimatedShare, 'share' | 'low' | 'high'>): number {
  const side = share >= partLine ? share - low : high - share
  return normalChance((share - partLine) / Math.max(deviationMin, side / ninetyPercent))
}

/** Among creators whose part is not manipulated its share lies near 0: exponential with this mean, the middle of what untouched audiences hold
 *  (4 to 6 of 100 followers, 1 to 3 of 20 comments). Among manipulated ones it is anything from the line to all. */
const usualShare = 0.05
const doseMax = 1
/** Points at which both are summed up. */
const steps = 60
/** Bounds of what a part may say: an interval can be wrong for a reason that nobody has thought of. */
const [leastEvidence, mostEvidence] = [-2, 8]
/** A purchase that is certain is no reassurance, however small: from this share on, at the low end, a part speaks, at the line with odds of
 *  e to one. */
const [traceFrom, traceFull] = [0.03, 1]

/** How many times likelier this interval is if the part is manipulated than if it is not, as a logarithm.
 *
 *  What a newcomer would get wrong is to take the chance above the line for it. A wide interval around a tenth reaches over the line, and still speaks
 *  for nothing: it is what a small sample of an ordinary audience gives.
 *
 *  @returns −2 to 8; rises with all three numbers, and is about 3.5 where the low end touches the line */
export function partLogOdds(reading: Pick<EstimatedShare, 'share' | 'low' | 'high'>): number {
  let [manipulated, clean, cleanWeight] = [0, 0, 0]
  for (let step = 0; step < steps; step++) {
    const part = (step + 0.5) / steps
    manipulated += likelihood(reading, partLine + (doseMax - partLine) * part)
    const weight = Math.exp((-partLine * part) / usualShare)
    clean += weight * likelihood(reading, partLine * part)
    cleanWeight += weight
  }
  const ratio = Math.log((manipulated / steps + tiny) / (clean / cleanWeight + tiny))
  const trace = reading.low < traceFrom ? leastEvidence : traceFull * logRamp(reading.low, traceFrom, partLine)
  return Math.max(trace, Math.min(mostEvidence, Math.max(leastEvidence, ratio)))
}

/** A part that is below the line, but for what may be overlooked, asks for no warning: its signals count for at most this, five points of a middling
 *  score. The unfavourable end reaches so much further up than what was found that the bound begins to give way at two fifths above the line, and is
 *  gone at three quarters above it. */
const [clearMost, boundFrom, boundGone] = [0.25, 1.4, 1.75] as const

/** @param high unfavourable end of the part's interval, 0 to 1
 *  @returns log-odds that each signal of the part counts for at most, .25 and more; rises with the end, so more of a part never counts for less */
export function mostOfPart(high: number): number {
  const beyond = logRamp(high, boundFrom * partLine, boundGone * partLine)
  return beyond >= 1 ? Number.POSITIVE_INFINITY : clearMost + (mostEvidence - clearMost) * beyond
}

/** Keeps a ratio of two impossible things a number. */
const tiny = 1e-12

/** How well a true share fits the interval; the side of the interval on which it lies says how wide the doubt is. */
function likelihood({ share, low, high }: Pick<EstimatedShare, 'share' | 'low' | 'high'>, truth: number): number {
  const side = truth >= share ? high - share : share - low
  const distance = (truth - share) / Math.max(deviationMin, side / ninetyPercent)
  return Math.exp(-0.5 * distance * distance)
}

/** @returns standard deviation of those log-odds: the nearer the interval's middle is to the line, the more hangs on its shape */
export function partDoubt(reading: Pick<EstimatedShare, 'share' | 'low' | 'high'>): number {
  const chance = chanceAboveLine(reading)
  return 0.1 + 2 * chance * (1 - chance)
}
