/** Reads cells as people and their tools write them: counts with separators or as 12.5K, truths in several languages, dates in
 *  many orders. Empty means not known. A cell that cannot be read is refused rather than guessed at. */

import { quoted } from '@vouch/contract'

/** What a cell says; `problem` completes "`column` …". */
export type Cell<Value> = { value: Value } | { problem: string }

const unknownWords = new Set(['', '-', '–', '—', 'n/a', 'na', 'null', 'none', 'nan', 'undefined', '?'])

/** @returns whether a cell says that nothing is known. */
export function isUnknown(cell: string): boolean {
  return unknownWords.has(cell.trim().toLowerCase())
}

const suffixes: Record<string, number> = {
  k: 1e3,
  tsd: 1e3,
  mil: 1e3,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  mln: 1e6,
  b: 1e9,
  bn: 1e9,
  mrd: 1e9,
}

/** @returns a whole number of 0 or more. A single separator before exactly three digits groups thousands: counts have no
 *  fractions, so 1.234 is not one and a bit. */
export function countIn(cell: string): Cell<number> {
  const text = cell.trim().replace(/[\s'’\u00A0\u202F]/g, '')
  const problem = { problem: `must be a whole number of 0 or more, not ${quoted(cell.trim())}` }
  const short = /^(\d+(?:[.,]\d+)?)([a-z]{1,3})\.?$/i.exec(text)
  if (short) {
    const unit = suffixes[(short[2] ?? '').toLowerCase()]
    return unit ? { value: Math.round(Number((short[1] ?? '').replace(',', '.')) * unit) } : problem
  }
  const whole = /^\d+(?:[.,]0+)?$/.test(text) && !/^\d{1,3}[.,]000$/.test(text)
  if (whole) return safe(Number(text.replace(/[.,]0+$/, '')), problem)
  if (/^\d{1,3}(?:,\d{3})+(?:\.0+)?$/.test(text))
    return safe(Number(text.replace(/\.0+$/, '').replaceAll(',', '')), problem)
  if (/^\d{1,3}(?:\.\d{3})+(?:,0+)?$/.test(text))
    return safe(Number(text.replace(/,0+$/, '').replaceAll('.', '')), problem)
  return problem
}

function safe(value: number, problem: { problem: string }): Cell<number> {
  return Number.isSafeInteger(value) ? { value } : problem
}

const yes = new Set([
  'true',
  'yes',
  'y',
  '1',
  '1.0',
  'ja',
  'wahr',
  'oui',
  'vrai',
  'si',
  'sí',
  'sì',
  'verdadero',
  'vero',
  'sim',
  'x',
  '✓',
])
const no = new Set([
  'false',
  'no',
  'n',
  '0',
  '0.0',
  'nein',
  'falsch',
  'non',
  'faux',
  'falso',
  'não',
  'nao',
  'nee',
  'public',
  'öffentlich',
])

/** @returns true or false. */
export function truthIn(cell: string): Cell<boolean> {
  const text = cell.trim().toLowerCase()
  if (yes.has(text) || text === 'private' || text === 'verified') return { value: true }
  if (no.has(text)) return { value: false }
  return { problem: `must be yes or no, not ${quoted(cell.trim())}` }
}

/** @returns whether there is something: yes or no, or an address, which means yes. */
export function presenceIn(cell: string): Cell<boolean> {
  return /^(https?:\/\/|www\.)|\.[a-z]{2,}(\/|$)/i.test(cell.trim()) ? { value: true } : truthIn(cell)
}

/** @returns seconds, from a number, `3:45`, `1:02:03`, `PT3M45S` or `45s`. */
export function durationIn(cell: string): Cell<number> {
  const text = cell.trim().toLowerCase()
  const plain = /^\d+(?:[.,]\d+)?(?=\s*(?:s|sec|secs|seconds)?$)/.exec(text)
  if (plain) return { value: Number(plain[0].replace(',', '.')) }
  const clock = /^(?:(\d+):)?(\d{1,2}):(\d{2})(?:\.\d+)?$/.exec(text)
  if (clock) return { value: Number(clock[1] ?? 0) * 3_600 + Number(clock[2]) * 60 + Number(clock[3]) }
  const iso = /^pt(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)(?:\.\d+)?s)?$/.exec(text)
  if (iso) return { value: Number(iso[1] ?? 0) * 3_600 + Number(iso[2] ?? 0) * 60 + Number(iso[3] ?? 0) }
  return { problem: `must be a length such as 45 or 3:45, not ${quoted(cell.trim())}` }
}

/** @returns names without # or @, from a list separated by spaces, commas, semicolons or bars, or written as JSON. */
export function tagsIn(cell: string): Cell<string[]> {
  const names = cell.split(/[\s,;|[\]"']+/).map((name) => name.replace(/^[#@]/, ''))
  return { value: [...new Set(names.filter(Boolean))] }
}
