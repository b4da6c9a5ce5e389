import type { PartSource, Report } from '@vouch/engine'
import { smallDollars } from '../format.ts'
import { basisName, capitalised, type Origin, partName } from './parts.ts'

/** Where each part of a report came from: who gave it, when it was read there, and what it cost the operator. */
export interface SourceRow {
  /** In words; every part where one source gave them all. */
  part: string
  source: string
  /** ISO 8601. */
  at: string
  /** In dollars, as it is shown. */
  cost: string
}

/** @returns a row for each part, or one for all where one source gave everything. Of data that was brought in only that is certain. */
export function sourceRows({ subject, coverage }: Pick<Report, 'subject' | 'coverage'>, origin: Origin): SourceRow[] {
  const { sources = [] } = coverage
  if (origin === 'file' || sources.length === 0) {
    return [{ part: 'Everything', source: basisName(subject, origin), at: subject.fetchedAt, cost: smallDollars(null) }]
  }
  return sources.map((source) => ({
    part: capitalised(partName(source.part === 'followers' ? 'followersSample' : source.part)),
    source: sourceWords(source),
    at: source.at,
    cost: smallDollars(source.priceUsd),
  }))
}

const bases: Readonly<Record<PartSource['basis'], string>> = {
  public: 'public data',
  consent: 'shared by the creator',
  supplier: 'data supplier',
  import: 'imported file',
  sandbox: 'simulated',
}

function sourceWords({ name, basis }: PartSource): string {
  return `${name}, ${bases[basis]}`
}
