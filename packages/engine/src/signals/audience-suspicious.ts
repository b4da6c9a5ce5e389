import { accountKindWords } from '../audience/account-kind.ts'
import type { Facts } from '../facts.ts'
import { partDoubt, partLogOdds } from '../verdict/part-reading.ts'
import { count, listed, percent, plural } from '../verdict/wording.ts'
import { audienceMissing } from './audience-missing.ts'
import { accountName } from './audience-names.ts'
import { type Measurement, measured, type SignalDefinition, unmeasured } from './signal.ts'

/** Below this sample the interval of the share is wider than most verdicts: with 50 accounts and one fake in five,
 *  chance alone moves the share by 10 points either way. */
export const suspiciousSampleMin = 50

/** A range wider than this says nothing: it is the honest answer on X, where bots of a kind that no labelled set holds may
 *  be overlooked, and for samples of which little is known. */
const rangeMax = 0.8

/** Evidence names at most this many accounts. */
const examplesMax = 12

/** How many followers look inauthentic, with the range, and the accounts that look so with their reasons. */
export const audienceSuspicious: SignalDefinition = {
  id: 'audience.suspicious',
  title: 'Suspicious followers',
  group: 'audience',
  question: 'What share of followers looks inauthentic?',
  unit: 'share',
  absence: 0.6,
  measure: measureSuspicious,
}

/** Unmeasured without a sample, with a sample that is too small, and with a range that leaves everything open. */
function measureSuspicious({ audience, snapshot }: Facts): Measurement {
  if (audience === null) return audienceMissing(snapshot)
  const { share, low, high, sampled } = audience.suspicious
  if (sampled < suspiciousSampleMin) {
    return unmeasured(`Needs a sample of at least ${suspiciousSampleMin} followers; only ${count(sampled)} available.`)
  }
  if (high - low > rangeMax) {
    return unmeasured(
      `Too little is known about ${plural(sampled, 'sampled follower')} to pin down the share: anything from ${percent(low)} to ${percent(high)} is possible.`,
    )
  }
  const logOdds = partLogOdds(audience.suspicious)
  const examples = audience.examples.slice(0, examplesMax)
  // A random or full sample needs no remark. Any other says nothing of those who aren't in it, and so nothing in the creator's favor.
  const projected = audience.method === 'random' || audience.method === 'full'
  const range = `(range ${percent(low)} to ${percent(high)})`
  const told = projected
    ? `An estimated ${percent(share)} of followers look inauthentic ${range}, based on ${plural(sampled, 'sampled follower')}.`
    : `An estimated ${percent(share)} of ${plural(sampled, 'sampled follower')} look inauthentic ${range}. The sample may not be random, so it says little about the others.`
  return measured({
    value: share,
    verdict: logOdds >= 0.5 ? 'concern' : logOdds <= -0.5 && projected ? 'strength' : 'neutral',
    benchmark: {
      value: 0.22,
      source: 'HypeAuditor 2019, average across influencers',
      basis: 'share of followers that look suspicious',
    },
    logOdds,
    share,
    uncertainty: partDoubt(audience.suspicious),
    evidence: examples.map(({ accountId, username, kind, reasons }) => ({
      at: null,
      text: `${accountName({ id: accountId, username })}${kind == null ? '' : `, looks like ${accountKindWords[kind]}`}: ${reasons.length > 0 ? listed(reasons) : 'several weak signs combined'}`,
      refs: [accountId],
    })),
    explanation: `${told} ${audience.basis}`,
  })
}
