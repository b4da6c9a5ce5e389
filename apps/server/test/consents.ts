import { type Config, loadConfig } from '../src/config/config.ts'
import { openConsents } from '../src/consent-side.ts'
import type { Connector } from '../src/outside/platforms/connector.ts'
import type { ConsentTokens } from '../src/outside/platforms/consent-tokens.ts'
import { sandboxConnector } from '../src/outside/platforms/sandbox.ts'
import type { TokenParts } from '../src/verdicts/consent/consent-parts.ts'
import { consentFinder } from '../src/verdicts/consent/find-consent.ts'
import { consentTokens } from '../src/verdicts/consent/working-tokens.ts'

/** Creators' consent in the rooms of a test. */
export interface ConsentOptions {
  /** Platforms that creators connect an account of; none but the simulated ones unless said otherwise. */
  consentApps?: Partial<Config['consentApps']>
  tokenKeys?: Config['tokenKeys']
  /** Live connectors beside the scripted one. */
  connectors?: (parts: { now: () => Date; tokens: ConsentTokens }) => Connector[]
}

const noApps: Config['consentApps'] = {
  ...{ instagram: null, tiktok: null, youtube: null, twitch: null, x: null, linkedin: null },
}

/** @param scripted what the test's script answers with */
export function consentsIn(
  { consentApps, tokenKeys = [], connectors = () => [] }: ConsentOptions,
  ground: Pick<TokenParts, 'db' | 'now'> & { publicAddress: () => string },
  scripted: Connector,
) {
  const { youtube, x } = loadConfig({})
  const config = { mode: 'sandbox', consentApps: { ...noApps, ...consentApps }, tokenKeys, youtube, x } as const
  const consents = openConsents({ ...ground, config, secret: 'tests' })
  const reading = { now: ground.now, tokens: consentTokens(consents) }
  return {
    consents,
    consentOf: consentFinder(consents),
    connectors: [sandboxConnector(reading), ...connectors(reading), scripted],
  }
}
