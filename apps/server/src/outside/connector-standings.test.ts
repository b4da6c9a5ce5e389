import { platforms } from '@vouch/engine'
import { connectorSetups, setupStanding } from '@vouch/presentation'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { loadConfig } from '../config/config.ts'
import { consentPlatforms, livePlatforms, openConnectors } from './connectors.ts'
import { openConsentPlatforms } from './platforms/consent/open-consent-platforms.ts'

/** What an operator is told of a setup is what the setup gives. */

const pool = new pg.Pool()
afterAll(() => pool.end())

function subsets(names: readonly string[]): string[][] {
  const [first, ...rest] = names
  if (first === undefined) return [[]]
  const others = subsets(rest)
  return [...others, ...others.map((some) => [first, ...some])]
}

/** @returns what a configuration opens; null for one that it is refused with */
function opened(names: readonly string[]) {
  let config: ReturnType<typeof loadConfig>
  try {
    config = loadConfig(Object.fromEntries(names.map((name) => [name, 'value'])))
  } catch {
    return null
  }
  const settings = { config, pool, now: () => new Date('2026-11-20T10:00:00Z') }
  const connectors = openConnectors(settings)
  const { live } = openConsentPlatforms({ ...settings, outside: null, publicAddress: () => 'https://vouch.test' })
  return { lookup: livePlatforms(connectors), consent: consentPlatforms(live, connectors) }
}

test.each(platforms)('law: %s is called ready for a use exactly where it opens that use', (platform) => {
  let ready = 0
  for (const names of subsets(connectorSetups[platform].variables.map(({ name }) => name))) {
    const here = opened(names)
    if (here === null) continue
    for (const { use, state } of setupStanding(platform, (name) => names.includes(name))) {
      expect([names, use, state === 'ready']).toEqual([names, use, here[use].includes(platform)])
      if (state === 'ready') ready += 1
    }
  }
  expect(ready).toBeGreaterThan(0)
})

test('a key that only looks creators up is no connection that was begun', () => {
  const standing = setupStanding('x', (name) => name === 'X_BEARER_TOKEN')
  expect(standing.map(({ use, state }) => `${use} ${state}`)).toEqual(['lookup ready', 'consent off'])
})

test('creators of X and YouTube connect where nobody can be looked up', () => {
  for (const platform of ['x', 'youtube'] as const) {
    const names = connectorSetups[platform].variables.flatMap(({ name, use }) => (use === 'consent' ? [name] : []))
    expect(opened(names)).toEqual({ lookup: [], consent: [platform] })
  }
})
