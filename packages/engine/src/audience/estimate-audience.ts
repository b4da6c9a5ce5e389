/** The audience of a creator, from a sample of the followers: how many look inauthentic, how sure that is, who, and why.
 *
 *  The mistake to avoid: the share is not the number of accounts above 50 %. Scores become a share through their whole
 *  distribution (`suspiciousShare`), and only then does each account get its probability, with that share as prior. */
import instagramModel from '../models/accounts-instagram.json' with { type: 'json' }
import xModel from '../models/accounts-x.json' with { type: 'json' }
import type { Platform, SampleMethod, Snapshot } from '../snapshot/snapshot.ts'
import { logistic, logit } from '../statistics/logistic.ts'
import { significant } from '../statistics/significant.ts'
import { type AccountScorer, accountScorer } from './account-scorer.ts'
import { audienceTypes } from './audience-types.ts'
import { credibilityCounts } from './credibility.ts'
import type { AudienceEstimate } from './estimate.ts'
import { scoreCells, scoreOfCell } from './score-counts.ts'
import { isReadable, scoredShare } from './scored-share.ts'
import { suspiciousExamples } from './suspicious-examples.ts'

/** Standard deviation that a sample adds to the share by how it was drawn. A stated assumption, not a measurement: the
 *  newest followers of a creator differ from the older ones by several points in either direction. */
export const selectionError: Readonly<Record<SampleMethod, number>> = {
  full: 0,
  random: 0,
  recent: 0.06,
  unknown: 0.06,
}

/** One scorer for profiles like Instagram's, one for profiles like X's. Built once: the models never change. */
const scorers = { instagram: accountScorer(instagramModel), x: accountScorer(xModel) }

/** @returns the scorer for a platform. Only Instagram and X have labelled accounts in public; the other platforms'
 *  profiles have the features of Instagram's, and the estimate says that it is borrowed. */
export function platformScorer(platform: Platform): AccountScorer {
  return platform === 'x' ? scorers.x : scorers.instagram
}

/** Estimates the audience from the snapshot's follower sample. Linear in the sample.
 *  @returns `null` without a sample, with an empty one, with accounts of which nothing but the id is known, and for
 *    platforms whose followers no model can read */
export function estimateAudience(snapshot: Snapshot): AudienceEstimate | null {
  const sample = snapshot.followersSample
  if (sample == null || sample.accounts.length === 0 || !isReadable(snapshot.platform)) return null
  const scorer = platformScorer(snapshot.platform)
  const nowMs = Date.parse(snapshot.fetchedAt)
  const estimate = scoredShare(scorer, sample.accounts, nowMs, selectionError[sample.method])
  if (estimate === null) return null
  const { scored, share, low, high } = estimate
  // Each probability is read from the share.
  const prior = logit(share)
  const expected = scored.groupCounts.map((counts) => expectedFakes(counts, prior))
  // The same share, divided among mass followers, influencers and the rest by where the probabilities are.
  const { types, within } = audienceTypes(share, scored.sizes, expected)
  return {
    method: sample.method,
    types: {
      real: significant(types.real),
      influencer: significant(types.influencer),
      mass: significant(types.mass),
      suspicious: significant(types.suspicious),
    },
    suspicious: {
      share: significant(share),
      low: significant(low),
      high: significant(high),
      sampled: sample.accounts.length,
    },
    suspiciousWithin: { mass: significant(within.mass), influencer: significant(within.influencer) },
    known: significant(scored.known),
    basis: trainingBasis(snapshot.platform),
    credibility: credibilityCounts(scored.counts, prior),
    examples: suspiciousExamples(estimate.scorer, sample.accounts, scored.scores, prior, nowMs),
  }
}

/** Sum of the probabilities of a group's accounts, from its counts; `prior` is the log-odds of the estimated share. */
function expectedFakes(counts: Float64Array, prior: number): number {
  let sum = 0
  for (let cell = 0; cell < scoreCells; cell++) {
    const count = counts[cell] ?? 0
    if (count > 0) sum += count * logistic(scoreOfCell(cell) + prior)
  }
  return sum
}

/** @returns whether the model of a platform was trained on another one */
export function isBorrowed(platform: Platform): boolean {
  return platform !== 'x' && platform !== 'instagram'
}

/** Says what the figures were learnt from; a reader must see when a model is borrowed from another platform. */
export function trainingBasis(platform: Platform): string {
  if (platform === 'x') return 'The account model was trained on labeled X profiles.'
  if (platform === 'instagram') return 'The account model was trained on labeled Instagram profiles.'
  return 'The account model was trained on labeled Instagram profiles because no labeled profiles are public for this platform; treat the range as a guide.'
}
