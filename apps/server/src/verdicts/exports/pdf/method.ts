import { View } from '@react-pdf/renderer'
import {
  count,
  coverageRows,
  date,
  dateTime,
  lineLabel,
  missing,
  platformName,
  priorSentence,
  rangePromise,
  sourceRows,
} from '@vouch/presentation'
import { createElement, type ReactElement } from 'react'
import { stepList } from './advice.ts'
import { checkMark } from './check-mark.ts'
import { box, colour, quiet, section, sectionOnNewPage, table, text } from './elements.ts'
import { furtherSteps } from './first-page.ts'
import type { ReportPaper } from './report-paper.ts'

/** The end: what there was to look at, how to read the figures, and how to check that this sheet says what the report says. */

/** Marks of the places that decide how the pages are filled; `pageOfMark` finds them. */
export const endMarks = { guide: 'guide', record: 'record' } as const

export function method(paper: ReportPaper, guideBeginsPage: boolean): ReactElement[] {
  return [
    ...further(paper),
    coverage(paper),
    guide(paper, guideBeginsPage, mark(endMarks.guide)),
    checking(paper, mark(endMarks.record)),
  ]
}

/** Takes no room. */
function mark(id: string): ReactElement {
  return createElement(View, { id })
}

function coverage({ report, origin }: ReportPaper): ReactElement {
  const rows = coverageRows(report).map(({ part, size, unit, missing: absent, use }) => [
    text(part, 'body', { fontWeight: 500 }),
    absent
      ? text('not available', 'body', { color: colour.caution })
      : text(size === null ? missing : `${count(size)} ${unit}`),
    quiet(use),
  ])
  const columns = [
    { head: 'Part', width: 32 },
    { head: 'Checked', width: 24 },
    { head: 'Used for', width: 44 },
  ]
  const remarks = report.flags.map((flag) => quiet(flag, 'small', { marginTop: 4 }))
  const sources = sourceRows(report, origin).map(({ part, source, at, cost }) => [
    text(part, 'body', { fontWeight: 500 }),
    text(date(at)),
    text(cost),
    quiet(source),
  ])
  const sourceColumns = [
    { head: 'Part', width: 32 },
    { head: 'Collected on', width: 16 },
    { head: 'Cost', width: 10 },
    { head: 'Source', width: 42 },
  ]
  return section(
    'Data we had',
    'Missing data widens the range.',
    table(columns, rows),
    ...(report.coverage.sources ? [box({ marginTop: 8 }, table(sourceColumns, sources))] : []),
    ...remarks,
  )
}

function guide({ report }: ReportPaper, beginsPage: boolean, place: ReactElement): ReactElement {
  const begin = beginsPage ? sectionOnNewPage : section
  const paragraphs = [
    'Trust is the estimated chance, from 0 to 100, that the account is not materially manipulated, based on the evidence. 90 and up is excellent, 80 to 89 good, 70 to 79 moderate, and below 70 poor.',
    'The range of trust shows how far the score could move, given what we saw and couldn’t see. A wide range means there was little to go on; it doesn’t mean something is wrong.',
    ...(report.parts.length === 0
      ? []
      : [
          `A part’s share is how much of it looks inauthentic. ${rangePromise} A part is judged against the ${lineLabel(report.parts)}: as expected when the whole range is below it, above the line when all of it is above. We don’t say anything about a part no one looked at.`,
        ]),
    ...[priorSentence(report)].filter((words) => words !== null),
    'Each signal answers one question, compared with a published benchmark where there is one. Signals in the same group that say the same thing aren’t counted twice. Anything we couldn’t measure is left out and widens the range.',
    `The scores are Vouch’s own; ${platformName(report.subject.platform)} has no part in them. They are estimates of what the evidence suggests, not a statement about a person. Emoji and scripts missing from this document’s typeface are named in brackets.`,
  ]
  return begin(
    'How to read this report',
    '',
    place,
    ...paragraphs.map((words) => text(words, 'small', { marginBottom: 5 })),
  )
}

/** What the first page had no room for. */
function further({ report }: ReportPaper): ReactElement[] {
  const steps = furtherSteps(report)
  return steps.length === 0 ? [] : [section('What would narrow the range', '', ...stepList(steps))]
}

function checking(
  { report, digest, verificationId, link, operator, printedAt, signed }: ReportPaper,
  place: ReactElement,
): ReactElement {
  const lines: Named[] = [
    ['Check at', signed.checkUrl],
    ['Signed', `${dateTime(signed.signedAt)}, key ${signed.keyId}`],
    ['Report digest', digest],
    ['Data digest', report.snapshotDigest],
  ]
  const record: Named[] = [
    ['Report', verificationId],
    ['Engine', report.engine],
    ['Computed', dateTime(report.computedAt)],
    ['Printed', dateTime(printedAt)],
  ]
  const how = [
    'Scan the square or open the address next to it: it says whether this report was signed and is still valid, and what its main figures are. They must be the ones printed here.',
    link === null
      ? 'For all figures, ask the sender of this document for the report as JSON, and check that file.'
      : `For all figures, open the link below by ${date(link.expiresAt)}. It must show the digest below.`,
  ].join(' ')
  return section(
    'How to check this document',
    how,
    place,
    ...(link === null ? [] : [text(link.url, 'small', { color: colour.accent, marginBottom: 6 })]),
    // One box, no higher than what a heading keeps free below it: the square and what stands beside it belong together.
    box(
      {},
      box(
        { flexDirection: 'row' },
        box({ flex: 1 }, ...lines.map(recordLine)),
        box({ marginTop: -7, marginRight: -7, marginLeft: 4 }, checkMark(signed.checkUrl, 76)),
      ),
      box(
        { flexDirection: 'row', paddingVertical: 4 },
        ...record.map(([name, value]) => box({ marginRight: 26 }, quiet(name), text(value, 'small'))),
      ),
      quiet(`Vouch, ${operator}`, 'small', { marginTop: 2 }),
    ),
  )
}

function recordLine([name, value]: Named): ReactElement {
  return box(
    { flexDirection: 'row', paddingVertical: 2, borderBottom: `0.5 solid ${colour.hairline}` },
    quiet(name, 'small', { width: 64 }),
    text(value, 'small', { flex: 1 }),
  )
}

type Named = readonly [name: string, value: string]
