import { assess, type Report } from '@vouch/engine'
import { sandboxSnapshot } from '@vouch/simulator'
import { expect, test } from 'vitest'
import { figureTable, type ReportFigure } from './figure-table.ts'
import { figureParts, intervalText, shownFigure } from './figures.ts'

const at = '2026-11-20T10:00:00.000Z'
const snapshot = sandboxSnapshot('instagram', 'ava_fields_sandbox', at)
if (snapshot === null) throw new Error('The sandbox lost its first creator')
const report = assess(snapshot, { digest: 'sha256:0', computedAt: at })
const figures: readonly ReportFigure[] = Object.values(figureTable)

/** Keys of a report that state no figure, with what they are. A new key is a figure of the table or has its line here. */
const noFigures: Partial<Record<keyof Report, string>> = {
  schema: 'a name',
  engine: 'a version',
  snapshotDigest: 'a digest',
  computedAt: 'a time',
  state: 'a word',
  stateCode: 'a word',
  subject: 'whom it is about; the followers are a key figure',
  verdict: 'a sentence',
  parts: 'shares of parts, each told by its row',
  decision: 'a word for the parts and the evidence',
  fraudRisk: 'a word for the trust and its interval',
  engagement: 'the key figure of the engagement rate with its place, by name',
  priorLogOdds: 'where contributions begin; they are written as points',
  signals: 'findings with values of their own, each stated once',
  surer: 'offers',
  series: 'points of charts',
  flags: 'sentences',
  recommendations: 'sentences',
}

test('every key of a report is a figure of the table, or is none and says what it is', () => {
  const told = new Set<string>([...figures.map(({ from }) => from), ...Object.keys(noFigures)])
  expect(Object.keys(report).filter((key) => !told.has(key))).toEqual([])
  expect(figures.filter(({ from }) => from in noFigures)).toEqual([])
})

test('every key figure is in the table under the name and the unit that the report gives it', () => {
  const named = figures.filter(({ from }) => from === 'keyFigures').map(({ id, name, unit }) => ({ id, name, unit }))
  expect(named).toEqual(report.keyFigures.map(({ id, label, unit }) => ({ id, name: label, unit })))
})

test('the engagement rate is one figure, wherever in the report it stands', () => {
  expect(figureTable.engagementRate.read(report)?.value).toBe(report.engagement?.rate)
  expect(figureTable.followers.read(report)?.value).toBe(report.subject.followers)
})

test('each figure has a name of its own and is read, and an empty report has none of those that need a verdict', () => {
  expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length)
  expect(new Set(figures.map(({ name }) => name)).size).toBe(figures.length)
  for (const figure of figures) {
    const stated = figure.read(report)
    expect(shownFigure({ value: stated?.value ?? null, unit: figure.unit }), figure.name).not.toBe('–')
  }
  const empty = assess({ ...snapshot, availability: 'not-found' }, { digest: 'sha256:0', computedAt: at })
  for (const figure of figures.filter(({ from }) => from !== 'coverage')) expect(figure.read(empty)).toBeNull()
})

test('a figure is its parts, and an interval is written in the same way', () => {
  expect(figureParts({ value: 1_234, unit: 'USD' })).toEqual({ value: '$1,200', unit: null })
  expect(shownFigure({ value: 1_234, unit: 'views' })).toBe('1,234 views')
  expect(shownFigure({ value: 1, unit: 'views' })).toBe('1 view')
  expect(shownFigure({ value: 0.06, unit: 'USD' })).toBe('under $1')
  expect(intervalText({ low: 0.02, high: 0.3, unit: 'USD' })).toBe('under $1')
  expect(intervalText({ low: 0.02, high: 3, unit: 'USD' })).toBe('$0 to $3')
  expect(shownFigure({ value: 0, unit: 'USD' })).toBe('$0')
  expect(shownFigure({ value: 97, unit: 'out of 100' })).toBe('97 out of 100')
  expect(intervalText({ low: 1_234, high: 12_345, unit: 'USD' })).toBe('$1,200 to $12K')
})
