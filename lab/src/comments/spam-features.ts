import { wordGrams } from '../../../packages/engine/src/spam/letter-grams.ts'
import type { LabelledComment } from './labelled-comment.ts'
import type { SparseRow } from './logistic-fit.ts'
import { ratingWithout } from './promotion-signs.ts'

/** Comments as rows of numbers for the fit. Which feature tells spam from ordinary is first guessed one by one, as naive Bayes
 *  does, and the regression then only has to say how far each guess is to be trusted (Wang and Manning 2012, "NBSVM"). */

/** What the fit may look at. The engine can evaluate letter groups, links and the rules; the rest is there to be compared. */
export interface SpamShape {
  letterGroups: boolean
  words: boolean
  wordPairs: boolean
  links: boolean
  rules: boolean
}

export const shippedShape: SpamShape = { letterGroups: true, words: false, wordPairs: false, links: true, rules: true }

/** Training texts that must hold a feature; rarer ones are names and typing errors. */
const textsMin = 3
/** Added to every count before its logarithm is taken. */
const smoothing = 1

/** Log-ratio of each feature, from the training rows; its index in a row is its place. */
export interface FeatureTable {
  shape: SpamShape
  places: ReadonlyMap<string, number>
  ratios: readonly number[]
  width: number
}

/** Occurrences of each feature of a text. */
function featureCounts({ text }: LabelledComment, shape: SpamShape): Map<string, number> {
  const words = text.words.map((word) => word.text)
  const counts = new Map<string, number>()
  const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const [at, word] of words.entries()) {
    if (shape.words) add(`word ${word}`)
    if (shape.wordPairs && at > 0) add(`pair ${words[at - 1]} ${word}`)
    if (shape.letterGroups) for (const gram of wordGrams(word)) add(gram)
  }
  return counts
}

export function featureTable(rows: readonly LabelledComment[], shape: SpamShape): FeatureTable {
  const texts = new Map<string, [number, number]>()
  const totals: [number, number] = [0, 0]
  for (const row of rows) {
    const label = row.label === 1 ? 1 : 0
    totals[label] += 1
    for (const name of featureCounts(row, shape).keys()) {
      const seen = texts.get(name) ?? [0, 0]
      seen[label] += 1
      texts.set(name, seen)
    }
  }
  const kept = [...texts]
    .filter(([, [ordinary, spam]]) => ordinary + spam >= textsMin)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const share = (texts: number, total: number) => Math.log((texts + smoothing) / (total + 2 * smoothing))
  return {
    shape,
    places: new Map(kept.map(([name], place) => [name, place])),
    ratios: kept.map(([, [ordinary, spam]]) => share(spam, totals[1]) - share(ordinary, totals[0])),
    width: kept.length + extraFeatures,
  }
}

/** Link, link to a video, the rules and the intercept, in this order behind the table's features. */
export const extraFeatures = 4

/** @param rating by the rules, or by as much of them as the fold may know */
export function featureRow(table: FeatureTable, comment: LabelledComment, rating: number): SparseRow {
  const counts = featureCounts(comment, table.shape)
  let all = 0
  for (const count of counts.values()) all += count
  const indices: number[] = []
  const values: number[] = []
  const put = (index: number, value: number) => {
    if (value === 0) return
    indices.push(index)
    values.push(value)
  }
  for (const [name, count] of counts) {
    const place = table.places.get(name)
    if (place !== undefined) put(place, ((table.ratios[place] ?? 0) * count) / Math.sqrt(all))
  }
  const { links, videoLinks } = comment.text
  const from = table.places.size
  put(from, table.shape.links && links > videoLinks ? 1 : 0)
  put(from + 1, table.shape.links && videoLinks > 0 ? 1 : 0)
  put(from + 2, table.shape.rules ? rating : 0)
  put(from + 3, 1)
  return { indices: Int32Array.from(indices), values: Float64Array.from(values) }
}

/** For each training row the rating by those phrases alone that some row of another video holds as well.
 *
 *  A phrase that only ever occurs under one video may be in the rules because of that very video. */
export function trainingRatings(rows: readonly LabelledComment[]): number[] {
  const placesOf = new Map<string, Set<string | number>>()
  const videos = new Set(rows.map(({ video }) => video))
  const place = ({ video, group }: LabelledComment) => (videos.size > 1 ? video : group)
  for (const row of rows) {
    for (const sign of row.signs) {
      const places = placesOf.get(sign) ?? new Set()
      placesOf.set(sign, places.add(place(row)))
    }
  }
  return rows.map((row) =>
    ratingWithout(
      row.rating,
      row.signs.filter((sign) => (placesOf.get(sign)?.size ?? 0) < 2),
    ),
  )
}

/** @returns the rating of a held-out row by the phrases that the training rows hold */
export function heldOutRating(row: LabelledComment, trained: readonly LabelledComment[]): number {
  const known = knownSigns(trained)
  return ratingWithout(
    row.rating,
    row.signs.filter((sign) => !known.has(sign)),
  )
}

const signsOf = new WeakMap<readonly LabelledComment[], ReadonlySet<string>>()

function knownSigns(rows: readonly LabelledComment[]): ReadonlySet<string> {
  const known = signsOf.get(rows) ?? new Set(rows.flatMap(({ signs }) => signs))
  signsOf.set(rows, known)
  return known
}
