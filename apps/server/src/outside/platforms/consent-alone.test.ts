import { parseSnapshot } from '@vouch/contract'
import { describe, expect, test } from 'vitest'
import { healthyOwner, ownerToken, readAsAllowed } from '../../../test/consented-creators.ts'
import type { PlatformAnswer, PlatformCall } from '../../../test/scripted-platform.ts'

/** An installation whose operator has set up nothing but the app that creators connect to. */

const alone = { keyed: false } as const
const isOwners = ({ headers, query }: PlatformCall) =>
  headers.authorization === `Bearer ${ownerToken}` && query.key === undefined

describe.each(['x', 'youtube'] as const)('%s by consent alone', (platform) => {
  test('is read with the creator’s token and nothing else', async () => {
    const { snapshot, calls, connector } = await readAsAllowed(platform, healthyOwner[platform], alone)
    expect(parseSnapshot(snapshot)).toMatchObject({ ok: true })
    expect(snapshot?.availability).toBe('found')
    expect(snapshot?.posts.length).toBeGreaterThan(20)
    expect(calls.every(isOwners)).toBe(true)
    expect(connector).toMatchObject({ needsConsent: true, resolves: [] })
    expect(connector.counts).toBeUndefined()
  })

  test('a creator who has not connected is refused before anything is asked, with the ways on', async () => {
    const { failure, calls } = await readAsAllowed(platform, healthyOwner[platform], { ...alone, token: null })
    expect(failure).toMatchObject({ code: 'consent_required' })
    expect(failure?.message).toContain('Ask the creator to verify themselves')
    expect(calls).toEqual([])
  })

  test.each<[string, PlatformAnswer, number]>([
    ['a token that the platform takes no more ends the consent', { status: 401, body: { error: { code: 401 } } }, 1],
    ['a permission that was left off ends nothing', { status: 403, body: { error: { code: 403 } } }, 0],
  ])('%s', async (_name, answer, times) => {
    const { failure, ended } = await readAsAllowed(platform, () => answer, alone)
    expect(failure).toMatchObject({ code: 'consent_required', retryable: false })
    expect(failure?.message).not.toContain('operator')
    expect(ended).toBe(times)
  })
})

test('YouTube: comments are missing without a key, and cost no unit', async () => {
  const { snapshot, steps, calls } = await readAsAllowed('youtube', healthyOwner.youtube, alone)
  expect(snapshot).toMatchObject({ comments: [], source: { basis: 'public' }, audience: { countries: { US: 0.6 } } })
  expect(steps.find(({ name }) => name === 'comments')).toMatchObject({ state: 'skipped' })
  expect(calls.some(({ path }) => path.endsWith('/commentThreads'))).toBe(false)
})

test('YouTube: what is said of a channel is no word on the consent', async () => {
  const closed = { status: 403, body: { error: { errors: [{ reason: 'channelSuspended' }] } } }
  const { snapshot, ended } = await readAsAllowed('youtube', () => closed, alone)
  expect([snapshot?.availability, ended]).toEqual(['restricted', 0])
})

test('YouTube: a consent whose Analytics token is taken no more is over, with a key too', async () => {
  const refused: PlatformAnswer = { status: 401, body: { error: { code: 401 } } }
  const { snapshot, ended } = await readAsAllowed('youtube', (call) =>
    call.path === '/v2/reports' ? refused : healthyOwner.youtube(call),
  )
  expect([snapshot?.availability, snapshot?.audience, ended]).toEqual(['found', undefined, 1])
})
