import { hundred, ruler, type Tolerance, type ToleranceScale, tolerancePlaces } from '@vouch/presentation'
import type { ReactElement } from 'react'
import { area, drawing, label, stroke } from './drawing.ts'
import { colour } from './elements.ts'

/** The tolerance mark on paper: the same places as on screen, in points. */

const gaugeHeight = 60

/** The gauge of the first page: a ruler of a hundred, the interval as a band with its ends in figures, the score as a tick. */
export function gauge(tolerance: Tolerance, width: number, fill: string): ReactElement {
  const places = tolerancePlaces(tolerance, hundred)
  const x = (percent: number) => 6 + (percent / 100) * (width - 12)
  const [from, to, tick] = [x(places.bandFrom), x(places.bandTo), x(places.tick)]
  const [top, base] = [14, 43]
  const value = String(Math.round(tolerance.value))
  return drawing(
    width,
    gaugeHeight,
    area(from, top, Math.max(1, to - from), base - top, fill, 0.16),
    stroke(from, top, from, base, fill, 1),
    stroke(to, top, to, base, fill, 1),
    ...limits(tolerance, from, to, top + 7, width),
    stroke(x(0), base, x(100), base, colour.ink, 0.75),
    ...ruler.map(({ at, rank }) =>
      stroke(x(at), base, x(at), base - 4 - rank * 3, rank > 0 ? colour.ink : colour.quiet, rank > 0 ? 0.75 : 0.4),
    ),
    ...ruler
      .filter(({ rank }) => rank === 2)
      .map(({ at }) =>
        label(inside(x(at), String(at), 7, width), base + 11, String(at), { anchor: 'middle', size: 7 }),
      ),
    stroke(tick, top - 5, tick, base + 3, colour.ink, 2),
    label(inside(tick, value, 9, width), 8, value, { anchor: 'middle', size: 9, weight: 600, color: colour.ink }),
  )
}

/** Half an em and a little: no figure of the face is wider. */
const figureEm = 0.62

/** @returns the middle of a label at which all of it stands within the drawing: at 0 and 100 the half of it would be cut off */
function inside(x: number, words: string, size: number, width: number): number {
  const half = (words.length * size * figureEm) / 2
  return Math.min(width - half, Math.max(half, x))
}

/** Points of width that the figure of one end takes up beside its band. */
const limitWidth = 30
/** The same for both ends together. */
const bothWidth = 46

/** The ends of the band in figures, together on the side with room where one of them has none, and in the band where none has. */
function limits({ low, high }: Tolerance, from: number, to: number, y: number, width: number): ReactElement[] {
  const words = `${Math.round(low)} to ${Math.round(high)}`
  if (from < limitWidth && to > width - bothWidth) return [label(from + 4, y, words, { size: 8 })]
  if (from < limitWidth) return [label(to + 3, y, words, { size: 8 })]
  if (to > width - limitWidth) return [label(from - 3, y, words, { anchor: 'end', size: 8 })]
  return [
    label(from - 3, y, String(Math.round(low)), { anchor: 'end', size: 8 }),
    label(to + 3, y, String(Math.round(high)), { size: 8 }),
  ]
}

/** The small mark of a row: a scale, the band, the tick. */
export function whisker(tolerance: Tolerance, scale: ToleranceScale, fill: string, width = 110): ReactElement {
  const places = tolerancePlaces(tolerance, scale)
  const x = (percent: number) => 2 + (percent / 100) * (width - 4)
  const [from, to, tick] = [x(places.bandFrom), x(places.bandTo), x(places.tick)]
  return drawing(
    width,
    14,
    stroke(2, 7, width - 2, 7, colour.hairline, 1),
    area(from, 3, Math.max(1, to - from), 8, fill, 0.2),
    stroke(from, 3, from, 11, fill, 1),
    stroke(to, 3, to, 11, fill, 1),
    stroke(tick, 0, tick, 14, colour.ink, 1.6),
  )
}

/** Where a creator stands among creators of the same size: a strip from the first to the last, with the middle half in grey. */
export function percentileStrip(place: number, width = 80): ReactElement {
  const x = (share: number) => 1 + share * (width - 2)
  return drawing(
    width,
    12,
    stroke(1, 6, width - 1, 6, colour.hairline, 1),
    area(x(0.25), 3, x(0.75) - x(0.25), 6, colour.tier),
    stroke(x(0.5), 2, x(0.5), 10, colour.quiet, 0.5),
    stroke(x(place), 0, x(place), 12, colour.ink, 1.6),
  )
}
