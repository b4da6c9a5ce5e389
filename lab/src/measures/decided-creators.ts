/** Simulated creators drawn by a seed, judged as they would be for a customer, and what can be counted over them. */

import {
  type DecisionWord,
  type FraudRisk,
  factsOf,
  judgedCreator,
  type Part,
  type Platform,
  type Sight,
  sightOf,
  type Trust,
} from '@vouch/engine'
import { cleanParts, prevalence } from '../trust/population.ts'
import { type LabelledCreator, simulatedCreator } from '../trust/simulated-creators.ts'
import type { TrustLabel } from '../trust/trust-row.ts'
import { scoreBins } from './score-bins.ts'

export interface DecidedCreator {
  label: TrustLabel
  trust: Trust
  risk: FraudRisk
  word: DecisionWord
  parts: readonly Part[]
  /** The true share of each part, where the simulation knows it. */
  shares: LabelledCreator['shares']
  platform: Platform
  /** How much was looked at, as the decision sees it. */
  sight: Sight
  /** What it counts for: 22% of the weight is manipulated. */
  weight: number
}

/** @param seed of the draw; creators of one seed are in no other
 *  @returns the creators with their verdicts: 22% manipulated by weight, six kinds alike, doses of 20 to 80%; one in twenty of the
 *  others bought less than a fifth */
export function decidedCreators(seed: string, creators: number): DecidedCreator[] {
  const drawn = Array.from({ length: creators }, (_, index): Omit<DecidedCreator, 'weight'> => {
    const { label, snapshot, shares } = simulatedCreator(`decision/${seed}/${index}`, true)
    const { trust, fraudRisk: risk, decision, parts, coverage } = judgedCreator(factsOf(snapshot))
    const { platform } = snapshot
    const sight = sightOf(platform, coverage.missing)
    return { label, trust, risk, word: decision.word, parts, shares, platform, sight }
  })
  const classes = drawn.map(({ label }) => classOf(label))
  const sizes = new Map(classes.map((name) => [name, classes.filter((other) => other === name).length]))
  return drawn.map((one, at) => {
    const name = classes[at] ?? 'untouched'
    return { ...one, weight: (classParts[name] / (sizes.get(name) ?? 1)) * drawn.length }
  })
}

/** The population that every figure of trust speaks of. */
const classParts = {
  manipulated: prevalence,
  untouched: (1 - prevalence) * cleanParts.untouched,
  touched: (1 - prevalence) * cleanParts.touched,
} as const

function classOf({ manipulated, kind }: TrustLabel): keyof typeof classParts {
  return manipulated ? 'manipulated' : kind === 'touched' ? 'touched' : 'untouched'
}

export interface DecisionFigures {
  creators: number
  auc: number
  decided: number
  /** Share of the manipulated that are booked, and of the clean that are not to be booked. */
  manipulatedBooked: number
  cleanRefused: number
  /** Share of those not to be booked that are manipulated. */
  precision: number
  /** Median width of the interval, points. */
  width: number
  /** How far the interval's low end is a function of the score alone. */
  lowByScore: number
  /** Share of bins whose found share of clean creators lies inside the mean interval, and the number of bins. */
  binsInside: number
  bins: number
}

export function decisionFigures(creators: readonly DecidedCreator[]): DecisionFigures {
  const sum = (test: (one: DecidedCreator) => boolean) =>
    creators.reduce((total, one) => total + (test(one) ? one.weight : 0), 0)
  const isManipulated = ({ label }: DecidedCreator) => label.manipulated
  const manipulated = sum(isManipulated)
  const all = sum(() => true)
  const refused = sum(({ word }) => word === 'dont-book')
  const widths = creators.map(({ trust }) => trust.high - trust.low).sort((a, b) => a - b)
  const bins = scoreBins(creators)
  return {
    creators: creators.length,
    auc: ranking(creators),
    decided: sum(({ word }) => word !== 'ask-first') / all,
    manipulatedBooked: sum((one) => isManipulated(one) && one.word === 'book') / manipulated,
    cleanRefused: sum((one) => !isManipulated(one) && one.word === 'dont-book') / (all - manipulated),
    precision: sum((one) => isManipulated(one) && one.word === 'dont-book') / Math.max(1e-9, refused),
    width: widths[Math.floor(widths.length / 2)] ?? 0,
    lowByScore: determination(creators),
    binsInside: bins.filter(({ holds }) => holds).length / Math.max(1, bins.length),
    bins: bins.length,
  }
}

/** Chance that a clean creator scores above a manipulated one, by weight, ties counted half. */
function ranking(creators: readonly DecidedCreator[]): number {
  const sorted = [...creators].sort((a, b) => a.trust.score - b.trust.score)
  let [below, right, clean, at] = [0, 0, 0, 0]
  while (at < sorted.length) {
    const score = sorted[at]?.trust.score
    let [here, cleanHere] = [0, 0]
    for (; at < sorted.length && sorted[at]?.trust.score === score; at++) {
      const one = sorted[at]
      if (one?.label.manipulated) here += one.weight
      else cleanHere += one?.weight ?? 0
    }
    right += cleanHere * (below + here / 2)
    below += here
    clean += cleanHere
  }
  return right / Math.max(1e-9, below * clean)
}

/** R² of the low end, explained by the score through its mean in each of twenty bins. */
function determination(creators: readonly DecidedCreator[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const lows = creators.map(({ trust }) => trust.low)
  const middle = mean(lows)
  const total = lows.reduce((sum, low) => sum + (low - middle) ** 2, 0)
  let left = 0
  for (let bin = 0; bin < 20; bin++) {
    const some = creators
      .filter(({ trust }) => Math.min(19, Math.floor(trust.score / 5)) === bin)
      .map(({ trust }) => trust.low)
    const own = mean(some)
    left += some.reduce((sum, low) => sum + (low - own) ** 2, 0)
  }
  return 1 - left / Math.max(1e-9, total)
}
