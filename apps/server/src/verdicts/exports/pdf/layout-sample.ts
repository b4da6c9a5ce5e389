import { Document, Page, renderToBuffer } from '@react-pdf/renderer'
import { createElement } from 'react'
import { sheetSize } from '../../../foundation/print/sheet.ts'
import { features, registerFaces, sansFor } from '../../../foundation/print/typeface.ts'
import { colour, page, quiet, section, strong, table, text, title } from './elements.ts'

/** How often the sample says its table: some pages, so that what every page needs is compiled. */
const rowsUsual = 120

/** Lays out some pages that nobody sees: fonts are read and the renderer is compiled before the first report. */
export async function layOutSample(): Promise<void> {
  registerFaces()
  const style = { padding: page.side, fontFamily: sansFor(''), color: colour.ink, fontFeatureSettings: features }
  const columns = [
    { head: 'Part', width: 60 },
    { head: 'Share', width: 40, right: true },
  ]
  const rows = Array.from({ length: rowsUsual }, (_, place) => [
    text(`Followers, sample ${place}`, 'small', { fontWeight: 500 }),
    strong(`${place}% (${place} to ${place + 1}%)`),
  ])
  const words = 'The range shows how far the score could move, given what we saw and couldn’t see. '.repeat(6)
  const parts = [title('Sample', 20), text(words), quiet(words), section('Sample', 'basis', table(columns, rows))]
  await renderToBuffer(
    createElement(
      Document,
      null,
      createElement(Page, { size: sheetSize, style, experimentalPagination: true }, ...parts),
    ),
  )
}
