/** The tolerance mark as SVG text, for files and mail, where neither style sheets nor scripts are at hand. It is the
 *  drawing of `tolerance-mark.tsx` in fixed pixels and literal colours. */

import { hundred, ruler, type Tolerance, type ToleranceScale, tolerancePlaces } from '@vouch/presentation'

export interface ToleranceDrawing extends Tolerance {
  size: 'gauge' | 'row' | 'badge'
  /** What the mark says: becomes the drawing's title. */
  words: string
  scale?: ToleranceScale
  /** A CSS colour of the band; ink where none is given. */
  colour?: string
}

const frames = {
  gauge: { width: 560, height: 64 },
  row: { width: 112, height: 16 },
  badge: { width: 48, height: 12 },
} as const

const ink = '#12202f'
const quiet = '#87909a'

/** @returns a complete SVG element. The gauge carries a ruler of a hundred and the ends of the interval in figures. */
export function toleranceSvg({ size, words, scale = hundred, colour = ink, ...tolerance }: ToleranceDrawing): string {
  const { width, height } = frames[size]
  const places = tolerancePlaces(tolerance, scale)
  const x = (percent: number) => rounded((percent / 100) * (width - 4) + 2)
  const [from, to, tick] = [x(places.bandFrom), x(places.bandTo), x(places.tick)]
  const top = size === 'gauge' ? 16 : 2
  const bottom = size === 'gauge' ? 44 : height - 2
  const parts = [
    `<rect x="${from}" y="${top}" width="${rounded(Math.max(1, to - from))}" height="${bottom - top}" fill="${escaped(colour)}" fill-opacity="0.2"/>`,
    line(from, top, from, bottom, escaped(colour), 1.5),
    line(to, top, to, bottom, escaped(colour), 1.5),
    ...(size === 'gauge' ? rulerParts(x, tolerance, from, to) : [line(2, height / 2, width - 2, height / 2, quiet, 1)]),
    line(tick, size === 'gauge' ? 12 : 0, tick, size === 'gauge' ? 48 : height, ink, 2.5),
  ]
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`
  return `${open}<title>${escaped(words)}</title>${parts.join('')}</svg>`
}

function rulerParts(x: (percent: number) => number, { low, high }: Tolerance, from: number, to: number): string[] {
  const marks = ruler.map(({ at, rank }) =>
    line(x(at), 44, x(at), 40 - rank * 3, rank > 0 ? ink : quiet, rank > 0 ? 1 : 0.5),
  )
  const numerals = ruler.filter(({ rank }) => rank === 2).map(({ at }) => label(x(at), 60, String(at), anchorAt(at)))
  return [
    line(x(0), 44, x(100), 44, ink, 1),
    ...marks,
    ...numerals,
    label(from, 10, String(Math.round(low)), 'end'),
    label(to, 10, String(Math.round(high)), 'start'),
  ]
}

function anchorAt(at: number): string {
  return at === 0 ? 'start' : at === 100 ? 'end' : 'middle'
}

function line(x1: number, y1: number, x2: number, y2: number, stroke: string, width: number): string {
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}" stroke-width="${width}"/>`
}

function label(x: number, y: number, text: string, anchor: string): string {
  return `<text x="${x}" y="${y}" font-family="Inter, sans-serif" font-size="11" fill="${ink}" text-anchor="${anchor}">${text}</text>`
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
