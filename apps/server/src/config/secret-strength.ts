/** How much of a secret somebody would have to guess who knows how people make secrets up. */

/** @returns the bits that the text can hold at most: those of its letters and of the steps between them, whichever is less, counted once
 *  where the text repeats itself. An estimate from above, so that it refuses no secret that was drawn by lot. */
export function bitsAtMost(secret: string): number {
  const letters = [...onceOf(secret)]
  const steps = letters.slice(1).map((letter, place) => codeOf(letter) - codeOf(letters[place] ?? ''))
  return Math.min(bitsOf(letters), bitsOf(steps))
}

/** @returns the part that the text repeats, the last time perhaps not whole; the text itself where it repeats none */
function onceOf(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1)
    if (text.startsWith(text.slice(length))) return text.slice(0, length)
  return text
}

function codeOf(letter: string): number {
  return letter.codePointAt(0) ?? 0
}

/** Shannon's measure of the frequencies, over all of the values. */
function bitsOf(values: readonly unknown[]): number {
  const counts = new Map<unknown, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.values()].reduce((bits, count) => bits + count * Math.log2(values.length / count), 0)
}
