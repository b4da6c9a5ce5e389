import type { ScoredTable } from './scored-table.ts'

/** Chance that a random fake scores above a random real account (area under the ROC curve), ties counting half.
 *  @returns 0 to 1; 0.5 where a class is missing */
export function rankingQuality({ scores, labels }: ScoredTable): number {
  const order = Array.from(scores.keys()).sort((a, b) => (scores[a] ?? 0) - (scores[b] ?? 0))
  let fakes = 0
  let rankSum = 0
  for (let from = 0; from < order.length; ) {
    let to = from
    while (to < order.length && scores[order[to] ?? 0] === scores[order[from] ?? 0]) to++
    for (let at = from; at < to; at++) {
      if (labels[order[at] ?? 0] !== 1) continue
      fakes++
      rankSum += (from + to + 1) / 2
    }
    from = to
  }
  const reals = order.length - fakes
  if (fakes === 0 || reals === 0) return 0.5
  return (rankSum - (fakes * (fakes + 1)) / 2) / (fakes * reals)
}
