/** The engine's weighing in plain numbers, for fitting: the same sums as `weighed` of the engine, without objects and without rounding to
 *  six digits, some fifty times as fast. A test holds the two together. */

import { mildUntil, signalGroups, signalList, type TrustModel, valueAtPlace } from '@vouch/engine'
import type { TrustRow } from './trust-row.ts'

/** What is fitted. The arrays follow the signal list. */
export interface Weights {
  mild: Float64Array
  strong: Float64Array
  reassures: Float64Array
  /** Tables over the share of a part, by signal: one value for each knot, rising from 0; empty for signals that hold none. */
  byShare: readonly Float64Array[]
  repetition: number
  groupCap: number
  excuse: number
}

/** @returns what the model weighs with */
export function weightsOf({ signals, repetition, groupCap, excuse }: TrustModel): Weights {
  const factors = (name: 'mild' | 'strong' | 'reassures') =>
    Float64Array.from(signalList, ({ id }) => signals[id]?.[name] ?? 1)
  const byShare = signalList.map(({ id }) => Float64Array.from(signals[id]?.byShare ?? []))
  const [mild, strong, reassures] = [factors('mild'), factors('strong'), factors('reassures')]
  return { mild, strong, reassures, byShare, repetition, groupCap, excuse }
}

/** What of a creator is weighed. */
export type RowAnswers = Pick<TrustRow, 'logOdds' | 'places' | 'most'>

const members = signalGroups.map((group) =>
  signalList.flatMap((signal, index) => (signal.group === group ? [index] : [])),
)
const buffer = new Float64Array(signalList.length)

/** @param answers of one creator, in the order of the signal list; NaN where a signal saw too little
 *  @returns what all signals together add to the prior's log-odds of manipulation */
export function addedLogOdds(answers: RowAnswers, weights: Weights): number {
  let accused = 0
  let reassured = 0
  for (const group of members) {
    accused += groupSum(group, answers, weights, true)
    reassured += groupSum(group, answers, weights, false)
  }
  return accused - reassured / (1 + weights.excuse * accused * accused)
}

/** @returns the size of what a group says in one direction: strongest first, each further one weighing less */
function groupSum(group: readonly number[], answers: RowAnswers, weights: Weights, accusing: boolean): number {
  let count = 0
  for (const index of group) {
    const size = sizeOf(index, answers, weights, accusing)
    if (size > 0) count = inserted(size, count)
  }
  let sum = 0
  let factor = 1
  for (let rank = 0; rank < count; rank++) {
    sum += (buffer[rank] ?? 0) * factor
    factor *= weights.repetition
  }
  return accusing ? Math.min(sum, weights.groupCap) : sum
}

/** @returns size of what one signal says in one direction; 0 where it says nothing in it, or saw too little */
function sizeOf(index: number, answers: RowAnswers, weights: Weights, accusing: boolean): number {
  const counted = countedOf(index, answers, weights)
  // Comparisons with NaN are false, so what was not measured is in neither direction.
  if (accusing) return counted > 0 ? counted : 0
  return counted < 0 ? -counted : 0
}

/** @returns one signal's log-odds after its factors and its table; NaN where it saw too little */
export function countedOf(index: number, { logOdds, places, most }: RowAnswers, weights: Weights): number {
  const stated = logOdds[index] ?? Number.NaN
  const place = places[index] ?? Number.NaN
  const ofShare = place >= 0 ? valueAtPlace(weights.byShare[index] ?? [], place) : 0
  const bound = most[index] ?? Number.POSITIVE_INFINITY
  if (!(stated > 0)) return Math.min(stated * (weights.reassures[index] ?? 1) + ofShare, bound)
  const beyond = Math.max(0, stated - mildUntil)
  const factored = (stated - beyond) * (weights.mild[index] ?? 1) + beyond * (weights.strong[index] ?? 1)
  return Math.min(factored + ofShare, bound)
}

/** Keeps the first `count` places of the buffer falling. @returns the next count */
function inserted(size: number, count: number): number {
  let place = count
  while (place > 0 && (buffer[place - 1] ?? 0) < size) {
    buffer[place] = buffer[place - 1] ?? 0
    place--
  }
  buffer[place] = size
  return count + 1
}

/** What each signal adds after weakening, as the engine states it.
 *
 *  @returns one number for each signal, 0 where it saw too little; they add up to `addedLogOdds` */
export function statedContributions(answers: RowAnswers, weights: Weights): Float64Array {
  const added = new Float64Array(answers.logOdds.length)
  let accused = 0
  for (const accusing of [true, false]) {
    for (const group of members) {
      const sized = group
        .map((index) => ({ index, size: sizeOf(index, answers, weights, accusing) }))
        .filter(({ size }) => size > 0)
      sized.sort((a, b) => b.size - a.size)
      let left = accusing ? weights.groupCap : Number.POSITIVE_INFINITY
      for (const [rank, { index, size }] of sized.entries()) {
        const counted = Math.min(left, size * weights.repetition ** rank)
        left -= counted
        added[index] = accusing ? counted : -counted / (1 + weights.excuse * accused * accused)
        if (accusing) accused += counted
      }
    }
  }
  return added
}
