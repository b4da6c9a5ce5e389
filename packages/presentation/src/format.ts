/** Numbers, shares, intervals and times as the product writes them, on screen and in files alike.
 *  A value that is not known is an en dash, never a zero: every function takes `null` and says so. */

import { plural, pluralOf } from '@vouch/engine'

export { plural, pluralOf }

/** What stands where a value is not known. */
export const missing = '–'

/** Keeps a span and its unit on one line. */
const tied = '\u00a0'

type Known = number | null | undefined

function known(value: Known): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

/** One formatter for each way of writing: to make one takes a hundred times as long as to use it, and a report writes a thousand
 *  numbers. */
const numberFormats = new Map<string, Intl.NumberFormat>()

function numberFormat(decimalsMin: number, decimalsMax: number): Intl.NumberFormat {
  const key = `${decimalsMin} ${decimalsMax}`
  const made = numberFormats.get(key)
  if (made) return made
  const digits = { minimumFractionDigits: decimalsMin, maximumFractionDigits: decimalsMax }
  const format = new Intl.NumberFormat('en-US', digits)
  numberFormats.set(key, format)
  return format
}

/** Fixed decimals without trailing zeros and with thousands separators, written alike in every locale. */
function decimal(value: number, decimalsMax: number): string {
  const text = numberFormat(0, decimalsMax).format(value)
  return text === '-0' ? '0' : text.replace('-', '−')
}

/** @returns a whole count in full: `1,234`. */
export function count(value: Known): string {
  return known(value) ? decimal(value, 0) : missing
}

/** @returns a number with at most `decimalsMax` decimals: `1.25`, `73`. */
export function number(value: Known, decimalsMax = 2): string {
  return known(value) ? decimal(value, decimalsMax) : missing
}

const scales = [
  { from: 1e9, suffix: 'B' },
  { from: 1e6, suffix: 'M' },
  { from: 1e3, suffix: 'K' },
]

/** @returns a count in short: `987`, `9,876`, `12.3K`, `1.2M`. Counts under ten thousand stay whole. */
export function compact(value: Known): string {
  if (!known(value)) return missing
  const size = Math.abs(value)
  if (Math.round(size) < 10_000) return decimal(value, 0)
  // Rounding can carry a number into the next scale: 999,960 is one million, not "1,000K".
  const scale = scales.find(({ from }) => size >= from * 0.99995)
  return scale ? decimal(value / scale.from, 1) + scale.suffix : decimal(value, 0)
}

/** Fewer decimals for larger shares: `0.45%`, `2.1%`, `18%`. */
function decimalsOf(percent: number): number {
  const size = Math.abs(percent)
  if (size >= 9.95) return 0
  return size >= 0.995 ? 1 : 2
}

/** @param ratio 0 to 1. @returns it as a percentage: `2.1%`. */
export function percent(ratio: Known): string {
  return known(ratio) ? decimal(ratio * 100, decimalsOf(ratio * 100)) + '%' : missing
}

/** @param low, high ratios, 0 to 1. @returns the interval in words: `15% to 22%`. */
export function percentRange(low: Known, high: Known): string {
  if (!known(low) || !known(high)) return missing
  const decimals = Math.min(decimalsOf(low * 100), decimalsOf(high * 100))
  return `${decimal(low * 100, decimals)}% to ${decimal(high * 100, decimals)}%`
}

/** @param ratio 0 to 1. @returns it in whole percent, as the verdict says it: `42%`. */
export function wholePercent(ratio: Known): string {
  return known(ratio) ? `${decimal(ratio * 100, 0)}%` : missing
}

/** @param low, high ratios, 0 to 1. @returns the interval in whole percent, for beside a share that has the sign: `36 to 48`. */
export function wholeRange(low: Known, high: Known): string {
  return known(low) && known(high) ? `${decimal(low * 100, 0)} to ${decimal(high * 100, 0)}` : missing
}

/** @returns an interval in words: `66 to 80`. */
export function range(low: Known, high: Known, decimalsMax = 0): string {
  if (!known(low) || !known(high)) return missing
  return `${decimal(low, decimalsMax)} to ${decimal(high, decimalsMax)}`
}

/** @returns the words with each range held together, so that `(72 to 76)` never stands on two lines */
export function unbrokenRanges(words: string): string {
  return words.replaceAll(/(?<=\d[%KMB]?) to (?=[$\d])/g, `${tied}to${tied}`)
}

/** @returns an amount of money: `$39`, `$1,290`, `$12.50`. Cents stand where there are any. */
export function dollars(value: Known): string {
  return known(value) ? money(value, Number.isInteger(Math.round(value * 100) / 100) ? 0 : 2) : missing
}

/** @param sign of a currency
 *  @returns an amount that somebody wrote, with cents only where there are some: `€1,200`, `£9.50`. */
export function amountIn(value: Known, sign: string): string {
  if (!known(value)) return missing
  return money(value, Number.isInteger(Math.round(value * 100) / 100) ? 0 : 2, sign)
}

/** @returns an amount of money for a column of them: `$39.00`, `−$12.50`. */
export function dollarsAndCents(value: Known): string {
  return known(value) ? money(value, 2) : missing
}

/** @returns what a supplier's answer cost: `$1.03`, `$0.0026`. Fractions of a cent stand where the amount is below one dollar. */
export function smallDollars(value: Known): string {
  if (!known(value)) return missing
  const [whole, cents = ''] = value.toFixed(4).split('.')
  return value >= 1 || value === 0 ? dollars(value) : `$${whole}.${cents.replace(/0{1,2}$/, '')}`
}

/** @param sign of a currency
 *  @returns an estimate of money as exactly as it is known: two significant digits above a hundred dollars, whole dollars below. */
export function moneyText(value: number, sign = '$'): string {
  const size = Math.abs(value)
  if (size < 100) return amountIn(Math.round(value), sign)
  const step = 10 ** (Math.floor(Math.log10(size)) - 1)
  const rounded = Math.round(value / step) * step
  return `${rounded < 0 ? '−' : ''}${sign}${compact(Math.abs(rounded))}`
}

function money(value: number, decimals: number, sign = '$'): string {
  const text = numberFormat(decimals, decimals).format(Math.abs(value))
  return `${value < 0 ? '−' : ''}${sign}${text}`
}

/** @returns a number that adds or takes away: `+1.2`, `−0.4`, `0`. */
export function signed(value: Known, decimalsMax = 1): string {
  if (!known(value)) return missing
  const text = decimal(value, decimalsMax)
  return value > 0 && text !== '0' ? `+${text}` : text
}

/** @param ratio place among others, 0 to 1. @returns the percentile as an ordinal: `86th`. */
export function percentile(ratio: Known): string {
  if (!known(ratio)) return missing
  // Nobody is above everybody: a measured share of 1 still reads as the 99th.
  const place = Math.min(99, Math.max(1, Math.round(ratio * 100)))
  const teen = place % 100 >= 11 && place % 100 <= 13
  return place + ((!teen && ['th', 'st', 'nd', 'rd'][place % 10]) || 'th')
}

function parsed(at: string | null | undefined): Date | null {
  const date = at ? new Date(at) : null
  return date && Number.isFinite(date.getTime()) ? date : null
}

const monthAndYear = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const
const dateFormat = new Intl.DateTimeFormat('en-US', { day: 'numeric', ...monthAndYear })
const monthFormat = new Intl.DateTimeFormat('en-US', monthAndYear)
const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })

/** @returns a date in UTC: `Nov 20, 2026`. */
export function date(at: string | null | undefined): string {
  const when = parsed(at)
  return when ? dateFormat.format(when) : missing
}

/** @returns a month in UTC, for axes: `Nov 2026`. */
export function month(at: string | null | undefined): string {
  const when = parsed(at)
  return when ? monthFormat.format(when) : missing
}

/** @returns a time of the day in UTC: `14:05 UTC`. */
export function time(at: string | null | undefined): string {
  const when = parsed(at)
  return when ? `${timeFormat.format(when)} UTC` : missing
}

/** @returns a date and time in UTC: `Nov 20, 2026, 14:05 UTC`. */
export function dateTime(at: string | null | undefined): string {
  return parsed(at) ? `${date(at)}, ${time(at)}` : missing
}

const minuteSeconds = 60
const hourSeconds = 60 * minuteSeconds
const daySeconds = 24 * hourSeconds

/** @param now milliseconds since 1970. @returns how long ago a moment was: `5 minutes ago`; after a week, the date. */
export function timeAgo(at: string | null | undefined, now: number): string {
  const when = parsed(at)
  if (!when) return missing
  const seconds = (now - when.getTime()) / 1000
  if (seconds < 45) return 'just now'
  if (seconds < hourSeconds) return `${plural(Math.max(1, Math.round(seconds / minuteSeconds)), 'minute')} ago`
  if (seconds < daySeconds) return `${plural(Math.round(seconds / hourSeconds), 'hour')} ago`
  const days = Math.round(seconds / daySeconds)
  if (days === 1) return 'yesterday'
  return days <= 7 ? `${plural(days, 'day')} ago` : date(at)
}

/** @returns a span of time: `< 0.1 s`, `0.4 s`, `12 s`, `1 min 05 s`. */
export function elapsed(seconds: Known): string {
  if (!known(seconds)) return missing
  const span = Math.max(0, seconds)
  if (span < 0.05) return `<${tied}0.1${tied}s`
  if (span < 9.95) return `${span.toFixed(1)}${tied}s`
  const whole = Math.round(span)
  if (whole < minuteSeconds) return `${whole}${tied}s`
  return `${Math.floor(whole / minuteSeconds)}${tied}min ${String(whole % minuteSeconds).padStart(2, '0')}${tied}s`
}
