import { NumberTable } from './number-table.ts'

/** Sketches of texts by which near-duplicates find each other without comparing every pair (Broder 1997).
 *
 *  Of a text's hashed character shingles only the smallest few are kept ("bottom-k"). Two texts share each of them with a
 *  chance of about the Jaccard similarity s of their shingle sets, so they meet in at least one of four with 1 − (1 − s)⁴:
 *  99 % at 0.7. Meeting is cheap; whether they are alike is then asked of the full sets.
 *
 *  The sketches of all texts lie in a few arrays side by side; a text is named by its index. */
export interface TextSketches {
  /** The smallest shingle hashes of each text, ascending: `smallestKept` places, of which the first `kept` are in use. */
  smallest: Uint32Array
  /** How many are in use; none for texts shorter than one shingle. */
  kept: Uint8Array
  /** One bit for each of 256 classes of shingles that occur, eight words for each text; rules out most pairs that are not alike. */
  bits: Int32Array
  /** Number of ones among the bits of each text. */
  ones: Uint16Array
}

/** Letters per shingle. Five keep single words from matching and survive a typo (Leskovec et al., Mining of Massive Datasets, 3.2). */
const shingleLetters = 5
export const smallestKept = 4
const bitWords = 8
/** Multiplier of the rolling hash, and its fifth power, by which the letter that leaves is taken out. */
const base = 0x01000193
const basePower = [1, 2, 3, 4, 5].reduce((power) => Math.imul(power, base), 1)

/** Writes the hash of each shingle, in order; equal shingles give equal hashes.
 *
 *  @param room at least as long as the text; one for many texts, since making one costs more than filling it
 *  @returns how many were written */
function writeShingles(canonical: string, room: Uint32Array): number {
  let rolling = 0
  // The last five letters, first to last: asking the text for a letter costs more than handing five of them on.
  let [first, second, third, fourth, fifth] = [0, 0, 0, 0, 0]
  for (let place = 0; place < canonical.length; place += 1) {
    const leaving = first
    first = second
    second = third
    third = fourth
    fourth = fifth
    fifth = canonical.charCodeAt(place)
    rolling = (Math.imul(rolling, base) + fifth - Math.imul(leaving, basePower)) | 0
    if (place < shingleLetters - 1) continue
    // The rolling hash is nearly ordered by the last letter; mixing makes "smallest" mean "random".
    let hash = Math.imul(rolling ^ (rolling >>> 15), 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
    room[place - shingleLetters + 1] = hash ^ (hash >>> 16)
  }
  return Math.max(0, canonical.length - shingleLetters + 1)
}

/** @param texts in canonical form */
export function sketchesOf(texts: readonly string[]): TextSketches {
  const sketches: TextSketches = {
    smallest: new Uint32Array(smallestKept * texts.length),
    kept: new Uint8Array(texts.length),
    bits: new Int32Array(bitWords * texts.length),
    ones: new Uint16Array(texts.length),
  }
  const room = new Uint32Array(texts.reduce((most, { length }) => Math.max(most, length), 0))
  for (let text = 0; text < texts.length; text += 1) {
    sketch(sketches, text, room, writeShingles(texts[text] ?? '', room))
  }
  return sketches
}

function sketch({ smallest, kept, bits, ones }: TextSketches, text: number, shingles: Uint32Array, count: number) {
  const first = smallestKept * text
  const firstWord = bitWords * text
  let end = first
  /** The largest of the smallest, once there are enough of them: nearly every shingle ends at this comparison. */
  let bound = Number.POSITIVE_INFINITY
  for (let index = 0; index < count; index += 1) {
    const hash = shingles[index] ?? 0
    const word = firstWord + ((hash >>> 5) & (bitWords - 1))
    bits[word] = (bits[word] ?? 0) | (1 << (hash & 31))
    if (hash >= bound) continue
    let place = end
    while (place > first && (smallest[place - 1] ?? 0) > hash) place -= 1
    if (place > first && smallest[place - 1] === hash) continue
    if (end < first + smallestKept) end += 1
    for (let moved = end - 1; moved > place; moved -= 1) smallest[moved] = smallest[moved - 1] ?? 0
    smallest[place] = hash
    if (end === first + smallestKept) bound = smallest[end - 1] ?? 0
  }
  kept[text] = end - first
  let sum = 0
  for (let word = 0; word < bitWords; word += 1) sum += onesIn(bits[firstWord + word] ?? 0)
  ones[text] = sum
}

/** Similarity of two texts by their bits, which is at least about the true one: distinct shingles may share a bit, equal ones
 *  always do. */
export function bitSimilarity({ bits, ones }: TextSketches, a: number, b: number): number {
  let both = 0
  for (let word = 0; word < bitWords; word += 1) {
    both += onesIn((bits[bitWords * a + word] ?? 0) & (bits[bitWords * b + word] ?? 0))
  }
  const either = (ones[a] ?? 0) + (ones[b] ?? 0) - both
  return either === 0 ? 0 : both / either
}

/** Exact Jaccard similarity of the shingle sets of two texts.
 *
 *  @param room for the shingles of both; one for many pairs
 *  @returns 0 (nothing in common) to 1 (the same) */
export function shingleSimilarity(a: string, b: string, room: SimilarityRoom = similarityRoom([a, b])): number {
  const [onlyA, onlyB, inBoth] = [1, 2, 3]
  const { shingles, seen } = room
  seen.clear(a.length + b.length)
  let either = 0
  let both = 0
  const shinglesOfA = writeShingles(a, shingles)
  for (let index = 0; index < shinglesOfA; index += 1) {
    const hash = shingles[index] ?? 0
    if (seen.of(hash) !== 0) continue
    seen.keep(hash, onlyA)
    either += 1
  }
  const shinglesOfB = writeShingles(b, shingles)
  for (let index = 0; index < shinglesOfB; index += 1) {
    const hash = shingles[index] ?? 0
    const known = seen.of(hash)
    if (known === 0) either += 1
    if (known === onlyA) both += 1
    if (known < onlyB) seen.keep(hash, known === 0 ? onlyB : inBoth)
  }
  return either === 0 ? 0 : both / either
}

/** What a comparison writes on. Making it costs more than comparing two comments. */
export interface SimilarityRoom {
  shingles: Uint32Array
  seen: NumberTable
}

/** @returns room for any two of the texts */
export function similarityRoom(texts: readonly string[]): SimilarityRoom {
  const longest = texts.reduce((most, { length }) => Math.max(most, length), 0)
  return { shingles: new Uint32Array(longest), seen: new NumberTable(2 * longest) }
}

/** Number of ones in 32 bits (Warren, Hacker's Delight, 5-1). */
function onesIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
