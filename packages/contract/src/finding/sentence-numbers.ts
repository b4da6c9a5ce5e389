import type { NumberToken, NumberUnit, Token } from './sentence-tokens.ts'

/** Numbers with their bounds: "50k to 200k", "above 80", "80 or more", "80+", "around 50k". What they count is said elsewhere. */

export interface Numbers {
  low: number | null
  high: number | null
  unit: NumberUnit | null
  /** Neither end was said: the number stands by itself, at both. */
  bare: boolean
  /** Said with a k or an m, so nothing but a count. */
  multiplied: boolean
  length: number
}

type Side = 'min' | 'max'

const sideByWords: ReadonlyMap<string, Side> = new Map(
  Object.entries({
    min: 'above,over,at least,more than,min,minimum,minimum of,a minimum of,at minimum,from,>,>=,≥,better than,greater than,higher than,least,starting at,upwards of,exceeding,bigger than,larger than,older than,not less than,no less than,not under',
    max: 'below,under,at most,less than,fewer than,lower than,smaller than,cheaper than,max,maximum,maximum of,a maximum of,up to,<,<=,≤,most,no more than,not more than,not over,no higher than,younger than,within,not above',
  } satisfies Record<Side, string>).flatMap(([side, words]) =>
    words.split(',').map((word): [string, Side] => [word, side as Side]),
  ),
)
const boundWordsMax = 3

const suffixes: ReadonlyMap<string, Side> = new Map([
  ...[
    '+',
    'or more',
    'and more',
    'and up',
    'and above',
    'or above',
    'or higher',
    'or over',
    'plus',
    'min',
    'minimum',
    'upwards',
    'and over',
  ].map((words): [string, Side] => [words, 'min']),
  ...[
    'or less',
    'or fewer',
    'or under',
    'or below',
    'and below',
    'and under',
    'max',
    'maximum',
    'tops',
    'at most',
    'or lower',
  ].map((words): [string, Side] => [words, 'max']),
])

const about = new Set(['around', 'about', '~', 'roughly', 'approximately', 'circa', 'approx', 'some'])
/** How far about a number reaches to either side, of the number (chosen). */
const aboutShare = 0.2

function textOf(tokens: readonly Token[], at: number, count: number): string {
  return tokens
    .slice(at, at + count)
    .map(({ text }) => text)
    .join(' ')
}

/** @returns the bound that begins at a token, by its words. */
export function boundAt(tokens: readonly Token[], at: number): { side: Side; length: number } | null {
  for (let length = boundWordsMax; length > 0; length--) {
    const side = tokens[at + length - 1] && sideByWords.get(textOf(tokens, at, length))
    if (side !== undefined) return { side, length }
  }
  return null
}

/** @returns a bound that follows its number. */
export function suffixAt(tokens: readonly Token[], at: number): { side: Side; length: number } | null {
  for (const length of [2, 1]) {
    const side = tokens[at + length - 1] && suffixes.get(textOf(tokens, at, length))
    if (side !== undefined) return { side, length }
  }
  return null
}

/** A number in figures, or "a million" and "half a million". */
export function numberAt(tokens: readonly Token[], at: number): { token: NumberToken; length: number } | null {
  const first = tokens[at]
  if (first?.kind === 'number') return { token: first, length: 1 }
  const half = first?.text === 'half'
  const article = tokens[half ? at + 1 : at]?.text ?? ''
  const of = tokens[half ? at + 2 : at + 1]?.text ?? ''
  const scale = of === 'million' ? 1e6 : of === 'thousand' ? 1e3 : null
  if (scale === null || first === undefined || !['a', 'one'].includes(article)) return null
  const { start, end, text } = first
  const value = half ? scale / 2 : scale
  return { token: { kind: 'number', start, end, text, value, unit: null, multiplied: true }, length: half ? 3 : 2 }
}

/** @returns the numbers that begin at a token, with their bounds before or behind; null where none do. */
export function numbersAt(tokens: readonly Token[], at: number): Numbers | null {
  const near = about.has(tokens[at]?.text ?? '') ? 1 : 0
  const bound = near === 1 ? null : boundAt(tokens, at)
  const begin = at + near + (bound?.length ?? 0)
  const first = numberAt(tokens, begin)
  if (first === null) return null
  const next = begin + first.length
  const joint = ['to', '-', '–', '—', 'and'].includes(tokens[next]?.text ?? '')
  const second = joint && bound?.side !== 'max' && near === 0 ? tokens[next + 1] : undefined
  if (second?.kind === 'number') return rangeOf(first.token, second, next + 2 - at)
  const { value, unit, multiplied } = first.token
  const length = next - at
  if (near === 1)
    return { low: value * (1 - aboutShare), high: value * (1 + aboutShare), unit, bare: false, multiplied, length }
  const side = bound ?? suffixAt(tokens, next)
  if (side === null) return { low: value, high: value, unit, bare: true, multiplied, length }
  return sided(
    { low: value, high: value, unit, bare: true, multiplied, length: length + (bound ? 0 : side.length) },
    side.side,
  )
}

/** @returns a number that stood by itself, as one end. */
export function sided(numbers: Numbers, side: Side): Numbers {
  return { ...numbers, bare: false, ...(side === 'min' ? { high: null } : { low: null }) }
}

/** "50 to 200k" means thousands on both sides: a lower end without its own multiplier takes the upper one's. */
function rangeOf(first: NumberToken, second: NumberToken, length: number): Numbers {
  const scale = second.value >= 1e6 ? 1e6 : 1e3
  const taken = !first.multiplied && second.multiplied && first.value < 1_000 && first.value * scale <= second.value
  const ends = [first.value * (taken ? scale : 1), second.value]
  return {
    low: Math.min(...ends),
    high: Math.max(...ends),
    unit: second.unit ?? first.unit,
    bare: false,
    multiplied: first.multiplied || second.multiplied,
    length,
  }
}
