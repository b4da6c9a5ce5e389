import type { AddedContext } from '@vouch/contract'
import type { Report, Signal } from '@vouch/engine'
import type { ReactElement } from 'react'
import { type Contributions, contributionsOf, type GroupContribution } from '../../../../web/report/contributions.ts'
import { benchmarkText, figureText, levelText, pointsText } from '../../../../web/report/figures.ts'
import { innocentCauses } from '../../../../web/report/innocent-causes.ts'
import { groupTitle } from '../../../../web/report/parts.ts'
import { ranked } from '../../../../web/report/ranked-signals.ts'
import { titleOf } from '../../../../web/report/signal-words.ts'
import { count, date, missing, percent, percentRange } from '../../../../web/ui/format.ts'
import { audienceBar, engagementChart, followersChart, usualOf } from './charts.ts'
import { area, box, colour, drawing, flow, label, quiet, section, stroke, strong, table, text } from './elements.ts'
import { whisker } from './tolerance.ts'

/** What the verdict stands on: how the score came about, the charts, each concern with its evidence and its innocent explanations,
 *  and every signal in a table. */

export function evidence(report: Report, context: readonly AddedContext[]): (ReactElement | null)[] {
  const found = contributionsOf(report)
  return [
    found && waterfall(found),
    audience(report),
    chart('Followers', `Day by day, ${count(report.series.followers.length)} days.`, followersChart(report)),
    chart('Engagement of posts', engagementBasis(report), engagementChart(report)),
    concerns(report),
    context.length > 0 ? added(context) : null,
    allSignals(report, found),
  ]
}

function chart(name: string, basis: string, drawn: ReactElement | null): ReactElement | null {
  return drawn && box({}, section(name, basis, drawn))
}

function engagementBasis(report: Report): string {
  const usual = usualOf(report)
  const band = usual ? ` Grey: usual for this size, ${percentRange(usual.low, usual.high)}.` : ''
  return `Each dot is a post, ${count(report.series.engagement.length)} posts; hollow dots are sponsored.${band}`
}

const bar = { name: 86, width: 330, height: 17 } as const

/** From where the score would stand before anything was read, group by group, to where it ends. */
function waterfall({ start, score, groups }: Contributions): ReactElement {
  const rows = [
    { name: 'Before reading', from: 0, to: start, tenths: start, total: true },
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
  const basis = 'Points of the score. Each group of signals moves it by what was seen; the parts add up.'
  return section('How the score came about', basis, drawing(491, rows.length * bar.height, ...drawn), strongest(groups))
}

const strongestMax = 6

function strongest(groups: readonly GroupContribution[]): ReactElement {
  const parts = groups
    .flatMap(({ contributions }) => contributions)
    .filter(({ tenths }) => Math.abs(tenths) >= 5)
    .sort((one, other) => Math.abs(other.tenths) - Math.abs(one.tenths))
    .slice(0, strongestMax)
  if (parts.length === 0) return quiet('No single signal moves the score by half a point.', 'small', { marginTop: 6 })
  const words = parts.map(({ signal, tenths }) => `${titleOf(signal)} ${pointsText(tenths)}`)
  return quiet(`Most of it: ${words.join(';  ')}.`, 'small', { marginTop: 6 })
}

function audience({ audienceTypes, suspiciousFollowers, suspiciousEngagement, subject }: Report): ReactElement | null {
  if (audienceTypes === null && suspiciousFollowers === null) return null
  const estimates = [
    { name: 'Followers that look inauthentic', estimate: suspiciousFollowers, of: 'followers' },
    { name: 'Commenters and likers that look inauthentic', estimate: suspiciousEngagement, of: 'accounts' },
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
    { head: '90 % interval', width: 14, right: true },
    { head: '0 to 100 %', width: 24 },
    { head: 'Basis', width: 19 },
  ]
  return section(
    'Audience',
    subject.platform === 'youtube' ? 'Estimated from those who comment.' : 'Estimated from a sample of the followers.',
    ...(audienceTypes ? [audienceBar(audienceTypes)] : []),
    box({ marginTop: 8 }, table(columns, rows)),
  )
}

const evidenceShownMax = 10

function concerns(report: Report): ReactElement | null {
  const found = ranked(report.signals, 'concern')
  if (found.length === 0) return null
  const basis =
    'What was seen, what else could explain it, and how the creator can answer. Evidence suggests; it does not prove.'
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
    ...(more > 0 ? [quiet(`${count(more)} more in the report itself.`, 'small', { marginTop: 3 })] : []),
    box(
      { marginTop: 5 },
      text(`It may have an innocent cause: ${causes.map(unstopped).join('; ')}. ${answer}`, 'small', {
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
  if (benchmark === null) return `${measured} Nobody has published a reference for it.`
  return `${measured} Reference: ${figureText(benchmark.value, unit)}, ${benchmark.basis} (${benchmark.source}).`
}

function added(context: readonly AddedContext[]): ReactElement {
  const basis =
    'Written by the creator or for them, from an address that was confirmed, and answered by the Vouch team.'
  return section(
    'Context added by the creator',
    basis,
    ...context.map(({ text: words, answer, writtenAt, answeredAt, proofUrl }) =>
      flow(
        { marginBottom: 10, paddingLeft: 10, borderLeft: `2 solid ${colour.accent}` },
        quiet(`Written ${date(writtenAt)}${proofUrl === null ? '' : `, to be checked at ${proofUrl}`}`),
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
    { head: 'Question', width: 25 },
    { head: 'Answer', width: 12 },
    { head: 'Measured', width: 20 },
    { head: 'Reference and its source', width: 34 },
    { head: 'Points', width: 9, right: true },
  ]
  return section('Everything that was looked at', `${count(rows.length)} questions.`, table(columns, rows))
}

function referenceOf(signal: Signal): string {
  if (signal.verdict === 'not-measurable') return signal.explanation
  const reference = benchmarkText(signal)?.replace('benchmark ', '')
  return reference === undefined ? missing : `${reference}; ${signal.benchmark?.source ?? ''}`
}
