import type { Report } from '@vouch/engine'
import {
  type Cell,
  contributionsOf,
  csvText,
  decidingAsks,
  decisionWords,
  partRows,
  partSentence,
} from '@vouch/presentation'
import type { SignedReport } from '../signing/sign-report.ts'

/** A report as one table: a row for each figure, signal and piece of evidence, all with the same columns. */

const columns = [
  ...['section', 'id', 'title', 'verdict', 'value', 'low', 'high', 'unit', 'sample', 'percentile', 'basis'],
  ...['benchmark', 'benchmark_source', 'points', 'at', 'text'],
] as const

type Column = (typeof columns)[number]
type Row = { [Key in Column]?: Cell }

/** @param digest SHA-256 of the report, so that the table can be traced to it
 *  @param signed where the report itself can be checked: a table carries no signature of its own */
export function reportCsv(report: Report, digest: string, signed: Pick<SignedReport, 'checkUrl'>): string {
  const rows: Row[] = [
    ...aboutRows(report, digest, signed.checkUrl),
    ...decisionRows(report),
    ...estimateRows(report),
    ...report.keyFigures.map((figure): Row => {
      const { id, label, value, low, high, unit, sample, percentile, basis } = figure
      return { section: 'key figure', id, title: label, value, low, high, unit, sample, percentile, basis }
    }),
    ...signalRows(report),
  ]
  return csvText({ columns, rows: rows.map((row) => columns.map((column) => row[column] ?? null)) })
}

function aboutRows(
  { subject, engine, snapshotDigest, computedAt, state, verdict, coverage }: Report,
  digest: string,
  checkUrl: string,
) {
  const facts: [id: string, value: Cell][] = [
    ['platform', subject.platform],
    ['handle', subject.handle],
    ['name', subject.displayName],
    ['address', subject.url],
    ['country', subject.country],
    ['data_of', subject.fetchedAt],
    ['basis', subject.basis],
    ['state', state],
    ['computed_at', computedAt],
    ['engine', engine],
    ['report_digest', digest],
    ['check_at', checkUrl],
    ['data_digest', snapshotDigest],
    ['posts_read', coverage.posts],
    ['comments_read', coverage.comments],
    ['followers_sampled', coverage.followersSample],
    ['days_of_history', coverage.historyDays],
    ['missing', coverage.missing.join(' ')],
  ]
  const rows = facts.map(([id, value]): Row => ({ section: 'about', id, value }))
  return [...rows, { section: 'about', id: 'verdict', text: verdict }]
}

/** The decision, what would settle it, and a row for each part, seen or not: unknown figures are empty cells. */
function decisionRows(report: Report): Row[] {
  const { decision, parts } = report
  const sentences = partRows(report).map(partSentence)
  return [
    ...(decision === null
      ? []
      : [{ section: 'decision', id: 'decision', verdict: decision.word, text: decisionWords(report)?.line ?? null }]),
    ...decidingAsks(report).map(
      ({ data, question }): Row => ({ section: 'decision', id: 'would_decide', title: data, text: question }),
    ),
    ...parts.map(
      ({ part: id, share: value, low, high, n: sample, line: benchmark, verdict, state }, place): Row => ({
        ...{ section: 'part', id: `part_${id}`, value, low, high, unit: 'share', sample, benchmark },
        ...{ verdict: verdict ?? state, text: sentences[place] ?? null },
      }),
    ),
  ]
}

function estimateRows({
  trust,
  fraudRisk,
  suspiciousFollowers,
  suspiciousEngagement,
  audienceTypes,
  engagement,
}: Report) {
  const rows: Row[] = []
  if (trust) {
    const { score: value, low, high, band } = trust
    rows.push({ section: 'verdict', id: 'trust', value, low, high, unit: 'of 100', verdict: band })
  }
  if (fraudRisk) rows.push({ section: 'verdict', id: 'fraud_risk', verdict: fraudRisk })
  const shares = { suspicious_followers: suspiciousFollowers, suspicious_engagement: suspiciousEngagement }
  for (const [id, estimate] of Object.entries(shares)) {
    if (estimate === null) continue
    const { share: value, low, high, sampled: sample } = estimate
    rows.push({ section: 'audience', id, value, low, high, unit: 'share', sample })
  }
  for (const [id, value] of Object.entries(audienceTypes ?? {})) {
    rows.push({ section: 'audience', id: `type_${id}`, value, unit: 'share' })
  }
  if (engagement) {
    const { rate: value, basis, posts: sample, percentile, band: verdict, tierMedian: benchmark } = engagement
    rows.push({
      section: 'engagement',
      id: 'rate',
      value,
      unit: 'ratio',
      basis,
      sample,
      percentile,
      verdict,
      benchmark,
    })
  }
  return rows
}

function signalRows(report: Report): Row[] {
  const groups = contributionsOf(report)?.groups ?? []
  const points = new Map(
    groups.flatMap(({ contributions }) => contributions.map(({ signal, tenths }) => [signal.id, tenths / 10])),
  )
  return report.signals.flatMap(({ id, title, verdict, value, unit, benchmark, explanation, evidence }) => [
    {
      ...{ section: 'signal', id, title, verdict, value, unit, text: explanation },
      basis: benchmark?.basis ?? null,
      benchmark: benchmark?.value ?? null,
      benchmark_source: benchmark?.source ?? null,
      points: points.get(id) ?? null,
    },
    ...evidence.map(({ at, text }): Row => ({ section: 'evidence', id, at, text })),
  ])
}
