/** Sketches of texts by which near-duplicates find each other without comparing every pair (Broder 1997).
 *
 *  Of a text's hashed character shingles only the smallest few are kept ("bottom-k"). Two texts share each of them with a
 *  chance of about the Jaccard similarity s of their shingle sets, so they meet in at least one of four with 1 − (1 − s)⁴:
 *  99 % at 0.7. Meeting is cheap; whether they are alike is then asked of the full sets. */
export interface TextSketch {
  /** The smallest shingle hashes, ascending, at most four; empty for texts shorter than one shingle. */
  smallest: number[]
  /** One bit for each of 256 classes of shingles that occur; rules out most pairs that are not alike. */
  bits: Uint32Array
}

/** Letters per shingle. Five keep single words from matching and survive a typo (Leskovec et al., Mining of Massive Datasets, 3.2). */
const shingleLetters = 5
const smallestKept = 4
/** Multiplier of the rolling hash, and its fifth power, by which the letter that leaves is taken out. */
const base = 0x01000193
const basePower = [1, 2, 3, 4, 5].reduce((power) => Math.imul(power, base), 1)

/** Calls back with the hash of each shingle, in order; equal shingles give equal hashes. */
function forEachShingle(canonical: string, visit: (hash: number) => void) {
  let rolling = 0
  for (let place = 0; place < canonical.length; place += 1) {
    rolling = (Math.imul(rolling, base) + canonical.charCodeAt(place)) | 0
    if (place >= shingleLetters)
      rolling = (rolling - Math.imul(canonical.charCodeAt(place - shingleLetters), basePower)) | 0
    if (place < shingleLetters - 1) continue
    // The rolling hash is nearly ordered by the last letter; mixing makes "smallest" mean "random".
    let hash = Math.imul(rolling ^ (rolling >>> 15), 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
    visit((hash ^ (hash >>> 16)) >>> 0)
  }
}

/** @param canonical the text in canonical form */
export function sketchOf(canonical: string): TextSketch {
  const smallest: number[] = []
  const bits = new Uint32Array(8)
  let largest = Number.POSITIVE_INFINITY
  forEachShingle(canonical, (hash) => {
    bits[(hash >>> 5) & 7] = (bits[(hash >>> 5) & 7] ?? 0) | (1 << (hash & 31))
    if (hash >= largest || smallest.includes(hash)) return
    let place = smallest.length < smallestKept ? smallest.length : smallestKept - 1
    while (place > 0 && (smallest[place - 1] ?? 0) > hash) {
      smallest[place] = smallest[place - 1] ?? 0
      place -= 1
    }
    smallest[place] = hash
    if (smallest.length === smallestKept) largest = smallest[smallestKept - 1] ?? largest
  })
  return { smallest, bits }
}

/** Similarity of two sketches by their bits, which is at least about the true one: distinct shingles may share a bit, equal ones
 *  always do. */
export function bitSimilarity(a: TextSketch, b: TextSketch): number {
  let both = 0
  let either = 0
  for (let index = 0; index < a.bits.length; index += 1) {
    const x = a.bits[index] ?? 0
    const y = b.bits[index] ?? 0
    both += onesIn(x & y)
    either += onesIn(x | y)
  }
  return either === 0 ? 0 : both / either
}

/** Exact Jaccard similarity of the shingle sets of two texts.
 *
 *  @returns 0 (nothing in common) to 1 (the same) */
export function shingleSimilarity(a: string, b: string): number {
  const ofA = new Set<number>()
  const ofB = new Set<number>()
  forEachShingle(a, (hash) => ofA.add(hash))
  forEachShingle(b, (hash) => ofB.add(hash))
  let both = 0
  for (const hash of ofA) if (ofB.has(hash)) both += 1
  const either = ofA.size + ofB.size - both
  return either === 0 ? 0 : both / either
}

/** Number of ones in 32 bits (Warren, Hacker's Delight, 5-1). */
function onesIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
