/** Reads dates. Whether 03/04 is March or April is decided once for a whole column, by a date in it that can be read only one way;
 *  a column without such a date is read month first when it uses slashes (the platforms' own exports do), and day first when it
 *  uses dots. Times without a zone are UTC. */

import { quoted } from '@vouch/contract'
import type { Cell } from './csv-cells.ts'

export type DayOrder = 'day-first' | 'month-first'

/** No date is longer, so that a text in its place is not searched for one. */
const dateCharsMax = 80
const numeric = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?:[,\s]+(.*))?$/
const clockPattern = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([ap])?\.?m?\.?\s*(?:utc|gmt|z)?$/i
const isoPattern = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)?\s*(?:Z|UTC|[+-]\d{2}:?\d{2})?$/i
const slashedIso = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})(?:[,\s]+(.*))?$/
const named =
  /^(?:[\p{L}.]+,?\s+)?(\d{1,2})\.?\s+(?:de\s+)?([\p{L}]+)\.?,?\s+(?:de\s+)?(\d{4})(?:,?\s+(?:at\s+)?(.*))?$/u
const namedMonthFirst = /^(?:[\p{L}.]+,?\s+)?([\p{L}]+)\.?\s+(\d{1,2}),?\s+(\d{4})(?:,?\s+(?:at\s+)?(.*))?$/u

/** First letters of month names in the languages of the exports, in order of the year. */
const monthNames = [
  'jan ene gen',
  'feb fev',
  'mar mrt maa',
  'apr abr avr',
  'may mai mag mei',
  'jun juin giu',
  'jul juil lug',
  'aug ago aou',
  'sep set',
  'oct okt ott out',
  'nov',
  'dec dez dic',
].map((names) => names.split(' '))

/** @returns the order in which a column writes day and month, or null where every date in it could be both. */
export function dayOrderOf(cells: readonly string[]): DayOrder | null {
  for (const cell of cells) {
    const parts = numericParts(cell)
    if (!parts) continue
    if (Number(parts[1]) > 12) return 'day-first'
    if (Number(parts[3]) > 12) return 'month-first'
  }
  return null
}

/** @returns whether day and month of a numeric date could be exchanged for another date. */
export function isAmbiguous(cell: string): boolean {
  const parts = numericParts(cell)
  return parts !== null && Number(parts[1]) <= 12 && Number(parts[3]) <= 12 && Number(parts[1]) !== Number(parts[3])
}

function numericParts(cell: string): RegExpExecArray | null {
  const text = cell.trim()
  return text.length > dateCharsMax ? null : numeric.exec(text)
}

/** @param order of the column; null leaves it to the separator.
 *  @returns the time in UTC as the snapshot writes it. */
export function timeIn(cell: string, order: DayOrder | null): Cell<string> {
  const text = cell.trim()
  if (text.length > dateCharsMax) return noDate(text)
  const ms = isoMs(text) ?? unixMs(text) ?? numericMs(text, order) ?? namedMs(text)
  const year = ms === null ? 0 : new Date(ms).getUTCFullYear()
  if (ms !== null && year >= 1990 && year <= 2200) return { value: new Date(ms).toISOString() }
  if (year > 2200) return { problem: `is too far in the future: “${text}”` }
  const serial = dayOfSerial(text)
  if (serial) {
    return {
      problem: `has a spreadsheet day number, “${text}”, which means ${serial}; format the column as dates such as 2026-11-20 and save it as CSV again`,
    }
  }
  return noDate(text)
}

function noDate(text: string): Cell<string> {
  return { problem: `must be a date such as 2026-11-20 or 2026-11-20 10:00, not ${quoted(text)}` }
}

const serialPattern = /^[1-9]\d{4}(?:[.,]\d+)?$/
const msPerDay = 86_400_000

/** Spreadsheets count days from the end of 1899, or of 1903 in some files: which one cannot be told, so the number is only
 *  explained, never read.
 *  @returns the day that it most likely stands for, or null for a number of no recent day. */
function dayOfSerial(text: string): string | null {
  if (!serialPattern.test(text)) return null
  const day = new Date(Date.UTC(1899, 11, 30) + Math.floor(Number(text.replace(',', '.'))) * msPerDay)
  return day.getUTCFullYear() >= 1990 && day.getUTCFullYear() <= 2100 ? day.toISOString().slice(0, 10) : null
}

function isoMs(text: string): number | null {
  const slashed = slashedIso.exec(text)
  if (slashed) return msOf(Number(slashed[1]), Number(slashed[2]), Number(slashed[3]), slashed[4])
  if (!isoPattern.test(text)) return null
  const [day = '', time = ''] = text
    .replace(/(?<!\s)\s*utc$/i, 'Z')
    .replace(',', '.')
    .split(/[T ](.*)/i)
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(time)
  const spelled = time.replace(/\s/g, '').replace(/([+-]\d{2})(\d{2})$/, '$1:$2')
  const exists = msOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10)), undefined) !== null
  return exists
    ? known(Date.parse(time ? `${day}T${spelled}${zoned ? '' : 'Z'}` : `${day.replace(/Z$/i, '')}T00:00:00Z`))
    : null
}

/** Seconds or milliseconds since 1970, told apart by size. */
function unixMs(text: string): number | null {
  if (!/^\d{9,13}(?:\.\d+)?$/.test(text)) return null
  const value = Number(text)
  return value >= 1e11 ? value : value * 1_000
}

function numericMs(text: string, order: DayOrder | null): number | null {
  const parts = numeric.exec(text)
  if (!parts) return null
  const dayFirst = order ? order === 'day-first' : parts[2] !== '/'
  const [first, second] = [Number(parts[1]), Number(parts[3])]
  const year = Number(parts[4])
  const [month, day] = dayFirst ? [second, first] : [first, second]
  return msOf(year < 100 ? 2_000 + year : year, month, day, parts[5])
}

function namedMs(text: string): number | null {
  const dayFirst = named.exec(text)
  if (dayFirst) return msOf(Number(dayFirst[3]), monthOf(dayFirst[2] ?? ''), Number(dayFirst[1]), dayFirst[4])
  const monthFirst = namedMonthFirst.exec(text)
  if (!monthFirst) return null
  return msOf(Number(monthFirst[3]), monthOf(monthFirst[1] ?? ''), Number(monthFirst[2]), monthFirst[4])
}

/** @returns 1 to 12, or 0 for a word that names no month. */
function monthOf(word: string): number {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return monthNames.findIndex((names) => names.some((name) => plain.startsWith(name))) + 1
}

function msOf(year: number, month: number, day: number, clock: string | undefined): number | null {
  const midnight = new Date(Date.UTC(year, month - 1, day))
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return null
  if (!clock?.trim()) return midnight.getTime()
  const parts = clockPattern.exec(clock.trim())
  if (!parts) return null
  const half = parts[4]?.toLowerCase()
  const hours = half ? (Number(parts[1]) % 12) + (half === 'p' ? 12 : 0) : Number(parts[1])
  const minutes = Number(parts[2])
  if (hours > 23 || minutes > 59) return null
  return midnight.getTime() + ((hours * 60 + minutes) * 60 + Number(parts[3] ?? 0)) * 1_000
}

function known(ms: number): number | null {
  return Number.isNaN(ms) ? null : ms
}
