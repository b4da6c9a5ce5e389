import type { Report } from '@vouch/engine'
import {
  capitalised,
  lineLabel,
  type PartRow,
  partRows,
  partsNote,
  percentAt,
  tolerancePlaces,
} from '@vouch/presentation'
import type { ReactElement } from 'react'
import { area, drawing, label, stroke } from './drawing.ts'
import { box, colour, quiet, strong, text, toneColour } from './elements.ts'

/** How much of each part is not real, as intervals against the line: the rows of the screen on paper. */

const widths = { name: '43%', mark: '28%', share: '14%', word: '15%' } as const
const bar = { width: 130, height: 14 } as const
const whole = { from: 0, to: 1 }
/** Six parts of two or three lines each share the page on which a booking is decided. */
const dense = { lineHeight: 1.25 } as const

/** @returns the parts with their heading; null for a report of an engine that did not tell them */
export function partsTable({ parts, signals }: Report): ReactElement | null {
  const [first] = parts
  if (first === undefined) return null
  const name = lineLabel(parts)
  return box(
    { marginTop: 6 },
    strong('How much looks inauthentic', 'small'),
    quiet(partsNote(parts), 'small', { marginTop: 1 }),
    box({ flexDirection: 'row', marginTop: 3 }, box({ width: widths.name }), axis(first.line, name)),
    ...partRows({ parts, signals }).map((row) => partLine(row, first.line)),
  )
}

function axis(line: number, name: string): ReactElement {
  const at = (percentAt(line, whole) / 100) * bar.width
  return drawing(
    bar.width,
    9,
    label(0, 7, '0%', { size: 6.5 }),
    label(at, 7, name, { size: 6.5, anchor: 'middle', color: colour.soft }),
    label(bar.width, 7, '100%', { size: 6.5, anchor: 'end' }),
  )
}

function partLine(row: PartRow, line: number): ReactElement {
  const { name, look, share, range, basis, word, tone, why, seen } = row
  const words = seen ? [look, basis].filter(Boolean).join(' · ') : (why ?? '')
  return box(
    {
      flexDirection: 'row',
      alignItems: 'center',
      paddingVertical: 1.5,
      borderTop: `0.5 solid ${colour.hairline}`,
    },
    box(
      { width: seen ? widths.name : '71%', paddingRight: 8 },
      text(capitalised(name), 'body', { fontWeight: 500, ...dense }),
      quiet(words, 'small', dense),
    ),
    ...(seen ? [box({ width: widths.mark }, intervalBar(seen, line, toneColour(tone)))] : []),
    box(
      { width: widths.share, alignItems: 'flex-end', paddingRight: 10 },
      strong(share),
      ...(range === null ? [] : [quiet(range)]),
    ),
    text(word, 'small', { width: widths.word, color: seen ? toneColour(tone) : colour.quiet }),
  )
}

function intervalBar(seen: NonNullable<PartRow['seen']>, line: number, fill: string): ReactElement {
  const places = tolerancePlaces(seen, whole)
  const x = (percent: number) => (percent / 100) * bar.width
  const [from, to, tick, at] = [x(places.bandFrom), x(places.bandTo), x(places.tick), x(percentAt(line, whole))]
  return drawing(
    bar.width,
    bar.height,
    stroke(0, 7, bar.width, 7, colour.hairline, 1),
    area(from, 3, Math.max(1, to - from), 8, fill, 0.2),
    stroke(from, 3, from, 11, fill, 1),
    stroke(to, 3, to, 11, fill, 1),
    stroke(at, 0, at, bar.height, colour.quiet, 0.75),
    stroke(tick, 1, tick, 13, colour.ink, 1.6),
  )
}
