import { audienceOverlaps, type McpInput, type OverlapAnswer } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import {
  decisionWords,
  intervalText,
  missing,
  partRows,
  percent,
  percentRange,
  shownFigure,
  trustWords,
} from '@vouch/presentation'
import { handleData, handleText } from './fenced-text.ts'
import { type Found, findReport } from './find-report.ts'
import type { McpAnswer, McpParts, ToolUse } from './mcp-parts.ts'

/** Several reports side by side, in the words of each, and how much their audiences overlap. */
export async function compareCreators(
  parts: McpParts,
  { creators }: McpInput<'compare_creators'>,
  { signal }: ToolUse,
): Promise<McpAnswer> {
  const found = distinct(await Promise.all(creators.map((each) => findReport(parts, each, signal))))
  const ids = found.map(({ id }) => id)
  const overlaps =
    ids.length < 2 ? null : await parts.call(audienceOverlaps.show, { query: { ids: ids.join(',') } }, signal)
  const reports = found.map(({ report }) => report)
  const lines = [
    row('', reports.map(nameOf)),
    row(
      'Decision',
      reports.map((report) => decisionWords(report)?.word ?? missing),
    ),
    row(
      'Trust',
      reports.map(({ trust }) => (trust === null ? missing : `${trust.score} ${trustWords(trust)}`)),
    ),
    ...partLines(reports),
    ...figureLines(reports),
    ...overlapLines(overlaps),
  ]
  const data = found.map(({ id, report: { trust, decision, state, subject } }) => ({
    ...{
      verificationId: id,
      platform: subject.platform,
      handle: handleData(subject.handle),
      reportState: state,
      decision,
      trust,
    },
  }))
  return { text: lines.join('\n'), data: { creators: data, overlaps: overlaps?.pairs ?? [] } }
}

function distinct(found: readonly Found[]): Found[] {
  return [...new Map(found.map((each) => [each.id, each])).values()]
}

function nameOf({ subject }: Report): string {
  return `${handleText(subject.handle)} on ${subject.platform}`
}

function row(name: string, cells: readonly string[]): string {
  return [name, ...cells].join(' | ')
}

function partLines(reports: readonly Report[]): string[] {
  const rows = reports.map((report) => new Map(partRows(report).map((each) => [each.name, each])))
  const names = [...new Set(rows.flatMap((each) => [...each.keys()]))]
  return names.map((name) =>
    row(
      `Not real: ${name}`,
      rows.map((each) => {
        const part = each.get(name)
        if (part === undefined) return missing
        return `${part.share}${part.range === null ? '' : ` (${part.range}%)`} ${part.word}`
      }),
    ),
  )
}

function figureLines(reports: readonly Report[]): string[] {
  const labels = new Map(reports.flatMap(({ keyFigures }) => keyFigures.map(({ id, label }) => [id, label] as const)))
  return [...labels].map(([id, label]) =>
    row(
      label,
      reports.map(({ keyFigures }) => {
        const figure = keyFigures.find((each) => each.id === id)
        if (figure === undefined) return missing
        const range = intervalText(figure)
        // A rate per view must not be read against a rate per follower.
        const basis = figure.basis === '' ? '' : ` [${figure.basis}]`
        return `${shownFigure(figure)}${range === null ? '' : ` (${range})`}${basis}`
      }),
    ),
  )
}

function overlapLines(overlaps: OverlapAnswer | null): string[] {
  if (overlaps === null) return []
  const handles = new Map(overlaps.creators.map(({ verificationId, handle }) => [verificationId, handleText(handle)]))
  return overlaps.pairs.map(({ one, other, share, low, high, measured }) => {
    const basis = measured ? 'measured' : 'a default, not measured'
    return `Overlap of ${handles.get(one)} and ${handles.get(other)}: ${percent(share)} of the smaller audience (${percentRange(low, high)}), ${basis}.`
  })
}
