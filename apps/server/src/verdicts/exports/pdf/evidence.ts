import type { AddedContext } from '@vouch/contract'
import type { Report, Signal } from '@vouch/engine'
import {
  type AudienceTold,
  baseRateLabel,
  benchmarkText,
  type Contributions,
  contributionsOf,
  count,
  date,
  figureTable,
  figureText,
  type GroupContribution,
  groupTitle,
  innocentCauses,
  levelText,
  missing,
  percent,
  percentRange,
  plural,
  pointsText,
  ranked,
  titleOf,
} from '@vouch/presentation'
import type { ReactElement } from 'react'
import { findings } from './advice.ts'
import { audienceBar, engagementChart, followersChart, usualOf } from './charts.ts'
import { demographics } from './demographics.ts'
import { area, drawing, label, stroke } from './drawing.ts'
import { box, colour, flow, quiet, section, sectionOnNewPage, strong, table, text } from './elements.ts'
import { decides } from './first-page.ts'
import { keyMetrics } from './key-metrics.ts'
import type { ReportPaper } from './report-paper.ts'
import { whisker } from './tolerance.ts'

/** What the verdict stands on: how the score came about, the charts, each concern with its evidence and its innocent explanations,
 *  and every signal in a table. */

export function evidence({ report, context, audience: told }: ReportPaper): (ReactElement | null)[] {
  const found = contributionsOf(report)
  return [
    whatWeFound(report),
    audience(report, told),
    keyMetrics(report),
    found && waterfall(found),
    chart('Followers', `Day by day, ${plural(report.series.followers.length, 'day')}.`, followersChart(report)),
    chart('Engagement by post', engagementBasis(report), engagementChart(report)),
    concerns(report),
    context.length > 0 ? added(context) : null,
    allSignals(report, found),
  ]
}

function whatWeFound(report: Report): ReactElement | null {
  if (report.trust === null) return null
  const begin = decides(report) ? sectionOnNewPage : section
  return begin('What we found', '', text(report.verdict, 'body', { marginBottom: 8 }), findings(report))
}

function chart(name: string, basis: string, drawn: ReactElement | null): ReactElement | null {
  return drawn && box({}, section(name, basis, drawn))
}

function engagementBasis(report: Report): string {
  const usual = usualOf(report)
  const band = usual ? ` Gray: typical for this size, ${percentRange(usual.low, usual.high)}.` : ''
  return `Each dot is a post, ${plural(report.series.engagement.length, 'post')}; hollow dots are sponsored.${band}`
}

const bar = { name: 118, width: 298, height: 17 } as const

/** From where the score would stand before anything was read, group by group, to where it ends. */
function waterfall({ start, score, groups }: Contributions): ReactElement {
  const rows = [
    { name: baseRateLabel({ start }), from: 0, to: start, tenths: start, total: true },
    ...groups.map(({ group, from, to, tenths }) => ({ name: groupTitle(group), from, to, tenths, total: false })),
    { name: 'Score', from: 0, to: score, tenths: score, total: true },
  ]
  const x = (tenths: number) => bar.name + (Math.min(1000, Math.max(0, tenths)) / 1000) * bar.width
  const drawn = rows.flatMap(({ name, from, to, tenths, total }, place) => {
    const y = place * bar.height
    const fill = total ? colour.ink : tenths < 0 ? colour.risk : colour.good
    const [low, high] = [Math.min(from, to), Math.max(from, to)]
    return [
      label(0, y + 11, name, { color: colour.ink, size: 8 }),
      area(x(low), y + 3, Math.max(0.8, x(high) - x(low)), 10, fill, total ? 0.85 : 0.7),
      ...(place < rows.length - 1 ? [stroke(x(to), y + 3, x(to), y + bar.height + 13, colour.quiet, 0.4)] : []),
      label(bar.name + bar.width + 10, y + 11, total ? levelText(tenths) : pointsText(tenths), {
        color: colour.ink,
        size: 8,
        weight: total ? 600 : 400,
      }),
    ]
  })
  const basis =
    'Score points. Each group of signals moves the score by what it found; together they add up to the score.'
  return section('How we got this score', basis, drawing(491, rows.length * bar.height, ...drawn), strongest(groups))
}

const strongestMax = 6

function strongest(groups: readonly GroupContribution[]): ReactElement {
  const parts = groups
    .flatMap(({ contributions }) => contributions)
    .filter(({ tenths }) => Math.abs(tenths) >= 5)
    .sort((one, other) => Math.abs(other.tenths) - Math.abs(one.tenths))
    .slice(0, strongestMax)
  if (parts.length === 0)
    return quiet('No single signal moves the score by half a point or more.', 'small', { marginTop: 6 })
  const words = parts.map(({ signal, tenths }) => `${titleOf(signal)} ${pointsText(tenths)}`)
  return quiet(`Biggest effects: ${words.join(';  ')}.`, 'small', { marginTop: 6 })
}

function audience(
  { audienceTypes, suspiciousFollowers, suspiciousEngagement, subject }: Report,
  told: AudienceTold,
): ReactElement | null {
  const declared = told.countries !== null || told.ages !== null || told.genders !== null
  if (audienceTypes === null && suspiciousFollowers === null && !declared) return null
  const estimates = [
    { name: figureTable.suspiciousFollowers.name, estimate: suspiciousFollowers, of: 'followers' },
    { name: figureTable.suspiciousEngagement.name, estimate: suspiciousEngagement, of: 'accounts' },
  ].flatMap(({ name, estimate, of }) => (estimate === null ? [] : [{ name, of, ...estimate }]))
  const rows = estimates.map(({ name, of, share, low, high, sampled }) => [
    text(name, 'body', { fontWeight: 500 }),
    strong(percent(share)),
    text(percentRange(low, high)),
    whisker({ value: share, low, high }, { from: 0, to: 1 }, colour.ink),
    quiet(`${count(sampled)} ${of} sampled`),
  ])
  const columns = [
    { head: 'Estimate', width: 34 },
    { head: 'Share', width: 9, right: true },
    { head: 'Range', width: 14, right: true },
    { head: '0% to 100%', width: 24 },
    { head: 'Basis', width: 19 },
  ]
  return section(
    'Audience',
    subject.platform === 'youtube' ? 'Estimated from commenters.' : 'Estimated from a sample of followers.',
    ...(audienceTypes ? [audienceBar(audienceTypes)] : []),
    ...(rows.length > 0 ? [box({ marginTop: 8 }, table(columns, rows))] : []),
    demographics(told),
  )
}

const evidenceShownMax = 10

function concerns(report: Report): ReactElement | null {
  const found = ranked(report.signals, 'concern')
  if (found.length === 0) return null
  const basis =
    'What we saw, what else could explain it, and how the creator can respond. Evidence suggests; it does not prove.'
  return section('Concerns and their evidence', basis, ...found.map(concern))
}

function concern(signal: Signal): ReactElement {
  const { causes, answer } = innocentCauses(signal)
  const shown = signal.evidence.slice(0, evidenceShownMax)
  const more = signal.evidence.length - shown.length
  return flow(
    { marginBottom: 14, paddingLeft: 10, borderLeft: `2 solid ${colour.risk}` },
    box(
      {},
      strong(titleOf(signal), 'large'),
      text(signal.explanation, 'body', { marginTop: 2 }),
      quiet(sourceOf(signal), 'small', { marginTop: 2 }),
    ),
    ...shown.map(({ at, text: seen }) =>
      box(
        { flexDirection: 'row', marginTop: 3 },
        text(at === null ? '•' : date(at), 'small', { width: at === null ? 10 : 62, color: colour.quiet }),
        text(seen, 'small', { flex: 1 }),
      ),
    ),
    ...(more > 0 ? [quiet(`${count(more)} more in the online report.`, 'small', { marginTop: 3 })] : []),
    box(
      { marginTop: 5 },
      text(`Possible innocent explanations: ${causes.map(unstopped).join('; ')}. ${answer}`, 'small', {
        color: colour.soft,
      }),
    ),
  )
}

/** @returns a sentence as a part of another one */
function unstopped(sentence: string): string {
  return sentence.replace(/\.$/, '').replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())
}

function sourceOf({ value, unit, benchmark }: Signal): string {
  const measured = `Measured: ${figureText(value, unit)}.`
  if (benchmark === null) return `${measured} There is no published benchmark.`
  return `${measured} Benchmark: ${figureText(benchmark.value, unit)}, ${benchmark.basis} (${benchmark.source}).`
}

function added(context: readonly AddedContext[]): ReactElement {
  const basis =
    'Written by the creator or on their behalf from a confirmed email address, with a response from the Vouch team.'
  return section(
    'Context added by the creator',
    basis,
    ...context.map(({ text: words, answer, writtenAt, answeredAt, proofUrl }) =>
      flow(
        { marginBottom: 10, paddingLeft: 10, borderLeft: `2 solid ${colour.accent}` },
        quiet(`Written ${date(writtenAt)}${proofUrl === null ? '' : `, see ${proofUrl}`}`),
        text(words, 'body', { marginTop: 2 }),
        quiet(`Answered ${date(answeredAt)}`, 'small', { marginTop: 5 }),
        text(answer, 'body', { marginTop: 2 }),
      ),
    ),
  )
}

const verdictWords: Readonly<Record<Signal['verdict'], string>> = {
  concern: 'Concern',
  strength: 'Strength',
  neutral: 'Neutral',
  'not-measurable': 'Not measured',
}

function allSignals(report: Report, found: Contributions | null): ReactElement | null {
  if (report.signals.length === 0) return null
  const points = new Map(
    found?.groups.flatMap(({ contributions }) => contributions.map(({ signal, tenths }) => [signal.id, tenths])),
  )
  const rows = report.signals.map((signal) => {
    const tenths = points.get(signal.id)
    const measured = signal.verdict !== 'not-measurable'
    return [
      text(titleOf(signal), 'small', { fontWeight: 500 }),
      text(verdictWords[signal.verdict], 'small', {
        color: signal.verdict === 'concern' ? colour.risk : measured ? colour.ink : colour.quiet,
      }),
      text(measured ? figureText(signal.value, signal.unit) : missing, 'small'),
      quiet(referenceOf(signal)),
      text(tenths === undefined ? missing : pointsText(tenths), 'small'),
    ]
  })
  const columns = [
    { head: 'Question', width: 22 },
    { head: 'Answer', width: 11 },
    { head: 'Measured', width: 19 },
    { head: 'Benchmark and source', width: 40 },
    { head: 'Points', width: 8, right: true },
  ]
  return section('Everything we checked', `${count(rows.length)} questions.`, table(columns, rows))
}

function referenceOf(signal: Signal): string {
  if (signal.verdict === 'not-measurable') return signal.explanation
  const reference = benchmarkText(signal)?.replace('benchmark ', '')
  return reference === undefined ? missing : `${reference}; ${signal.benchmark?.source ?? ''}`
}
