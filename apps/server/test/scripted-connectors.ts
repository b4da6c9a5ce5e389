import type { Snapshot } from '@vouch/engine'
import type { Connector, Progress, Target } from '../src/outside/platforms/connector.ts'
import type { Suppliers } from '../src/outside/platforms/supplier/open-suppliers.ts'

/** Whom the rooms of a test fetch creators from. */

/** What the scripted platform does when it is asked; a test replaces it. Its creators are on Twitch. */
export type Script = (target: Target, progress: Progress, signal: AbortSignal) => Promise<Snapshot>

/** The scripted platform of a test. */
interface Scripted {
  script: Script
  calls: number
}

interface Served {
  connectorId?: Connector['id']
  platforms?: Connector['platforms']
}

/** What an operator says of suppliers who has none. */
export const noSuppliers: Suppliers['config'] = { files: [], accepted: false, dailyUsd: 10, testHosts: [], secrets: {} }

/** A connector that serves what the test's script says, and counts how often it is asked. */
export function scriptedConnector(
  platform: Scripted,
  { connectorId = 'twitch', platforms = ['twitch'] }: Served,
): Connector {
  return {
    id: connectorId,
    platforms,
    resolves: ['video'],
    fetchSnapshot: (target, progress, signal) => {
      platform.calls += 1
      return platform.script(target, progress, signal)
    },
  }
}
