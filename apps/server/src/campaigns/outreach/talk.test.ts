import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { messageIdOf } from '../../../test/answering-letters.ts'
import { creatorWith, day, later, pastUndo, senderVia, sendTo, test } from '../../../test/outreach-ground.ts'
import type { Rooms, Visitor } from '../../../test/rooms.ts'
import { keepLetters } from './keep-letters.ts'

/** Replies of ours in a thread: free, so they are for creators who wrote back. */

async function written(ann: Visitor, rooms: Rooms) {
  const { threadIds } = await sendTo(ann, [await creatorWith(ann)])
  await later(rooms, ann, pastUndo)
  const path = `/api/outreach/threads/${threadIds[0]}`
  const reply = (text = 'Shall we talk?') => ann.ask('POST', `${path}/replies`, { text })
  const log = () => ann.ask('POST', `${path}/received`, { text: 'Tell me more.' })
  return { path, reply, log }
}

/** The creator's answer, as the mailbox gives it. */
async function answer({ outreach, clock }: Rooms, { workspaceId }: Visitor, letter: string): Promise<void> {
  const answers = [messageIdOf(letter)]
  const head = { uid: 1, messageId: `<${randomUUID()}@creators.test>`, answers, from: 'eve@creators.test' }
  const said = { subject: 'Re: Tea', text: 'Sounds lovely.', date: clock.now, report: null }
  await keepLetters(outreach, workspaceId, [{ ...head, ...said, isAutomatic: false, isReport: false }], 'own')
}

const footOf = (letter = '') => ({
  address: letter.includes('1 Leaf Street'),
  header: letter.includes('List-Unsubscribe:'),
})

test('a creator who never answered gets no free reply, with or without a note in the thread', async ({
  ann,
  rooms,
  post,
}) => {
  const { path, reply } = await written(ann, rooms)
  await ann.ask('POST', `${path}/notes`, { text: 'They seem nice.' })
  expect(await reply()).toMatchObject({
    status: 409,
    body: { code: 'not_now', error: expect.stringContaining('This creator hasn’t replied yet.') },
  })
  await later(rooms, ann, pastUndo)
  expect(post.received).toHaveLength(1)
})

test('a first email that was taken back opens no free way to the creator, whatever is logged as an answer', async ({
  ann,
  rooms,
  post,
}) => {
  const creator = await creatorWith(ann)
  const { threadIds } = await sendTo(ann, [creator])
  const path = `/api/outreach/threads/${threadIds[0]}`
  const { messages } = (await ann.ask('GET', path)).body
  expect((await ann.ask('DELETE', `/api/outreach/messages/${messages[0].id}`)).status).toBe(200)
  expect((await ann.ask('POST', `${path}/received`, { text: 'hi' })).status).toBe(201)
  expect(await ann.ask('POST', `${path}/replies`, { text: 'A cold pitch' })).toMatchObject({
    status: 409,
    body: { code: 'not_now', error: expect.stringContaining('Your first email was canceled before it went out.') },
  })
  await later(rooms, ann, pastUndo)
  expect(post.received).toHaveLength(0)
  // What the refusal advises can be done.
  const { threadIds: again } = await sendTo(ann, [creator])
  await later(rooms, ann, pastUndo)
  expect(post.received).toHaveLength(1)
  expect(again).not.toEqual(threadIds)
})

test('three replies go out for each message of the creator, and one that was taken back is no reply', async ({
  ann,
  rooms,
  post,
}) => {
  const { path, reply, log } = await written(ann, rooms)
  await log()
  const first = await reply('One')
  const waiting = first.body.messages.find(({ kind }: { kind: string }) => kind === 'reply')
  expect((await ann.ask('DELETE', `/api/outreach/messages/${waiting.id}`)).status).toBe(200)
  for (const text of ['One', 'Two', 'Three']) expect((await reply(text)).status).toBe(201)
  expect(await reply('Four')).toMatchObject({
    status: 409,
    body: { code: 'not_now', error: expect.stringContaining('3 replies since this creator last wrote') },
  })
  await later(rooms, ann, pastUndo)
  expect(post.received).toHaveLength(4)
  await log()
  expect((await reply('Four')).status).toBe(201)
  expect((await ann.ask('GET', path)).body.state).toBe('replied')
})

test('a reply to what was logged by hand bears name, address and unsubscribe link; one to what the mailbox holds does not', async ({
  ann,
  rooms,
  post,
}) => {
  const { reply, log } = await written(ann, rooms)
  await log()
  await reply()
  await later(rooms, ann, pastUndo)
  expect(footOf(post.received[1])).toEqual({ address: true, header: true })
  await answer(rooms, ann, post.received[0] ?? '')
  await reply()
  await later(rooms, ann, pastUndo)
  expect(footOf(post.received[2])).toEqual({ address: false, header: false })
})

test('a day’s limit holds back replies to what was logged by hand, and none to what the mailbox holds', async ({
  ann,
  rooms,
  post,
}) => {
  expect((await ann.ask('PUT', '/api/outreach/sender', senderVia(post.url, { dailyMax: 2 }))).status).toBe(200)
  const logged = await written(ann, rooms)
  const heard = await written(ann, rooms)
  await answer(rooms, ann, post.received[1] ?? '')
  await logged.log()
  await logged.reply()
  await heard.reply()
  await later(rooms, ann, pastUndo)
  expect(post.received).toHaveLength(3)
  expect(footOf(post.received[2])).toEqual({ address: false, header: false })
  await later(rooms, ann, day)
  expect(post.received).toHaveLength(4)
  // Replies that were counted leave less for the day.
  expect((await ann.ask('GET', '/api/outreach/sender')).body.left).toBe(1)
})
