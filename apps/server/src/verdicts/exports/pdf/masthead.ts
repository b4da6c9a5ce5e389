import { Svg } from '@react-pdf/renderer'
import type { CreatorRequest } from '@vouch/contract'
import {
  basisName,
  countryName,
  creatorRequestWords,
  date,
  dateTime,
  isSimulated,
  markLines,
  markSide,
  platformName,
} from '@vouch/presentation'
import { createElement, type ReactElement } from 'react'
import { checkMark } from './check-mark.ts'
import { path } from './drawing.ts'
import { box, colour, quiet, strong, text, title } from './elements.ts'
import type { ReportPaper } from './report-paper.ts'

/** Whom the report is about and what it was made from: the head of the first page, and the line at the head of all others. */

/** A longer name is set smaller, so that the rest of the page keeps its place. */
const longName = 26
const nameMax = 48

export function masthead({ report, origin, verificationId, creatorRequest, signed }: ReportPaper): ReactElement {
  const { subject, engine, trust } = report
  const name = (subject.displayName?.trim() || `@${subject.handle}`).slice(0, nameMax)
  const facts = [
    `@${subject.handle}`,
    platformName(subject.platform),
    ...subject.categories.slice(0, 2),
    ...(subject.country === null ? [] : [countryName(subject.country)]),
  ]
  const record: [name: string, value: string][] = [
    [origin === 'address' ? 'Data collected' : 'Data from', date(subject.fetchedAt)],
    ['Source', basisName(subject, origin)],
    ['Engine', engine],
    ...(trust ? [['Ranges', 'show how far a figure could move'] as [string, string]] : []),
    ['Report', verificationId.slice(0, 8)],
  ]
  return box(
    {},
    box(
      { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start' },
      box(
        { flex: 1 },
        title(name, name.length > longName ? 17 : 26),
        text(facts.join('  ·  '), 'body', { marginTop: 4, color: colour.soft }),
      ),
      box(
        { flexDirection: 'row', alignItems: 'center', marginTop: -6, marginRight: -6 },
        box({ alignItems: 'flex-end' }, quiet('Scan to check'), text(signed.code ?? '', 'small')),
        checkMark(signed.checkUrl, 54),
      ),
    ),
    ...(isSimulated(subject) ? [remark('A simulated sandbox creator, not a real person or account.')] : []),
    ...(creatorRequest ? [remark(requestText(creatorRequest))] : []),
    box(
      { flexDirection: 'row', marginTop: 6, paddingVertical: 3, borderTop: hair, borderBottom: hair },
      ...record.map(([what, value]) => box({ marginRight: 26 }, quiet(what), text(value, 'small'))),
    ),
  )
}

const hair = `0.5 solid ${colour.hairline}`

function requestText(request: CreatorRequest): string {
  const { title: name, text: words } = creatorRequestWords[request]
  return `${name}. ${words}`
}

/** A sheet of paper travels without its screen, so it says for itself that nobody is meant, or that somebody objects. */
function remark(words: string): ReactElement {
  return text(words, 'small', {
    marginTop: 5,
    paddingVertical: 2,
    paddingHorizontal: 8,
    backgroundColor: colour.well,
    borderLeft: `2 solid ${colour.accent}`,
  })
}

/** The mark beside the name of the product. */
function mark(size: number): ReactElement {
  const scaled = markLines.map(({ d, width }) => path(d, colour.accent, width))
  return createElement(Svg, { width: size, height: size, viewBox: `0 0 ${markSide} ${markSide}` }, ...scaled)
}

/** The line at the head of every page. */
export function runningHead({ report, printedAt }: ReportPaper): ReactElement {
  return box(
    { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
    box(
      { flexDirection: 'row', alignItems: 'center' },
      mark(13),
      strong('Vouch', 'body', { marginLeft: 4 }),
      quiet(`Verification report on @${report.subject.handle}`, 'small', { marginLeft: 10 }),
    ),
    quiet(`Printed ${dateTime(printedAt)}`),
  )
}
