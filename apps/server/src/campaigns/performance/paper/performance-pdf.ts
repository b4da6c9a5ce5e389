import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { dateTime } from '@vouch/presentation'
import { createElement, type ReactElement } from 'react'
import { sheetSize } from '../../../foundation/print/sheet.ts'
import { features, inPrint, registerFaces, sansFor } from '../../../foundation/print/typeface.ts'
import { box, colour, page, quiet, strong } from '../../../verdicts/exports/pdf/elements.ts'
import { creatorSections } from './creator-sections.ts'
import type { PerformancePaper } from './performance-printer.ts'
import { resultSections } from './result-sections.ts'

/** A performance report set as a printed document: text and vectors only. The same document gives the same pages. */
export async function performancePdf(paper: PerformancePaper): Promise<Buffer> {
  registerFaces()
  const { document } = paper
  const style = {
    ...{ paddingTop: page.top, paddingBottom: page.bottom, paddingHorizontal: page.side },
    ...{ fontFamily: sansFor(''), color: colour.ink, fontFeatureSettings: features },
  }
  const pages = createElement(
    Page,
    { size: sheetSize, style },
    head(paper),
    ...resultSections(document),
    ...creatorSections(document),
    foot(paper),
  )
  const properties = {
    title: `Performance of ${inPrint(document.name)}`,
    author: 'Vouch',
    creationDate: new Date(document.madeAt),
    language: 'en',
  }
  return renderToBuffer(createElement(Document, properties, pages))
}

function head({ document }: PerformancePaper): ReactElement {
  return createElement(
    View,
    { fixed: true, style: { position: 'absolute', top: 24, left: page.side, right: page.side } },
    box(
      { flexDirection: 'row', justifyContent: 'space-between' },
      box({ flexDirection: 'row' }, strong('Vouch'), quiet('Campaign performance', 'small', { marginLeft: 10 })),
      quiet(`Made ${dateTime(document.madeAt)}`),
    ),
  )
}

function foot({ id, operator }: PerformancePaper): ReactElement {
  const place = { position: 'absolute', bottom: 24, left: page.side, right: page.side } as const
  const small = { fontFamily: sansFor(operator), fontSize: 7, color: colour.quiet }
  return createElement(
    View,
    { fixed: true, style: { ...place, flexDirection: 'row', justifyContent: 'space-between' } },
    createElement(Text, { style: small }, inPrint(`Report ${id.slice(0, 8)}  ·  ${operator}`)),
    createElement(Text, {
      style: small,
      render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
        `${pageNumber} of ${totalPages}`,
    }),
  )
}
