import { assess, fraudRisks, type Report, reportStates } from '@vouch/engine'
import { creatorFiles } from '../creators/creator-file.ts'
import { creatorSnapshot } from '../creators/creator-snapshot.ts'
import { markdownTable } from '../measures/markdown-table.ts'
import { commandOptions, existingFolder } from '../options.ts'

const oddVerdictsMax = 12

/** `verdicts`: the engine's verdict on every real creator, as the tables of docs/science/real-creators.md. We did nothing
 *  to these creators, and nobody knows which of them are clean: they measure how often the engine warns, not how often it is right. */
export function verdicts(args: string[]): void {
  const { once } = commandOptions(args, { once: ['data'] as const })
  const files = creatorFiles(existingFolder('data', once.data)).map((file) => ({
    name: file.name,
    reports: file.creators.map((raw) => {
      const snapshot = creatorSnapshot(raw)
      return assess(snapshot, { digest: 'sha256:not-taken', computedAt: snapshot.fetchedAt })
    }),
  }))
  const all = { name: 'all', reports: files.flatMap(({ reports }) => reports) }
  console.log(markdownTable(summaryHeader, [...files, all].map(summaryRow)))
  console.log()
  console.log(
    markdownTable(['creator', 'platform', 'followers', 'state', 'risk', 'trust', 'why'], oddVerdicts(all.reports)),
  )
}

const summaryHeader = ['file', 'n', ...reportStates, ...fraudRisks, 'high or critical', 'median trust', 'median width']

function summaryRow({ name, reports }: { name: string; reports: Report[] }): string[] {
  const counted = (test: (report: Report) => boolean) => reports.filter(test).length
  const alarming = counted(isAlarming)
  const scored = reports.flatMap(({ trust }) => (trust === null ? [] : [trust]))
  return [
    name,
    String(reports.length),
    ...reportStates.map((state) => String(counted((report) => report.state === state))),
    ...fraudRisks.map((risk) => String(counted((report) => report.fraudRisk === risk))),
    `${((100 * alarming) / Math.max(1, reports.length)).toFixed(2)}%`,
    String(middle(scored.map(({ score }) => score))),
    String(middle(scored.map(({ low, high }) => high - low))),
  ]
}

function isAlarming({ fraudRisk }: Report): boolean {
  return fraudRisk === 'high' || fraudRisk === 'critical'
}

/** The lowest trust first, with the three signals that speak most against the creator. */
function oddVerdicts(reports: Report[]): string[][] {
  return [...reports]
    .filter(({ trust }) => trust !== null)
    .sort((a, b) => (a.trust?.score ?? 0) - (b.trust?.score ?? 0) || (a.subject.handle < b.subject.handle ? -1 : 1))
    .slice(0, oddVerdictsMax)
    .map((report) => [
      report.subject.handle,
      report.subject.platform,
      String(report.subject.followers ?? '–'),
      report.state,
      report.fraudRisk ?? '–',
      `${report.trust?.score} (${report.trust?.low} to ${report.trust?.high})`,
      strongestSignals(report),
    ])
}

function strongestSignals(report: Report): string {
  return [...report.signals]
    .filter(({ logOdds }) => (logOdds ?? 0) > 0)
    .sort((a, b) => (b.logOdds ?? 0) - (a.logOdds ?? 0))
    .slice(0, 3)
    .map(({ id, logOdds }) => `${id} ${logOdds?.toFixed(2)}`)
    .join(', ')
}

function middle(values: number[]): number | string {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? '–'
}
