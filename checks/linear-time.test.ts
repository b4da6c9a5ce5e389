import { expect, test } from 'vitest'
import { excessOf, linearTimePatienceMs } from './linear-time.ts'

const textOf = (factor: number) => 'ab;'.repeat(250 * factor)

function marks(text: string): number {
  let sum = 0
  for (let at = 0; at < text.length; at += 1) sum += text.charCodeAt(at) & 1
  return sum
}
const often = (text: string) => Array.from({ length: 300 }, () => marks(text))
const inPairs = (text: string) => Array.from(text, (_, at) => marks(text.slice(0, at)))

test(
  'a parser that looks at each sign a few hundred times is acquitted, one that looks at every pair is convicted',
  () => {
    expect(excessOf(often, textOf)).toBeNull()
    expect(excessOf(inPairs, textOf, [4, 16])).toMatch(/^4 times the text takes \d+ times as long, 16 times/)
  },
  linearTimePatienceMs,
)

test(
  'one that refuses a large text is convicted on the sizes that it reads',
  () => {
    const short = (text: string) => (text.length > 3_000 ? null : inPairs(text))
    expect(excessOf(short, textOf)).toBeNull()
    expect(excessOf(short, textOf, [4])).toMatch(/^4 times the text takes \d+ times as long$/)
  },
  linearTimePatienceMs,
)
