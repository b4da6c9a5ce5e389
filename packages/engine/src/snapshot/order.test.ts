import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byId, compareText, newestFirst, oldestFirst, timeOf } from './order.ts'
import type { HistoryPoint, Post } from './snapshot.ts'

const when = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const posts: fc.Arbitrary<Post[]> = fc.array(
  fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), publishedAt: when, kind: fc.constant('image' as const) }),
  { maxLength: 20 },
)
const history: fc.Arbitrary<HistoryPoint[]> = fc.array(
  fc.record({ at: when, followers: fc.nat(99), following: fc.option(fc.nat(9), { nil: null }) }),
  { maxLength: 20 },
)

test('texts compare by code units, the same on every machine', () => {
  expect(['ü', 'z', 'Z', 'a', '10', '9'].sort(compareText)).toEqual(['10', '9', 'Z', 'a', 'z', 'ü'])
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(compareText(a, b) + compareText(b, a)).toBe(0)
      expect(compareText(a, b) === 0).toBe(a === b)
    }),
  )
})

test('any order of the same posts ends in one order, and sorting twice changes nothing', () => {
  fc.assert(
    fc.property(posts, (list) => {
      const sorted = newestFirst(list)
      expect(newestFirst([...list].reverse())).toEqual(sorted)
      expect(newestFirst(sorted)).toEqual(sorted)
      for (const [index, post] of sorted.slice(1).entries()) {
        expect(timeOf(post.publishedAt)).toBeLessThanOrEqual(timeOf(sorted[index]?.publishedAt ?? ''))
      }
    }),
  )
})

test('any order of the same days ends in one order, oldest first', () => {
  fc.assert(
    fc.property(history, (list) => {
      const sorted = oldestFirst(list)
      expect(oldestFirst([...list].reverse())).toEqual(sorted)
      for (const [index, point] of sorted.slice(1).entries()) {
        expect(timeOf(point.at)).toBeGreaterThanOrEqual(timeOf(sorted[index]?.at ?? ''))
      }
    }),
  )
})

test('items that claim one id are ordered by their whole content, whatever the order of its keys', () => {
  const one = { id: 'a', name: 'x', size: 2 }
  const other = { size: 1, id: 'a', name: 'x' }
  expect(byId([one, other])).toEqual(byId([other, one]))
  expect(byId<{ id: string; size: number }>([one, other])[0]?.size).toBe(1)
})

test('equal items stay what they are, and nothing is lost or doubled', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 20 }), (ids) => {
      const items = ids.map((id) => ({ id }))
      expect(byId(items).map(({ id }) => id)).toEqual([...ids].sort())
    }),
  )
})

test('a list that is in order already is copied and not handed on', () => {
  const sorted = [{ id: 'a' }, { id: 'b' }]
  expect(byId(sorted)).toEqual(sorted)
  expect(byId(sorted)).not.toBe(sorted)
  expect(byId([])).toEqual([])
})

test('a time that cannot be read is older than any that can, and sorting with it stays total', () => {
  expect(timeOf('yesterday')).toBeLessThan(timeOf('0001-01-01T00:00:00Z'))
  expect(Number.isFinite(timeOf(''))).toBe(true)
  const list = ['2026-01-01', 'soon', '2025-01-01', ''].map((at) => ({ at, followers: 1 }))
  expect(oldestFirst(list).map(({ at }) => at)).toEqual(['', 'soon', '2025-01-01', '2026-01-01'])
})

test('a date and the same date at midnight are one time', () => {
  expect(timeOf('2026-11-20')).toBe(timeOf('2026-11-20T00:00:00Z'))
  expect(timeOf('1970-01-01T00:00:01Z')).toBe(1_000)
})
