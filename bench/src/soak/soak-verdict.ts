import type { Row } from '../row.ts'
import { median } from '../timing.ts'
import type { Audit } from './audit.ts'
import { type DeedName, deedNames } from './deeds.ts'
import { faults } from './faults.ts'
import type { Minute } from './journal.ts'
import { trendOf } from './trend.ts'

/** What the minutes of a soak say. */

/** Memory may grow by so much of itself in an hour before it counts: less would take days to matter, and a restart takes seconds. */
const growthMax = 0.03
/** Minutes after a start in which a process still fills its caches. */
const warmUpMinutes = 5
/** Minutes at the beginning and the end that are compared, where there are as many. */
const comparedMinutes = 10
/** How much slower the end may be than the beginning, beside a bare server that is asked in the same minutes. */
const slowerMax = 1.25
/** Calls that are named of those that were not answered. */
const refusalsNamed = 3

export function soakVerdict(seen: {
  minutes: readonly Minute[]
  audit: Audit
  perSecond: number
  /** Of listeners that pile up, in all sittings. */
  warnings: number
}): Row[] {
  const { minutes, audit, warnings } = seen
  return [
    loadRow(minutes, seen.perSecond),
    faultRow(minutes),
    ...(['web', 'worker'] as const).flatMap((part) => processRows(minutes, part)),
    connectionRow(minutes),
    {
      what: 'warnings of listeners that pile up',
      figure: String(warnings),
      peer: 'limit 0',
      kept: warnings === 0,
    },
    ...deedNames.flatMap((deed) => latencyRow(minutes, deed)),
    ...auditRows(audit),
  ]
}

function loadRow(minutes: readonly Minute[], perSecond: number): Row {
  const total = minutes.reduce(
    (sum, { deeds }) => sum + Object.values(deeds).reduce((all, { count }) => all + count, 0),
    0,
  )
  const calm = refusedIn(minutes.filter(({ fault }) => fault === null))
  const faulty = refusedIn(minutes.filter(({ fault }) => fault !== null))
  return {
    what: `${minutes.length} minutes in ${new Set(minutes.map(({ sitting }) => sitting)).size} sittings, ${perSecond.toFixed(0)} calls a second: answered`,
    figure: `${total}; not answered ${calm || 'none'} beside faults, ${faulty || 'none'} during them`,
    peer: 'limit none beside faults',
    kept: calm === '',
  }
}

/** @returns what was not answered, the most frequent calls with their status; empty: nothing */
function refusedIn(minutes: readonly Minute[]): string {
  const times = new Map<string, number>()
  for (const { refused } of minutes)
    for (const [call, count] of Object.entries(refused)) times.set(call, (times.get(call) ?? 0) + count)
  const most = [...times].sort(([, one], [, other]) => other - one)
  const others = most.slice(refusalsNamed).reduce((sum, [, count]) => sum + count, 0)
  const named = most.slice(0, refusalsNamed).map(([call, count]) => `${count} x ${call}`)
  return [...named, ...(others > 0 ? [`${others} others`] : [])].join(', ')
}

function faultRow(minutes: readonly Minute[]): Row {
  const happened = new Set(minutes.flatMap((minute) => minute.happened))
  const missing = faults.map(({ name }) => name).filter((name) => !happened.has(name))
  return {
    what: `faults: ${[...happened].join(', ') || 'none'}`,
    figure: `${happened.size} of ${faults.length}`,
    peer: missing.length === 0 ? 'limit all' : `not due: ${missing.join(', ')}`,
    kept: missing.length === 0,
  }
}

/** Of the longest life of such a process. */
function processRows(minutes: readonly Minute[], part: 'web' | 'worker'): Row[] {
  const lives = Map.groupBy(minutes, ({ processes }) => processes[part]?.pid)
  lives.delete(undefined)
  const longest = [...lives.values()].sort((a, b) => b.length - a.length)[0]?.slice(warmUpMinutes) ?? []
  if (longest.length < 5) return [{ what: `${part}: memory`, figure: 'too short to say', peer: '–', kept: null }]
  const at = (read: (minute: Minute) => number) => longest.map((minute) => ({ x: minute.minute / 60, y: read(minute) }))
  const memory = at(({ processes }) => processes[part]?.rssMb ?? 0)
  const usual = median(memory.map(({ y }) => y))
  const { slope, low, high } = trendOf(memory)
  const files = trendOf(at(({ processes }) => processes[part]?.files ?? 0))
  const sockets = trendOf(at(({ processes }) => processes[part]?.sockets ?? 0))
  return [
    {
      what: `${part}: growth of its memory over ${longest.length} minutes (usually ${usual.toFixed(0)} MB)`,
      figure: `${signed(slope)} MB an hour (95 %: ${signed(low)} to ${signed(high)})`,
      peer: `limit: not surely above ${(growthMax * usual).toFixed(0)} MB an hour`,
      kept: low <= growthMax * usual,
    },
    {
      what: `${part}: growth of open files / of sockets among them`,
      figure: `${signed(files.slope)} / ${signed(sockets.slope)} an hour (from ${signed(files.low)} / ${signed(sockets.low)})`,
      peer: 'limit: not surely above 0',
      kept: files.low <= 0 && sockets.low <= 0,
    },
  ]
}

function connectionRow(minutes: readonly Minute[]): Row {
  const calm = minutes.filter(({ fault }) => fault === null).slice(warmUpMinutes)
  if (calm.length < 5) return { what: 'connections to the database', figure: 'too short to say', peer: '–', kept: null }
  const trend = trendOf(calm.map(({ minute, connections }) => ({ x: minute / 60, y: connections })))
  return {
    what: 'growth of connections to the database',
    figure: `${signed(trend.slope)} an hour, at most ${Math.max(...calm.map(({ connections }) => connections))}`,
    peer: 'limit: not surely above 0',
    kept: trend.low <= 0,
  }
}

function latencyRow(minutes: readonly Minute[], deed: DeedName): Row[] {
  const calm = minutes.filter(({ fault, deeds, bare }) => fault === null && deeds[deed] !== undefined && bare !== null)
  const compared = Math.min(comparedMinutes, Math.floor(calm.length / 2))
  if (compared < 2) return []
  const [first, last] = [calm.slice(0, compared), calm.slice(-compared)]
  const of = (told: readonly Minute[], which: 'p50' | 'p95') =>
    median(told.map(({ deeds }) => deeds[deed]?.[which] ?? 0))
  const bare = (told: readonly Minute[]) => median(told.map((minute) => minute.bare?.p95 ?? 0))
  const times = of(last, 'p95') / of(first, 'p95')
  const bareTimes = bare(last) / bare(first)
  return [
    {
      what: `${deed}: last against first ${compared} minutes, p95 (p50)`,
      figure: `${times.toFixed(2)} x (${(of(last, 'p50') / of(first, 'p50')).toFixed(2)} x; ${of(first, 'p95').toFixed(0)} to ${of(last, 'p95').toFixed(0)} ms)`,
      peer: `limit ${slowerMax} x; a bare server ${bareTimes.toFixed(2)} x`,
      kept: times <= slowerMax * Math.max(1, bareTimes),
    },
  ]
}

function auditRows({ deductions, verifications, differences }: Audit): Row[] {
  return [
    {
      what: 'acknowledged deductions that are there once',
      figure: `${deductions.there} of ${deductions.acknowledged}`,
      peer: `${deductions.twice} twice, ${differences} balances that differ`,
      kept: deductions.there === deductions.acknowledged && deductions.twice === 0 && differences === 0,
    },
    {
      what: 'acknowledged verifications that are there and came to an end',
      figure: `${verifications.there - verifications.open} of ${verifications.acknowledged}`,
      peer: `${verifications.failed} failed and gave their credits back`,
      kept: verifications.there === verifications.acknowledged && verifications.open === 0,
    },
  ]
}

const signed = (value: number) => `${value >= 0 ? '+' : '−'}${Math.abs(value).toFixed(1)}`
