import { Document, Page, renderToBuffer } from '@react-pdf/renderer'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { registerFaces } from '../../../foundation/print/typeface.ts'
import { measure, page } from './elements.ts'
import { gauge } from './tolerance.ts'

interface Drawn {
  props: { x?: number; textAnchor?: string; style?: { fontSize?: number }; children?: unknown }
}

/** @returns from where to where each figure of a gauge reaches, taking a figure for as wide as the face's widest. */
function reaches(tolerance: { value: number; low: number; high: number }) {
  const { children } = gauge(tolerance, measure, '#000000').props as { children: readonly Drawn[] }
  return children.flatMap(({ props: { x = 0, textAnchor, style, children: words } }) => {
    if (typeof words !== 'string') return []
    const wide = words.length * (style?.fontSize ?? 0) * 0.6
    const from = textAnchor === 'middle' ? x - wide / 2 : textAnchor === 'end' ? x - wide : x
    return [{ words, from, to: from + wide }]
  })
}

test.for([
  { value: 100, low: 98, high: 100 },
  { value: 0, low: 0, high: 0 },
  { value: 0, low: 0, high: 2 },
  { value: 50, low: 0, high: 100 },
  { value: 97, low: 4, high: 99 },
  { value: 93, low: 88, high: 96 },
])('no numeral of the gauge is cut off at $value ($low to $high)', (tolerance) => {
  const drawn = reaches(tolerance)
  expect(drawn.map(({ words }) => words)).toContain(String(tolerance.value))
  for (const { words, from, to } of drawn) {
    expect([words, from >= 0]).toEqual([words, true])
    expect([words, to <= measure]).toEqual([words, true])
  }
})

test('a gauge at the very end of its scale can be printed', async () => {
  registerFaces()
  const sheet = createElement(
    Page,
    { size: [page.width, 200] },
    gauge({ value: 100, low: 100, high: 100 }, measure, '#000'),
  )
  expect((await renderToBuffer(createElement(Document, null, sheet))).length).toBeGreaterThan(500)
})
