/** Repeatable random numbers for bootstrap and Monte Carlo. The engine has no randomness of its own: the seed is made from
 *  the content, and from nothing that depends on the order in which the content arrived.
 *
 *  What a newcomer would get wrong is to seed from the position in a list or from the time: then the same creator
 *  would get another interval on the next page load, and nobody could check a report by computing it again. */

/** A hash of a text to 32 bits (FNV-1a). Good enough to spread seeds; not for security.
 *
 *  One multiplication and one exclusive-or for each UTF-16 code unit, so the whole text matters and its order too.
 *
 *  @example hashOfText('') is 2,166,136,261, the offset that the authors chose */
export function hashOfText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** A seed that is the same for any order of the texts: their hashes are added, and adding has no order.
 *
 *  A repeated text counts as often as it is there, so a list with a duplicate has another seed than the list without
 *  it.
 *
 *  @param texts ids or other stable texts
 *  @returns an unsigned 32-bit integer */
export function seedOf(texts: Iterable<string>): number {
  let seed = 0
  for (const text of texts) seed = (seed + hashOfText(text)) >>> 0
  return seed
}

/** SFC32, the small fast counting generator of C. Doty-Humphrey (PractRand): 128 bits of state, passes BigCrush.
 *
 *  Generators never share state: each call of this function starts a sequence of its own. Cost: a dozen integer
 *  operations for each number.
 *
 *  @param seed unsigned 32-bit integer
 *  @returns a function that gives the next number, 0 inclusive to 1 exclusive
 *  @example two generators from seededRandom(1) give the same numbers, for ever */
export function seededRandom(seed: number): () => number {
  let a = seed | 0
  let b = 0x9e3779b9 | 0
  let c = 0x243f6a88 | 0
  let counter = 1
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    c |= 0
    return (sum >>> 0) / 4_294_967_296
  }
  // The first outputs still resemble the seed; the author discards twelve.
  for (let round = 0; round < 12; round += 1) next()
  return next
}
