import { Svg } from '@react-pdf/renderer'
import type { KeyFigure, Report } from '@vouch/engine'
import { createElement, type ReactElement } from 'react'
import { riskMeaning } from '../../../../web/report/bands.ts'
import { figureParts, intervalText } from '../../../../web/report/figures.ts'
import { basisName, capitalised, countryName, isSimulated } from '../../../../web/report/parts.ts'
import { ranked } from '../../../../web/report/ranked-signals.ts'
import { titleOf } from '../../../../web/report/signal-words.ts'
import { count, date, dateTime, missing, percentile } from '../../../../web/ui/format.ts'
import { markLines, markSide } from '../../../../web/ui/mark-drawing.ts'
import { platformName } from '../../../../web/ui/platform-name.ts'
import { riskTone, trustTone, trustWords } from '../../../../web/ui/trust-words.ts'
import { box, colour, flow, measure, path, quiet, section, strong, table, text, title, toneColour } from './elements.ts'
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

function masthead({ report, origin, verificationId }: ReportPaper): ReactElement {
  const { subject, engine, trust } = report
  const facts = [
    `@${subject.handle}`,
    platformName(subject.platform),
    ...subject.categories.slice(0, 2),
    ...(subject.country === null ? [] : [countryName(subject.country)]),
  ]
  const record: [name: string, value: string][] = [
    [origin === 'address' ? 'Data fetched' : 'Data of', date(subject.fetchedAt)],
    ['Basis', basisName(subject, origin)],
    ['Engine', engine],
    ...(trust ? [['Intervals', '90 % throughout'] as [string, string]] : []),
    ['Report', verificationId.slice(0, 8)],
  ]
  return box(
    {},
    quiet('Verification report', 'small', { marginBottom: 6, letterSpacing: 0.3 }),
    title(subject.displayName?.trim() || `@${subject.handle}`, 28),
    text(facts.join('  ·  '), 'body', { marginTop: 6, color: colour.soft }),
    ...(isSimulated(subject) ? [simulated()] : []),
    box(
      { flexDirection: 'row', marginTop: 14, paddingVertical: 7, borderTop: hair, borderBottom: hair },
      ...record.map(([name, value]) => box({ marginRight: 26 }, quiet(name), text(value, 'small'))),
    ),
  )
}

const hair = `0.5 solid ${colour.hairline}`

/** A sheet of paper travels without its screen, so it says for itself that nobody is meant. */
function simulated(): ReactElement {
  return text('A simulated creator of the sandbox: no real person or account is meant.', 'small', {
    marginTop: 8,
    paddingVertical: 4,
    paddingHorizontal: 8,
    backgroundColor: colour.well,
    borderLeft: `2 solid ${colour.accent}`,
  })
}

function verdict(report: Report): ReactElement[] {
  const { trust, fraudRisk } = report
  if (trust === null) return [box({ marginTop: 18 }, strong(report.verdict, 'large'))]
  const tone = toneColour(trustTone(trust.band))
  return [
    box(
      { marginTop: 18, flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'space-between' },
      box(
        {},
        quiet('Trust'),
        box(
          { flexDirection: 'row', alignItems: 'flex-end' },
          title(String(trust.score), 44, { lineHeight: 1 }),
          quiet('of 100', 'body', { marginLeft: 6, marginBottom: 4 }),
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
    text(report.verdict, 'large', { marginTop: 8 }),
    box(
      { flexDirection: 'row', marginTop: 14 },
      findings(report, 'concern', 'What speaks against'),
      findings(report, 'strength', 'What speaks for'),
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
  const none = kind === 'concern' ? 'Nothing that was measured.' : 'Nothing that was measured stands out.'
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
    { head: 'Figure', width: 23 },
    { head: 'Value', width: 13, right: true },
    { head: '90 % interval', width: 15, right: true },
    { head: 'Among its size', width: 15 },
    { head: 'Basis and sample', width: 34 },
  ]
  return section('Key figures', '', table(columns, figures.map(figureRow)))
}

function figureRow(figure: KeyFigure): ReactElement[] {
  const { value, unit } = figureParts(figure)
  const sample = figure.sample === null ? '' : ` (${count(figure.sample)})`
  return [
    text(figure.label, 'body', { fontWeight: 500 }),
    strong(unit === null ? value : `${value} ${unit}`),
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
