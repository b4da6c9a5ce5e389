import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { platformNames, platforms } from '@vouch/engine'
import { expect, test } from 'vitest'
import { askedScopes, consentReadings, neededScopes, readLines } from './consent-readings.ts'

/** One declaration of what creators allow. */

const docs = join(import.meta.dirname, '../../../../docs')
const operations = readFileSync(join(docs, 'operations.md'), 'utf8')
const dataSources = readFileSync(join(docs, 'data-sources.md'), 'utf8')

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

test.each([...platforms])('%s: the page on sources says what is asked for and read in the same words', (platform) => {
  const asked = askedScopes(platform).map((scope) => `\`${scope}\``)
  const row = `| ${platformNames[platform]} | ${asked.join(', ')} | ${readLines(platform).join('. ')}. |`
  expect(dataSources.split('\n')).toContain(row)
})

test.each([...platforms])('%s: every permission that something is read by gives a part', (platform) => {
  for (const { scope, reads, parts } of consentReadings[platform].scopes)
    expect([scope, parts.length > 0]).toEqual([scope, reads.length > 0])
})
