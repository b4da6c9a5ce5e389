/** Sketches of texts by which near-duplicates find each other without comparing every pair (Broder 1997).
 *  The chance that two sketches agree in one place equals the Jaccard similarity of the texts' shingle sets. */

/** Letters per shingle. Five keep single words from matching and survive a typo (Leskovec et al., Mining of Massive Datasets, 3.2). */
const shingleLetters = 5
/** Eight bands of three rows: two texts meet in at least one band with probability 1 − (1 − s³)⁸, which is 99.7 % at a
 *  similarity of 0.8 and 6 % at 0.2. */
export const bands = 8
const rows = 3
const hashes = bands * rows

/** Odd multipliers and offsets of the hash family, from the golden-ratio sequence; fixed, so that a sketch never changes. */
const multipliers = new Uint32Array(hashes).map((_, index) => Math.imul(index * 2 + 1, 0x9e3779b1) | 1)
const offsets = new Uint32Array(hashes).map((_, index) => Math.imul(index + 1, 0x85ebca6b))

/** The set of hashed character shingles of a text, ascending and without repeats.
 *
 *  @param canonical the text in canonical form
 *  @returns hashes; empty for texts shorter than one shingle */
export function shinglesOf(canonical: string): Uint32Array {
  const count = canonical.length - shingleLetters + 1
  if (count <= 0) return new Uint32Array(0)
  const hashed = new Uint32Array(count)
  for (let start = 0; start < count; start += 1) {
    let hash = 0x811c9dc5
    for (let place = start; place < start + shingleLetters; place += 1) {
      hash = Math.imul(hash ^ canonical.charCodeAt(place), 0x01000193)
    }
    hashed[start] = hash ^ (hash >>> 15)
  }
  hashed.sort()
  let kept = 1
  for (let index = 1; index < count; index += 1) {
    const value = hashed[index] ?? 0
    if (value !== hashed[kept - 1]) {
      hashed[kept] = value
      kept += 1
    }
  }
  return hashed.subarray(0, kept)
}

/** One key for each band; texts with an equal key in the same band are candidates.
 *
 *  @param shingles at least one
 *  @returns `bands` unsigned 32-bit keys */
export function bandKeys(shingles: Uint32Array): Uint32Array {
  const keys = new Uint32Array(bands)
  for (let band = 0; band < bands; band += 1) {
    let key = band + 1
    for (let row = 0; row < rows; row += 1) {
      const index = band * rows + row
      const multiplier = multipliers[index] ?? 1
      const offset = offsets[index] ?? 0
      let least = 0xffffffff
      for (const shingle of shingles) {
        const mixed = Math.imul(shingle ^ offset, multiplier)
        const hash = (mixed ^ (mixed >>> 16)) >>> 0
        if (hash < least) least = hash
      }
      key = Math.imul(key ^ least, 0x9e3779b1)
      key ^= key >>> 15
    }
    keys[band] = key >>> 0
  }
  return keys
}

/** Exact Jaccard similarity of two shingle sets.
 *
 *  @param a ascending
 *  @param b ascending
 *  @returns 0 (nothing in common) to 1 (the same) */
export function jaccard(a: Uint32Array, b: Uint32Array): number {
  let i = 0
  let j = 0
  let both = 0
  while (i < a.length && j < b.length) {
    const x = a[i] ?? 0
    const y = b[j] ?? 0
    if (x === y) both += 1
    if (x <= y) i += 1
    if (y <= x) j += 1
  }
  const either = a.length + b.length - both
  return either === 0 ? 0 : both / either
}
