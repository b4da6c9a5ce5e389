import { createContext, Script } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excessOf, linearTimePatienceMs } from './linear-time.ts'
import { sourceFiles } from './source-tree.ts'

/** A regular expression that tries again at every place turns one line of text into minutes of a processor. Each of ours is tried on texts
 *  that repeat pieces of what it looks for, behind the beginning of a match and before something that spoils it. */

const letters = [...' \t\n', ...'aA0é', ...'.,:;-_/@<>([{"\'=#*!…']
const spoilers = ['\0', '\n', ' ', 'a', '!']
const attacksPerPattern = 24
/** Beyond any doubt: a linear one needs milliseconds. It only serves to name the pattern instead of never ending. */
const endlessMs = 20_000

interface Pattern {
  source: string
  flags: string
}

/** What never sees a text that somebody else wrote. */
const ownTextOnly = new Set([
  // Digits of a number.
  String(/\B(?=(\d{3})+$)/g),
  // Pages of our own build.
  String(/<script data-start[^>]*>[^<]*<\/script>/g),
  String(/<link rel="modulepreload"[^>]*>/g),
  String(/<script([^>]*)>([\s\S]*?)<\/script>/g),
  String(/(<script[^>]*application\/ld\+json[^>]*>)([\s\S]*?)(<\/script>)/g),
])

/** Without a part of any length, the work at one place has an end. */
const isUnbounded = ({ source }: Pattern) => /[+*]|,\}/.test(source)

const patterns = new Map(
  sourceFiles
    .filter((file) => !file.isTest && /^(packages|apps)\//.test(file.path))
    .flatMap((file) => file.patterns.filter(isUnbounded).map((pattern) => ({ ...pattern, path: file.path })))
    .map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]),
)

test(
  'no regular expression of the product takes more than linear time, whatever a text repeats',
  () => {
    expect(patterns.size).toBeGreaterThan(100)
    const slow = [...patterns].flatMap(([written, pattern]) => {
      const attack = ownTextOnly.has(written) ? undefined : slowAttack(pattern)
      return attack === undefined ? [] : [`${pattern.path}: ${written} on ${JSON.stringify(attack)}`]
    })
    expect(slow).toEqual([])
  },
  linearTimePatienceMs,
)

interface Attack {
  begin: string
  piece: string
  end: string
}

function slowAttack({ source, flags }: Pattern): Attack | undefined {
  const expression = new RegExp(source, flags)
  const look = (text: string) => (expression.global ? text.replace(expression, '') : expression.test(text))
  // What doubles with every piece never comes to an end at a large size, so it is looked for at small ones first.
  const mayDouble = /\)[+*{]/.test(source)
  const [few, many] = [mayDouble ? [1, 2, 3, 4, 6] : [], [150, 2_000]]
  return fc.sample(attacksOn(source, flags), attacksPerPattern).find(({ begin, piece, end }) => {
    const textOf = (times: number) => (factor: number) => begin + piece.repeat(times * factor) + end
    const isSlow = (times: number, factor: number) =>
      isEndless(expression, textOf(times)(factor)) || excessOf(look, textOf(times)) !== null
    return few.some((times) => isSlow(times, 64)) || many.some((times) => isSlow(times, 4))
  })
}

const asked: { expression: RegExp; text: string } = { expression: /./, text: '' }
const place = createContext(asked)
const search = new Script('text.search(expression)')

function isEndless(expression: RegExp, text: string): boolean {
  Object.assign(asked, { expression, text })
  try {
    search.runInContext(place, { timeout: endlessMs })
    return false
  } catch {
    return true
  }
}

function attacksOn(source: string, flags: string): fc.Arbitrary<Attack> {
  const words = [...source.matchAll(/[\p{L}\p{N} <>"'=:/@_-]+/gu)].map(([text]) => text)
  const piece =
    words.length === 0 ? fc.constantFrom(...letters) : fc.oneof(fc.constantFrom(...letters), fc.constantFrom(...words))
  const text = matching(source, flags)
  const whole = text === null ? piece : fc.oneof(piece, text, text)
  return fc
    .record({ whole, from: fc.nat(), length: fc.integer({ min: 1, max: 9 }), piece, end: fc.constantFrom(...spoilers) })
    .map(({ whole: match, from, length, piece: other, end }) => {
      const begin = from % (match.length + 1)
      const cut = match.slice(begin, begin + length)
      return { begin: match.slice(0, begin), piece: cut === '' ? other : cut, end }
    })
}

/** Texts that match, where the generator knows the syntax; of a class of all scripts it would list every letter. */
function matching(source: string, flags: string): fc.Arbitrary<string> | null {
  if (source.includes('\\p{')) return null
  try {
    const texts = fc.stringMatching(new RegExp(source, flags.replace(/[gy]/g, '')), { size: 'xsmall' })
    fc.sample(texts, 1)
    return texts
  } catch {
    return null
  }
}
