import type { LabelledComment } from './labelled-comment.ts'
import { dot, logisticFit, type SparseRow } from './logistic-fit.ts'
import { plainWords } from './plain-bayes.ts'

/** The other simple method: logistic regression over the words of the raw text, weighted by how rare they are (TF-IDF), in rows of
 *  length one, with the usual cost of 1. */

/** @returns what gives the log-odds of spam of a comment */
export function plainLogistic(rows: readonly LabelledComment[]): (comment: LabelledComment) => number {
  const texts = new Map<string, number>()
  for (const row of rows) for (const word of new Set(plainWords(row))) texts.set(word, (texts.get(word) ?? 0) + 1)
  const places = new Map([...texts.keys()].sort().map((word, place) => [word, place]))
  const width = places.size + 1
  const sparse = (row: LabelledComment): SparseRow => {
    const counts = new Map<number, number>()
    for (const word of plainWords(row)) {
      const place = places.get(word)
      const rarity = Math.log((1 + rows.length) / (1 + (texts.get(word) ?? 0))) + 1
      if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + rarity)
    }
    const length = Math.sqrt([...counts.values()].reduce((sum, value) => sum + value * value, 0)) || 1
    return {
      indices: Int32Array.from([...counts.keys(), width - 1]),
      values: Float64Array.from([...[...counts.values()].map((value) => value / length), 1]),
    }
  }
  const weights = logisticFit(
    rows.map(sparse),
    rows.map(({ label }) => label),
    rows.map(() => 1),
    width,
    1,
  )
  return (comment) => dot(sparse(comment), weights)
}
