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
/** How much slower the end may be than the beginning, beside what a bare server that is asked in the same minutes lost. */
const slowerMax = 1.25
/** A range of slopes does not see one step, for most pairs of minutes lie on one side of it: the last minutes may have so much more than the first. */
const stepMax = { share: 0.1, count: 4 }
/** Calls that are named of those that were not answered. */
const refusalsNamed = 3

export function soakVerdict(seen: {
  minutes: readonly Minute[]
  audit: Audit
  perSecond: number
  /** Of listeners that pile up, in all sittings. */
  warnings: number
  /** Deductions that were asked for again after the end, because it was not known whether they had been made. */
  repeated: { asked: number; unanswered: number }
}): Row[] {
  const { minutes, audit, warnings, repeated } = seen
  return [
    loadRow(minutes, seen.perSecond),
    faultRow(minutes),
    endsRow(minutes),
    ...(['web', 'worker'] as const).flatMap((part) => processRows(minutes, part)),
    ...connectionRows(minutes),
    {
      what: 'warnings of listeners that pile up',
      figure: String(warnings),
      peer: 'limit 0',
      kept: warnings === 0,
    },
    ...deedNames.flatMap((deed) => latencyRow(minutes, deed)),
    ...auditRows(audit, minutes, repeated),
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

/** A process is started again when it ends, which loses no call: only its number tells. */
function endsRow(minutes: readonly Minute[]): Row {
  const ends = (['web', 'worker'] as const).flatMap((part) =>
    minutes.flatMap((minute, at) => {
      const before = minutes[at - 1]
      if (before === undefined || before.sitting !== minute.sitting) return []
      const [one, other] = [before, minute].map(({ processes }) => processes[part]?.pid)
      const isKilled = [before, minute].some(({ fault }) => fault?.includes(`${part} killed`))
      return one === other || isKilled ? [] : [`${part} in minute ${minute.minute}`]
    }),
  )
  return {
    what: 'ends of processes that nobody killed',
    figure: ends.join(', ') || 'none',
    peer: 'limit none',
    kept: ends.length === 0,
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
    ...stepRow(`${part}: memory`, longest, ({ processes }) => processes[part]?.rssMb ?? 0),
    ...stepRow(`${part}: open files`, longest, ({ processes }) => processes[part]?.files ?? 0),
  ]
}

/** Minutes beside faults alone. */
function stepRow(what: string, told: readonly Minute[], read: (minute: Minute) => number): Row[] {
  const [first, last] = bothEnds(told.filter(({ fault }) => fault === null))
  if (first.length < 2) return []
  const [before, after] = [median(first.map(read)), median(last.map(read))]
  return [
    {
      what: `${what}, last against first ${first.length} minutes`,
      figure: `${before.toFixed(0)} to ${after.toFixed(0)}`,
      peer: `limit ${stepMax.share * 100} % or ${stepMax.count} more`,
      kept: after <= before + Math.max(stepMax.count, stepMax.share * before),
    },
  ]
}

/** @returns the first and the last minutes that are compared */
function bothEnds(minutes: readonly Minute[]): [Minute[], Minute[]] {
  const compared = Math.min(comparedMinutes, Math.floor(minutes.length / 2))
  return [minutes.slice(0, compared), compared === 0 ? [] : minutes.slice(-compared)]
}

function connectionRows(minutes: readonly Minute[]): Row[] {
  const calm = minutes.filter(({ fault }) => fault === null).slice(warmUpMinutes)
  if (calm.length < 5)
    return [{ what: 'connections to the database', figure: 'too short to say', peer: '–', kept: null }]
  const trend = trendOf(calm.map(({ minute, connections }) => ({ x: minute / 60, y: connections })))
  return [
    {
      what: 'growth of connections to the database',
      figure: `${signed(trend.slope)} an hour, at most ${Math.max(...calm.map(({ connections }) => connections))}`,
      peer: 'limit: not surely above 0',
      kept: trend.low <= 0,
    },
    ...stepRow('connections to the database', calm, ({ connections }) => connections),
  ]
}

function latencyRow(minutes: readonly Minute[], deed: DeedName): Row[] {
  const calm = minutes.filter(({ fault, deeds, bare }) => fault === null && deeds[deed] !== undefined && bare !== null)
  const [first, last] = bothEnds(calm)
  if (first.length < 2) return []
  const of = (told: readonly Minute[], which: 'p50' | 'p95') =>
    median(told.map(({ deeds }) => deeds[deed]?.[which] ?? 0))
  const bare = (told: readonly Minute[]) => median(told.map((minute) => minute.bare?.p95 ?? 0))
  const times = of(last, 'p95') / of(first, 'p95')
  // In milliseconds: a bare server answers in one, so its share would allow the product whatever slows both.
  const lostMs = Math.max(0, bare(last) - bare(first))
  return [
    {
      what: `${deed}: last against first ${first.length} minutes, p95 (p50)`,
      figure: `${times.toFixed(2)} x (${(of(last, 'p50') / of(first, 'p50')).toFixed(2)} x; ${of(first, 'p95').toFixed(0)} to ${of(last, 'p95').toFixed(0)} ms)`,
      peer: `limit ${slowerMax} x and ${lostMs.toFixed(0)} ms, which a bare server lost`,
      kept: of(last, 'p95') <= slowerMax * of(first, 'p95') + lostMs,
    },
  ]
}

function auditRows(
  { deductions, verifications, differences }: Audit,
  minutes: readonly Minute[],
  repeated: { asked: number; unanswered: number },
): Row[] {
  // Those that were sent while something was broken may fail.
  const excused = minutes
    .filter(({ fault }) => fault !== null)
    .reduce((sum, { deeds }) => sum + (deeds.verify?.count ?? 0), 0)
  return [
    {
      what: 'acknowledged deductions that are there once',
      figure: `${deductions.there} of ${deductions.acknowledged}`,
      peer: `${deductions.otherwise} at another price, ${differences} balances that differ`,
      kept: deductions.there === deductions.acknowledged && deductions.otherwise === 0 && differences === 0,
    },
    {
      what: 'acknowledged verifications that are there and came to an end',
      figure: `${verifications.there - verifications.open} of ${verifications.acknowledged}`,
      peer: `${verifications.failed} failed, limit ${excused}; ${verifications.held} still hold credits`,
      kept:
        verifications.there === verifications.acknowledged &&
        verifications.open + verifications.held === 0 &&
        verifications.failed <= excused,
    },
    {
      what: 'deductions without an answer, asked for again with their keys: answered',
      figure: `${repeated.asked - repeated.unanswered} of ${repeated.asked}`,
      peer: 'limit all; each is there once, as above',
      kept: repeated.unanswered === 0,
    },
  ]
}

const signed = (value: number) => `${value >= 0 ? '+' : '−'}${Math.abs(value).toFixed(1)}`
