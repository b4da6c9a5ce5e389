import { type Random, random } from '@vouch/simulator'
import { holding, type Line, worded } from './line.ts'

/** Draws lines by a seed: the same seed writes the same copy, another one other copy. A line whose facts do not hold is never drawn. */

export interface Pen {
  /** So many different lines, each in one wording. @throws Error where the pool holds fewer: a defect of the pool */
  several: (lines: readonly Line[], count: number) => string[]
  one: (lines: readonly Line[]) => string
  /** From `min` to `max`. */
  between: (min: number, max: number) => number
  /** The same things in another order. */
  shuffled: <T>(things: readonly T[]) => T[]
}

export function openPen(seed: number | string): Pen {
  const source = random('sales-copy', seed)
  const shuffled = <T>(things: readonly T[]) => shuffle(things, source)
  const several: Pen['several'] = (lines, count) => {
    const drawn = shuffled(holding(lines)).slice(0, count)
    if (drawn.length < count) throw new Error(`A pool of ${lines.length} lines holds fewer than ${count} that are true`)
    return drawn.map(({ text }) => worded(text, source))
  }
  return {
    several,
    one: (lines) => several(lines, 1).join(''),
    between: (min, max) => min + source.int(max - min + 1),
    shuffled,
  }
}

/** Fisher and Yates. */
function shuffle<T>(things: readonly T[], source: Random): T[] {
  const rest = [...things]
  const drawn: T[] = []
  while (rest.length > 0) drawn.push(...rest.splice(source.int(rest.length), 1))
  return drawn
}
