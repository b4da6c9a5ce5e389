import { NumberTable } from './number-table.ts'
import { bitSimilarity, shingleSimilarity, similarityRoom, sketchesOf, smallestKept } from './text-sketch.ts'

/** Groups texts that are the same but for small changes, in near-linear time. */

/** Shingle similarity from which two texts count as one. At 0.7 a comment of sixty letters may differ by about one word. */
const similarityMin = 0.7
/** What the coarse test asks; it errs upwards, so the margin only guards against texts with very few shingles. */
const coarseSimilarityMin = 0.65

/** Groups near-equal texts.
 *
 *  A text is compared with the first text that had one of its smallest shingles, so that a thousand equal texts cost a
 *  thousand comparisons and not half a million. Who was first depends on the order, so callers pass the texts in an order
 *  that the content determines.
 *
 *  @param texts distinct canonical texts
 *  @returns for each text the index of its group's first text */
export function nearDuplicateGroups(texts: readonly string[]): Uint32Array {
  const parent = Uint32Array.from(texts.keys())
  const rootOf = (index: number): number => {
    let root = index
    while ((parent[root] ?? root) !== root) root = parent[root] ?? root
    return root
  }
  const sketches = sketchesOf(texts)
  const room = similarityRoom(texts)
  /** By hash, one more than the index of the first text that has it among its smallest. */
  const firstWith = new NumberTable(smallestKept * texts.length)
  for (let index = 0; index < texts.length; index += 1) {
    let asked = -1
    const from = smallestKept * index
    for (let place = from; place < from + (sketches.kept[index] ?? 0); place += 1) {
      const hash = sketches.smallest[place] ?? 0
      const first = firstWith.of(hash) - 1
      if (first === -1) firstWith.keep(hash, index + 1)
      if (first === -1 || first === asked) continue
      asked = first
      if (bitSimilarity(sketches, first, index) < coarseSimilarityMin) continue
      if (shingleSimilarity(texts[first] ?? '', texts[index] ?? '', room) < similarityMin) continue
      const [a, b] = [rootOf(first), rootOf(index)]
      parent[Math.max(a, b)] = Math.min(a, b)
    }
  }
  return parent.map((_, index) => rootOf(index))
}
