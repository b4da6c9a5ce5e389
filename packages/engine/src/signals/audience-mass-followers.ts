import { thresholds } from '../benchmarks/thresholds.ts'
import type { Facts } from '../facts.ts'
import { ramp } from '../statistics/ramp.ts'
import { wilsonInterval } from '../statistics/wilson-interval.ts'
import { count, percent, plural } from '../verdict/wording.ts'
import { audienceMissing } from './audience-missing.ts'
import { accountName } from './audience-names.ts'
import { type Measurement, measured, type SignalDefinition, unmeasured } from './signal.ts'

/** The fewest followers with a known following count from which the share of mass followers is told. */
export const massSampleMin = 50

/** Mass followers are real people more often than not, so even an audience full of them is weak evidence of
 *  manipulation: they come with follow-for-follow and giveaways. */
const [reassurance, cap] = [0.2, 0.9]

/** Among hand-labelled real followers of ten Swiss influencers (SRF Data 2017) 26 % follow more than 1,500 accounts, so
 *  the published limit of 25 % is ordinary there; the evidence begins above it. */
const [ordinaryShare, loudShare] = [0.25, 0.6]

/** Evidence names at most this many; the share needs no more. */
const examplesMax = 5

/** Followers who follow so many accounts that they hardly see this creator's posts. */
export const audienceMassFollowers: SignalDefinition = {
  id: 'audience.mass-followers',
  title: 'Mass followers',
  group: 'audience',
  question: 'How many followers follow so many accounts that they rarely see these posts?',
  unit: 'share',
  absence: 0.2,
  measure: measureMassFollowers,
}

/** Weighs the mass followers that look real; unmeasured without a sample or with too few known following counts. */
function measureMassFollowers({ audience, snapshot }: Facts): Measurement {
  const accounts = snapshot.followersSample?.accounts ?? []
  if (audience === null) return audienceMissing(snapshot)
  const limit = thresholds.massFollowing.value
  // An unknown count is above no limit, so that the mass followers are among the known without asking twice.
  const known = accounts.reduce((sum, { following }) => sum + Number(following != null), 0)
  if (known < massSampleMin) {
    return unmeasured(
      `Needs at least ${massSampleMin} sampled followers with a known following count; only ${count(known)} had one.`,
    )
  }
  // The published limit: whoever follows more hardly sees one post in ten.
  const mass = accounts.filter(({ following }) => (following ?? 0) > limit)
  // Accounts that look inauthentic are another signal's business, so only the rest of the mass followers is weighed.
  const share = mass.length / known
  const inauthentic = Math.min(share, (audience.suspiciousWithin.mass * accounts.length) / known)
  const [low, high] = wilsonInterval(mass.length, known)
  const logOdds = massEvidence(share - inauthentic)
  return measured({
    value: share,
    verdict: logOdds > 0.2 ? 'concern' : share <= thresholds.suspiciousAndMassShare.value / 2 ? 'strength' : 'neutral',
    benchmark: {
      value: thresholds.suspiciousAndMassShare.value,
      source: thresholds.suspiciousAndMassShare.source,
      basis: 'maximum share of suspicious and mass followers',
    },
    logOdds,
    uncertainty:
      0.1 + (massEvidence(Math.max(0, high - inauthentic)) - massEvidence(Math.max(0, low - inauthentic))) / 2,
    // Those who follow most come first; equal counts in the order of their ids, so that no order of input shows.
    evidence: mass
      .sort((a, b) => (b.following ?? 0) - (a.following ?? 0) || (a.id < b.id ? -1 : 1))
      .slice(0, examplesMax)
      .map((account) => ({
        at: null,
        text: `${accountName(account)} follows ${count(account.following ?? 0)} accounts`,
        refs: [account.id],
      })),
    explanation: `${percent(share)} of ${plural(known, 'sampled follower')} follow more than ${count(limit)} accounts, so posts rarely reach them. ${percent(inauthentic)} of the sample also look inauthentic; we count those under Suspicious followers.`,
  })
}

/** @param share mass followers that look real, of all with a known following count
 *  @returns log-odds, rising with the share, between minus the reassurance and the cap */
function massEvidence(share: number): number {
  return cap * ramp(share, ordinaryShare, loudShare) - reassurance * (1 - ramp(share, 0, ordinaryShare))
}
