import { thresholds } from '../benchmarks/thresholds.ts'
import { type FirstDigits, firstDigits } from '../statistics/first-digits.ts'
import { ramp } from '../statistics/ramp.ts'
import { count, percent } from '../verdict/wording.ts'
import { measured, type SignalDefinition, unmeasured } from './signal.ts'

/** First digits of the followers' own follower counts. They obey the first-digit law where people are; accounts made in a
 *  batch share their counts and break it. Read only for groups of 300 and more: chance alone bends smaller ones.
 *
 *  The only signal here that looks at followers as a crowd and not one by one: a batch can pass every test of its
 *  members and still share a birthday. */

/** At 300 counts chance alone gives a deviation of about .014, as much as ordinary groups of thousands show at most. */
const countsMin = 300
/** Deviation above what chance gives: from .02 (bought groups measure .09 to .10), in full at .07.
 *
 *  Deviations are mean absolute deviations of nine shares, after taking off what chance gives. */
const weights = { from: 0.02, to: 0.07, cap: 2.2, reassurance: 0.2 }

/** Formula: 2.2 × ramp(.02 → .07) of √(MAD² − chance²), less .2 below .01.
 *  Source: 54,478 ordinary accounts deviate by .007 to .014 (Golbeck 2015); bought groups by .09 to .10.
 *  Innocent: a platform that rounds the counts of its list.
 *  Limits: a batch whose members gathered followers of their own obeys the law again. */
export const firstDigitLaw: SignalDefinition = {
  id: 'audience.first-digits',
  title: 'Digit pattern in follower counts',
  group: 'audience',
  question: 'Do the followers’ own follower counts look natural (Benford’s law)?',
  unit: 'mean absolute deviation',
  absence: 0.25,
  measure: ({ snapshot }) => {
    const accounts = snapshot.followersSample?.accounts ?? []
    const digits = accounts.length < countsMin ? null : firstDigits(accounts.map((account) => account.followers ?? 0))
    if (digits === null || digits.counted < countsMin) {
      return unmeasured(
        `Needs at least ${countsMin} sampled followers with a follower count; ${digits?.counted ?? accounts.length} had one.`,
      )
    }
    // Deviations of a law that holds and of chance add up as squares.
    const excess = Math.sqrt(Math.max(0, digits.deviation ** 2 - digits.expectedByChance ** 2))
    const speaking = ramp(excess, weights.from, weights.to)
    const { source, basis } = thresholds.firstDigitsHealthy
    return measured({
      value: digits.deviation,
      verdict: speaking > 0.1 ? 'concern' : excess < thresholds.firstDigitsHealthy.value ? 'strength' : 'neutral',
      benchmark: { value: thresholds.firstDigitsHealthy.value, source, basis },
      logOdds: weights.cap * speaking - weights.reassurance * (1 - ramp(excess, weights.from / 2, weights.from)),
      uncertainty: 0.1 + (weights.cap * digits.expectedByChance * 0.5) / (weights.to - weights.from) / 9,
      evidence: [{ at: null, text: evidenceText(digits) }],
      explanation:
        speaking > 0.1
          ? `The follower counts of ${count(digits.counted)} followers don’t fit Benford’s law (deviation ${digits.deviation.toFixed(3)}). Accounts made in batches look like this.`
          : `The follower counts of ${count(digits.counted)} followers fit Benford’s law, as natural counts do.`,
    })
  },
}

/** Names the digit that is furthest off, which is what a reader can check.
 *  @returns for example "52 % of 1,000 counts begin with 5; the law expects 7.9 %" */
function evidenceText({ shares, counted }: FirstDigits): string {
  const offs = shares.map((share, index) => Math.abs(share - Math.log10(1 + 1 / (index + 1))))
  const digit = offs.indexOf(Math.max(...offs)) + 1
  const expected = Math.log10(1 + 1 / digit)
  return `${percent(shares[digit - 1] ?? 0)} of ${count(counted)} counts start with ${digit}; Benford’s law expects ${percent(expected)}`
}
