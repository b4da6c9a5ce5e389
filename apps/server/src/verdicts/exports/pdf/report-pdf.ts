import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { boughtAnalyses } from './analyses.ts'
import { campaign } from './campaign.ts'
import { colour, page } from './elements.ts'
import { evidence } from './evidence.ts'
import { firstPage } from './first-page.ts'
import { runningHead } from './masthead.ts'
import { method } from './method.ts'
import type { ReportPaper } from './report-paper.ts'
import { features, inPrint, registerFaces, sansFor } from './typeface.ts'

/** A report set as a printed document: A4, vectors and text only, so that it can be searched, read aloud and copied from. */

const sheet: Sheet = {
  paddingTop: page.top,
  paddingBottom: page.bottom,
  paddingHorizontal: page.side,
  fontFamily: sansFor(''),
  color: colour.ink,
  fontFeatureSettings: features,
}

type Sheet = Record<'paddingTop' | 'paddingBottom' | 'paddingHorizontal', number> & {
  fontFamily: string[]
  color: string
  fontFeatureSettings: typeof features
}

/** The same with less air at the head and the foot: some lines more on every page. */
const fullerSheet: Sheet = { ...sheet, paddingTop: page.top - 12, paddingBottom: page.bottom - 12 }

/** Where the document would end with a page that holds nothing but its own record, its pages are filled a little more; and where that
 *  is not enough, the reader's guide goes on to the last page too.
 *  @returns the PDF's bytes. */
export async function reportPdf(paper: ReportPaper): Promise<Buffer> {
  registerFaces()
  const usual = await laidOut(paper, sheet)
  if (!usual.endsAlone) return usual.bytes
  const fuller = await laidOut(paper, fullerSheet)
  return fuller.endsAlone ? (await laidOut(paper, sheet, true)).bytes : fuller.bytes
}

async function laidOut(
  paper: ReportPaper,
  style: Sheet,
  guideBeginsPage = false,
): Promise<{ bytes: Buffer; endsAlone: boolean }> {
  const { subject } = paper.report
  const pageOf = { guide: 0, record: 0 }
  const pages = createElement(
    Page,
    { size: 'A4', style },
    head(paper),
    ...firstPage(paper),
    ...evidence(paper),
    ...campaign(paper.additions.planned),
    ...boughtAnalyses(paper.additions.analyses),
    ...method(paper, guideBeginsPage, (end, number) => {
      pageOf[end] = number
    }),
    foot(paper),
  )
  const properties = {
    title: `Verification report on @${inPrint(subject.handle)}`,
    author: 'Vouch',
    subject: `Digest ${paper.digest}`,
    creationDate: new Date(paper.printedAt),
    language: 'en',
  }
  const bytes = await renderToBuffer(createElement(Document, properties, pages))
  return { bytes, endsAlone: pageOf.guide < pageOf.record }
}

function head(paper: ReportPaper): ReactElement {
  return createElement(
    View,
    { fixed: true, style: { position: 'absolute', top: 28, left: page.side, right: page.side } },
    runningHead(paper),
  )
}

function foot({ digest }: ReportPaper): ReactElement {
  const place = { position: 'absolute', bottom: 28, left: page.side, right: page.side } as const
  const small = { fontFamily: sansFor(''), fontSize: 7, color: colour.quiet }
  return createElement(
    View,
    { fixed: true, style: { ...place, flexDirection: 'row', justifyContent: 'space-between' } },
    createElement(Text, { style: small }, digest),
    createElement(Text, {
      style: small,
      render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
        `${pageNumber} of ${totalPages}`,
    }),
  )
}
