import { expect } from 'vitest'
import { ended, signUp, snapshotFor, test } from '../../../test/rooms.ts'

const hostile = 'a\0b\ud800c'
const target = {
  kind: 'profile',
  platform: 'twitch',
  handle: 'hostile',
  url: 'https://www.twitch.tv/hostile',
  lookup: { by: 'handle', handle: 'hostile' },
} as const

test('characters that no database stores do not break a verification', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const { profile, ...rest } = snapshotFor(target)
  const posts = rest.posts.map((post) => ({ ...post, caption: hostile }))
  const snapshot = { ...rest, posts, profile: { ...profile, displayName: hostile, bio: hostile } }
  const { status, body } = await visitor.call('POST', '', { snapshot }, { 'idempotency-key': 'hostile' })
  expect(status).toBe(202)
  const done = await ended(visitor, body.id)
  expect(done.state).toBe('done')
  expect(done.creator.displayName).toBe('ab\ufffdc')
  expect((await visitor.call('GET', `/${body.id}/snapshot`)).body.profile.displayName).toBe(hostile)
})

test('nor do they break what is read off its report: what was added to it, and the lists that the creator is on', async ({
  open,
}) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const { profile, ...rest } = snapshotFor(target)
  const snapshot = { ...rest, profile: { ...profile, displayName: hostile } }
  const { body } = await visitor.call('POST', '', { snapshot })
  expect((await ended(visitor, body.id)).state).toBe('done')
  expect(await visitor.call('GET', `/${body.id}/context`)).toMatchObject({ status: 200 })
  const creator = { platform: 'twitch', handle: 'hostile' }
  const list = (await visitor.ask('POST', '/api/shortlists', { name: 'Hostile', creator })).body
  const read = await visitor.ask('GET', `/api/shortlists/${list.id}`)
  expect(read).toMatchObject({ status: 200, body: { entries: [{ verdict: { verificationId: body.id } }] } })
})

test('nor do they break the list', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  expect((await visitor.call('GET', '?creator=%00natgeo')).status).toBe(200)
  expect((await visitor.call('GET', '?cursor=AAAA')).status).toBe(400)
})
