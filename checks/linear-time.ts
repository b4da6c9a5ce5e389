import fc from 'fast-check'
import { expect } from 'vitest'

/** Holds a parser to time linear in its input, on generated text that repeats what parsers stumble over.
 *
 *  What a newcomer would get wrong is to assert seconds: a busy machine is slow at everything. Compared are sizes of one text, in the
 *  processor time of this thread alone. That time is noisy too: other guests of the machine, collecting garbage and caches make some
 *  measurement of a linear parser twice or three times as long. So four times the text mostly acquits; to convict, sixteen times and then
 *  sixty-four times must take too long as well, where a quadratic parser is further and further from a linear one. Only where a parser
 *  reads no larger text, or takes half a second for one, the sizes before it decide. */

/** What markup, addresses, tables, sentences and numbers are made of. */
const units = [
  ...['. ', '.', ' ', '\t', '\n', '\r\n', ',', ';', ':', '|', '/', '//', '-', '_', '+', '=', '!', '?', '…'],
  ...['[', ']', '(', ')', '[](', '](', '{', '}', '<', '>', '<a', '<a href="', '</', '"', '""', "'", '`', '*', '“', '”'],
  ...['%', '%2', '%41', '&', '&amp;', '#', '# ', '@', '@a', '@. ', '$', '\\', '0', '12', '1.', 'a', 'A', 'é', '😀'],
  ...['a.', 'a ', 'a@', 'a/', 'a,', '"a"', '"a', 'x"', '|a', '- ', '~', '^', '\u00a0', '\u200b', '\ufeff', '\u0301'],
]

export interface Held {
  /** Pieces of text that mean something to this parser; they are repeated like all others. */
  words?: readonly string[]
  /** Characters of the smaller text. */
  chars?: number
  /** Characters that the parser reads at most: what refuses or cuts a larger text shows nothing by it. */
  charsMax?: number
  /** Texts that are tried. */
  runs?: number
}

/** Sizes of the text, as multiples of the smallest. A linear parser takes as many times as long, a quadratic one the square of it. */
const factors = [4, 16, 64] as const
/** Between the two, half-way in ratios, and a little to the quadratic side: the smallest text has the least time to be measured in. */
const tooLong = (factor: number) => 1.25 * factor ** 1.5
const roundsMax = 6
/** Nothing that looks at every pair of so many characters can be done in this time. It only spares measuring: a slower machine measures. */
const surelyLinearMs = 2
/** What takes so much processor time is not tried on a larger text, which a quadratic parser would read for a minute. */
const hopelessMicroseconds = 500_000
/** A hang ends the run; a machine that is ten times as busy does not. */
export const linearTimePatienceMs = 300_000
/** The clock of a thread advances by ticks of some milliseconds, so a measurement lasts for several. */
const measuredMicroseconds = 20_000

/** A text of some size, times a factor. */
export type Sized = (factor: number) => string

/** Asserts that a parser's time grows no faster than its input, whatever the input repeats.
 *  @param parse may throw: refusing is parsing too */
export function expectLinearTime(parse: (text: string) => unknown, held: Held = {}): void {
  const { words = [], chars = 5_000, charsMax = Number.POSITIVE_INFINITY, runs = 80 } = held
  const tried = factors.filter((factor) => factor * chars <= charsMax)
  fc.assert(
    fc.property(repeatingTexts(words), (text) => {
      expect(excessOf(parse, (factor) => text(chars, factor), tried)).toBeNull()
    }),
    { numRuns: runs, endOnFailure: true },
  )
}

/** Texts that repeat one piece, or one and then another, of any length.
 *  @returns the text with about as many characters, times a factor. Pieces come in pairs, or one size of a text would leave a quotation mark or a
 *  fence open that the other closes, and the two would not be the same work. */
export function repeatingTexts(words: readonly string[]): fc.Arbitrary<(chars: number, factor: number) => string> {
  const unit =
    words.length === 0 ? fc.constantFrom(...units) : fc.oneof(fc.constantFrom(...units), fc.constantFrom(...words))
  const pattern = fc.oneof(unit, fc.tuple(unit, unit).map(joined), fc.tuple(unit, unit, unit).map(joined))
  const edge = fc.oneof(fc.constant(''), unit)
  return fc.tuple(edge, fc.oneof(fc.tuple(pattern), fc.tuple(pattern, pattern)), edge).map((drawn) => {
    const [begin, patterns, end] = drawn
    const text = (chars: number, factor: number) => {
      const pairs = (piece: string) => Math.ceil(chars / patterns.length / piece.length / 2)
      return begin + patterns.map((piece) => piece.repeat(2 * factor * pairs(piece))).join('') + end
    }
    // What a failed run shows.
    return Object.assign(text, { [fc.toStringMethod]: () => JSON.stringify(drawn) })
  })
}

function joined(parts: readonly string[]): string {
  return parts.join('')
}

/** @param tried sizes of the larger texts, in their order
 *  @returns null for a parser that takes linear time, or else a sentence that says how long the larger texts took */
export function excessOf(
  parse: (text: string) => unknown,
  textOf: Sized,
  tried: readonly number[] = factors,
): string | null {
  const small = textOf(1)
  const found: string[] = []
  for (const factor of tried) {
    const large = textOf(factor)
    const glance = Math.min(millisecondsOf(parse, large), millisecondsOf(parse, large))
    if (glance < surelyLinearMs) return null
    if (glance / Math.min(...[1, 2, 3].map(() => millisecondsOf(parse, small))) < tooLong(factor)) return null
    const { less, more } = leastMicroseconds(parse, small, large, tooLong(factor))
    if (more < tooLong(factor) * less) return null
    found.push(`${factor} times the text takes ${Math.round(more / less)} times as long`)
    if (more > hopelessMicroseconds) break
  }
  return found.join(', ')
}

/** @returns processor time for the smaller and for the larger text, at the best of several measurements, which end once one is below a bound */
function leastMicroseconds(
  parse: (text: string) => unknown,
  small: string,
  large: string,
  bound: number,
): { less: number; more: number } {
  let [less, more] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < roundsMax; round += 1) {
    less = Math.min(less, microsecondsOf(parse, small))
    more = Math.min(more, microsecondsOf(parse, large))
    if (more < bound * less) break
  }
  return { less, more }
}

/** A glance by the clock on the wall, which other processes may delay: it can acquit and never convict. */
function millisecondsOf(parse: (text: string) => unknown, text: string): number {
  const began = performance.now()
  attempt(parse, text)
  return performance.now() - began
}

/** @returns processor time of one call, the mean of as many as can be measured */
function microsecondsOf(parse: (text: string) => unknown, text: string): number {
  const began = process.threadCpuUsage()
  for (let calls = 1; ; calls += 1) {
    attempt(parse, text)
    const { user, system } = process.threadCpuUsage(began)
    if (user + system >= measuredMicroseconds) return (user + system) / calls
  }
}

function attempt(parse: (text: string) => unknown, text: string): void {
  try {
    parse(text)
  } catch {
    // A refusal.
  }
}
