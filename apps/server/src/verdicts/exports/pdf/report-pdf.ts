import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { sheetSize } from '../../../foundation/print/sheet.ts'
import { features, inPrint, registerFaces, sansFor } from '../../../foundation/print/typeface.ts'
import { boughtAnalyses } from './analyses.ts'
import { campaign } from './campaign.ts'
import { colour, page } from './elements.ts'
import { evidence } from './evidence.ts'
import { firstPage } from './first-page.ts'
import { runningHead } from './masthead.ts'
import { endMarks, method } from './method.ts'
import type { ReportPaper } from './report-paper.ts'

/** A report set as a printed document: vectors and text only, so that it can be searched, read aloud and copied from. */

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
  let layout: LaidOutNode = {}
  const pages = createElement(
    Page,
    // Content is measured once and packed into pages. The usual way measures all that is left again for each page, twice.
    { size: sheetSize, style, experimentalPagination: true },
    // What stands on every page comes before what fills them.
    head(paper),
    foot(paper),
    ...bodyOf(paper, guideBeginsPage),
  )
  const properties = {
    title: `Verification report on @${inPrint(subject.handle)}`,
    author: 'Vouch',
    subject: `Digest ${paper.digest}`,
    creationDate: new Date(paper.printedAt),
    language: 'en',
    onRender: (laid: { blob?: Blob; _INTERNAL__LAYOUT__DATA_?: LaidOutNode }) => {
      layout = laid._INTERNAL__LAYOUT__DATA_ ?? {}
    },
  }
  const bytes = await renderToBuffer(createElement(Document, properties, pages))
  return { bytes, endsAlone: pageOfMark(layout, endMarks.guide) < pageOfMark(layout, endMarks.record) }
}

/** All that fills the pages, in its order. What asks for its words when its page is known may stand on every page, and nowhere here: the
 *  packing loses what stands before such a part where both move to the next page (a test holds that every word arrives). */
export function bodyOf(paper: ReportPaper, guideBeginsPage = false): (ReactElement | null)[] {
  return [
    ...firstPage(paper),
    ...evidence(paper),
    ...campaign(paper.additions.planned),
    ...boughtAnalyses(paper.additions.analyses),
    ...method(paper, guideBeginsPage),
  ]
}

/** What the renderer hands out of its layout: pages, and what is on them. */
interface LaidOutNode {
  props?: { id?: unknown }
  children?: readonly LaidOutNode[]
}

/** @returns which page holds a mark, counted from 0; -1 for none */
function pageOfMark({ children: pages = [] }: LaidOutNode, id: string): number {
  const holds = (node: LaidOutNode): boolean => node.props?.id === id || (node.children ?? []).some(holds)
  return pages.findIndex(holds)
}

function head(paper: ReportPaper): ReactElement {
  return createElement(
    View,
    { fixed: true, style: { position: 'absolute', top: 24, left: page.side, right: page.side } },
    runningHead(paper),
  )
}

function foot({ digest }: ReportPaper): ReactElement {
  const place = { position: 'absolute', bottom: 24, left: page.side, right: page.side } as const
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
