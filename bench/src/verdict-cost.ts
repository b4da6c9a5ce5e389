import { zstdCompressSync } from 'node:zlib'
import { parseSnapshotJson } from '@vouch/contract'
import { simulateCreator, sizes } from '@vouch/simulator'
import { reportJson } from '../../apps/server/src/cli/report-json.ts'
import { xCheckUsdMax } from '../../apps/server/src/outside/platforms/x/x-prices.ts'
import { reportOf } from '../../apps/server/src/verdicts/verifications/report-of.ts'
import type { Row } from './row.ts'
import { medianProcessorMs } from './timing.ts'

/** What a million verdicts cost in machines and space, with the arithmetic. Times and sizes are measured in this run; prices are assumptions, and printed as such. */

const million = 1_000_000
/** Rounded list prices of large providers for general machines and storage in 2026. Whoever has others multiplies anew. */
const usd = { coreHour: 0.04, objectGbMonth: 0.023, thousandPuts: 0.005, databaseGbMonth: 0.115 }
const rounds = 9
const at = '2026-01-01T00:00:00.000Z'

export interface Verdict {
  size: 'standard' | 'large'
  /** Bytes of the snapshot and of its report, compressed. */
  packed: number
  report: number
  /** Processor time of the way from bytes to report, median. */
  scoreMs: number
}

/** Measures a verdict on this machine. */
export function measureVerdict(size: Verdict['size']): Verdict {
  const { snapshot } = simulateCreator({ seed: 'cost', platform: 'instagram', at, size: sizes[size] })
  const text = JSON.stringify(snapshot)
  const scoreMs = medianProcessorMs(rounds, () => reportText(text))
  const bytes = (each: string) => zstdCompressSync(each).length
  return { size, packed: bytes(text), report: bytes(reportText(text)), scoreMs }
}

/** What serves so many verdicts a minute: processes, each with a core that is paid for whether it is busy or not. */
export interface Serving {
  perMinute: number
  processes: number
  outcome: { coreShare: number }
  /** Processor time of a verification beside its score. */
  aroundMs: number
}

/** @returns lines whose figures are dollars for a million verdicts */
export function costRows({ size, packed, report, scoreMs }: Verdict, serving: Serving): Row[] {
  const { perMinute, processes, outcome, aroundMs } = serving
  const coreHours = (processes * million) / (perMinute * 60)
  const gb = (bytes: number) => (bytes * million) / 1e9
  const line = (what: string, dollars: number, arithmetic: string): Row => ({
    what: `a million ${size} verdicts: ${what}`,
    figure: `$${dollars.toFixed(2)}`,
    peer: arithmetic,
    kept: null,
  })
  return [
    line(
      'a core for each process',
      coreHours * usd.coreHour,
      `${processes} processes for ${perMinute} a minute = ${coreHours.toFixed(0)} core hours at $${usd.coreHour}, ${(100 * outcome.coreShare).toFixed(0)} % busy with ${scoreMs.toFixed(0)} + ${aroundMs} ms each`,
    ),
    line(
      'snapshots in an object store, a month',
      gb(packed) * usd.objectGbMonth + (million / 1_000) * usd.thousandPuts,
      `${(packed / 1e3).toFixed(0)} kB each = ${gb(packed).toFixed(0)} GB at $${usd.objectGbMonth}, and a million puts at $${usd.thousandPuts} a thousand, once`,
    ),
    line(
      'the same in the database, a month',
      gb(packed) * usd.databaseGbMonth,
      `${gb(packed).toFixed(0)} GB at $${usd.databaseGbMonth}`,
    ),
    line(
      'reports in the database, a month, as if compressed like a file',
      gb(report) * usd.databaseGbMonth,
      `${(report / 1e3).toFixed(0)} kB each = ${gb(report).toFixed(0)} GB at $${usd.databaseGbMonth}`,
    ),
  ]
}

/** The way from bytes to report. */
function reportText(text: string): string {
  const reading = parseSnapshotJson(text)
  if (!reading.ok) throw new Error(reading.sentence)
  return reportJson(reportOf(reading.snapshot, { computedAt: at }).report)
}

/** Beside what a platform takes for its data, machines do not count. */
export function xRow(): Row {
  const each = xCheckUsdMax(0)
  return {
    what: 'a million verdicts on creators of X, without followers: the data, at most',
    figure: `$${(each * million).toLocaleString('en')}`,
    peer: `$${each.toFixed(2)} each, as X lists its prices`,
    kept: null,
  }
}
