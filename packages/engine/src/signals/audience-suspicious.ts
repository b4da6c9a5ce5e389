import { accountKindWords } from '../audience/account-kind.ts'
import type { Facts } from '../facts.ts'
import { type Measurement, measured, type SignalDefinition, unmeasured } from '../signal.ts'
import { logit } from '../statistics/logistic.ts'
import { ninetyPercent } from '../statistics/wilson-interval.ts'
import { listed, percent, plural } from '../wording.ts'
import { audienceMissing } from './audience-missing.ts'
import { accountName } from './audience-names.ts'

/** Below this sample the interval of the share is wider than most verdicts: with 50 accounts and one fake in five,
 *  chance alone moves the share by 10 points either way. */
export const suspiciousSampleMin = 50

/** A range wider than this says nothing: it is the honest answer on X, where bots of a kind that no labelled set holds may
 *  be overlooked, and for samples of which little is known. */
const rangeMax = 0.8

/** The share that speaks neither for nor against manipulation. A proposal between the published figures: most smaller
 *  creators have below 10 % (Heepsy), the average over influencers is 22 % (HypeAuditor 2019). */
const neutralShare = 0.18

/** Log-odds of manipulation for each unit of log-odds of the share: 30 % doubles to treble the odds twice over. A proposal,
 *  to be refitted on simulated creators. */
const slope = 2.5

/** Everybody has some suspicious followers, and nobody chooses them: few of them reassure a little, many speak loudly. */
const [reassurance, cap] = [1, 3.5]

/** A share is kept inside this before its log-odds are taken. */
const shareMin = 0.005

/** Evidence names at most this many accounts. */
const examplesMax = 12

/** How many followers look inauthentic, with the range, and the accounts that look so with their reasons. */
export const audienceSuspicious: SignalDefinition = {
  id: 'audience.suspicious',
  title: 'Suspicious followers',
  group: 'audience',
  question: 'What share of the followers looks inauthentic?',
  unit: 'share',
  absence: 0.6,
  measure: measureSuspicious,
}

/** Unmeasured without a sample, with a sample that is too small, and with a range that leaves everything open. */
function measureSuspicious({ audience, snapshot }: Facts): Measurement {
  if (audience === null) return audienceMissing(snapshot)
  const { share, low, high, sampled } = audience.suspicious
  if (sampled < suspiciousSampleMin) {
    return unmeasured(
      `Needs a sample of ${suspiciousSampleMin} followers; ${plural(sampled, 'follower')} were available.`,
    )
  }
  if (high - low > rangeMax) {
    return unmeasured(
      `What is known about ${plural(sampled, 'sampled follower')} does not settle the share: anything between ${percent(low)} and ${percent(high)} is possible.`,
    )
  }
  const logOdds = shareEvidence(share)
  const examples = audience.examples.slice(0, examplesMax)
  // A random or full sample needs no remark; any other is part of the answer.
  const drawn =
    audience.method === 'random' || audience.method === 'full'
      ? ''
      : ' The sample is not known to be random, which widens the range.'
  return measured({
    value: share,
    verdict: logOdds >= 0.5 ? 'concern' : logOdds <= -0.5 ? 'strength' : 'neutral',
    benchmark: {
      value: 0.22,
      source: 'HypeAuditor 2019, average over influencers',
      basis: 'share of followers that look suspicious',
    },
    logOdds,
    // The interval of the share, carried through the same curve; a tenth for the curve itself.
    uncertainty: 0.1 + (shareEvidence(high) - shareEvidence(low)) / (2 * ninetyPercent),
    evidence: examples.map(({ accountId, username, kind, reasons }) => ({
      at: null,
      text: `${accountName({ id: accountId, username })}${kind == null ? '' : `, looks like ${accountKindWords[kind]}`}: ${reasons.length > 0 ? listed(reasons) : 'several weak signs together'}`,
      refs: [accountId],
    })),
    explanation: `Between ${percent(low)} and ${percent(high)} of the followers look inauthentic, most likely ${percent(share)}, judged from ${plural(sampled, 'sampled follower')}.${drawn} ${audience.basis}`,
  })
}

/** Evidence of a share: its log-odds against the neutral share's, bounded on both sides.
 *  @returns log-odds, rising with the share */
function shareEvidence(share: number): number {
  const limited = Math.max(shareMin, Math.min(1 - shareMin, share))
  return Math.max(-reassurance, Math.min(cap, slope * (logit(limited) - logit(neutralShare))))
}
