import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { platforms } from '@vouch/engine'
import { expect, test } from 'vitest'
import { askedScopes, consentReadings, neededScopes, readLines } from './consent-readings.ts'

/** One declaration of what creators allow. */

const operations = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8')

test.each([...platforms])('%s: operators are told to register what is asked for, and nothing else', (platform) => {
  const told = [...(rowOf(platform)?.split('|')[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, scope]) => scope)
  expect(told).toEqual(askedScopes(platform))
})

function rowOf(platform: string): string | undefined {
  const prefix =
    platform === 'instagram'
      ? 'INSTAGRAM_APP_ID'
      : platform === 'tiktok'
        ? 'TIKTOK_CLIENT_KEY'
        : `${platform.toUpperCase()}_CLIENT_ID`
  return operations.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${prefix}\``))
}

test.each([...platforms])('%s: a creator is told of everything that is read, in lines of their own', (platform) => {
  const lines = readLines(platform)
  expect(lines.length).toBeGreaterThan(0)
  expect(new Set(lines).size).toBe(lines.length)
  const needed = new Set(neededScopes(platform))
  for (const { scope, reads } of consentReadings[platform].scopes)
    for (const line of reads) expect([scope, lines.includes(line)]).toEqual([scope, true])
  expect([...needed].every((scope) => askedScopes(platform).includes(scope))).toBe(true)
})
