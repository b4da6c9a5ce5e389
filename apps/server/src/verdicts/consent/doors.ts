import { type ConsentDoor, Problem } from '@vouch/contract'
import { platformNames } from '@vouch/engine'
import { connectorFor, unpaidConnectors } from '../../outside/platforms/connector.ts'
import type { ConsentPlatform } from '../../outside/platforms/consent/consent-platform.ts'
import { isSimulated } from '../../outside/platforms/consent/open-consent-platforms.ts'
import type { ConsentParts } from './consent-parts.ts'
import type { RequestRow } from './request-row.ts'

/** Whether a creator can connect here: it takes an app of the platform, and a connector that reads what was allowed. */

type Doors = Pick<ConsentParts, 'platforms' | 'verifying'>
type Target = RequestRow['target']

/** @returns the platform that asks the creator. @throws Problem `no_connector` where this instance has none */
export function requireDoor({ platforms, verifying }: Doors, target: Target): ConsentPlatform {
  const door = platforms.find(target.platform, isSimulated(target))
  if (door === null) {
    const name = platformNames[target.platform]
    const sentence = `Creators can’t connect ${name} accounts here yet. Ask them for an export of their data and upload it.`
    throw new Problem('no_connector', sentence, { platform: target.platform, handle: target.handle })
  }
  connectorFor(target, unpaidConnectors(verifying.connectors))
  return door
}

export function doorOf(parts: Doors, target: Target): ConsentDoor {
  try {
    return requireDoor(parts, target).simulated ? 'simulated' : 'live'
  } catch (error) {
    if (error instanceof Problem) return 'absent'
    throw error
  }
}
