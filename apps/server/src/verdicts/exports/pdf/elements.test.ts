import { Document, Page, renderToBuffer } from '@react-pdf/renderer'
import { createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { readPdf } from '../../../../test/pdf-text.ts'
import { sheetSize } from '../../../foundation/print/sheet.ts'
import { registerFaces } from '../../../foundation/print/typeface.ts'
import { box, flow, page, section, table, text } from './elements.ts'

/** @returns the texts of the sheets of a document whose first page is filled down to a height. */
async function sheetsBelow(filled: number, ...children: ReactNode[]): Promise<string[]> {
  registerFaces()
  const style = { paddingTop: page.top, paddingBottom: page.bottom, paddingHorizontal: page.side }
  const sheet = createElement(
    Page,
    { size: sheetSize, style },
    box({ height: filled }, text('What stands before')),
    ...children,
  )
  return readPdf(await renderToBuffer(createElement(Document, null, sheet))).sheets
}

const room = page.height - page.top - page.bottom
/** From where a heading still has ample room to where it has none. */
const heights = Array.from({ length: 8 }, (_, step) => room - 160 + step * 20)

test.for(heights)('a heading below %i points stands on the sheet of what it is the heading of', async (filled) => {
  const sentences = ['First sentence', 'Second sentence'].map((words) => text(words))
  const sheets = await sheetsBelow(filled, section('Heading', 'Basis', ...sentences))
  expect(sheets.find((sheet) => sheet.includes('Heading'))).toContain('First sentence')
})

test.for(heights)('so does that of a table below %i points, with its first row', async (filled) => {
  const rows = Array.from({ length: 60 }, (_, place) => [text(`Row ${place}`)])
  const sheets = await sheetsBelow(filled, section('Heading', '', table([{ head: 'Head', width: 100 }], rows)))
  expect(sheets.find((sheet) => sheet.includes('Heading'))).toContain('Row 0')
  expect(sheets.length).toBeGreaterThan(1)
})

test('one below the other, each heading goes with its own', async () => {
  const one = section('One', '', text('of one'))
  const two = section('Two', '', flow({}, text('of two'), text('and more')))
  const sheets = await sheetsBelow(room - 100, one, two)
  expect(sheets.find((sheet) => sheet.includes('Two'))).toContain('of two')
})
