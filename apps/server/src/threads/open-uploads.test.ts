import { expect } from 'vitest'
import { ended, signUp, snapshotFor, test, type Visitor } from '../../test/rooms.ts'
import { UploadPlaces } from '../foundation/http/upload-places.ts'
import { uploadBytesMin } from '../foundation/http/uploads.ts'

/** Every way in for files, with what nobody should be able to keep a server busy with. */

const target = {
  ...({ kind: 'profile', platform: 'twitch', handle: 'uploaded', url: 'https://www.twitch.tv/uploaded' } as const),
  ...{ lookup: { by: 'handle', handle: 'uploaded' } as const },
}
const snapshot = snapshotFor(target)
const keys = (count: number) => Array.from({ length: count }, (_, index) => `"key-${index}":0`).join(',')
const json = (more: string) => `{"snapshot":${JSON.stringify(snapshot).slice(0, -1)},${more}}}`
const countries = (count: number) => json(`"audience":{"countries":{${keys(count)}}}`)
const file = (text: string) => JSON.stringify({ file: { name: 'list.csv', text } })
const customers = (text: string) => JSON.stringify({ name: 'Customers', columns: { country: 'Country' }, text })

/** Sends a body as it is. */
async function send(visitor: Visitor, url: string, payload: string) {
  const answer = await visitor.sendText(url, payload)
  const { code, error, fields } = answer.body
  return { status: answer.status, code, error, fields }
}

const marking = new URL('../../test/marking-thread.ts', import.meta.url)

test('a large body is read on the thread, a small one here', async ({ open }) => {
  const visitor = await signUp(await open({ uploads: { thread: marking } }))
  const large = json(`"x":"${'x'.repeat(uploadBytesMin)}"`)
  expect(await send(visitor, '/api/verifications', large)).toMatchObject({
    status: 422,
    error: `The thread was given ${Buffer.byteLength(large)} bytes of verification.`,
  })
  const list = customers(`Country\n${'GB\n'.repeat(uploadBytesMin / 3)}`)
  const error = `The thread was given ${list.length} bytes of customers.`
  expect(await send(visitor, '/api/discovery/audiences', list)).toMatchObject({ status: 422, error })
  expect((await visitor.call('POST', '', { url: 'twitch.tv/uploaded' })).status).toBe(202)
})

test('what holds too much is counted, and refused before it is parsed', async ({ open }) => {
  const visitor = await signUp(await open())
  const tooManyKeys = 'has more than 100 unknown keys.'
  const tooManyLines = 'The file has more than 500,000 lines. Send it in parts.'
  const lines = '\n'.repeat(500_001)
  const verify = '/api/verifications'
  const audiences = '/api/discovery/audiences'
  for (const [url, payload, status, code, error] of [
    [verify, `{${keys(20_000)}}`, 400, 'validation', `The body ${tooManyKeys}`],
    [verify, json(keys(20_000)), 422, 'bad_snapshot', `The snapshot ${tooManyKeys}`],
    [verify, countries(20_000), 422, 'bad_snapshot', 'audience.countries has more than 1,000 keys.'],
    [verify, json(`"x":${'['.repeat(100_000)}`), 400, 'validation', 'The body is nested more than 64 levels deep.'],
    [verify, file(`username${lines}`), 422, 'bad_file', tooManyLines],
    [verify, file(','.repeat(100_000)), 422, 'bad_file', 'Line 1 of the file has more than 2,000 cells.'],
    [verify, file(`{${keys(20_000)}}`), 422, 'bad_snapshot', `The snapshot ${tooManyKeys}`],
    [audiences, customers(`Country${lines}`), 422, 'bad_file', tooManyLines],
    [audiences, `{${keys(20_000)}}`, 400, 'validation', `The body ${tooManyKeys}`],
  ] as const) {
    expect(await send(visitor, url, payload)).toMatchObject({ status, code, error })
  }
})

test('a large snapshot is verified, and its place is free again', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const posts = Array.from({ length: 2_000 }, (_, index) => ({ ...snapshot.posts[0], id: `p${index}` }))
  const { status, body } = await visitor.call('POST', '', { snapshot: { ...snapshot, posts } })
  expect(status).toBe(202)
  const done = await ended(visitor, body.id)
  expect([done.state, done.steps[1]?.detail]).toEqual(['done', '2,000 posts'])
  const places = 'select from upload_places where workspace_id = $1'
  await expect.poll(async () => (await rooms.db.pool.query(places, [visitor.workspaceId])).rowCount).toBe(0)
})

test('a third upload of an account waits for one of the two before it, and a small call does not', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  const places = new UploadPlaces(rooms.db.pool)
  const leaving = [await places.take(visitor.workspaceId), await places.take(visitor.workspaceId)]
  const large = json(`"x":"${'x'.repeat(uploadBytesMin)}"`)
  expect(await send(visitor, '/api/verifications', large)).toMatchObject({ status: 429, code: 'rate_limited' })
  expect((await visitor.call('POST', '', { url: 'twitch.tv/uploaded' })).status).toBe(202)
  for (const leave of leaving) await leave()
  expect((await send(visitor, '/api/verifications', large)).status).toBe(202)
})
