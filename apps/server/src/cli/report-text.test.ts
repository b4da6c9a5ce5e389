import type { KeyFigure, Report, Signal } from '@vouch/engine'
import { sandboxSnapshot } from '@vouch/simulator'
import { expect, test } from 'vitest'
import { reportOf } from '../verdicts/verifications/report-of.ts'
import { reportText } from './report-text.ts'

const at = '2026-11-20T10:00:00.000Z'

function report(changes: Partial<Report> = {}): Report {
  const snapshot = sandboxSnapshot('instagram', 'ava_fields_sandbox', at)
  if (!snapshot) throw new Error('The sandbox lost its first creator')
  return { ...reportOf(snapshot, { computedAt: at }).report, ...changes }
}

function signal(changes: Partial<Signal>): Signal {
  const [first] = report().signals
  if (!first) throw new Error('The report has no signals')
  return { ...first, verdict: 'concern', title: 'Jumps', explanation: 'Seen.', evidence: [], ...changes }
}

function figure(changes: Partial<KeyFigure>): string {
  const [first] = report().keyFigures
  if (!first) throw new Error('The report has no key figures')
  const text = reportText(report({ keyFigures: [{ ...first, label: 'Price', percentile: null, ...changes }] }))
  return text.split('\n').find((line) => line.startsWith('  Price')) ?? ''
}

test.each([
  [1.234, 'Jumps: Seen. [+1.23]'],
  [-0.5, 'Jumps: Seen. [-0.50]'],
  [0.004, 'Jumps: Seen.\n'],
  [-0.004, 'Jumps: Seen.\n'],
  [0, 'Jumps: Seen.\n'],
  [null, 'Jumps: Seen.\n'],
])('a contribution of %s is written only where it is more than nothing', (logOdds, line) => {
  expect(reportText(report({ signals: [signal({ logOdds })] }))).toContain(line)
})

test('without a score nothing is said of where it starts', () => {
  expect(reportText(report())).toMatch(/The starting point is -?\d/)
  const text = reportText(report({ state: 'NOT_FOUND', trust: null, fraudRisk: null, priorLogOdds: null }))
  expect(text).not.toContain('The starting point is')
  expect(text).toContain('Engine ')
})

test.each([
  [47.4, '$47'],
  [123, '$120'],
  [8_764, '$8,800'],
  [12_345, '$12K'],
  [999_960, '$1M'],
  [1_234_567, '$1.2M'],
])('an estimated price of %d is written as %s', (value, shown) => {
  expect(figure({ value, unit: 'USD', low: null, high: null })).toContain(` ${shown}`)
  expect(figure({ value, unit: 'USD', low: value, high: 98_765 })).toContain(`(${shown} to $99K)`)
})

test('a concern says what the score would be at the median, and nothing where it would stay', () => {
  const concern = reportText(report({ signals: [signal({ logOdds: 1.2, scoreAtMedian: 74 })] }))
  expect(concern).toContain('If this were at the median for this size, the score would be 74.')
  const { trust } = report()
  for (const scoreAtMedian of [null, trust?.score ?? null])
    expect(reportText(report({ signals: [signal({ logOdds: 1.2, scoreAtMedian })] }))).not.toContain(
      'median for this size',
    )
})

test('what would narrow the interval is listed with both widths, and left out where there is nothing to ask for', () => {
  const surer = [{ part: 'history', text: 'Daily follower counts for 90 days', width: { from: 48, to: 31 } }]
  expect(reportText(report({ surer }))).toMatch(
    /would narrow the range\n {2}Daily follower counts for 90 days: narrows the range from 48 points to 31/,
  )
  expect(reportText(report({ surer: [] }))).not.toContain('What would narrow the range')
})

test('the decision comes first, then each part, what would settle it, and the score from another base rate', () => {
  const open = report({ decision: { word: 'ask-first', because: [], wouldDecide: ['history'] } })
  const text = reportText(open)
  const lines = text.split('\n')
  expect(lines[3]).toMatch(/^ {2}Ask first: /)
  for (const name of ['Followers', 'Growth', 'Likes', 'Views', 'Comments', 'Rings'])
    expect(text).toContain(`\n    ${name}: `)
  expect(text).toMatch(/What would settle it\n {2}Follower counts over 90 days\. Ask: “/)
  expect(text.replace(/\s+/g, ' ')).toMatch(/With a base rate of 10%, this score would be \d+; with 36%, \d+\./)
  expect(reportText(report({ parts: [], decision: null }))).not.toMatch(/Ask first|20% line|What would settle it/)
})
