import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { boughtAnalyses } from './analyses.ts'
import { campaign } from './campaign.ts'
import { cover, runningHead } from './cover.ts'
import { colour, page } from './elements.ts'
import { evidence } from './evidence.ts'
import { method } from './method.ts'
import type { ReportPaper } from './report-paper.ts'
import { features, inPrint, registerFaces, sansFor } from './typeface.ts'

/** A report set as a printed document: A4, vectors and text only, so that it can be searched, read aloud and copied from. */

const sheet = {
  paddingTop: page.top,
  paddingBottom: page.bottom,
  paddingHorizontal: page.side,
  fontFamily: sansFor(''),
  color: colour.ink,
  fontFeatureSettings: features,
}

/** @returns the PDF's bytes. */
export function reportPdf(paper: ReportPaper): Promise<Buffer> {
  registerFaces()
  const { subject } = paper.report
  const pages = createElement(
    Page,
    { size: 'A4', style: sheet },
    head(paper),
    cover(paper),
    ...evidence(paper.report, paper.context),
    ...campaign(paper.additions.planned),
    ...boughtAnalyses(paper.additions.analyses),
    ...method(paper),
    foot(paper),
  )
  const properties = {
    title: `Verification report on @${inPrint(subject.handle)}`,
    author: 'Vouch',
    subject: `Digest ${paper.digest}`,
    creationDate: new Date(paper.printedAt),
    language: 'en',
  }
  return renderToBuffer(createElement(Document, properties, pages))
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
