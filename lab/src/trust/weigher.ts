/** The engine's weighing in plain numbers, for fitting: the same sums as `weighed` of the engine, without objects and without rounding to
 *  six digits, some fifty times as fast. A test holds the two together. */

import { mildUntil, signalGroups, signalList } from '@vouch/engine'

/** What is fitted. The arrays follow the signal list. */
export interface Weights {
  mild: Float64Array
  strong: Float64Array
  reassures: Float64Array
  repetition: number
  groupCap: number
  excuse: number
}

const members = signalGroups.map((group) =>
  signalList.flatMap((signal, index) => (signal.group === group ? [index] : [])),
)
const buffer = new Float64Array(signalList.length)

/** @param logOdds of one creator, in the order of the signal list; NaN where a signal saw too little
 *  @returns what all signals together add to the prior's log-odds of manipulation */
export function addedLogOdds(logOdds: Float64Array, weights: Weights): number {
  let accused = 0
  let reassured = 0
  for (const group of members) {
    accused += groupSum(group, logOdds, weights, true)
    reassured += groupSum(group, logOdds, weights, false)
  }
  return accused - reassured / (1 + weights.excuse * accused * accused)
}

/** @returns the size of what a group says in one direction: strongest first, each further one weighing less */
function groupSum(group: readonly number[], logOdds: Float64Array, weights: Weights, accusing: boolean): number {
  let count = 0
  for (const index of group) {
    const size = sizeOf(index, logOdds, weights, accusing)
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
function sizeOf(index: number, logOdds: Float64Array, weights: Weights, accusing: boolean): number {
  const stated = logOdds[index] ?? Number.NaN
  // Comparisons with NaN are false, so what was not measured is in neither direction.
  if (accusing && stated > 0) {
    const beyond = Math.max(0, stated - mildUntil)
    return (stated - beyond) * (weights.mild[index] ?? 1) + beyond * (weights.strong[index] ?? 1)
  }
  return !accusing && stated < 0 ? -stated * (weights.reassures[index] ?? 1) : 0
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
export function statedContributions(logOdds: Float64Array, weights: Weights): Float64Array {
  const added = new Float64Array(logOdds.length)
  let accused = 0
  for (const accusing of [true, false]) {
    for (const group of members) {
      const sized = group
        .map((index) => ({ index, size: sizeOf(index, logOdds, weights, accusing) }))
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
