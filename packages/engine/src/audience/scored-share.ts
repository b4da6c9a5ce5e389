/** From accounts to the share of them that looks inauthentic: one way for a sample of followers and for the people who liked. */
import type { Account, Platform } from '../snapshot/snapshot.ts'
import type { AccountModel, TransferFigures } from './account-model.ts'
import { type AccountScorer, accountScorer } from './account-scorer.ts'
import { kindModel } from './kind-model.ts'
import { recognisedSource } from './known-source.ts'
import { type ScoredSample, sampleRows, sampleTraits, scoredSample } from './scored-sample.ts'
import { type ShareEstimate, suspiciousShare } from './suspicious-share.ts'

/** The share with the scores that it was read from. */
export interface ScoredShare extends ShareEstimate {
  scored: ScoredSample
  /** Whose scores they are: the platform's, or that of the kind of audience that was recognised. */
  scorer: AccountScorer
}

/** @returns whether a model can read the people of a platform. Subscribers of YouTube can be real without a video, a
 *  subscription or a description; to the models that look like empty shells, so nearly all of any sample would be accused. */
export function isReadable(platform: Platform): boolean {
  return platform !== 'youtube'
}

/** Everybody is read once and scored, and the share is told from the counts. Where the kind of audience is recognised, everybody is scored anew as that
 *  kind wants to be read.
 *
 *  @param accounts one entry for each follower or act; whoever acted twice is in the list twice
 *  @param selection standard deviation that the way of drawing adds to the share
 *  @param independent part of the entries that are worth an account of their own, 0 to 1: people who come back say nothing new the second time
 *  @returns null where nothing but ids is known */
export function scoredShare(
  scorer: AccountScorer,
  accounts: readonly Account[],
  nowMs: number,
  selection: number,
  independent = 1,
): ScoredShare | null {
  const rows = sampleRows(accounts, nowMs)
  const shared = scoredSample(scorer, rows)
  if (shared.known === 0) return null
  const { histograms, plainCounts } = sampleTraits(scorer.model, rows, shared.scores)
  const kind = recognisedSource(scorer.model, histograms, thinned(plainCounts, independent))
  const own = kind === null ? scorer : accountScorer(kindModel(scorer.model, kind.head))
  const scored = kind === null ? shared : scoredSample(own, rows)
  const counts = thinned(scored.counts, independent)
  const transfer = kind === null ? stretchedTransfer(scorer.model, scored.known) : { ...kind, slope: 1 }
  return { scored: { ...scored, counts }, scorer: own, ...suspiciousShare(counts, transfer, selection) }
}

function thinned(counts: Float64Array, part: number): Float64Array {
  return part === 1 ? counts : counts.map((count) => count * part)
}

/** The transfer error was measured on accounts of which about six features in ten are known. Where fewer are, one habit of
 *  a population (say, how many profiles are private) can pass for fakes or hide them, so the error grows in proportion.
 *  A stated assumption: no labelled source has so little that it could be measured. */
function stretchedTransfer(model: AccountModel, known: number): TransferFigures {
  const { slope, errorAtNone, errorAtAll } = model.transfer
  const stretch = Math.max(1, model.usuallyKnown / known)
  return { slope, errorAtNone: Math.min(1, errorAtNone * stretch), errorAtAll: Math.min(1, errorAtAll * stretch) }
}
