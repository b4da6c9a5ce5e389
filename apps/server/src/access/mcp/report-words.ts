import type { ReportPart } from '@vouch/contract'
import type { Report, Signal } from '@vouch/engine'
import {
  basisName,
  coverageRows,
  decidingAsks,
  decisionWords,
  intervalText,
  lineLabel,
  medianSentence,
  missing,
  partRows,
  partSentence,
  plural,
  priorSentence,
  shownFigure,
  surerSentence,
  suspiciousSentence,
  trustSentence,
} from '@vouch/presentation'
import { fenced, handleText } from './fenced-text.ts'

/** A report for a language model: the same words as on screen, a part at a time, with what creators wrote fenced. */

/** Pieces of evidence that stand below a signal. */
const evidenceMax = 5

/** @returns a part of a report as lines of text */
export function reportWords(report: Report, part: ReportPart): string {
  return [headline(report), ...parts[part](report)].join('\n')
}

const parts: Readonly<Record<ReportPart, (report: Report) => string[]>> = {
  summary: summaryLines,
  concerns: (report) => signalsOf(report, 'concern'),
  strengths: (report) => signalsOf(report, 'strength'),
  figures: figureLines,
  data: dataLines,
  advice: adviceLines,
}

function headline({ subject }: Report): string {
  const name = subject.displayName === null ? '' : ` ${fenced(subject.displayName)}`
  return `${handleText(subject.handle)} on ${subject.platform}${name}, data of ${subject.fetchedAt.slice(0, 10)}, ${basisName(subject, 'address')}`
}

function summaryLines(report: Report): string[] {
  const { trust, fraudRisk, state, flags } = report
  const told = decisionWords(report)
  const suspicious = suspiciousSentence(report)
  const count = (verdict: Signal['verdict']) => report.signals.filter((signal) => signal.verdict === verdict).length
  return [
    ...(told === null ? [`No decision. State: ${state}.`] : [told.line]),
    ...(trust === null ? [] : [`${trustSentence(trust)}. Fraud risk: ${fraudRisk ?? missing}. State: ${state}.`]),
    report.verdict,
    ...(report.parts.length === 0 ? [] : [`Parts, against the ${lineLabel(report.parts)}:`]),
    ...partRows(report).map((row) => `- ${partSentence(row)}`),
    ...(suspicious === null ? [] : [suspicious]),
    ...flags.map((flag) => `Note: ${flag}`),
    `More with get_report: ${plural(count('concern'), 'concern')}, ${plural(count('strength'), 'strength')}, figures, data, advice.`,
  ]
}

function signalsOf(report: Report, verdict: Signal['verdict']): string[] {
  const chosen = report.signals.filter((signal) => signal.verdict === verdict)
  if (chosen.length === 0) return [verdict === 'concern' ? 'No concerns.' : 'No strengths.']
  return chosen.flatMap((signal) => {
    const median = medianSentence(signal, report.trust)
    return [
      `- ${signal.title}: ${signal.explanation}`,
      ...signal.evidence
        .slice(0, evidenceMax)
        .map(({ at, text }) => `  - ${at === null ? '' : `${at.slice(0, 10)} `}${fenced(text)}`),
      ...(median === null ? [] : [`  ${median}`]),
    ]
  })
}

function figureLines({ keyFigures }: Report): string[] {
  return keyFigures.map((figure) => {
    const range = intervalText(figure)
    const basis = figure.basis === '' ? '' : `, ${figure.basis}`
    return `- ${figure.label}: ${shownFigure(figure)}${range === null ? '' : ` (${range})`}${basis}`
  })
}

function dataLines(report: Report): string[] {
  const prior = priorSentence(report)
  return [
    ...coverageRows(report).map(({ part, size, unit, missing: absent, use }) => {
      const seen = absent ? 'not seen' : size === null ? 'seen' : `${size} ${unit}`
      return `- ${part}: ${seen}${use === '' ? '' : `; for ${use}`}`
    }),
    ...report.signals
      .filter(({ verdict }) => verdict === 'not-measurable')
      .map(({ title, explanation }) => `- Not measured: ${title}. ${explanation}`),
    ...(prior === null ? [] : [prior]),
    `Engine ${report.engine}, snapshot ${report.snapshotDigest}.`,
  ]
}

function adviceLines(report: Report): string[] {
  const asks = decidingAsks(report)
  const lines = [
    ...report.recommendations.map((text) => `- ${text}`),
    ...asks.map(({ data, question }) => `- ${data} would settle it. Ask: “${question}”`),
    ...report.surer.map((each) => `- ${surerSentence(each)}`),
  ]
  return lines.length === 0 ? ['Nothing to do.'] : lines
}
