import { reportSchema } from '@vouch/contract'
import type { Report } from '@vouch/engine'

/** @returns the report as the API writes it: the contract's order of keys, so that the same report is the same bytes. */
export function reportJson(report: Report): string {
  return JSON.stringify(reportSchema.parse(report))
}
