import { Problem, type ProfileAddress } from '@vouch/contract'
import { platformNames, type Report, type Snapshot } from '@vouch/engine'
import { screeningOf } from '../../finding/discovery/screened-rows.ts'
import { type Connector, ConnectorFailure, connectorFor, unpaidConnectors } from '../../outside/platforms/connector.ts'
import { reportOf } from '../../verdicts/verifications/report-of.ts'
import type { VerificationParts } from '../../verdicts/verifications/verification-parts.ts'

/** A screening: what a profile shows everybody, read as a watch reads it and scored by the engine that scores all else. It costs a few calls
 *  where a verification costs dozens, and its range says how much less it knows. */

const readMs = 20_000

/** Reads and scores a profile.
 *  @throws Problem `no_connector` where nothing here reads it, `unavailable` where the platform does not answer */
export async function screenCreator(
  { connectors, config, now }: VerificationParts,
  target: ProfileAddress,
  signal: AbortSignal,
): Promise<Report> {
  const at = now()
  const connector = connectorFor(target, unpaidConnectors(connectors), connectors)
  const snapshot = await read(connector, target, at, AbortSignal.any([signal, AbortSignal.timeout(readMs)]))
  // As for a verification: YouTube's terms allow derived figures only with an amendment.
  const forbidden = connector.id === 'youtube' && !config.youtube.derivedMetrics
  const settings = { computedAt: at.toISOString(), ...(forbidden && { withheld: 'derived_metrics_off' as const }) }
  return reportOf(snapshot, settings).report
}

async function read(connector: Connector, target: ProfileAddress, at: Date, signal: AbortSignal): Promise<Snapshot> {
  // A simulated creator is screened as the search screens it: one score, wherever it is shown.
  const screening = connector.id === 'sandbox' ? screeningOf(target.platform, target.handle, at.toISOString()) : null
  if (screening !== null) return screening.snapshot
  if (connector.counts === undefined)
    throw new Problem(
      'no_connector',
      `Vouch can’t screen ${platformNames[target.platform]} here. You can still verify.`,
    )
  try {
    return await connector.counts.readCounts(target, at, signal)
  } catch (failure) {
    if (failure instanceof ConnectorFailure) throw new Problem('unavailable', failure.message)
    throw failure
  }
}
