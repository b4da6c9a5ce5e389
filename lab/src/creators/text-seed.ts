/** A number that stands for a text: FNV-1a with 32 bits. Draws that are seeded by a creator's name stay the same whatever
 *  else is in the file.
 *
 *  @returns 0 to 2³² − 1 */
export function textSeed(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  // FNV leaves the lowest bits of similar texts alike; one round of mixing parts them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Creators are split in two: signals are fitted on the first half, figures are reported on the second. What ships is fitted on the split
 *  of seed 0; another seed draws another split, for models that are fitted anew on it.
 *  @returns whether a creator belongs to the half that signals are fitted on */
export function isFitHalf(creator: string, seed = 0): boolean {
  return textSeed(seed === 0 ? `half ${creator}` : `half ${seed} ${creator}`) % 2 === 0
}
