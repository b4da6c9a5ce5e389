import { Path } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { qrRows } from '../../../foundation/qr-rows.ts'
import { drawing } from './drawing.ts'
import { colour } from './elements.ts'

/** The address at which a sheet can be checked, as the squares that a camera reads. Around them stays as much white as four squares, which the standard
 *  asks for, because print may put anything beside it.
 *  @param size of one side with its margin, in points. An address of 60 letters has 33 squares a side: at 54 points each is half a millimeter, which cameras
 *  read from paper. */
export function checkMark(address: string, size: number): ReactElement {
  const rows = qrRows(address)
  const margin = 4
  const side = size / (rows.length + 2 * margin)
  const at = (squares: number) => ((squares + margin) * side).toFixed(2)
  // Neighbors are one bar, a little higher than a row, or seams would show as hairlines. One path for all: a thousand elements take the renderer long.
  const bars = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(
      ({ 0: run, index: x }) => `M${at(x)} ${at(y)}H${at(x + run.length)}V${at(y + 1.02)}H${at(x)}Z`,
    ),
  )
  return drawing(size, size, createElement(Path, { d: bars.join(''), fill: colour.ink }))
}
