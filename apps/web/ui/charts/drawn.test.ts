import { heightAt, numberedNotes } from '@vouch/presentation'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ChartFrame } from './chart-frame.tsx'
import { DataTable } from './data-table.tsx'
import { EventRows } from './event-rows.tsx'
import { barOf, Histogram } from './histogram.tsx'
import { LineChart } from './line-chart.tsx'
import { nearestPoint } from './plot.tsx'
import { ShareBar, type SharePart } from './share-bar.tsx'
import { StripPlot } from './strip-plot.tsx'

const noted = (x: number, note: string | null, doubt = false) => ({ x, y: 50, at: '2026-11-01', note, doubt })

describe('notes on a chart', () => {
  test('are numbered from left to right, whatever order they come in', () => {
    const notes = numberedNotes([noted(80, 'late'), noted(10, 'early'), noted(40, null)])
    expect(notes.map(({ number, lines }) => [number, lines[0]?.text])).toEqual([
      [1, 'early'],
      [2, 'late'],
    ])
  })

  test('share a number where they would overlap, and a doubt among them shows', () => {
    const notes = numberedNotes([noted(10, 'a'), noted(11, 'b', true), noted(60, 'c')])
    expect(notes.map(({ lines, doubt }) => [lines.length, doubt])).toEqual([
      [2, true],
      [1, false],
    ])
  })
})

describe('reading a chart', () => {
  const points = [0, 30, 100].map((x) => ({ x, y: 0, text: String(x) }))

  test('finds the point that is nearest to the pointer', () => {
    expect([-5, 14, 16, 70, 200].map((x) => nearestPoint(points, x))).toEqual([0, 0, 1, 2, 2])
    expect(nearestPoint([], 50)).toBeNull()
  })

  test('heights count from the top', () => {
    expect(heightAt(200, { from: 0, to: 200 })).toBe(0)
    expect(heightAt(50, { from: 0, to: 200 })).toBe(75)
  })
})

describe('charts as they are drawn', () => {
  const days = Array.from({ length: 30 }, (_, index) => ({
    at: `2026-11-${String(index + 1).padStart(2, '0')}`,
    value: 1_000 + index * 10,
    note: index === 12 ? 'a jump' : null,
    doubt: true,
  }))

  test('a line names its last value, its notes, and a slider that reads it', () => {
    const markup = renderToStaticMarkup(createElement(LineChart, { points: days, unit: 'followers' }))
    expect(markup).toContain('1,290')
    expect(markup).toContain('Nov 13, 2026</time>: a jump')
    expect(markup).toContain('aria-valuetext="Nov 30, 2026: 1,290 followers"')
    expect(markup).not.toContain('NaN')
  })

  test('a single day or equal values still make a chart', () => {
    const flat = days.slice(0, 1)
    expect(renderToStaticMarkup(createElement(LineChart, { points: flat, unit: 'followers' }))).not.toContain('NaN')
  })

  test('a strip of posts tells paid ones apart and starts at zero', () => {
    const posts = days.map(({ at }, index) => ({
      id: at,
      at,
      rate: 0.01 + index / 1e4,
      sponsored: index === 3,
      note: null,
      doubt: false,
    }))
    const usual = { low: 0.004, high: 0.026, label: 'usual', words: 'usual' }
    const markup = renderToStaticMarkup(createElement(StripPlot, { points: posts, usual, median: 0.012 }))
    expect(markup.match(/_ring_/g)).toHaveLength(1)
    expect(markup.replaceAll('\u00a0', ' ')).toContain('>0%<')
    expect(markup).toContain('usual')
  })

  test('shares are told in words and end where the bar ends', () => {
    const part = (id: string, share: number): SharePart => ({ id, label: id, meaning: '', share, pattern: 'hatch' })
    const markup = renderToStaticMarkup(
      createElement(ShareBar, {
        parts: [part('real', 0.75), part('suspicious', 0.25)],
      }),
    ).replaceAll('\u00a0', ' ')
    expect(markup).toContain('aria-label="75% real, 25% suspicious"')
    expect(markup).toContain('x="75%" width="25%"')
  })

  const tenths = Array.from({ length: 10 }, (_, place) => ({ from: place / 10, to: (place + 1) / 10, count: place }))

  test('bars stand on zero, fill the width, and the one that holds the own value is named', () => {
    const markup = renderToStaticMarkup(
      createElement(Histogram, {
        bars: tenths,
        placeText: (at) => `${Math.round(at * 100)}`,
        countText: (amount) => `${amount} creators`,
        own: { at: 0.42, label: 'This creator' },
        median: 0.5,
        readerLabel: 'Read bar by bar',
      }),
    )
    const bars = [
      ...markup.matchAll(/<rect class="([^"]*)" x="([\d.]+)%" width="([\d.]+)%" y="([\d.]+)%" height="([\d.]+)%"/g),
    ]
    expect(bars).toHaveLength(10)
    expect(bars.reduce((sum, [, , , width]) => sum + Number(width), 0)).toBeCloseTo(100, 6)
    for (const [, , , , y, height] of bars) expect(Number(y) + Number(height)).toBeCloseTo(100, 6)
    expect(bars.map(([, name]) => name?.includes('own'))).toEqual(tenths.map((_, place) => place === 4))
    expect(markup).toContain('This creator')
    expect(markup).toContain('aria-valuetext="90 to 100: 9 creators"')
  })

  test('a value on an edge belongs to the bar that begins there, and one beyond the ends to the nearest', () => {
    expect([0, 0.1, 0.35, 1, 2].map((at) => barOf(tenths, at))).toEqual([0, 1, 3, 9, 9])
  })

  test('no bars and no counts make no broken chart', () => {
    const drawn = (bars: typeof tenths) =>
      renderToStaticMarkup(
        createElement(Histogram, { bars, placeText: String, countText: String, readerLabel: 'Read' }),
      )
    expect(drawn([])).toBe('')
    expect(drawn(tenths.map((bar) => ({ ...bar, count: 0 })))).not.toMatch(/NaN|Infinity/)
  })

  test('events lie on one axis, in order of time, and every row says itself in words', () => {
    const [first, middle, last] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 5, 1), Date.UTC(2026, 11, 1)]
    const rows = [
      { label: '@northpeak', times: [first, middle], words: '2 posts' },
      { label: '@riverbed', times: [last], words: 'Dec 1, 2026' },
    ]
    const markup = renderToStaticMarkup(createElement(EventRows, { rows, span: { from: first, to: last } }))
    const places = [...markup.matchAll(/cx="([\d.]+)%"/g)].map(([, place]) => Number(place))
    expect(places).toHaveLength(3)
    expect(places[0]).toBeCloseTo(1, 6)
    expect(places[2]).toBeCloseTo(99, 6)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    for (const { label, words } of rows) expect(markup).toMatch(new RegExp(`${label}</bdi>.*${words}</span>`))
  })

  test('a frame offers the same figures as a table and as a file, by name', () => {
    const table = {
      columns: ['Day', 'Value'],
      rows: [
        ['2026-11-01', 5],
        ['2026-11-02', null],
      ],
    }
    const frame = createElement(
      ChartFrame,
      {
        title: 'Growth',
        subtitle: 's',
        caption: 'c',
        table,
        subject: 'ava',
      },
      'drawing',
    )
    const markup = renderToStaticMarkup(frame)
    expect(markup).toContain('Table<span class="visually-hidden"> of Growth</span>')
    expect(markup).toContain('CSV<span class="visually-hidden"> of Growth</span>')
    const rows = renderToStaticMarkup(createElement(DataTable, { table, name: 'Growth' }))
    expect(rows).toContain('tabindex="0"')
    expect(rows).toContain('>–</td>')
  })
})
