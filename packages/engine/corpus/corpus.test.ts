import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { platforms, type Report } from '../src/index.ts'
import { corpusNames, corpusSnapshot, reportPath, reportText, snapshotPath } from './corpus.ts'

const remedy =
  'Read the difference; if it is meant, run `node packages/engine/corpus/approve.ts` and commit the reports.'
const names = corpusNames()

test.each(names)('%s: the report is the approved one, byte for byte', (name) => {
  expect(existsSync(reportPath(name)), `There is no approved report of ${name}. ${remedy}`).toBe(true)
  expect(reportText(name), remedy).toBe(readFileSync(reportPath(name), 'utf8'))
})

test('the corpus holds every platform, every state and every risk, in at least forty small creators', () => {
  const reports = names.map((name): Report => JSON.parse(readFileSync(reportPath(name), 'utf8')))
  expect(names.length).toBeGreaterThanOrEqual(40)
  expect(new Set(names.map((name) => corpusSnapshot(name).platform))).toEqual(new Set(platforms))
  const states = new Set(reports.map(({ state }) => state))
  expect([...states].sort()).toEqual(['INSUFFICIENT', 'LOW_CONFIDENCE', 'NOT_FOUND', 'PRIVATE', 'READY', 'RESTRICTED'])
  const risks = new Set(reports.map(({ fraudRisk }) => fraudRisk))
  expect([...risks].map(String).sort()).toEqual(['critical', 'high', 'low', 'medium', 'null'])
  for (const name of names) expect(statSync(snapshotPath(name)).size, name).toBeLessThanOrEqual(40 * 1024)
})

const innocent = /-(clean|viral|giveaway|shout-out|partial|hidden-likes|rounded|one-post|no-metrics)/

test.each(names.filter((name) => innocent.test(name)))('%s: an innocent creator is at no high risk', (name) => {
  const report: Report = JSON.parse(readFileSync(reportPath(name), 'utf8'))
  expect(['low', 'medium']).toContain(report.fraudRisk)
})

test.each(names)('%s: a concern is not explained by what creators do who bought nothing', (name) => {
  const { signals }: Report = JSON.parse(reportText(name))
  const concerns = signals.filter(({ verdict }) => verdict === 'concern').map(({ explanation }) => explanation)
  expect(concerns.filter((text) => text.includes('bought nothing'))).toEqual([])
})
