import { expect, test } from 'vitest'
import { excessOf, linearTimePatienceMs } from './linear-time.ts'

const textOf = (factor: number) => 'ab;'.repeat(700 * factor)

function marks(text: string): number {
  let sum = 0
  for (let at = 0; at < text.length; at += 1) sum += text.charCodeAt(at) & 1
  return sum
}
const often = (text: string) => Array.from({ length: 300 }, () => marks(text))
const inPairs = (text: string) => Array.from(text, (_, at) => marks(text.slice(0, at)))

/** Code that is not compiled yet may be acquitted once; a law tries scores of texts. */
const tries = [1, 2, 3, 4, 5]

test(
  'a parser that looks at each sign a few hundred times is acquitted, one that looks at every pair is convicted',
  () => {
    expect(tries.map(() => excessOf(often, textOf))).toContain(null)
    expect(tries.map(() => excessOf(inPairs, textOf, [4])).join()).toMatch(/4 times the text takes \d+ times as long/)
  },
  linearTimePatienceMs,
)

test(
  'one that refuses a large text is convicted on the sizes that it reads',
  () => {
    const short = (text: string) => (text.length > 9_000 ? null : inPairs(text))
    expect(tries.map(() => excessOf(short, textOf, [4])).join()).toMatch(/4 times the text takes \d+ times as long/)
  },
  linearTimePatienceMs,
)
