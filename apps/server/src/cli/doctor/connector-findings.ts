import { platformNames } from '@vouch/engine'
import { setupFix, useWords } from '@vouch/presentation'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../foundation/db/database.ts'
import { type ConnectorStanding, loadConnectorStandings } from '../../outside/connector-standings.ts'
import { testCredentials } from '../../outside/test-credentials.ts'
import { type Finding, fault, off, ok, warning } from './finding.ts'

/** Each platform: what is set, what a call with its credentials says, and whether the day's allowance is nearly used. The admin page about connectors reads
 *  the same. */

export interface ConnectorQuestion {
  config: Config
  db: Database
  now: () => Date
  publicAddress: () => string
  /** Whether credentials are tried; X charges a cent for it. */
  test: boolean
}

/** What is left of a day's allowance when it is said. */
const nearlyUsed = 0.9

export async function connectorFindings(question: ConnectorQuestion): Promise<Finding[]> {
  const { config, db, now, publicAddress, test } = question
  const settings = { config, pool: db.pool, now, publicAddress }
  const standings = await loadConnectorStandings(settings)
  const findings = await Promise.all(
    standings.map(async (standing) => {
      const tested = test ? await testCredentials(standing.platform, settings) : null
      return [...standing.uses.map((use) => useFinding(standing, use, tested)), ...usedFindings(standing)]
    }),
  )
  return findings.flat()
}

type Tested = Awaited<ReturnType<typeof testCredentials>>

function useFinding({ platform }: ConnectorStanding, use: ConnectorStanding['uses'][number], tested: Tested): Finding {
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

function usedFindings({ platform, used }: ConnectorStanding): Finding[] {
  return used
    .filter(({ used: spent, limit }) => limit > 0 && spent >= limit * nearlyUsed)
    .map(({ what, used: spent, limit, unit }) => {
      const says = unit === 'usd' ? `$${spent.toFixed(2)} of $${limit.toFixed(2)}` : `${spent} of ${limit}`
      return warning(
        `connector.${platform}.allowance`,
        `${platformNames[platform]}: ${what.toLowerCase()} today is at ${says}.`,
        'Wait for the platform’s next day, or raise the limit.',
      )
    })
}
