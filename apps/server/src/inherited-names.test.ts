import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { keyOwnerIn } from '../test/key-caller.ts'
import { mcpClientOf } from '../test/mcp-client.ts'
import { test as base } from '../test/rooms.ts'
import { extensionUserIn } from '../test/signed-in-extension.ts'

/** What every object inherits is a word like any other, wherever somebody may write one. */

const names = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'] as const

const test = base.extend('rooms', async ({ open }) => {
  const rooms = await open({ connectorId: 'instagram', platforms: ['instagram'] })
  return rooms
})

/** Nothing of ours is at fault, and where something is refused a sentence says why. */
function expectHeard(place: string, { status, body }: { status: number; body: Record<string, unknown> }): void {
  expect({ place, status, code: body.code }).not.toMatchObject({ status: 500 })
  if (status >= 400) expect([place, typeof body.error, typeof body.code]).toEqual([place, 'string', 'string'])
}

test.for(names)('%s is searched for, verified, listed and asked for like any word', async (name, { rooms }) => {
  const ann = await extensionUserIn(rooms)
  const text = `${name} foo`
  const places = [
    ['GET', `/api/discovery/creators?q=${name}`],
    ['GET', `/api/discovery/creators?q=${encodeURIComponent(`worked with ${text} in the last 2 ${name}`)}`],
    ['GET', `/api/discovery/creators?${name}=${name}&category=${name}&country=${name}&language=${name}`],
    ['GET', `/api/verifications?q=${name}&${name}=1`],
    ['POST', '/api/verifications', { url: text, [name]: name }],
    ['POST', '/api/bulk/preview', { text }],
    ['POST', '/api/bulk', { text, name }],
    ['POST', '/api/consents', { url: text }],
    ['POST', '/api/discovery/searches', { name, address: `q=${name}&${name}=${name}` }],
    ['GET', '/api/discovery/searches'],
    ['POST', '/api/credits/deduct', { actionType: name, metadata: { [name]: name } }],
  ] as const
  for (const [method, path, payload] of places) expectHeard(path, await ann.ask(method, path, payload))
  expectHeard('badge', await ann.asks('GET', `/api/extension/badge?url=${encodeURIComponent(text)}`))
  expectHeard('extension', await ann.asks('POST', '/api/extension/verifications', { url: text }))
})

test.for(names)('%s is a name, an address and a header of a list like any other', async (name, { rooms }) => {
  const ann = await extensionUserIn(rooms)
  const headers = { 'x-forwarded-for': `10.9.8.${names.indexOf(name)}` }
  const visit = async (url: string, payload: object) => {
    const answer = await rooms.app.inject({ method: 'POST', url, payload, headers })
    return { status: answer.statusCode, body: answer.json() }
  }
  const asked = { username: `${name} foo`, platform: name, email: `${randomUUID()}@example.com`, enhanced: true }
  expectHeard('analysis', await visit('/api/analyze-creator-profile', asked))
  expectHeard('analysis', await visit('/api/analyze-creator-profile', { ...asked, platform: 'instagram' }))
  expectHeard('lookup', await visit('/api/instagram/lookup', { username: `${name} foo` }))
  const authorization = `Bearer ${ann.token}`
  for (const path of ['', '/columns']) {
    const answer = await rooms.app.inject({
      method: 'POST',
      url: `/api/imports${path}?name=${name}.csv`,
      headers: { authorization, 'content-type': 'application/octet-stream' },
      payload: `${name},username,followers\n${name},${name},${name}\n`,
    })
    expectHeard(path, { status: answer.statusCode, body: answer.json() })
  }
})

test('an assistant searches for such a word too', async ({ rooms }) => {
  const url = await rooms.app.listen({ port: 0, host: '127.0.0.1' })
  const { key } = await (await keyOwnerIn(rooms)).make({ scopes: ['read'] })
  const { client, use } = await mcpClientOf(url, key)
  for (const query of names)
    expect([query, await use('discover_creators', { query })]).toMatchObject([query, { isError: false }])
  await client.close()
})
