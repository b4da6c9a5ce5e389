import type { Report } from '@vouch/engine'
import { reportJson } from './report-json.ts'
import { reportText } from './report-text.ts'

export interface ReportOptions {
  json: boolean
}

/** Writes a report to standard output: for people, or as the API's JSON on one line. */
export function writeReport(report: Report, { json }: ReportOptions): void {
  process.stdout.write(json ? `${reportJson(report)}\n` : reportText(report))
}
