import fc from 'fast-check'
import { expect } from 'vitest'

/** Holds a parser to time linear in its input, on generated text that repeats what parsers stumble over.
 *
 *  What a newcomer would get wrong is to assert seconds: a busy machine is slow at everything. Compared are two sizes of one text, in the
 *  processor time of this thread alone, which waits for nobody. Four times the text takes a linear parser four times as long and a
 *  quadratic one sixteen times; the bound lies between, and a pair of measurements beyond it is taken again before it counts. */

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
  /** Texts that are tried. */
  runs?: number
}

const growth = 4
/** Linear is 4, quadratic 16. */
export const linearTimeRatioMax = 10
const roundsMax = 6
/** Nothing that looks at every pair of so many characters can be done in this time. It only spares measuring: a slower machine measures. */
const surelyLinearMs = 2
/** A hang ends the run; a machine that is ten times as busy does not. */
export const linearTimePatienceMs = 300_000
/** The clock of a thread advances by ticks of some milliseconds, so a measurement lasts for several. */
const measuredMicroseconds = 20_000

/** Asserts that a parser's time grows no faster than its input, whatever the input repeats.
 *  @param parse may throw: refusing is parsing too */
export function expectLinearTime(parse: (text: string) => unknown, held: Held = {}): void {
  const { words = [], chars = 5_000, runs = 80 } = held
  fc.assert(
    fc.property(repeatingTexts(words), (text) => {
      const ratio = growthOf(parse, text(chars, 1), text(chars, growth))
      expect(ratio, 'times as long for four times the text').toBeLessThan(linearTimeRatioMax)
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

/** @returns how many times as long the larger text takes, at the best of several measurements */
export function growthOf(parse: (text: string) => unknown, small: string, large: string): number {
  const whole = Math.min(millisecondsOf(parse, large), millisecondsOf(parse, large))
  if (whole < surelyLinearMs) return 1
  const glance = whole / Math.min(...[1, 2, 3].map(() => millisecondsOf(parse, small)))
  if (glance < linearTimeRatioMax) return glance
  let [less, more] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < roundsMax; round += 1) {
    less = Math.min(less, microsecondsOf(parse, small))
    more = Math.min(more, microsecondsOf(parse, large))
    if (more < linearTimeRatioMax * less) break
  }
  return more / less
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
