import { bandKeys, bands, jaccard, shinglesOf } from './minhash.ts'

/** Groups texts that are the same but for small changes, in near-linear time. */

/** Shingle similarity from which two texts count as one. At 0.7 a comment of sixty letters may differ by about one word. */
const similarityMin = 0.7

/** Groups near-equal texts.
 *
 *  Texts that share a band key are compared with the first of that bucket only, so that a thousand equal texts cost a
 *  thousand comparisons and not half a million. Buckets are filled in the order of the texts, so callers pass them sorted.
 *
 *  @param texts distinct canonical texts, sorted
 *  @returns for each text the index of its group's first text */
export function nearDuplicateGroups(texts: readonly string[]): Uint32Array {
  const parent = new Uint32Array(texts.length).map((_, index) => index)
  const rootOf = (index: number): number => {
    let root = index
    while ((parent[root] ?? root) !== root) root = parent[root] ?? root
    parent[index] = root
    return root
  }
  const shingles = texts.map(shinglesOf)
  const buckets = Array.from({ length: bands }, () => new Map<number, number>())
  for (const [index, own] of shingles.entries()) {
    if (own.length === 0) continue
    for (const [band, key] of bandKeys(own).entries()) {
      const first = buckets[band]?.get(key)
      if (first === undefined) {
        buckets[band]?.set(key, index)
        continue
      }
      const a = rootOf(first)
      const b = rootOf(index)
      if (a === b || jaccard(shingles[first] ?? own, own) < similarityMin) continue
      // The smaller index leads, so that the outcome does not depend on which pair met first.
      parent[Math.max(a, b)] = Math.min(a, b)
    }
  }
  return parent.map((_, index) => rootOf(index))
}
