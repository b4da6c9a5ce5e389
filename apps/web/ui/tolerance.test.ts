import { hundred, ruler, tolerancePlaces, trustScale, trustSentence, trustWords } from '@vouch/presentation'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ToleranceMark, TrustGauge, TrustMark } from './tolerance-mark.tsx'
import { toleranceSvg } from './tolerance-svg.ts'

const trust = { score: 73, low: 66, high: 80, band: 'moderate' as const }
const percent = fc.double({ min: 0, max: 100, noNaN: true })

test('the band always holds the tick and stays on the scale', () => {
  fc.assert(
    fc.property(percent, percent, percent, (value, low, high) => {
      const { tick, bandFrom, bandTo } = tolerancePlaces({ value, low, high }, hundred)
      expect(bandFrom <= tick && tick <= bandTo).toBe(true)
      expect(bandFrom >= 0 && bandTo <= 100).toBe(true)
    }),
  )
})

test('a mark says in words what it shows', () => {
  expect(trustWords(trust)).toBe('moderate, 66 to 80')
  expect(trustSentence(trust)).toBe('Trust 73 out of 100, moderate, 66 to 80')
  expect(renderToStaticMarkup(createElement(TrustGauge, { trust }))).toContain(
    'Trust 73 out of 100, moderate, 66 to 80',
  )
  expect(renderToStaticMarkup(createElement(TrustMark, { trust }))).toContain('moderate, 66 to 80</span>')
  const mark = createElement(ToleranceMark, { value: 18, low: 15, high: 22, size: 'row', words: '18%, 15 to 22%' })
  expect(renderToStaticMarkup(mark)).toContain('aria-label="18%, 15 to 22%"')
})

test('the bands cover the scale without a gap, and the ruler has a tick for each unit', () => {
  expect(trustScale[0]?.from).toBe(0)
  expect(trustScale.at(-1)?.to).toBe(100)
  trustScale.slice(1).forEach((band, index) => {
    expect(band.from).toBe(trustScale[index]?.to)
  })
  expect(ruler).toHaveLength(101)
  expect(ruler.filter(({ rank }) => rank === 2)).toHaveLength(11)
})

test('the drawing for files is one well-formed element in every size', () => {
  for (const size of ['gauge', 'row', 'badge'] as const) {
    const svg = toleranceSvg({ value: 73, low: 66, high: 80, size, words: 'a < b & "c"' })
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"[^>]*>.*<\/svg>$/)
    expect(svg).toContain('<title>a &lt; b &amp; &quot;c&quot;</title>')
    expect(svg).not.toMatch(/NaN|undefined|var\(|%/)
    const opened = svg.match(/<(\w+)[\s>]/g)?.length ?? 0
    const closed = (svg.match(/\/>/g)?.length ?? 0) + (svg.match(/<\/\w+>/g)?.length ?? 0)
    expect(opened).toBe(closed)
  }
})
