import { expect, test } from 'vitest'
import { syntheticData } from '../../test/synthetic-data.ts'
import { accountTables } from '../accounts/account-table.ts'
import { shippedModels } from '../commands/shipped-models.ts'
import { knownRows, unseenRows } from './account-baselines.ts'
import { partedRows, shapeIn } from './bot-rows.ts'
import { coverageRows, knownSources, sharesTried, sizesTried, unseenSources } from './share-coverage.ts'
import { strangeKinds } from './strange-kinds.ts'

/** The account experiments on two made-up sources: they must run and count rightly. */
const tables = accountTables(syntheticData(), 'instagram')

test('every method is measured on every source and on all rows, in the same folds', { timeout: 60_000 }, () => {
  const rows = knownRows('instagram', tables)
  expect(new Set(rows.map(({ method }) => method)).size).toBe(4)
  expect(rows).toHaveLength(4 * (tables.length + 1))
  const all = rows.filter(({ source }) => source === 'all rows together')
  expect(all.every(({ classification }) => classification.rows === 320 && classification.ranking > 0.9)).toBe(true)
})

test('with two sources nothing is left to learn transfer from, so only the simple methods are measured on unseen ones', () => {
  const rows = unseenRows('instagram', tables)
  expect(rows.every(({ method }) => method !== 'additive with pairs (shipped)')).toBe(true)
  expect(rows.filter(({ source }) => source === 'ig_instafake')).toHaveLength(2)
  expect(unseenSources('instagram', tables)).toEqual([])
})

test('coverage is told by source, by true share and by size of the sample, all shares between 0 and 1', {
  timeout: 60_000,
}, () => {
  const rows = coverageRows(knownSources('instagram', tables), 1)
  expect(rows).toHaveLength(tables.length + sharesTried.length + sizesTried.length)
  expect(rows.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['ig_instafake', 'true share 80%', '5000 accounts']),
  )
  for (const { trials } of rows) expect(trials.covered >= 0 && trials.covered <= 1 && trials.width >= 0).toBe(true)
  const width = (what: string) => rows.find((row) => row.what === what)?.trials.width ?? 0
  expect(width('50 accounts')).toBeGreaterThan(width('5000 accounts'))
})

test('rows that say what bots are like are never those that a scorer is trained on, and every row has its turn', () => {
  const rowsOf = (some: typeof tables) =>
    some.flatMap(({ rows, features }) => {
      const width = features.length / rows
      return Array.from({ length: rows }, (_, row) => features.slice(row * width, (row + 1) * width).join())
    })
  const parts = [0, 1, 2, 3, 4].map((part) => partedRows(tables, part, 1))
  for (const [shaping, training] of parts) {
    const trained = new Set(rowsOf(training))
    expect(rowsOf(shaping).filter((row) => trained.has(row))).toEqual([])
  }
  const shaping = parts.flatMap(([some]) => rowsOf(some))
  expect(shaping.sort()).toEqual(rowsOf(tables).sort())
})

test('what bots are like is read from the fakes of the sets that they were shaped after, and from no other rows', () => {
  const shape = shapeIn(tables, 'egg', 'following')
  expect(shape?.values).toEqual([...(shape?.values ?? [])].sort((a, b) => a - b))
  expect(shape?.rows).toBeLessThan(tables.reduce((sum, { rows }) => sum + rows, 0))
  expect(shapeIn([], 'egg', 'following')).toBeNull()
})

test('accounts that are like no listed kind are taken for none', () => {
  const found = strangeKinds(shippedModels.instagram, tables, 3)
  expect(found.map(({ source }) => source).sort()).toEqual(tables.map(({ source }) => source.name).sort())
  expect(found.map(({ audiences, taken }) => [audiences, taken])).toEqual(tables.map(() => [3, 0]))
})
