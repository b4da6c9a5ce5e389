import type { Report, Signal, Surer } from '@vouch/engine'
import { count, number, percentRange } from '../format.ts'
import { figureTable } from './figure-table.ts'
import { figureText } from './figures.ts'

/** Sentences of a report that stand on more than one surface. */

/** @returns what the score would be if a concern answered as it does for the median creator; null for a signal of which nobody asks, and where
 *  the score would stay as it is. */
export function medianSentence(
  { scoreAtMedian }: Pick<Signal, 'scoreAtMedian'>,
  trust: { score: number } | null,
): string | null {
  return scoreAtMedian === null || Math.round(scoreAtMedian) === trust?.score
    ? null
    : `If this were at the median for this size, the score would be ${number(scoreAtMedian, 0)}.`
}

/** @returns what to ask for and how far it narrows the interval. Each line holds for itself: widths do not add up. */
export function surerSentence({ text, width: { from, to } }: Surer): string {
  return `${text}: narrows the range from ${number(from, 0)} points to ${number(to, 0)}, if it looks like the median clean creator’s`
}

/** A sample that says nothing of the other followers leaves their part unclear; then the share is told of the sample alone.
 *  @returns the share of followers that look inauthentic, with its range and its sample; null where it was not estimated. */
export function suspiciousSentence({
  suspiciousFollowers: found,
  parts,
}: Pick<Report, 'suspiciousFollowers' | 'parts'>): string | null {
  if (found === null) return null
  const { name, unit } = figureTable.suspiciousFollowers
  const [share, range] = [figureText(found.share, unit), percentRange(found.low, found.high)]
  return parts.some(({ part, state }) => part === 'followers' && state === 'unclear')
    ? `Of ${count(found.sampled)} sampled followers, ${share} look inauthentic (${range})`
    : `${name}: ${share} (${range}, from ${count(found.sampled)} sampled)`
}

/** @returns how to read contributions in log-odds; null for a report without a score. */
export function evidenceSentence({ priorLogOdds }: Pick<Report, 'priorLogOdds'>): string | null {
  return priorLogOdds === null
    ? null
    : `Evidence is in log-odds; positive values suggest manipulation. The starting point is ${priorLogOdds.toFixed(2)}.`
}
