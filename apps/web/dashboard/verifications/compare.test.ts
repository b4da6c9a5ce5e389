import { expect, test } from 'vitest'
import { sampleOf } from '../../report/test/sample-reports.ts'
import { idsOf } from './chosen-ids.ts'
import { comparedRows } from './compared-rows.ts'
import { comparisonConclusion } from './comparison-conclusion.ts'

const [a, b] = ['0b9a2f6e-1111-4222-8333-444455556666', '0b9a2f6e-1111-4222-8333-444455557777']

test('an address names reports, each once, at most four; what is no id is left out', () => {
  expect(idsOf(`${a},${b},${a},nonsense,`)).toEqual([a, b])
  expect(idsOf(null)).toEqual([])
  expect(idsOf(Array.from({ length: 9 }, (_, i) => `${i}b9a2f6e-1111-4222-8333-444455556666`).join(','))).toHaveLength(
    4,
  )
})

test('every row has a cell for every report, and what is not known is an en dash', () => {
  const reports = [sampleOf('clean').report, { ...sampleOf('few-posts').report, keyFigures: [] }]
  const rows = comparedRows(reports)
  for (const { cells } of rows) expect(cells).toHaveLength(2)
  expect(rows.find(({ name }) => name === 'Comments that look inauthentic')?.cells[1]).toMatchObject({
    value: '–',
    words: 'not checked',
  })
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
  expect(rows.find(({ name }) => name === 'Engagement rate')?.cells[1]?.value).toBe('–')
})

test('reports of earlier engines are compared by the share of followers that they know', () => {
  const earlier = { ...sampleOf('clean').report, parts: [], decision: null }
  const rows = comparedRows([earlier, { ...earlier, suspiciousFollowers: null }])
  const row = rows.find(({ name }) => name === 'Followers that look inauthentic')
  expect(row?.cells[0]?.source).toContain('n = ')
  expect(row?.cells[1]?.value).toBe('–')
})

test('rates on different bases are said not to be comparable', () => {
  const { report } = sampleOf('clean')
  const keyFigures = report.keyFigures.map((figure) =>
    figure.id === 'engagement-rate' ? { ...figure, basis: 'likes and comments per view' } : figure,
  )
  const row = comparedRows([report, { ...report, keyFigures }]).find(({ name }) => name === 'Engagement rate')
  expect(row?.note).toContain('not comparable')
  expect(row?.cells.map(({ standing }) => standing)).toEqual([null, null])
})

test('fewer fakes and a lower price are better, a larger reach is, and no size is', () => {
  const [clean, bought] = [sampleOf('clean').report, sampleOf('bought-followers-burst').report]
  const rows = new Map(comparedRows([bought, clean]).map(({ name, cells }) => [name, cells]))
  expect(rows.get('Followers that look inauthentic')?.map(({ standing }) => standing)).toEqual([null, 'better'])
  expect(rows.get('Followers')?.every(({ standing }) => standing === null)).toBe(true)
  for (const [name, cells] of rows) expect(cells.filter(({ standing }) => standing).length, name).toBeLessThan(2)
})

test('the conclusion names whom to book, and books nobody where nobody can be', () => {
  const [clean, bought] = [sampleOf('clean').report, sampleOf('bought-followers-burst').report]
  const { title, facts } = comparisonConclusion([bought, clean])
  expect(title).toBe(`Book ${clean.subject.displayName}`)
  expect(facts[0]).toContain(`${clean.trust?.score} (`)
  expect(comparisonConclusion([bought, bought]).title).toBe('Don’t book any of these')
  expect(comparisonConclusion([clean, clean]).title).toMatch(/can be booked$/)
})

test('a conclusion follows what is compared, not the order in which it was chosen', () => {
  const reports = ['clean', 'bought-followers-burst', 'few-posts'].map((kind) => sampleOf(kind).report)
  expect(comparisonConclusion([...reports].reverse())).toEqual(comparisonConclusion(reports))
})
