import { type Platform, platforms } from '@vouch/engine'
import { connectorSetups, consentRedirect, setupStanding, type UseStanding } from '@vouch/presentation'
import type { Config } from '../config/config.ts'
import type { ConnectorSettings } from './connectors.ts'
import { xLedgers, youtubeLedgers } from './platform-ledgers.ts'
import { loadFaults, type NotedFault } from './platforms/fault-log.ts'
import { millsPerUsd, spendingBucket } from './platforms/x/x-prices.ts'

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
  /** What was used today of what a day allows. */
  used: { what: string; used: number; limit: number; unit: 'units' | 'usd' }[]
  faults: NotedFault[]
}

export async function loadConnectorStandings(settings: StandingSettings): Promise<ConnectorStanding[]> {
  const { pool, config, publicAddress } = settings
  const [used, faults] = await Promise.all([loadUsed(settings), loadFaults(pool)])
  const isSet = (name: string) => config.given.has(name)
  return platforms.map((platform) => ({
    platform,
    redirect: consentRedirect(publicAddress(), platform),
    uses: setupStanding(platform, isSet),
    set: variablesOf(platform).filter(isSet),
    used: used[platform] ?? [],
    faults: faults.filter((fault) => fault.platform === platform),
  }))
}

function variablesOf(platform: Platform): string[] {
  return connectorSetups[platform].variables.map(({ name }) => name)
}

const bucketWords: Readonly<Record<string, string>> = {
  general: 'Lookups',
  search: 'Searches',
  stats: 'Statistics',
  [spendingBucket]: 'Spending',
}

interface UsedRow {
  connector: string
  bucket: string
  units: number
}

/** What stands in the ledger for the platform's own day. Only those are listed that are configured. */
async function loadUsed(settings: StandingSettings): Promise<Partial<Record<Platform, ConnectorStanding['used']>>> {
  const { config, pool, now } = settings
  const found = await pool.query<UsedRow>(
    `select connector, bucket, units from connector_quota
      where connector in ('youtube', 'x')
        and day = ($1::timestamptz at time zone case connector when 'x' then 'UTC' else 'America/Los_Angeles' end)::date`,
    [now()],
  )
  const listed = (connector: Platform, limits: Readonly<Record<string, number>>) =>
    Object.entries(limits).map(([bucket, limit]) => {
      const row = found.rows.find((each) => each.connector === connector && each.bucket === bucket)
      const isMoney = bucket === spendingBucket
      const scale = isMoney ? millsPerUsd : 1
      const unit = isMoney ? ('usd' as const) : ('units' as const)
      return { what: bucketWords[bucket] ?? bucket, used: (row?.units ?? 0) / scale, limit: limit / scale, unit }
    })
  return {
    ...(config.youtube.apiKey !== null && { youtube: listed('youtube', youtubeLedgers(settings).limits) }),
    ...(config.x !== null && { x: listed('x', xLedgers(settings, config.x.dailyUsd).limits) }),
  }
}
