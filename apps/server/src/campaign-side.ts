import { activeCreators } from './campaigns/campaigns/active-creators.ts'
import type { CampaignDesk } from './campaigns/campaigns/campaign-desk.ts'
import type { ContractDesk } from './campaigns/contracts/contract-desk.ts'
import type { OutreachDesk } from './campaigns/outreach/outreach-desk.ts'
import type { PerformanceParts } from './campaigns/performance/performance-parts.ts'
import { campaignSource } from './campaigns/tracking/campaign-source.ts'
import type { TrackingParts } from './campaigns/tracking/tracking-parts.ts'
import { exportPartsOf, type PassingOnParts } from './finding/passing-on.ts'
import { type WatchingParts, watchPartsOf } from './finding/watching.ts'
import { guardedFetch } from './outside/guarded-fetch/guarded-fetch.ts'
import { lookUpText } from './outside/mailboxes/sender-records.ts'
import type { SnapshotReader } from './verdicts/creators/snapshot-reader.ts'
import type { ExportParts } from './verdicts/exports/export-parts.ts'
import { settlePlaces } from './verdicts/watch/settle-places.ts'
import type { WatchParts } from './verdicts/watch/watch-parts.ts'

/** Campaigns, composed: what their room is given, and the watch that their creators are under. */

interface TrackingSettings extends Pick<TrackingParts, 'db' | 'publicAddress' | 'linkDomain'> {
  verifying: Pick<TrackingParts, 'now' | 'snapshots'>
  consents: Pick<TrackingParts, 'ring'>
}

interface CampaignSettings extends WatchingParts {
  verifying: WatchingParts['verifying'] & { snapshots: SnapshotReader }
}

/** @returns what the watch is given, with everybody's lists */
export function watchOf(parts: WatchingParts): WatchParts {
  return watchPartsOf(parts, [activeCreators])
}

export function campaignDeskOf(parts: CampaignSettings): CampaignDesk {
  const { now, snapshots } = parts.verifying
  const watch = watchOf(parts)
  return { db: parts.db, now, snapshots, creatorsChanged: (tx, workspaceId) => settlePlaces(tx, watch, workspaceId) }
}

export function trackingPartsOf(parts: TrackingSettings): TrackingParts {
  const { db, publicAddress, linkDomain, verifying, consents } = parts
  const { now, snapshots } = verifying
  return { db, now, snapshots, publicAddress, linkDomain, ring: consents.ring }
}

interface PerformanceSettings extends Pick<PerformanceParts, 'db'> {
  verifying: PerformanceParts['verifying']
  performancePrinter: PerformanceParts['printer']
  config: { company: { name: string; number: string; address: string } }
}

export function performancePartsOf({
  db,
  verifying,
  performancePrinter: printer,
  config,
}: PerformanceSettings): PerformanceParts {
  const { now, queue, snapshots } = verifying
  const { name, number, address } = config.company
  return { db, now, queue, snapshots, verifying, printer, operator: `${name}, company number ${number}, ${address}` }
}

/** @returns what exports are given, with everybody's lists */
export function exportingOf(parts: PassingOnParts): ExportParts {
  return exportPartsOf(parts, [campaignSource({ db: parts.db, snapshots: parts.verifying.snapshots })])
}

type OutreachSettings = Pick<OutreachDesk, 'db' | 'publicAddress' | 'linkSecret' | 'languageModel'> & {
  verifying: Pick<OutreachDesk, 'now' | 'queue' | 'snapshots'>
  consents: Pick<OutreachDesk, 'ring'>
  config: Pick<OutreachDesk, 'company'>
  outreach: OutreachSetUp
}

/** Our mail server and what else outreach is set up with; who answers for the network, where a test says so. */
export type OutreachSetUp = Pick<OutreachDesk, 'settings' | 'ours'> &
  Partial<Pick<OutreachDesk, 'fetchPage' | 'lookUpText'>>

/** What outreach is given. */
export function outreachDeskOf(rooms: OutreachSettings): OutreachDesk {
  const { db, publicAddress, linkSecret, languageModel, consents, config, outreach } = rooms
  const { now, queue, snapshots } = rooms.verifying
  const own = { db, now, queue, snapshots, publicAddress, linkSecret, languageModel }
  const network = { fetchPage: guardedFetch({ cutsLarge: true }), lookUpText, ...outreach }
  return { ...own, ...network, ring: consents.ring, company: config.company }
}

type ContractSettings = Pick<ContractDesk, 'db' | 'publicAddress' | 'linkSecret' | 'keys'> & {
  verifying: Pick<ContractDesk, 'now' | 'queue'>
  config: Pick<ContractDesk, 'company'>
  contractPrinter: ContractDesk['printer']
}

/** What contracts are given. */
export function contractDeskOf(rooms: ContractSettings): ContractDesk {
  const { db, publicAddress, linkSecret, keys, config, contractPrinter: printer } = rooms
  const { now, queue } = rooms.verifying
  return { db, now, queue, publicAddress, linkSecret, keys, company: config.company, printer }
}
