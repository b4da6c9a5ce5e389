import { Line, Path, Rect, Svg, Text } from '@react-pdf/renderer'
import { createElement, type ReactElement, type ReactNode } from 'react'
import { inPrint, sansFor } from '../../../foundation/print/typeface.ts'
import { colour } from './elements.ts'

/** What charts are drawn with: a frame, and lines, areas and words in it. Lengths are points of 1/72 inch. */

/** A drawing of fixed size. */
export function drawing(width: number, height: number, ...children: ReactNode[]): ReactElement {
  return createElement(Svg, { width, height, viewBox: `0 0 ${width} ${height}` }, ...children)
}

export function stroke(x1: number, y1: number, x2: number, y2: number, color: string, width = 0.75): ReactElement {
  return createElement(Line, { x1, y1, x2, y2, stroke: color, strokeWidth: width })
}

export function area(x: number, y: number, width: number, height: number, fill: string, opacity = 1): ReactElement {
  return createElement(Rect, {
    x,
    y,
    width: Math.max(0, width),
    height: Math.max(0, height),
    fill,
    fillOpacity: opacity,
  })
}

export function path(d: string, color: string, width: number, fill = 'none'): ReactElement {
  return createElement(Path, { d, stroke: color, strokeWidth: width, fill })
}

/** A word in a drawing. */
export function label(
  x: number,
  y: number,
  words: string,
  { anchor = 'start', color = colour.quiet, size = 7, weight = 400 }: LabelLook = {},
): ReactElement {
  const printed = inPrint(words)
  const style = { fontFamily: sansFor(printed), fontSize: size, fontWeight: weight }
  return createElement(Text, { x, y, textAnchor: anchor, style, fill: color }, printed)
}

export interface LabelLook {
  anchor?: 'start' | 'middle' | 'end'
  color?: string
  size?: number
  weight?: number
}
