import { domainOf, percentAt, thinned, ticks, timeTicks } from '@vouch/presentation'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fileName, fileNameIn } from './csv.ts'

const finite = fc.double({ min: -1e9, max: 1e9, noNaN: true })

describe('scales', () => {
  test('ticks cover the domain, ascend, and are evenly spaced', () => {
    fc.assert(
      fc.property(
        finite,
        fc.double({ min: 1e-4, max: 1e9, noNaN: true }),
        fc.integer({ min: 2, max: 10 }),
        (from, span, count) => {
          const to = from + span
          if (!(to > from) || span < Math.abs(from) * 1e-6) return
          const shown = ticks({ from, to }, count)
          const step = (shown[1] ?? 0) - (shown[0] ?? 0)
          expect(shown[0]).toBeLessThanOrEqual(from + step * 1e-6)
          expect(shown.at(-1)).toBeGreaterThanOrEqual(to - step * 1e-6)
          expect(shown.length).toBeLessThanOrEqual(count * 2 + 3)
          shown.slice(1).forEach((tick, index) => {
            expect(Math.abs(tick - (shown[index] ?? 0) - step)).toBeLessThan(step * 1e-3)
          })
        },
      ),
    )
  })

  test('ticks are the numbers that a person would write', () => {
    expect(ticks({ from: 0, to: 100 }, 5)).toEqual([0, 20, 40, 60, 80, 100])
    expect(ticks({ from: 0, to: 0.043 }, 4)).toEqual([0, 0.01, 0.02, 0.03, 0.04, 0.05])
    expect(ticks({ from: 118_200, to: 131_000 }, 4)).toEqual([115_000, 120_000, 125_000, 130_000, 135_000])
  })

  test('a domain holds every value, and zero where bars need it', () => {
    fc.assert(
      fc.property(fc.array(finite, { minLength: 1 }), fc.boolean(), (values, zero) => {
        const domain = domainOf(values, 4, zero)
        expect(domain.to).toBeGreaterThan(domain.from)
        if (zero) expect(domain.from <= 0 && domain.to >= 0).toBe(true)
        for (const value of values) expect(value >= domain.from - 1 && value <= domain.to + 1).toBe(true)
      }),
    )
    expect(domainOf([], 4, false)).toEqual({ from: 0, to: 1 })
    expect(domainOf([5, 5], 4, false).from).toBeLessThan(5)
    expect(domainOf([999_999_999.95, 999_999_999.950_04], 4, false).from).toBeLessThan(999_999_999)
  })

  test('every tick of an axis lies on it, so that none is drawn where another value is', () => {
    const held = (values: readonly number[], count: number, zero: boolean) => {
      const domain = domainOf(values, count, zero)
      const shown = ticks(domain, count)
      expect([shown[0], shown.at(-1)]).toEqual([domain.from, domain.to])
    }
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }),
        fc.integer({ min: 4, max: 10 }),
        fc.boolean(),
        held,
      ),
    )
    held([42_600, 55_900], 4, false)
    expect(domainOf([42_600, 55_900], 4, false)).toEqual({ from: 40_000, to: 60_000 })
  })

  test('a position is a percentage, in order, and never leaves the chart', () => {
    expect(percentAt(50, { from: 0, to: 200 })).toBe(25)
    expect(percentAt(-5, { from: 0, to: 200 })).toBe(0)
    expect(percentAt(1_000, { from: 0, to: 200 })).toBe(100)
    expect(percentAt(7, { from: 7, to: 7 })).toBe(50)
  })

  test('time is labelled by months on long spans and by days on short ones', () => {
    const year = timeTicks({ from: Date.UTC(2025, 10, 20), to: Date.UTC(2026, 10, 20) }, 6)
    expect(year.map((tick) => tick.label)).toEqual(['Jan 2026', 'Mar', 'May', 'Jul', 'Sep', 'Nov'])
    const fortnight = timeTicks({ from: Date.UTC(2026, 10, 1), to: Date.UTC(2026, 10, 15) }, 5)
    expect(fortnight.map((tick) => tick.label)).toEqual(['Nov 1', 'Nov 8', 'Nov 15'])
    const decade = timeTicks({ from: Date.UTC(2012, 3, 1), to: Date.UTC(2026, 3, 1) }, 8)
    expect(decade[0]?.label).toBe('2014')
  })

  test('time ticks lie inside the span', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2e12 }), fc.integer({ min: 1, max: 6e11 }), (from, span) => {
        for (const { at } of timeTicks({ from, to: from + span }, 6)) {
          expect(at >= from && at <= from + span).toBe(true)
        }
      }),
    )
  })
})

describe('files', () => {
  test('file names hold no separators', () => {
    expect(fileName(['ava/fields', 'engagement by post'], 'csv')).toBe('ava-fields-engagement-by-post.csv')
    expect(fileName(['/'], 'csv')).toBe('vouch.csv')
  })

  test('a file is called as its answer says, in letters of every script', () => {
    const named = (heading: string) => fileNameIn(new Response('', { headers: { 'content-disposition': heading } }))
    expect(named('attachment; filename="vouch-data.json"')).toBe('vouch-data.json')
    expect(named(`attachment; filename="vouch-.csv"; filename*=UTF-8''vouch-%E5%90%8D.csv`)).toBe('vouch-名.csv')
    expect(fileNameIn(new Response(''))).toBeNull()
  })
})

describe('thinning', () => {
  const points = Array.from({ length: 1_000 }, (_, at) => ({ at, value: at === 617 ? 99 : Math.sin(at) }))

  test('keeps the ends, the named points and the highest spike, in order', () => {
    const kept = thinned(
      points,
      60,
      (point) => point.value,
      (point) => point.at === 400,
    )
    const at = kept.map((point) => point.at)
    expect(kept.length).toBeLessThanOrEqual(61)
    expect(at).toEqual(expect.arrayContaining([0, 400, 617, 999]))
    expect(at).toEqual([...at].sort((a, b) => a - b))
  })

  test('leaves few points alone', () => {
    expect(
      thinned(
        points.slice(0, 50),
        60,
        (point) => point.value,
        () => false,
      ),
    ).toHaveLength(50)
  })
})
