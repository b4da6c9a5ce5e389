/** From accounts to the share of them that looks inauthentic: one way for a sample of followers and for the people who liked. */
import type { Account, Platform } from '../snapshot/snapshot.ts'
import type { AccountModel, TransferFigures } from './account-model.ts'
import type { AccountScorer } from './account-scorer.ts'
import { recognisedSource } from './known-source.ts'
import { recalibrate, type ScoredSample, scoredSample } from './scored-sample.ts'
import { type ShareEstimate, suspiciousShare } from './suspicious-share.ts'

/** The share with the scores that it was read from. */
export interface ScoredShare extends ShareEstimate {
  scored: ScoredSample
}

/** @returns whether a model can read the people of a platform. Subscribers of YouTube can be real without a video, a
 *  subscription or a description; to the models that look like empty shells, so nearly all of any sample would be accused. */
export function isReadable(platform: Platform): boolean {
  return platform !== 'youtube'
}

/** One pass scores everybody, and the share is read from the counts.
 *
 *  @param accounts one entry for each follower or act; whoever acted twice is in the list twice
 *  @param selection standard deviation that the way of drawing adds to the share
 *  @param independent part of the entries that are worth an account of their own, 0 to 1: people who come back say nothing new the second time
 *  @returns null where nothing but ids is known */
export function scoredShare(
  scorer: AccountScorer,
  accounts: Account[],
  nowMs: number,
  selection: number,
  independent = 1,
): ScoredShare | null {
  const scored = scoredSample(scorer, accounts, nowMs)
  if (scored.known === 0) return null
  const found = recognisedSource(scorer.model, scored.histograms, thinned(scored.plainCounts, independent))
  if (found !== null) recalibrate(scored, scorer.model, found)
  else scored.counts = thinned(scored.counts, independent)
  const transfer = found === null ? stretchedTransfer(scorer.model, scored.known) : { ...found.source, slope: 1 }
  return { scored, ...suspiciousShare(scored.counts, transfer, selection) }
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
