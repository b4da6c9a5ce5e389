import type { Post } from '@vouch/engine'
import { expect, test } from 'vitest'
import { snapshotFor } from '../../../test/rooms.ts'
import { trackedPosts } from './post-reading.ts'

const read = (post: Partial<Post>, brand = 'Northwind Tea') => {
  const whole: Post = { id: 'p1', publishedAt: '2026-11-01T00:00:00Z', kind: 'image', ...post }
  const creator = {
    kind: 'profile',
    platform: 'twitch',
    handle: 'ava',
    url: '',
    lookup: { by: 'handle', handle: 'ava' },
  } as const
  return trackedPosts.of({ ...snapshotFor(creator), posts: [whole] }, brand).posts[0]
}

test('a brand that is named at the end of a long caption is named, though only its beginning is shown', () => {
  const caption = `${'A slow morning by the window. '.repeat(10)}Tea by @northwindtea`
  const post = read({ caption })
  expect(post?.namesBrand).toBe(true)
  expect(post?.caption.length).toBeLessThan(caption.length)
})

test('a promo code tells of a deal and discloses nothing; the label of the platform is the clearest', () => {
  expect(read({ caption: 'Use my code AVA15' })).toMatchObject({ isPaid: true, disclosure: 'none' })
  expect(read({ caption: 'Tea #collab' })).toMatchObject({ isPaid: true, disclosure: 'vague' })
  expect(read({ caption: '#ad Tea' })).toMatchObject({ isPaid: true, disclosure: 'caption' })
  expect(read({ caption: `${'tea '.repeat(40)}#ad` })).toMatchObject({ isPaid: true, disclosure: 'late' })
  expect(read({ caption: 'Tea', sponsored: true })).toMatchObject({ isPaid: true, disclosure: 'label' })
})
