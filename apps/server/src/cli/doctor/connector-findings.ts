import { platformNames, platforms } from '@vouch/engine'
import { allowanceUsed, allowanceWindow, setupFix, setupStanding, testFix, useWords } from '@vouch/presentation'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../foundation/db/database.ts'
import { type ConnectorStanding, loadConnectorStandings } from '../../outside/connector-standings.ts'
import type { NotedFault } from '../../outside/platforms/fault-log.ts'
import { testCredentials } from '../../outside/test-credentials.ts'
import { type Finding, fault, off, ok, warning } from './finding.ts'

/** Each platform: what is set, what a call with its credentials says, what was used of its allowances, and what went wrong last. The admin page about connectors reads
 *  the same. */

export interface ConnectorQuestion {
  config: Config
  db: Database
  now: () => Date
  publicAddress: () => string
  /** Whether credentials are tried; X charges a cent for it. */
  test: boolean
}

/** The part of an allowance from which it is nearly used. */
export const nearlyUsed = 0.9

export async function connectorFindings(question: ConnectorQuestion): Promise<Finding[]> {
  const { config, db, now, publicAddress, test } = question
  const settings = { config, pool: db.pool, now, publicAddress }
  const standings = await loadConnectorStandings(settings)
  const findings = await Promise.all(
    standings.map(async (standing) => {
      const tested = test ? await testCredentials(standing.platform, settings) : null
      const about = () => ({ id: `connector.${standing.platform}.errors`, name: platformNames[standing.platform] })
      return [
        ...standing.uses.map((use) => useFinding(standing, use, tested)),
        ...usedFindings(standing),
        ...latestErrors(standing.faults, now(), about),
      ]
    }),
  )
  return findings.flat()
}

/** What is set, of which nothing can be known yet but that: no database answers. */
export function setUpFindings({ given }: Pick<Config, 'given'>): Finding[] {
  return platforms.flatMap((platform) =>
    setupStanding(platform, (name) => given.has(name)).map((use) => useFinding({ platform }, use, null)),
  )
}

type Tested = Awaited<ReturnType<typeof testCredentials>>

function useFinding(
  { platform }: Pick<ConnectorStanding, 'platform'>,
  use: ConnectorStanding['uses'][number],
  tested: Tested,
): Finding {
  const name = platformNames[platform]
  const id = `connector.${platform}.${use.use}`
  const what = `${name}, ${useWords[use.use].toLowerCase()}`
  const fix = setupFix(platform, use)
  if (use.state === 'off') return off(id, `${what}: not set up.`, fix)
  if (use.state === 'partly') return warning(id, `${what}: incomplete.`, fix ?? '')
  // A test tries what looks creators up; TikTok has one set of credentials for both.
  const isTested = tested !== null && (use.use === 'lookup' || platform === 'tiktok')
  if (!isTested) return ok(id, `${what}: set.`)
  if (tested.ok) return ok(id, `${what}: ${tested.says}`)
  return fault(id, `${what}: ${tested.says}`, tested.fix ?? '')
}

/** Every allowance is told; one that is nearly used is to be looked at. */
function usedFindings({ platform, used }: ConnectorStanding): Finding[] {
  const name = platformNames[platform]
  return used.map((one) => {
    const says = `${name}, ${one.what.toLowerCase()} ${allowanceWindow(one.seconds)}: ${allowanceUsed(one)}.`
    const isNear = one.limit > 0 && one.used >= one.limit * nearlyUsed
    return isNear
      ? warning(`connector.${platform}.allowance`, says, allowanceFix(one))
      : ok(`connector.${platform}.allowance`, says)
  })
}

function allowanceFix({ unit, seconds }: ConnectorStanding['used'][number]): string {
  if (seconds !== null) return 'It fills up again by itself; verifications wait until then.'
  return unit === 'usd'
    ? 'Wait for midnight UTC, or raise X_DAILY_USD.'
    : 'Wait for the platform’s next day, or ask it for more.'
}

/** Older ones are of no use to whoever asks how things are. */
const latestHours = 24
const msPerHour = 3_600_000

/** @returns what went wrong within a day */
export function latestErrors<Fault extends NotedFault>(
  faults: readonly Fault[],
  at: Date,
  about: (fault: Fault) => { id: string; name: string },
): Finding[] {
  return faults
    .filter((one) => at.getTime() - one.at.getTime() < latestHours * msPerHour)
    .map((one) => {
      const { id, name } = about(one)
      const often = one.times > 1 ? `, ${one.times} times in all` : ''
      return warning(
        id,
        `${name}: ${one.sentence} (${one.at.toISOString().slice(0, 16).replace('T', ' ')} UTC${often})`,
        testFix(one.code),
      )
    })
}
