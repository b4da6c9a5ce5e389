import { Svg } from '@react-pdf/renderer'
import type { CreatorRequest } from '@vouch/contract'
import type { KeyFigure, Report } from '@vouch/engine'
import {
  basisName,
  capitalised,
  count,
  countryName,
  creatorRequestWords,
  date,
  dateTime,
  decisionWords,
  intervalText,
  isSimulated,
  markLines,
  markSide,
  missing,
  percentile,
  platformName,
  ranked,
  riskMeaning,
  riskTone,
  shownFigure,
  titleOf,
  trustTone,
  trustWords,
} from '@vouch/presentation'
import { createElement, type ReactElement } from 'react'
import { box, colour, flow, measure, path, quiet, section, strong, table, text, title, toneColour } from './elements.ts'
import { partsTable } from './parts.ts'
import type { ReportPaper } from './report-paper.ts'
import { gauge, percentileStrip } from './tolerance.ts'

/** The first page: whom the report is about, the verdict with its tolerance, what speaks for and against, the key figures. */

export function cover(paper: ReportPaper): ReactElement {
  return flow({}, masthead(paper), ...verdict(paper.report), keyFigures(paper.report))
}

/** The mark beside the name of the product. */
export function mark(size: number): ReactElement {
  const scaled = markLines.map(({ d, width }) => path(d, colour.accent, width))
  return createElement(Svg, { width: size, height: size, viewBox: `0 0 ${markSide} ${markSide}` }, ...scaled)
}

function masthead({ report, origin, verificationId, creatorRequest }: ReportPaper): ReactElement {
  const { subject, engine, trust } = report
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
    quiet('Verification report', 'small', { marginBottom: 6, letterSpacing: 0.3 }),
    title(subject.displayName?.trim() || `@${subject.handle}`, 28),
    text(facts.join('  ·  '), 'body', { marginTop: 6, color: colour.soft }),
    ...(isSimulated(subject) ? [remark('A simulated sandbox creator, not a real person or account.')] : []),
    ...(creatorRequest ? [remark(requestText(creatorRequest))] : []),
    box(
      { flexDirection: 'row', marginTop: 14, paddingVertical: 7, borderTop: hair, borderBottom: hair },
      ...record.map(([name, value]) => box({ marginRight: 26 }, quiet(name), text(value, 'small'))),
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
    marginTop: 8,
    paddingVertical: 4,
    paddingHorizontal: 8,
    backgroundColor: colour.well,
    borderLeft: `2 solid ${colour.accent}`,
  })
}

function verdict(report: Report): (ReactElement | null)[] {
  const { trust, fraudRisk } = report
  if (trust === null) return [box({ marginTop: 18 }, strong(report.verdict, 'large'))]
  const tone = toneColour(trustTone(trust.band))
  return [
    ...decision(report),
    box(
      { marginTop: 14, flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'space-between' },
      box(
        {},
        quiet('Trust'),
        box(
          { flexDirection: 'row', alignItems: 'flex-end' },
          title(String(trust.score), 44, { lineHeight: 1 }),
          quiet('out of 100', 'body', { marginLeft: 6, marginBottom: 4 }),
          strong(capitalised(trustWords(trust)), 'large', { marginLeft: 16, marginBottom: 3, color: tone }),
        ),
      ),
      ...(fraudRisk === null
        ? []
        : [
            box(
              { alignItems: 'flex-end', maxWidth: 180 },
              quiet('Fraud risk'),
              strong(capitalised(fraudRisk), 'large', { color: toneColour(riskTone(fraudRisk)) }),
              quiet(riskMeaning(fraudRisk, report.state), 'small', { textAlign: 'right' }),
            ),
          ]),
    ),
    box({ marginTop: 8 }, gauge({ value: trust.score, low: trust.low, high: trust.high }, measure, tone)),
    partsTable(report),
    text(report.verdict, 'body', { marginTop: 10 }),
    box(
      { flexDirection: 'row', marginTop: 14 },
      findings(report, 'concern', 'What looks off'),
      findings(report, 'strength', 'What looks good'),
    ),
  ]
}

/** The answer in a word and why, before anything else. */
function decision(report: Report): ReactElement[] {
  const told = decisionWords(report)
  if (told === null) return []
  return [
    box(
      { marginTop: 16 },
      title(told.word, 20, { color: toneColour(told.tone) }),
      text([told.why, told.next].filter(Boolean).join(' '), 'large', { marginTop: 3 }),
    ),
  ]
}

const findingsShown = 3

function findings(report: Report, kind: 'strength' | 'concern', heading: string): ReactElement {
  const found = ranked(report.signals, kind)
  const lines = found
    .slice(0, findingsShown)
    .map((signal) => box({ marginTop: 4 }, text(titleOf(signal), 'body', { fontWeight: 500 })))
  const more = found.length - lines.length
  const none = kind === 'concern' ? 'Nothing we measured.' : 'Nothing we measured stands out.'
  return box(
    {
      width: '50%',
      paddingRight: 16,
      borderLeft: `2 solid ${kind === 'concern' ? colour.risk : colour.good}`,
      paddingLeft: 10,
    },
    strong(heading, 'small'),
    ...(lines.length === 0 ? [text(none, 'body', { marginTop: 4 })] : lines),
    ...(more > 0 ? [quiet(`and ${more} more below`, 'small', { marginTop: 4 })] : []),
  )
}

function keyFigures({ keyFigures: figures }: Report): ReactElement {
  const columns = [
    { head: 'Metric', width: 23 },
    { head: 'Value', width: 13, right: true },
    { head: 'Range', width: 15, right: true },
    { head: 'Percentile for size', width: 15 },
    { head: 'Basis and sample', width: 34 },
  ]
  return section('Key metrics', '', table(columns, figures.map(figureRow)))
}

function figureRow(figure: KeyFigure): ReactElement[] {
  const sample = figure.sample === null ? '' : ` (${count(figure.sample)})`
  return [
    text(figure.label, 'body', { fontWeight: 500 }),
    strong(shownFigure(figure)),
    text(intervalText(figure) ?? missing),
    figure.percentile === null
      ? quiet(missing)
      : box(
          { flexDirection: 'row', alignItems: 'center' },
          percentileStrip(figure.percentile, 42),
          text(percentile(figure.percentile), 'small', { marginLeft: 5 }),
        ),
    quiet(`${figure.basis}${sample}`),
  ]
}

/** The line at the head of every page but the first. */
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
