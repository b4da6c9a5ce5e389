import { isSandboxHandle } from '@vouch/contract'
import type { KeyFigure, Report, Signal } from '@vouch/engine'

/** A report for a terminal: plain text, 92 columns, readable without colour and when it is piped into a file. */

const width = 92
const missing = '–'

/** @returns the report as lines joined by line feeds, ending with one. */
export function reportText(report: Report): string {
  const lines = [...heading(report), '', ...verdictLines(report)]
  const strengths = report.signals.filter((signal) => signal.verdict === 'strength')
  const concerns = report.signals.filter((signal) => signal.verdict === 'concern')
  const unmeasured = report.signals.filter((signal) => signal.verdict === 'not-measurable')
  lines.push(...section('Concerns', concerns.flatMap(signalLines)))
  lines.push(...section('Strengths', strengths.flatMap(signalLines)))
  lines.push(...section('Key figures', report.keyFigures.map(figureLine)))
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
  lines.push(...section('What would make us surer', surerLines(report)))
  lines.push('', ...footer(report))
  return `${lines.join('\n')}\n`
}

function heading({ subject }: Report): string[] {
  const name = subject.displayName ?? subject.handle
  const about = [subject.platform, ...subject.categories.slice(0, 2), subject.country].filter(Boolean).join(' · ')
  return [`${name}  @${subject.handle}`, `${about}   data of ${subject.fetchedAt.slice(0, 10)}, ${basisOf(subject)}`]
}

/** A sandbox creator is simulated whatever basis the simulated data claims. */
function basisOf({ basis, handle }: Report['subject']): string {
  const words = basisWords[basis] ?? basis
  return isSandboxHandle(handle) && basis !== 'sandbox' ? `simulated: ${words}` : words
}

const basisWords: Record<string, string> = {
  public: 'public',
  consent: "with the creator's consent",
  import: 'imported from a file',
  sandbox: 'simulated (sandbox)',
}

function verdictLines({ state, trust, fraudRisk, verdict, flags, suspiciousFollowers }: Report): string[] {
  const lines: string[] = []
  if (trust) {
    lines.push(
      `  Trust  ${trust.score} of 100, ${trust.band}, ${trust.low} to ${trust.high}   Fraud risk  ${fraudRisk ?? missing}   ${state}`,
    )
    lines.push(`  ${scale(trust.score, trust.low, trust.high)}`)
  } else lines.push(`  ${state}`)
  lines.push(...wrapped(`  ${verdict}`, 2))
  if (suspiciousFollowers) {
    const { share, low, high, sampled } = suspiciousFollowers
    lines.push(
      `  Followers that look inauthentic: ${percent(share)} (${percent(low)} to ${percent(high)}, from ${count(sampled)} sampled)`,
    )
  }
  return [...lines, ...flags.flatMap((flag) => wrapped(`  Note: ${flag}`, 8))]
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

function signalLines(signal: Signal): string[] {
  const stated = (signal.logOdds ?? 0).toFixed(2)
  const weight = Number(stated) === 0 ? '' : `  [${Number(stated) > 0 ? '+' : ''}${stated}]`
  return [
    ...wrapped(`  ${signal.title}: ${signal.explanation}${weight}`, 4),
    ...signal.evidence
      .slice(0, 3)
      .flatMap(({ at, text }) => wrapped(`      ${at ? `${at.slice(0, 10)}  ` : ''}${text}`, 8)),
    ...(signal.scoreAtMedian === null
      ? []
      : [`      At the tier's median the score would be ${signal.scoreAtMedian}.`]),
  ]
}

/** Each line holds for itself: widths do not add up. */
function surerLines({ surer }: Report): string[] {
  return surer.flatMap(({ text, width: points }) =>
    wrapped(
      `  ${text}: interval of ${points.from} points to ${points.to}, if it looks like the median clean creator's`,
      4,
    ),
  )
}

function figureLine({ label, value, unit, low, high, percentile, basis }: KeyFigure): string {
  const stated = value === null ? missing : figure(value, unit)
  const interval =
    low === null || high === null || low === high ? '' : ` (${figure(low, unit)} to ${figure(high, unit)})`
  const place = percentile === null ? '' : `, above ${percent(percentile)} of its size`
  return `  ${label.padEnd(24)} ${stated}${interval}${place}${basis ? `   ${basis}` : ''}`
}

function figure(value: number, unit: string): string {
  if (unit === 'share' || unit === 'ratio') return percent(value)
  return unit === 'USD' ? money(value) : count(value)
}

function footer(report: Report): string[] {
  const engine = `Engine ${report.engine}   ${report.snapshotDigest}`
  if (report.priorLogOdds === null) return [engine]
  const start = report.priorLogOdds.toFixed(2)
  return [`Evidence is in log-odds: positive speaks for manipulation. It starts from ${start}.`, engine]
}

function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines]
}

function count(value: number): string {
  return new Intl.NumberFormat('en-GB', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 }).format(value)
}

const scales = [
  { from: 1e9, suffix: 'B' },
  { from: 1e6, suffix: 'M' },
  { from: 1e3, suffix: 'K' },
]

/** An estimate of a price, to two significant digits (whole dollars below a hundred), in short from ten thousand on. */
function money(value: number): string {
  const step = Math.abs(value) < 100 ? 1 : 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1)
  const rounded = Math.round(value / step) * step
  const scale = Math.abs(rounded) < 10_000 ? undefined : scales.find(({ from }) => Math.abs(rounded) >= from)
  const shown = new Intl.NumberFormat('en-GB', { maximumFractionDigits: scale ? 1 : 0 })
  return `$${shown.format(rounded / (scale?.from ?? 1))}${scale ? `${scale.from > 1e3 ? ' ' : ''}${scale.suffix}` : ''}`
}

function percent(share: number): string {
  return `${new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 }).format(share * 100)} %`
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
