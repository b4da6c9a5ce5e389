import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { type ClausePart, clauseParts } from '@vouch/contract'
import { dateTime } from '@vouch/presentation'
import { createElement, type ReactElement } from 'react'
import { sheetSize } from '../../../foundation/print/sheet.ts'
import { features, registerFaces, sansFor } from '../../../foundation/print/typeface.ts'
import { checkMark } from '../../../verdicts/exports/pdf/check-mark.ts'
import { box, colour, flow, page, quiet, strong, text, title } from '../../../verdicts/exports/pdf/elements.ts'
import type { ContractPaper } from './contract-paper.ts'

/** A contract set as a printed document, in the type and measure of a printed report. */

const sheet = {
  ...{ paddingTop: page.top, paddingBottom: page.bottom, paddingHorizontal: page.side },
  ...{ fontFamily: sansFor(''), color: colour.ink, fontFeatureSettings: features },
}

/** @returns the PDF's bytes; the same paper gives the same document */
export async function contractPdf(paper: ContractPaper): Promise<Buffer> {
  registerFaces()
  const pages = createElement(
    Page,
    { size: sheetSize, style: sheet },
    head(paper),
    ...clauses(paper),
    signatures(paper),
    foot(paper),
  )
  const at = new Date(paper.madeAt)
  const properties = {
    ...{ title: paper.title, author: 'Vouch', subject: paper.digest ?? 'Draft', language: 'en' },
    ...{ creationDate: at, modificationDate: at },
  }
  return renderToBuffer(createElement(Document, properties, pages))
}

function head({ title: name, brand, creator, offered }: ContractPaper): ReactElement {
  const standing = offered === null ? 'Draft. Nobody has offered it yet.' : `Offered ${dateTime(offered.at)} UTC`
  return box(
    { marginBottom: 18 },
    title(name, 20),
    quiet([brand, creator].filter((party) => party !== '').join(' and '), 'body', { marginTop: 6 }),
    quiet(standing, 'small', { marginTop: 2 }),
  )
}

function clauses(paper: ContractPaper): ReactElement[] {
  return paper.clauses.flatMap(({ heading, text: words }, place) => [
    createElement(
      View,
      { key: `heading-${place}`, wrap: false, minPresenceAhead: 40, style: { marginTop: 12 } },
      strong(`${place + 1}. ${heading}`, 'body', { fontSize: 10.5 }),
    ),
    flow({ marginTop: 3 }, ...clauseParts(words).flatMap(setPart)),
  ])
}

const setting = { fontSize: 9.5, lineHeight: 1.5 } as const

function setPart(part: ClausePart): ReactElement[] {
  if (part.kind === 'words') return part.text.split('\n').map((line) => text(line, 'body', setting))
  return part.items.map((item) =>
    flow(
      { flexDirection: 'row', paddingLeft: 8 },
      text('•', 'body', { ...setting, width: 10 }),
      text(item, 'body', { ...setting, flex: 1 }),
    ),
  )
}

function signatures({ brand, offered, accepted, digest, checkUrl, note }: ContractPaper): ReactElement {
  const offer =
    offered === null
      ? []
      : [
          ['Offered by', [offered.by, brand].filter(Boolean).join(', ')],
          ['Offered', `${dateTime(offered.at)} UTC`],
        ]
  const acceptance =
    accepted === null
      ? []
      : [
          ['Accepted by', accepted.name],
          ['Accepted', `${dateTime(accepted.at)} UTC`],
          ['From address', accepted.address],
        ]
  const rows = [...offer, ...acceptance, ...(digest === null ? [] : [['Digest', digest]])]
  return box(
    { marginTop: 22, borderTop: `0.75 solid ${colour.ink}`, paddingTop: 8 },
    ...rows.map(([name = '', words = '']) =>
      box({ flexDirection: 'row', paddingVertical: 1.5 }, quiet(name, 'small', { width: 90 }), text(words, 'small')),
    ),
    ...(checkUrl === null ? [] : [checked(checkUrl)]),
    quiet(note, 'small', { marginTop: 8 }),
  )
}

function checked(url: string): ReactElement {
  return box(
    { flexDirection: 'row', alignItems: 'center', marginTop: 8 },
    checkMark(url, 64),
    box(
      { marginLeft: 8, width: 380 },
      quiet('Accepted by click, and signed by Vouch. Anyone can check this copy, by its digest or as a file:'),
      text(url, 'small'),
    ),
  )
}

function foot({ digest }: ContractPaper): ReactElement {
  const place = { position: 'absolute', bottom: 24, left: page.side, right: page.side } as const
  const small = { fontFamily: sansFor(''), fontSize: 7, color: colour.quiet }
  return createElement(
    View,
    { fixed: true, style: { ...place, flexDirection: 'row', justifyContent: 'space-between' } },
    createElement(Text, { style: small }, digest ?? 'Draft'),
    createElement(Text, {
      style: small,
      render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
        `${pageNumber} of ${totalPages}`,
    }),
  )
}
