import { parseAddress } from '@vouch/contract'
import { expect, test } from 'vitest'
import { channel, page } from '../../../test/scripted-channel.ts'
import { addresses, type CalledPlatform, healthy, openedConnector } from '../../../test/scripted-creators.ts'
import { scriptedPlatform } from '../../../test/scripted-platform.ts'

/** A look at a profile alone: whoever proves a request for data pays nothing, so it spends what one call does. */

async function looked(platform: CalledPlatform, script: typeof healthy = healthy) {
  const server = await scriptedPlatform(script)
  const { connector, spending } = openedConnector(platform, server.baseUrl)
  const target = parseAddress(addresses[platform])
  if (target.kind === 'refused') throw new Error(target.sentence)
  const snapshot = await connector.readProfile?.(target, new AbortController().signal)
  await server.close()
  return { snapshot, calls: server.calls.length, spent: spending.spent() }
}

/** YouTube has its own script; its channel answers like the others here. */
const youtube = () => page([channel])

test.each([
  ['x', healthy],
  ['instagram', healthy],
  ['youtube', youtube],
] as const)('%s: one call tells whose it is', async (platform, script) => {
  const { snapshot, calls } = await looked(platform, script)
  expect(calls).toBe(1)
  expect(snapshot).toMatchObject({ availability: 'found', profile: { id: expect.any(String) }, comments: [] })
})

test('the bio is read, where the code of a request stands', async () => {
  expect((await looked('youtube', youtube)).snapshot?.profile?.bio).toBe('Trains and mountains.')
})

test('X charges for the account, and for none of its posts and followers', async () => {
  expect((await looked('x')).spent).toEqual({ mills: 10 })
})

test('an account that is gone is an answer', async () => {
  const { snapshot } = await looked('x', () => ({ body: { errors: [{ type: 'x/resource-not-found' }] } }))
  expect(snapshot).toMatchObject({ availability: 'not-found' })
})
