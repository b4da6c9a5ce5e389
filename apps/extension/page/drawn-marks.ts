/** The product's mark and the tolerance mark, drawn from the places that every other surface draws them from. */

import { hundred, markLines, markSide, type Tolerance, tolerancePlaces } from '@vouch/presentation'
import { shape } from './drawn.ts'

export function productMark(): Element {
  const frame = { width: 16, height: 16, viewBox: `0 0 ${markSide} ${markSide}`, fill: 'none', 'aria-hidden': 'true' }
  const lines = markLines.map(({ d, width, join }) =>
    shape('path', {
      d,
      stroke: 'currentColor',
      'stroke-width': width,
      'stroke-linejoin': join,
      'stroke-linecap': 'round',
    }),
  )
  return shape('svg', { ...frame, class: 'product' }, ...lines)
}

const [width, height] = [48, 12]

/** @returns a tick on a scale of a hundred with the band of its range */
export function toleranceMark(tolerance: Tolerance, tone: string): Element {
  const places = tolerancePlaces(tolerance, hundred)
  const x = (percent: number) => 1 + (percent / 100) * (width - 2)
  const [from, to, tick] = [x(places.bandFrom), x(places.bandTo), x(places.tick)]
  const line = (at: number, top: number, stroke: number) =>
    shape('line', { x1: at, x2: at, y1: top, y2: height - top, stroke: 'currentColor', 'stroke-width': stroke })
  return shape(
    'svg',
    { width, height, viewBox: `0 0 ${width} ${height}`, class: `tolerance ${tone}`, 'aria-hidden': 'true' },
    shape('line', { x1: 0, x2: width, y1: height / 2, y2: height / 2, class: 'base' }),
    shape('rect', { x: from, y: 2, width: Math.max(1, to - from), height: height - 4, class: 'band' }),
    line(from, 2, 1.5),
    line(to, 2, 1.5),
    line(tick, 0, 2.5),
  )
}
