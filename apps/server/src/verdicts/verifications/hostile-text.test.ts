import { expect } from 'vitest'
import { ended, signUp, snapshotFor, test } from '../../test/rooms.ts'

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
  const snapshot = { ...rest, posts, handle: 'a\ud800b', profile: { ...profile, displayName: hostile, bio: hostile } }
  const { status, body } = await visitor.call('POST', '', { snapshot }, { 'idempotency-key': 'hostile' })
  expect(status).toBe(202)
  const done = await ended(visitor, body.id)
  expect(done.state).toBe('done')
  expect(done.creator.displayName).toBe('ab\ufffdc')
  expect((await visitor.call('GET', `/${body.id}/snapshot`)).body.profile.displayName).toBe(hostile)
})

test('nor do they break the list', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  expect((await visitor.call('GET', '?creator=%00natgeo')).status).toBe(200)
  expect((await visitor.call('GET', '?cursor=AAAA')).status).toBe(400)
})
