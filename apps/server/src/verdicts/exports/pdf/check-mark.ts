import type { ReactElement } from 'react'
import { qrRows } from '../../../foundation/qr-rows.ts'
import { area, drawing } from './drawing.ts'
import { colour } from './elements.ts'

/** The address at which a sheet can be checked, as the squares that a camera reads. Around them stays as much white as four squares, which the standard
 *  asks for, because print may put anything beside it.
 *  @param size of one side with its margin, in points. An address of 60 letters has 33 squares a side: at 54 points each is half a millimeter, which cameras
 *  read from paper. */
export function checkMark(address: string, size: number): ReactElement {
  const rows = qrRows(address)
  const margin = 4
  const side = size / (rows.length + 2 * margin)
  const squares = rows.flatMap((row, y) =>
    // Neighbors are drawn as one bar: a seam between two squares would show as a hairline.
    [...row.matchAll(/1+/g)].map(({ 0: run, index: x }) =>
      area((x + margin) * side, (y + margin) * side, run.length * side, side * 1.02, colour.ink),
    ),
  )
  return drawing(size, size, ...squares)
}
