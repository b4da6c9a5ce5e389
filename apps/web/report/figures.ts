/** A value with its unit, as the report prints it. A share is a percentage; a count is whole; unknown is an en dash. */

import type { KeyFigure, Signal } from '@vouch/engine'
import { compact, count, missing, number, percent, percentRange, range } from '../ui/format.ts'

const shareUnits = new Set(['share', 'ratio', 'rate', 'percent of 1', 'probability'])
const countUnits = new Set([
  'followers',
  'subscribers',
  'views',
  'likes',
  'comments',
  'posts',
  'accounts',
  'days',
  'people',
])
const bareUnits = new Set(['', 'index', 'points', 'score'])

/** @returns `18 %`, `3 jumps`, `1.2 posts a day`; large counts in short when `short` is set. */
export function figureText(value: number | null, unit: string, short = false): string {
  if (value === null) return missing
  if (shareUnits.has(unit)) return percent(value)
  if (bareUnits.has(unit)) return number(value)
  if (unit === '%' || unit === 'percent') return percent(value / 100)
  return `${bareText(value, unit, short)} ${unit}`
}

/** @returns the value alone, for a place that prints the unit elsewhere. */
export function bareText(value: number | null, unit: string, short = false): string {
  if (value === null) return missing
  if (shareUnits.has(unit)) return percent(value)
  if (short && Math.abs(value) >= 10_000) return compact(value)
  return countUnits.has(unit) || Math.abs(value) >= 1_000 ? count(value) : number(value)
}

/** @returns the interval of a key figure in words, or null when it has none. */
export function intervalText({ low, high, unit }: KeyFigure): string | null {
  if (low === null || high === null) return null
  if (shareUnits.has(unit)) return percentRange(low, high)
  return Math.abs(high) >= 10_000 ? `${compact(low)} to ${compact(high)}` : range(low, high, 2)
}

/** @returns the benchmark of a signal in words, or null when there is none: `usual: 1.1 %`. */
export function benchmarkText({ benchmark, unit }: Signal): string | null {
  return benchmark ? `usual: ${figureText(benchmark.value, unit)}` : null
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

/** @returns a key figure as its value and the unit to print small beside it; a share carries its own sign. */
export function figureParts({ value, unit }: KeyFigure): { value: string; unit: string | null } {
  const self = shareUnits.has(unit) || bareUnits.has(unit) || unit === '%' || unit === 'percent'
  return self ? { value: figureText(value, unit), unit: null } : { value: bareText(value, unit, true), unit }
}
