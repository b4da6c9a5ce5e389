import type { BrandShape, BrandSheet } from './brand-drawing.ts'
import { pathSegments, type Segment } from './path-segments.ts'
import { rounded } from './svg-file.ts'

/** A sheet as Encapsulated PostScript, level 2, for printers and older drawing programs. One pixel of the sheet is one point.
 *
 *  What a newcomer would get wrong: PostScript counts upwards from the lower left corner, so the whole sheet is turned over once, at
 *  the beginning, and everything after that is drawn as on screen. */

/** @returns the file; every line is ASCII and shorter than the 255 characters that the format allows. */
export function epsFile({ width, height, ground, shapes }: BrandSheet): string {
  const box = `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`
  const back = ground ? [`${paint(ground)}`, `0 0 ${width} ${height} rectfill`] : []
  return [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%BoundingBox: ${box}`,
    '%%Title: Vouch',
    '%%Creator: Vouch brand pack',
    '%%LanguageLevel: 2',
    '%%Pages: 1',
    '%%EndComments',
    '%%Page: 1 1',
    'gsave',
    `0 ${height} translate 1 -1 scale`,
    ...back,
    ...shapes.flatMap(shapeLines),
    'grestore',
    'showpage',
    '%%EOF',
    '',
  ].join('\n')
}

function shapeLines({ d, scale, x, y, colour, stroke }: BrandShape): string[] {
  return [
    'gsave',
    `${rounded(x)} ${rounded(y)} translate ${rounded(scale)} dup scale`,
    paint(colour),
    'newpath',
    ...pathSegments(d).map(segmentLine),
    ...(stroke
      ? [`${stroke.width} setlinewidth 1 setlinecap ${stroke.join === 'round' ? 1 : 0} setlinejoin stroke`]
      : ['fill']),
    'grestore',
  ]
}

function segmentLine(segment: Segment): string {
  if (segment.kind === 'close') return 'closepath'
  const { x, y } = segment
  if (segment.kind === 'move') return `${rounded(x)} ${rounded(y)} moveto`
  if (segment.kind === 'line') return `${rounded(x)} ${rounded(y)} lineto`
  const { x1, y1, x2, y2 } = segment
  return `${[x1, y1, x2, y2, x, y].map(rounded).join(' ')} curveto`
}

/** @param colour six hexadecimal digits after a #. */
function paint(colour: string): string {
  const parts = [1, 3, 5].map((at) => rounded(Number.parseInt(colour.slice(at, at + 2), 16) / 255))
  return `${parts.join(' ')} setrgbcolor`
}
