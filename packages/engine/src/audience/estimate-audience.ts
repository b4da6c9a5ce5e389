/** The audience of a creator, from a sample of the followers: how many look inauthentic, how sure that is, who, and why.
 *
 *  The mistake to avoid: the share is not the number of accounts above 50 %. Scores become a share through their whole
 *  distribution (`suspiciousShare`), and only then does each account get its probability, with that share as prior. */
import instagramModel from '../models/accounts-instagram.json' with { type: 'json' }
import xModel from '../models/accounts-x.json' with { type: 'json' }
import type { Account, Platform, SampleMethod, Snapshot } from '../snapshot/snapshot.ts'
import { logistic, logit } from '../statistics/logistic.ts'
import { significant } from '../statistics/significant.ts'
import { featureCount, writeAccountFeatures } from './account-features.ts'
import { accountKind } from './account-kind.ts'
import type { AccountModel, TransferFigures } from './account-model.ts'
import { accountReasons } from './account-reasons.ts'
import { type AccountScorer, accountScorer } from './account-scorer.ts'
import { audienceTypes } from './audience-types.ts'
import { credibilityCounts } from './credibility.ts'
import type { AudienceEstimate, SuspiciousExample } from './estimate.ts'
import { recognisedSource } from './known-source.ts'
import { scoreCells, scoreOfCell } from './score-counts.ts'
import { recalibrate, type ScoredSample, scoredSample } from './scored-sample.ts'
import { suspiciousShare } from './suspicious-share.ts'

/** At most this many accounts are named. */
const examplesMax = 50

/** Standard deviation that a sample adds to the share by how it was drawn. A stated assumption, not a measurement: the
 *  newest followers of a creator differ from the older ones by several points in either direction. */
const selectionError: Readonly<Record<SampleMethod, number>> = { full: 0, random: 0, recent: 0.06, unknown: 0.06 }

/** One scorer for profiles like Instagram's, one for profiles like X's. Built once: the models never change. */
const scorers = { instagram: accountScorer(instagramModel), x: accountScorer(xModel) }

/** @returns whether a model can read the followers of a platform. Subscribers of YouTube can be real without a video, a
 *  subscription or a description; to the models that look like empty shells, so nearly all of any sample would be accused. */
function isReadable(platform: Platform): boolean {
  return platform !== 'youtube'
}

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
  // One pass scores everybody; the share is read from the counts, and each probability from the share.
  const scored = scoredSample(scorer, sample.accounts, Date.parse(snapshot.fetchedAt))
  if (scored.known === 0) return null
  const found = recognisedSource(scorer.model, scored.histograms, scored.plainCounts)
  if (found !== null) recalibrate(scored, scorer.model, found)
  const transfer = found === null ? stretchedTransfer(scorer.model, scored.known) : { ...found.source, slope: 1 }
  const { share, low, high } = suspiciousShare(scored.counts, transfer, selectionError[sample.method])
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
    examples: suspiciousExamples(scorer, sample.accounts, scored, prior, Date.parse(snapshot.fetchedAt)),
  }
}

/** The transfer error was measured on accounts of which about six features in ten are known. Where fewer are, one habit of
 *  a population (say, how many profiles are private) can pass for fakes or hide them, so the error grows in proportion.
 *  A stated assumption: no labelled source has so little that it could be measured. */
function stretchedTransfer(model: AccountModel, known: number): TransferFigures {
  const { slope, errorAtNone, errorAtAll } = model.transfer
  const stretch = Math.max(1, model.usuallyKnown / known)
  return { slope, errorAtNone: Math.min(1, errorAtNone * stretch), errorAtAll: Math.min(1, errorAtAll * stretch) }
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

/** Names the accounts that are more likely inauthentic than not, ties in the order of their ids. */
function suspiciousExamples(
  scorer: AccountScorer,
  accounts: Account[],
  scored: ScoredSample,
  prior: number,
  nowMs: number,
): SuspiciousExample[] {
  const named: { account: Account; score: number }[] = []
  for (const [index, account] of accounts.entries()) {
    const score = scored.scores[index] ?? 0
    // Even odds: naming people on less would accuse more of them wrongly than rightly.
    if (score + prior >= 0) named.push({ account, score })
  }
  named.sort((a, b) => b.score - a.score || (a.account.id < b.account.id ? -1 : 1))
  const row = new Float64Array(featureCount)
  const parts = new Float64Array(featureCount)
  return named.slice(0, examplesMax).map(({ account, score }) => {
    writeAccountFeatures(account, nowMs, row)
    scorer.contributions(row, parts)
    return {
      accountId: account.id,
      username: account.username ?? null,
      probability: significant(logistic(score + prior)),
      kind: accountKind(account, row, parts),
      reasons: accountReasons(account, row, parts),
    }
  })
}

/** Says what the figures were learnt from; a reader must see when a model is borrowed from another platform. */
function trainingBasis(platform: Platform): string {
  if (platform === 'x') return 'The account model was trained on labeled X profiles.'
  if (platform === 'instagram') return 'The account model was trained on labeled Instagram profiles.'
  return 'The account model was trained on labeled Instagram profiles because no labeled profiles are public for this platform; treat the range as a guide.'
}
