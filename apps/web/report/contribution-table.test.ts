import type { Signal, SignalGroup } from '@vouch/engine'
import { scoreOf } from '@vouch/engine'
import { type Contributions, contributionsOf, scoreAt, signalGroups } from '@vouch/presentation'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contributionTable } from './contribution-table.ts'
import { buildSignal, sampleOf } from './test/sample-reports.ts'

const groups = fc.constantFrom<SignalGroup>(...signalGroups)
const logOdds = fc.option(fc.double({ min: -4, max: 4, noNaN: true }), { nil: null, freq: 5 })
const signals = fc
  .array(fc.record({ group: groups, logOdds }), { maxLength: 30 })
  .map((all) => all.map((each, index) => buildSignal({ ...each, id: `s${index}` })))

function trustOf(score: number) {
  return { score, low: score, high: score, band: 'poor' as const }
}

/** A report whose score is what the engine makes of the log-odds. */
function reported(all: readonly Signal[], priorLogOdds: number) {
  const total = all.reduce((sum, signal) => sum + (signal.logOdds ?? 0), priorLogOdds)
  return { signals: [...all], priorLogOdds, trust: trustOf(scoreOf(total)) }
}

function sumOf({ start, groups: parts, rest }: Contributions): number {
  return parts.reduce(
    (sum, part) => sum + part.contributions.reduce((all, { tenths }) => all + tenths, 0),
    start + rest,
  )
}

describe('contributions in points', () => {
  test('add up to the score exactly, whatever the signals are', () => {
    fc.assert(
      fc.property(signals, fc.double({ min: -3, max: 3, noNaN: true }), (all, prior) => {
        const report = reported(all, prior)
        const found = contributionsOf(report)
        expect(found && sumOf(found)).toBe(report.trust.score * 10)
      }),
    )
  })

  test('add up even to a score that the log-odds do not explain', () => {
    fc.assert(
      fc.property(signals, fc.integer({ min: 0, max: 100 }), (all, score) => {
        const found = contributionsOf({ signals: all, priorLogOdds: -1.4, trust: trustOf(score) })
        expect(found && sumOf(found)).toBe(score * 10)
      }),
    )
  })

  test('run from group to group without a gap, and every point is a whole tenth', () => {
    fc.assert(
      fc.property(signals, (all) => {
        const found = contributionsOf(reported(all, -1.386))
        let level = found?.start ?? 0
        for (const part of found?.groups ?? []) {
          expect(part.from).toBe(level)
          expect(part.to - part.from).toBe(part.tenths)
          expect(part.contributions.every(({ tenths }) => Number.isInteger(tenths))).toBe(true)
          level = part.to
        }
        expect(level + (found?.rest ?? 0)).toBe(found?.score)
      }),
    )
  })

  test('evidence for manipulation never raises trust, evidence against it never lowers it', () => {
    fc.assert(
      fc.property(signals, (all) => {
        const found = contributionsOf(reported(all, -1.386))
        for (const { signal, tenths } of found?.groups.flatMap((part) => part.contributions) ?? []) {
          // One tenth may be moved by rounding all of them together.
          expect(tenths * Math.sign(signal.logOdds ?? 0)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  test('equal evidence gets equal points, wherever it stands, to a tenth', () => {
    const all = [
      buildSignal({ id: 'a', group: 'audience', logOdds: 0.7 }),
      buildSignal({ id: 'b', group: 'growth', logOdds: -1.1 }),
      buildSignal({ id: 'c', group: 'comments', logOdds: 0.7 }),
    ]
    const found = contributionsOf(reported(all, -1.386))
    const points = new Map(
      found?.groups.flatMap((part) => part.contributions).map(({ signal, tenths }) => [signal.id, tenths]),
    )
    expect(Math.abs((points.get('a') ?? 0) - (points.get('c') ?? 9))).toBeLessThanOrEqual(1)
    expect(points.get('b')).toBeGreaterThan(0)
  })

  test('what could not be measured moves nothing and is listed', () => {
    const found = contributionsOf(reported([buildSignal({ verdict: 'not-measurable', logOdds: null })], -1.386))
    expect(found).toMatchObject({ start: 800, score: 800, groups: [], rest: 0 })
    expect(found?.unmeasured).toHaveLength(1)
  })

  test('as a table add up from the first row to the last', () => {
    fc.assert(
      fc.property(signals, (all) => {
        const found = contributionsOf(reported(all, -1.386))
        const points = found ? contributionTable(found).rows.map((row) => Math.round(Number(row.at(-1)) * 10)) : []
        expect(points.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(points.at(-1))
      }),
    )
  })

  test('a report without a verdict has none', () => {
    expect(contributionsOf({ signals: [], priorLogOdds: null, trust: null })).toBeNull()
  })

  test('start where the engine starts and end at its score on a whole report', () => {
    const { report } = sampleOf('mixture')
    const found = contributionsOf(report)
    expect(found?.score).toBe((report.trust?.score ?? -1) * 10)
    expect(found?.start).toBe(Math.round(scoreAt(report.priorLogOdds ?? 0) * 10))
    expect(Math.abs(found?.rest ?? 99)).toBeLessThanOrEqual(5)
    expect(Math.abs(scoreAt(1.3) - scoreOf(1.3))).toBeLessThanOrEqual(0.5)
  })
})
