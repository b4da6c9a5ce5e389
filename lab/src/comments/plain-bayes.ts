import type { LabelledComment } from './labelled-comment.ts'

/** The simple method that the trained model is held against: multinomial naive Bayes over the words of the raw text, with no
 *  rules, no folding of letters and no language. */

const tokens = /[\p{L}\p{N}_]{2,}/gu

/** Lower-case words of the raw text, mark-up and links included. */
export function plainWords({ raw }: LabelledComment): string[] {
  return raw.toLowerCase().match(tokens) ?? []
}

/** @returns what gives the log-odds of spam of a comment; add-one smoothing, classes as frequent as in the rows */
export function plainBayes(rows: readonly LabelledComment[]): (comment: LabelledComment) => number {
  const counts = new Map<string, [number, number]>()
  const totals: [number, number] = [0, 0]
  let spam = 0
  for (const row of rows) {
    const label = row.label === 1 ? 1 : 0
    spam += label
    for (const word of plainWords(row)) {
      const seen = counts.get(word) ?? [0, 0]
      seen[label] += 1
      totals[label] += 1
      counts.set(word, seen)
    }
  }
  const vocabulary = counts.size
  const prior = Math.log(Math.max(1, spam) / Math.max(1, rows.length - spam))
  const usual = Math.log((totals[0] + vocabulary) / (totals[1] + vocabulary))
  return (comment) =>
    plainWords(comment).reduce((sum, word) => {
      const seen = counts.get(word)
      return seen === undefined ? sum : sum + Math.log((seen[1] + 1) / (seen[0] + 1)) + usual
    }, prior)
}
