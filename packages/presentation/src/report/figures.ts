/** A value with its unit, as the report prints it. A share is a percentage; a count is whole; unknown is an en dash. */

import type { KeyFigure, Signal } from '@vouch/engine'
import { compact, count, missing, moneyText, number, percent, percentRange, range } from '../format.ts'

interface UnitForm {
  /** How the number is written. */
  write: (value: number) => string
  /** What follows it; empty where the number says everything. */
  after: string
}

/** Two significant digits below one, at most two decimals above: more than any of these figures is sure of. */
function brief(value: number): string {
  const size = Math.abs(value)
  return size < 1 ? number(Number(value.toPrecision(2)), 6) : number(value, size >= 100 ? 0 : size >= 10 ? 1 : 2)
}

const share = (after: string): UnitForm => ({ write: percent, after })
const counted = (after: string): UnitForm => ({ write: count, after })
const measured = (after: string): UnitForm => ({ write: brief, after })

/** Units of the engine in the words of a reader. A unit that is not here is printed as it is, after a brief number. */
const units: Record<string, UnitForm> = {
  share: share(''),
  ratio: share(''),
  'engagement rate': share(''),
  'likes per view': share('of views'),
  'comments per like': share('of likes'),
  'spread relative to the median': share('of the median'),
  'spread of daily gains relative to their median': share('of the median gain'),
  'views per follower': measured('views per follower'),
  'engagement ratio': measured('times the usual'),
  'days between posts': measured('days apart'),
  elasticity: measured('% per 1%'),
  'log spread': { write: (value) => brief(Math.exp(value)), after: 'times apart' },
  'mean absolute deviation': measured('deviation'),
  'followers per account followed': measured('per account followed'),
  'accounts followed and dropped': counted('accounts'),
  people: counted('people'),
  views: counted('views'),
  posts: counted('posts'),
  accounts: counted('accounts'),
  jumps: counted('jumps'),
}

const singulars: Record<string, string> = { posts: 'post', accounts: 'account', jumps: 'jump', views: 'view' }

function inNumber(after: string, value: number): string {
  return value === 1 ? (singulars[after] ?? after) : after
}

function formOf(unit: string): UnitForm {
  return units[unit] ?? (unit.startsWith('share of ') ? share(unit.slice('share '.length)) : measured(unit))
}

/** How a unit begins that is a factor: nobody says “1 times the usual”. */
const times = 'times'

/** @returns `18%`, `3 jumps`, `0.86 days apart`, `1.2× the usual`, or an en dash. */
export function figureText(value: number | null, unit: string): string {
  if (value === null) return missing
  const { write, after } = formOf(unit)
  if (after.startsWith(times)) return `${write(value)}×${after.slice(times.length)}`
  const words = inNumber(after, value)
  return words === '' ? write(value) : `${write(value)}${words.startsWith('%') ? '' : ' '}${words}`
}

/** What rounds to nothing isn't free. */
function priceText(value: number): string {
  return value > 0 && value < 0.5 ? 'under $1' : moneyText(value)
}

/** @returns a key figure as its value and what to print small beside it. Large counts are short; money has its sign. */
export function figureParts({ value, unit }: Pick<KeyFigure, 'value' | 'unit'>): {
  value: string
  unit: string | null
} {
  if (value === null) return { value: missing, unit: null }
  if (unit === 'USD') return { value: priceText(value), unit: null }
  const { write, after } = formOf(unit)
  const text = Math.abs(value) >= 10_000 && write !== percent ? compact(value) : write(value)
  return { value: text, unit: after === '' || after === 'people' ? null : inNumber(after, value) }
}

/** @returns the interval of a key figure in words, or null when it has none. */
export function intervalText({ low, high, unit }: Pick<KeyFigure, 'low' | 'high' | 'unit'>): string | null {
  if (low === null || high === null || low === high) return null
  if (unit === 'USD') return high < 0.5 ? priceText(high) : `${moneyText(low)} to ${moneyText(high)}`
  if (formOf(unit).write === percent) return percentRange(low, high)
  return Math.abs(high) >= 10_000
    ? `${compact(low)} to ${compact(high)}`
    : range(low, high, Math.abs(high) < 10 ? 2 : 0)
}

/** @returns a figure in one text, its unit with it: `48.2K`, `$1,200`, `2.1%`. */
export function shownFigure(figure: Pick<KeyFigure, 'value' | 'unit'>): string {
  const { value, unit } = figureParts(figure)
  return unit === null ? value : `${value} ${unit}`
}

/** @returns the benchmark of a signal in words, or null when there is none: `benchmark 1.1%`. */
export function benchmarkText({ benchmark, unit }: Pick<Signal, 'benchmark' | 'unit'>): string | null {
  return benchmark ? `benchmark ${figureText(benchmark.value, unit)}` : null
}

/** @returns tenths of points, signed with one decimal: `+4.2`, `−12.0`, `0.0`. */
export function pointsText(tenths: number): string {
  const size = (Math.abs(tenths) / 10).toFixed(1)
  return tenths > 0 ? `+${size}` : tenths < 0 ? `−${size}` : size
}

/** @returns a level of the score in tenths with one decimal: `73.0`. */
export function levelText(tenths: number): string {
  return (tenths / 10).toFixed(1).replace('-', '−')
}
