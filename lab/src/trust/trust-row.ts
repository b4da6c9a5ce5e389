/** One labelled creator as the weighing sees it: what each signal answered, and whether the audience was manipulated. The
 *  snapshot is gone by then, so thousands of creators fit into memory and are weighed again in microseconds. */

import {
  answersOf,
  coverageOf,
  factsOf,
  knotPlace,
  type Measurement,
  type Part,
  type Platform,
  partReadings,
  partsOf,
  type Sight,
  type Snapshot,
  sightOf,
  signalList,
} from '@vouch/engine'

/** What is known about a labelled creator before anything is measured. */
export interface TrustLabel {
  /** Names the creator; all variants of one creator have the same. */
  creator: string
  source: 'simulated' | 'real'
  /** The kind of event or purchase, `clean` or `touched`. */
  kind: string
  /** How much of it, 0 to 1; 0 for clean creators. */
  intensity: number
  manipulated: boolean
  /** `all`: everything that the simulator gives; `posts`: posts and nothing else; `some`: between the two. */
  coverage: 'all' | 'some' | 'posts'
}

/** `fit`: what weights are fitted to. `calibrate`: what the limits of the decision are taken from, and nothing else. `test`: what figures are
 *  taken from, drawn anew by a seed. */
export type Half = 'fit' | 'calibrate' | 'test'

export interface TrustRow extends TrustLabel {
  platform: Platform
  /** What was seen of each part. */
  parts: readonly Part[]
  sight: Sight
  half: Half
  /** Log-odds as the signals state them, in the order of the signal list; NaN where a signal saw too little. */
  logOdds: Float64Array
  /** Expected share of the part that a signal holds, and its place among the engine's knots; NaN where it holds none or saw too little. */
  shares: Float64Array
  places: Float64Array
  /** What a signal may count for at most; infinite where nothing bounds it. */
  most: Float64Array
  /** Standard deviations beside them; NaN likewise. */
  uncertainty: Float64Array
  /** What the row counts for; see `reweighted`. */
  weight: number
}

/** @returns the row of a creator, with the weight 1 */
export function trustRow(label: TrustLabel, snapshot: Snapshot, half: Half): TrustRow {
  const facts = factsOf(snapshot)
  const logOdds = new Float64Array(signalList.length).fill(Number.NaN)
  const uncertainty = new Float64Array(signalList.length).fill(Number.NaN)
  const shares = new Float64Array(signalList.length).fill(Number.NaN)
  const most = new Float64Array(signalList.length).fill(Number.POSITIVE_INFINITY)
  for (const [index, { measurement }] of answersOf(signalList, facts).entries()) {
    if (!measurement.measured) continue
    logOdds[index] = measurement.logOdds
    uncertainty[index] = measurement.uncertainty
    shares[index] = measurement.share ?? Number.NaN
    most[index] = measurement.most ?? Number.POSITIVE_INFINITY
  }
  const parts = partsOf(partReadings(facts))
  const { missing } = coverageOf(snapshot, facts.history)
  return {
    ...label,
    platform: snapshot.platform,
    parts,
    sight: sightOf(snapshot.platform, missing),
    half,
    logOdds,
    shares,
    places: placesOf(shares),
    most,
    uncertainty,
    weight: 1,
  }
}

/** @returns places among the knots, NaN where no share is known */
export function placesOf(shares: Float64Array): Float64Array {
  return shares.map((share) => (Number.isNaN(share) ? Number.NaN : knotPlace(share)))
}

/** @returns what the signal of this place in the list answered, without its words */
export function answerOf(row: TrustRow, index: number): Measurement {
  const logOdds = row.logOdds[index] ?? Number.NaN
  if (Number.isNaN(logOdds)) return { measured: false, reason: '' }
  const share = row.shares[index] ?? Number.NaN
  return {
    measured: true,
    value: null,
    verdict: logOdds > 0 ? 'concern' : 'neutral',
    benchmark: null,
    logOdds,
    ...(Number.isNaN(share) ? {} : { share }),
    most: row.most[index] ?? Number.POSITIVE_INFINITY,
    uncertainty: row.uncertainty[index] ?? 0,
    evidence: [],
    explanation: '',
  }
}
