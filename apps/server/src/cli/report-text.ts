import type { KeyFigure, Report, Signal } from '@vouch/engine'
import {
  basisName,
  decidingAsks,
  decisionWords,
  evidenceSentence,
  intervalText,
  lineLabel,
  lowered,
  medianSentence,
  missing,
  partRows,
  partSentence,
  percentile,
  priorSentence,
  shownFigure,
  surerSentence,
  suspiciousSentence,
  trustSentence,
} from '@vouch/presentation'

/** A report for a terminal: plain text, 92 columns, readable without colour and when it is piped into a file. */

const width = 92

/** @returns the report as lines joined by line feeds, ending with one. */
export function reportText(report: Report): string {
  const lines = [...heading(report), ...decisionLines(report), '', ...verdictLines(report)]
  const strengths = report.signals.filter((signal) => signal.verdict === 'strength')
  const concerns = report.signals.filter((signal) => signal.verdict === 'concern')
  const unmeasured = report.signals.filter((signal) => signal.verdict === 'not-measurable')
  const linesOf = (signal: Signal) => signalLines(signal, report.trust)
  lines.push(...section('Concerns', concerns.flatMap(linesOf)))
  lines.push(...section('Strengths', strengths.flatMap(linesOf)))
  lines.push(...section('Key metrics', report.keyFigures.flatMap(figureLines)))
  lines.push(
    ...section(
      'Not measured',
      unmeasured.map((signal) => `  ${signal.title}: ${signal.explanation}`).flatMap((line) => wrapped(line, 4)),
    ),
  )
  lines.push(
    ...section(
      'What would help',
      report.recommendations.flatMap((text) => wrapped(`  ${text}`, 2)),
    ),
  )
  lines.push(...section('What would settle it', decidingLines(report)))
  const prior = priorSentence(report)
  if (prior !== null) lines.push(...section('Base rate', wrapped(`  ${prior}`, 2)))
  lines.push(...section('What would narrow the range', surerLines(report)))
  lines.push('', ...footer(report))
  return `${lines.join('\n')}\n`
}

function heading({ subject }: Report): string[] {
  const name = subject.displayName ?? subject.handle
  const about = [subject.platform, ...subject.categories.slice(0, 2), subject.country].filter(Boolean).join(' · ')
  return [
    `${name}  @${subject.handle}`,
    `${about}   data of ${subject.fetchedAt.slice(0, 10)}, ${lowered(basisName(subject, 'address'))}`,
  ]
}

/** The answer first: the word with its two facts, then the parts. */
function decisionLines(report: Report): string[] {
  const told = decisionWords(report)
  if (told === null) return []
  const parts = partRows(report).flatMap((row) => wrapped(`    ${partSentence(row)}`, 6))
  return ['', ...wrapped(`  ${told.line}`, 2), `  Parts, against the ${lineLabel(report.parts)}:`, ...parts]
}

function decidingLines(report: Report): string[] {
  return decidingAsks(report).flatMap(({ data, question }) => wrapped(`  ${data}. Ask: “${question}”`, 4))
}

function verdictLines(report: Report): string[] {
  const { state, trust, fraudRisk, verdict, flags } = report
  const suspicious = suspiciousSentence(report)
  return [
    ...(trust === null
      ? [`  ${state}`]
      : [
          `  ${trustSentence(trust)}   Fraud risk  ${fraudRisk ?? missing}   ${state}`,
          `  ${scale(trust.score, trust.low, trust.high)}`,
        ]),
    ...wrapped(`  ${verdict}`, 2),
    ...(suspicious === null ? [] : [`  ${suspicious}`]),
    ...flags.flatMap((flag) => wrapped(`  Note: ${flag}`, 8)),
  ]
}

const scaleCells = 50

/** The tolerance mark in characters: a scale from 0 to 100, the interval as a band, the score as a tick. */
function scale(score: number, low: number, high: number): string {
  const cell = (value: number) => Math.round((value / 100) * scaleCells)
  const cells = Array.from({ length: scaleCells + 1 }, (_, index) => {
    if (index === cell(score)) return '┃'
    return index >= cell(low) && index <= cell(high) ? '▒' : '─'
  })
  return `0 ├${cells.join('')}┤ 100`
}

function signalLines(signal: Signal, trust: Report['trust']): string[] {
  const median = medianSentence(signal, trust)
  const stated = (signal.logOdds ?? 0).toFixed(2)
  const weight = Number(stated) === 0 ? '' : `  [${Number(stated) > 0 ? '+' : ''}${stated}]`
  return [
    ...wrapped(`  ${signal.title}: ${signal.explanation}${weight}`, 4),
    ...signal.evidence
      .slice(0, 3)
      .flatMap(({ at, text }) => wrapped(`      ${at ? `${at.slice(0, 10)}  ` : ''}${text}`, 8)),
    ...(median === null ? [] : [`      ${median}`]),
  ]
}

function surerLines({ surer }: Report): string[] {
  return surer.flatMap((each) => wrapped(`  ${surerSentence(each)}`, 4))
}

/** As wide as the longest name of a key figure. */
const labelWidth = 28

/** A figure, and below it what it was read off. */
function figureLines(figure: KeyFigure): string[] {
  const range = intervalText(figure)
  const interval = range === null ? '' : ` (${range})`
  const place = figure.percentile === null ? '' : `, ${percentile(figure.percentile)} percentile for size`
  const line = `  ${figure.label.padEnd(labelWidth)} ${shownFigure(figure)}${interval}${place}`
  return figure.basis === '' ? [line] : [line, ...wrapped(`      ${figure.basis}`, 6)]
}

function footer(report: Report): string[] {
  const engine = `Engine ${report.engine}   ${report.snapshotDigest}`
  const evidence = evidenceSentence(report)
  return evidence === null ? [engine] : [evidence, engine]
}

function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines]
}

/** Breaks a line between words; later lines are indented by `indent` columns. */
function wrapped(text: string, indent: number): string[] {
  const start = /^ */.exec(text)?.[0] ?? ''
  const lines: string[] = []
  let line = start
  for (const word of text.trim().split(/\s+/)) {
    if (line.length + word.length + 1 > width && line.trim() !== '') {
      lines.push(line)
      line = ' '.repeat(Math.max(indent, start.length))
    }
    line += line.trim() === '' ? word : ` ${word}`
  }
  return [...lines, line]
}
