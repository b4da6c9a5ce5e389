import type pg from 'pg'
import { forgetConsentsOf } from '../verdicts/consent/forget-consents.ts'
import { consentUpkeepKind } from '../verdicts/consent/jobs.ts'
import type { ExportParts } from '../verdicts/exports/export-parts.ts'
import { forgetExportsOf } from '../verdicts/exports/forget-files.ts'
import type { ListSource } from '../verdicts/exports/list-source.ts'
import { verificationsSource } from '../verdicts/exports/verifications-source.ts'
import { forgetDisputesOf } from '../verdicts/sharing/forget-shared.ts'
import type { SharingParts } from '../verdicts/sharing/sharing-parts.ts'
import { batchSource } from './bulk/batch-source.ts'
import { forgetListLines } from './bulk/forget-lines.ts'
import { forgetCreator } from './discovery/forget-creator.ts'
import { shortlistSource } from './shortlists/shortlist-source.ts'

/** What the rooms that pass reports on are given: to people with a link, and as files. */

/** Lists that can be exported. A room with a list of its own adds its source here. */
const sources: readonly ListSource[] = [verificationsSource, shortlistSource, batchSource]

/** What of the product's parts these rooms need. */
export interface PassingOnParts extends Pick<SharingParts, 'db' | 'config' | 'publicAddress' | 'linkSecret' | 'keys'> {
  verifying: Pick<ExportParts, 'queue' | 'now' | 'snapshots'>
  printer: ExportParts['printer']
}

export function sharingPartsOf({
  db,
  config,
  verifying,
  publicAddress,
  linkSecret,
  keys,
}: PassingOnParts): SharingParts {
  const { queue, now } = verifying
  return { db, config, queue, now, publicAddress, linkSecret, keys }
}

/** @param others lists of rooms above */
export function exportPartsOf(parts: PassingOnParts, others: readonly ListSource[]): ExportParts {
  const { printer, verifying } = parts
  return { ...sharingPartsOf(parts), printer, snapshots: verifying.snapshots, sources: [...sources, ...others] }
}

/** Takes an erased creator out of the rooms that keep creators by name. */
export function forgetEverywhere({ now, queue }: Pick<ExportParts, 'now' | 'queue'>) {
  return async (tx: pg.PoolClient, creator: { platform: string; handles: readonly string[] }): Promise<void> => {
    await forgetCreator(tx, creator)
    await forgetDisputesOf(tx, creator)
    await forgetConsentsOf(tx, creator, now())
    // The platforms are told once it is certain.
    await queue.enqueue(tx, consentUpkeepKind, {})
    await forgetExportsOf(tx, creator)
    await forgetListLines(tx, creator)
  }
}
