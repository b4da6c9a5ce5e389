import trained from '../models/trust.json' with { type: 'json' }
import type { Platform } from '../snapshot/snapshot.ts'
import { knotValue } from './share-knots.ts'

/** What was learnt about the signals as a whole: how much each is worth, how far they repeat each other, and how much doubt
 *  is left where one is missing. Signals measure; this weighs.
 *
 *  What a newcomer would get wrong is to put a weight into a signal. A signal states its evidence in log-odds as its
 *  author reasoned it; the factor by which that reasoning turned out too bold or too timid stands here and nowhere
 *  else. */

/** What one signal is worth. All factors are at least 0, so a signal that rises never raises trust. */
export interface SignalWeight {
  /** Factor on the first unit of log-odds that speak for manipulation, which many clean creators show as well. */
  mild: number
  /** Factor on what goes beyond that unit. */
  strong: number
  /** Factor on log-odds that speak against it. */
  reassures: number
  /** For signals that hold a part: log-odds that its expected share adds at each of `shareKnots`, rising from 0. The interval against the line says
   *  nothing of a tenth that is wide open; how often buyers and others have such a tenth does. */
  byShare?: readonly number[]
  /** The expected share of the part at the median of clean creators. */
  usualShare?: number
  /** Standard deviation in log-odds that the verdict is widened by while the signal cannot be measured; 0 for signals
   *  that describe what a brand buys and weigh nothing. */
  absence: number
  /** The uncertainty that the signal itself states, before any factor, at the median of creators of whom everything is known. */
  uncertainty: number
  /** How far the signal's worth varies, as a standard deviation relative to it: between fits to other draws of creators, and between
   *  platforms and kinds of manipulation that were left out of the fit. */
  spread: number
  /** The signal's own log-odds, before any factor, at the median of clean creators, by platform. A platform without an entry is one
   *  on which the signal can rarely be measured. Never above 0: what is ordinary accuses nobody. */
  ordinary: Partial<Record<Platform, number>>
}

/** Where the weights come from, as the model file says it. */
export interface TrustCard {
  title: string
  meaning: string
  method: string
  /** The deeds and amounts that count as manipulation in the labels. */
  definition: string
  sources: { name: string; rows: number; manipulated: number; note: string }[]
  /** Figures measured on creators that the weights were not fitted to. */
  figures: Record<string, number>
}

/** Where the decision changes for one of the `sights`, in total log-odds of manipulation. */
export interface DecisionLimits {
  /** Below it a creator isn't manipulated: of the manipulated ones, 4 of 100 stand lower with parts that allow booking. */
  cleanUntil: number
  /** Above it a creator isn't clean: no higher are all but a few of the clean ones, and never below even odds. */
  manipulatedFrom: number
  /** Creators behind the two, that nothing else was fitted to. */
  clean: number
  manipulated: number
}

/** The fitted part of the verdict. Everything in it is a number that the lab writes and that nobody edits by hand. */
export interface TrustModel {
  card: TrustCard
  /** Each further signal of a group and direction counts this much of the one before it, 0 to 1. */
  repetition: number
  /** What one group may say for manipulation at most, in log-odds. */
  groupCap: number
  /** How fast reassurance gives way beside accusation, at least 0. */
  excuse: number
  /** Parts of a signal's absence that are left open towards less and towards more trust. */
  absence: { down: number; up: number }
  /** Limits of the decision by how much was seen, in the order of `sights`. */
  decision: readonly DecisionLimits[]
  /** By signal id. A signal without an entry counts as it states itself. */
  signals: Readonly<Record<string, SignalWeight>>
}

/** The weights that reports are made with. */
export const trustModel: TrustModel = trained

/** A signal that was added after the last training counts with its author's own figures until it has been fitted too.
 *
 *  @param id of the signal
 *  @param absence as the signal declares it
 *  @returns its weights */
export function weightOf(model: TrustModel, id: string, absence: number): SignalWeight {
  return (
    model.signals[id] ?? { mild: 1, strong: 1, reassures: 1, absence, uncertainty: absence, spread: 0.2, ordinary: {} }
  )
}

/** Where mild evidence ends: odds of 2.7 to 1. */
export const mildUntil = 1

/** @param answer what the signal states: its log-odds, and the expected share and its bound where it speaks of a part
 *  @returns log-odds as they count before repetition is weakened; rises with all three */
export function countedLogOdds(
  answer: { logOdds: number; share?: number; most?: number },
  weight: SignalWeight,
): number {
  const { byShare } = weight
  const ofShare = byShare === undefined || answer.share === undefined ? 0 : knotValue(byShare, answer.share)
  return Math.min(factoredLogOdds(answer.logOdds, weight) + ofShare, answer.most ?? Number.POSITIVE_INFINITY)
}

/** Straight in three pieces, rising everywhere: against manipulation, the first unit for it, and what goes beyond.
 *
 *  @param logOdds as the signal states them
 *  @returns log-odds as they count before repetition is weakened
 *  @example with a mild factor of .5 and a strong one of 2, stated log-odds of 3 count as .5 + 4 */
export function factoredLogOdds(
  logOdds: number,
  { mild, strong, reassures }: Pick<SignalWeight, 'mild' | 'strong' | 'reassures'>,
): number {
  if (logOdds <= 0) return logOdds * reassures
  return Math.min(logOdds, mildUntil) * mild + Math.max(0, logOdds - mildUntil) * strong
}
