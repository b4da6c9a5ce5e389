import { type Platform, platforms } from '@vouch/engine'
import { connectorSetups, consentRedirect, setupStanding, type UseStanding } from '@vouch/presentation'
import type { Config } from '../config/config.ts'
import type { ConnectorSettings } from './connectors.ts'
import { loadFaults, type NotedFault, watchFaultName } from './platforms/fault-log.ts'
import { loadUsedAllowances, type UsedAllowance } from './used-allowances.ts'

/** How each platform's connection stands: what is set, what was used today, and what went wrong last. The admin page and `vouch doctor` read the same. */

export interface StandingSettings {
  config: ConnectorSettings['config'] & Pick<Config, 'given'>
  pool: ConnectorSettings['pool']
  now: () => Date
  publicAddress: () => string
}

export interface ConnectorStanding {
  platform: Platform
  redirect: string
  uses: UseStanding[]
  /** Names of the platform's variables that have a value; the values themselves leave the configuration nowhere. */
  set: string[]
  /** What was used of what it allows. */
  used: UsedAllowance[]
  /** Those of a watch say so. */
  faults: NotedFault[]
}

export async function loadConnectorStandings(settings: StandingSettings): Promise<ConnectorStanding[]> {
  const { pool, config, publicAddress } = settings
  const [used, faults] = await Promise.all([loadUsedAllowances(settings), loadFaults(pool)])
  const isSet = (name: string) => config.given.has(name)
  return platforms.map((platform) => ({
    platform,
    redirect: consentRedirect(publicAddress(), platform),
    uses: setupStanding(platform, isSet),
    set: variablesOf(platform).filter(isSet),
    used: used[platform] ?? [],
    faults: faultsOf(platform, faults),
  }))
}

function variablesOf(platform: Platform): string[] {
  return connectorSetups[platform].variables.map(({ name }) => name)
}

function faultsOf(platform: Platform, faults: readonly NotedFault[]): NotedFault[] {
  const watch = watchFaultName(platform)
  return faults
    .filter((fault) => fault.platform === platform || fault.platform === watch)
    .map((fault) => (fault.platform === watch ? { ...fault, sentence: `Watch: ${fault.sentence}` } : fault))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
}
