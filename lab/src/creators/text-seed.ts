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

/** Creators are split in two once and for all: signals are fitted on the first half, figures are reported on the second.
 *  @returns whether a creator belongs to the half that signals are fitted on */
export function isFitHalf(creator: string): boolean {
  return textSeed(`half ${creator}`) % 2 === 0
}
