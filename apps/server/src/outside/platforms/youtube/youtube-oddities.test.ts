import { expect, test } from 'vitest'
import { busyChannel, channel, channelId, check, snapshotOf } from '../../../../test/scripted-channel.ts'
import { apiError, type ScriptedAnswer, type ScriptedCall } from '../../../../test/scripted-youtube.ts'

/** What is missing, repeated or of another kind than documented costs that value or that record, and never the check. */

type Items = [Record<string, unknown>, ...unknown[]]

/** Spoils the items of one kind of call. */
function spoiled(method: string, spoil: (items: Items) => void) {
  return (call: ScriptedCall): ScriptedAnswer | null => {
    const answer = busyChannel(call)
    if (call.method !== method || !answer) return answer
    const body = structuredClone(answer.body) as { items: Items }
    spoil(body.items)
    return { ...answer, body }
  }
}

const inside = (item: Record<string, unknown>, ...path: string[]) =>
  path.reduce((at, key) => at[key] as Record<string, unknown>, item)

test.each<[string, string, (items: Items) => void, { posts?: number; comments?: number }]>([
  ['a thread without its comment', 'commentThreads', (items) => items.push({ id: 'x', snippet: {} }), {}],
  ['null in place of a thread', 'commentThreads', (items) => items.push(null), {}],
  ['threads that repeat', 'commentThreads', (items) => items.push(items[0]), {}],
  ['null in place of a video', 'videos', (items) => items.push(null), {}],
  ['null beside the channel', 'channels', (items) => items.push(null), {}],
  ['videos that repeat', 'videos', (items) => items.push(items[0]), {}],
  ['a video without its id', 'videos', (items) => delete items[0].id, { posts: 49, comments: 1_000 }],
  ['a count that is true', 'videos', (items) => Object.assign(inside(items[0], 'statistics'), { viewCount: true }), {}],
  ['a title that is a number', 'videos', (items) => Object.assign(inside(items[0], 'snippet'), { title: 5 }), {}],
  ['a flag as text', 'videos', (items) => Object.assign(inside(items[0], 'status'), { madeForKids: 'false' }), {}],
  [
    'a picture that is null',
    'channels',
    (items) => Object.assign(inside(items[0], 'snippet'), { thumbnails: { default: null } }),
    {},
  ],
  [
    'a topic that is null',
    'channels',
    (items) => Object.assign(items[0], { topicDetails: { topicCategories: [null] } }),
    {},
  ],
])('%s ends nothing', async (_, method, spoil, { posts = 50, comments = 1_000 }) => {
  const { snapshot, steps } = await snapshotOf('youtube.com/@travelnotes', spoiled(method, spoil))
  expect([snapshot.availability, snapshot.profile?.followers]).toEqual(['found', 1_230_000])
  expect([snapshot.posts.length, snapshot.comments.length]).toEqual([posts, comments])
  const told = steps.filter(({ state }) => state === 'done').map(({ detail }) => detail)
  expect(told.slice(1)).toEqual([`${posts} videos`, '1,000 comments, 0 commenters looked up'])
})

test('subscribers that are hidden stay hidden where that is said as text', async () => {
  const hide = spoiled('channels', ([one]) =>
    Object.assign(inside(one, 'statistics'), { hiddenSubscriberCount: 'true' }),
  )
  const { snapshot } = await snapshotOf('youtube.com/@travelnotes', hide)
  expect(snapshot.profile?.followers).toBeNull()
})

test('an author who is named by text is that author', async () => {
  const name = spoiled('commentThreads', ([one]) =>
    Object.assign(inside(one, 'snippet', 'topLevelComment', 'snippet'), { authorChannelId: channelId }),
  )
  const { snapshot } = await snapshotOf('youtube.com/@travelnotes', name)
  expect(snapshot.comments.filter(({ authorId }) => authorId === channelId)).toHaveLength(10)
})

test('a channel that cannot be read is another format, and not nobody', async () => {
  const { failure } = await check('youtube.com/@travelnotes', ({ method }) =>
    method === 'channels' ? { body: { items: [{ ...channel, id: undefined }] } } : null,
  )
  expect(failure).toMatchObject({ code: 'platform_bad_answer' })
})

test.each([
  ['one video', 9],
  ['every video', 0],
])('comments that YouTube refuses to show of %s cost those alone', async (_, shown) => {
  let asked = 0
  const { snapshot, steps } = await snapshotOf('youtube.com/@travelnotes', (call) => {
    if (call.method !== 'commentThreads') return busyChannel(call)
    return asked++ < 10 - shown
      ? apiError(asked % 2 ? 403 : 400, asked % 2 ? 'forbidden' : 'processingFailure')
      : busyChannel(call)
  })
  expect([snapshot.posts.length, snapshot.comments.length]).toEqual([50, 100 * shown])
  const told = steps.findLast(({ name }) => name === 'comments')
  expect(told?.detail).toBe(shown ? '900 comments, 0 commenters looked up' : 'YouTube didn’t give this part')
})
