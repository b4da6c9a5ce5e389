import { expect, test } from 'vitest'
import { pricesOf } from './market-prices.ts'
import { type CreatorMonth, monthBefore, shownMonth, trendsOf } from './trends.ts'

const creator = (changes: Partial<CreatorMonth>): CreatorMonth => ({
  ...{ simulated: false, posts: 10, told: 10, sponsored: 0, kinds: { image: 10 }, tags: {}, brands: {} },
  ...changes,
})
const many = (length: number, of: (at: number) => Partial<CreatorMonth>) =>
  Array.from({ length }, (_, at) => creator(of(at)))

test('a share is of posts that could be read, with its number of posts and creators; nine creators are too few', () => {
  const now = many(12, (at) => ({ sponsored: at < 6 ? 4 : 0, told: 8, simulated: at === 0 }))
  const { sponsored } = trendsOf(now, [])
  expect(sponsored).toMatchObject({
    ...{ by: 6, before: null, change: null },
    now: { posts: 96, creators: 12, simulated: 1, interval: { middle: 0.25 } },
  })
  const few = trendsOf(now.slice(0, 9), now).sponsored
  expect(few).toMatchObject({ now: { creators: 9, interval: null }, before: { creators: 12 }, change: null })
})

test('a change that is larger than chance has an interval on one side of nothing', () => {
  const { formats } = trendsOf(
    many(60, () => ({ kinds: { video: 8, image: 2 } })),
    many(60, () => ({ kinds: { video: 2, image: 8 } })),
  )
  expect(formats.map(({ id }) => id)).toEqual(['video', 'image'])
  expect(formats[0]?.change?.low).toBeGreaterThan(0.3)
  expect(formats[1]?.change?.high).toBeLessThan(-0.3)
  const same = trendsOf(
    many(20, (at) => ({ sponsored: at % 3 })),
    many(20, (at) => ({ sponsored: at % 3 })),
  )
  expect(same.sponsored.change).toMatchObject({ middle: 0 })
})

test('a hashtag that every object has as a key is counted like any other', () => {
  const { topics, brands } = trendsOf(
    many(20, (at) => (at < 5 ? { tags: { constructor: 2 }, brands: { valueof: 1, constructor: 1 } } : {})),
    [],
  )
  expect(topics).toMatchObject([{ id: 'constructor', by: 5, now: { posts: 200 } }])
  expect(brands.find(({ id }) => id === 'constructor')?.by).toBe(5)
})

test('what two creators do is theirs and not the market’s, however often they do it', () => {
  const { topics, brands } = trendsOf(
    many(20, (at) => ({
      tags: { bread: at < 3 ? 2 : 0, ...(at < 2 && { ours: 10 }) },
      brands: at < 5 ? { northpeak: 1, ...(at < 3 && { kestwick: 3 }) } : {},
    })).map((month) => ({ ...month, tags: Object.fromEntries(Object.entries(month.tags).filter(([, n]) => n > 0)) })),
    [],
  )
  expect(topics.map(({ name, by }) => [name, by])).toEqual([['#bread', 3]])
  // Five creators mention anybody, so the share of voice is too little known to be told.
  expect(brands.map(({ name, now }) => [name, now.posts, now.creators, now.interval])).toEqual([
    ['@northpeak', 14, 5, null],
    ['@kestwick', 14, 5, null],
  ])
})

test('the month that goes on is shown once half as many have published in it as in the month before', () => {
  const published = (now: number, before: number) =>
    new Map([
      ['2026-12', 500],
      ['2026-11', now],
      ['2026-10', before],
    ])
  expect(shownMonth(published(100, 200), '2026-11')).toBe('2026-11')
  expect(shownMonth(published(99, 200), '2026-11')).toBe('2026-10')
  expect(shownMonth(new Map([['2026-09', 4]]), '2026-11')).toBe('2026-09')
  expect(shownMonth(new Map(), '2026-11')).toBeNull()
  expect(monthBefore('2026-01')).toBe('2025-12')
})

test('the price index holds each creator against their own size, and the change against their own month before', () => {
  const priced = Array.from({ length: 6 }, (_, at) => ({
    ...{ simulated: false, followers: at < 3 ? 20_000 : 200_000, price: at < 3 ? 300 : 2_000 },
    ...{ priceNow: at < 5 ? 110 : 400, priceBefore: at < 5 ? 100 : null },
  }))
  const usual = new Map([
    [2, 200],
    [4, 1_000],
  ])
  const of = (id: string) => pricesOf(priced, usual).find((figure) => figure.id === id)
  expect(of('price-index')).toMatchObject({ n: 6, interval: { low: 1.5, middle: 1.75, high: 2 } })
  expect(of('price-change')).toMatchObject({ n: 5, interval: { middle: 1.1 } })
  expect(of('price-10k-50k')).toMatchObject({ n: 3, interval: null })
})
