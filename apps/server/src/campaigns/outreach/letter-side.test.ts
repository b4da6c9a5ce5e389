import { randomUUID } from 'node:crypto'
import { simpleParser } from 'mailparser'
import { expect } from 'vitest'
import { messageIdOf } from '../../../test/answering-letters.ts'
import {
  test as base,
  creatorWith,
  day,
  later,
  optionsFor,
  pastUndo,
  senderVia,
  sendTo,
} from '../../../test/outreach-ground.ts'
import { signUp } from '../../../test/rooms.ts'
import type { ReadLetter } from '../../outside/mailboxes/incoming.ts'
import { keepByWorkspace, sentByUs } from './keep-letters.ts'

/** Letters of the brand's own in the mailbox that creators answer to. */

const address = 'ann@tea.test'
const followUps = [{ afterDays: 1, body: 'Still there?' }]

const test = base
  .extend('rooms', async ({ open, post }) => {
    const { outreach } = optionsFor(post.url)
    return open({ outreach: { ...outreach, ours: { url: post.url, from: 'Vouch <hello@vouch.test>' } } })
  })
  .extend('ann', async ({ rooms, post }) => {
    const ann = await signUp(rooms, 2_000)
    const sender = senderVia(post.url, { via: 'ours', smtp: null, address })
    expect(await ann.ask('PUT', '/api/outreach/sender', sender)).toMatchObject({ status: 200 })
    return ann
  })
  .extend('write', ({ rooms, ann, post }) => async (to?: string) => {
    const { threadIds } = await sendTo(ann, [await creatorWith(ann, to)], { followUps })
    await later(rooms, ann, pastUndo)
    const sent = post.received.at(-1) ?? ''
    const path = `/api/outreach/threads/${threadIds[0]}`
    const keep = (letter: { from: string; text: string }) => {
      const answers = ['<x@creators.test>', messageIdOf(sent)]
      const messageId = `<${randomUUID()}@elsewhere.test>`
      const head = { uid: 1, messageId, answers, isAutomatic: false, isReport: false, report: null }
      const read: ReadLetter = { ...head, ...letter, subject: 'Re: Tea', date: rooms.clock.now }
      return keepByWorkspace(rooms.outreach, sentByUs(rooms.db.pool), [read])
    }
    return { sent, path, keep, thread: async () => (await ann.ask('GET', path)).body }
  })

test('what the brand writes from a mail program is its own: no answer and no free reply, but the end of follow-ups', async ({
  rooms,
  ann,
  post,
  write,
}) => {
  const member = await signUp(rooms, 0)
  await rooms.db.pool.query(
    `insert into workspace_members (workspace_id, user_id, role, joined_at) values ($1, $2, 'member', now())`,
    [ann.workspaceId, member.userId],
  )
  const emails = await rooms.db.pool.query<{ email: string }>('select email from users where id = any($1)', [
    [ann.userId, member.userId],
  ])
  const { keep, thread, path } = await write()
  const ours = [address, 'hello@vouch.test', ...emails.rows.map(({ email }) => email)]
  for (const from of ours) await keep({ from, text: 'We can pay at most $900.' })
  const { messages, ...state } = await thread()
  expect(state).toMatchObject({ state: 'waiting', unread: true, waiting: 0 })
  const kept = messages.filter((message: { state: string }) => message.state === 'kept')
  expect(kept.map(({ kind, body }: { kind: string; body: string }) => [kind, body])).toEqual(
    ours.map(() => ['reply', 'We can pay at most $900.']),
  )
  expect(await ann.ask('POST', `${path}/replies`, { text: 'Hi' })).toMatchObject({ status: 409 })
  await later(rooms, ann, day + 1)
  expect(post.received).toHaveLength(1)
  await keep({ from: 'eve@creators.test', text: 'I take $1,200.' })
  expect(await thread()).toMatchObject({ state: 'replied', unread: true })
})

test('whoever writes to their own address and answers is a creator, and what was sent there is no answer', async ({
  write,
}) => {
  const { keep, sent, thread } = await write(address)
  const { text = '' } = await simpleParser(sent)
  await keep({ from: address, text })
  expect((await thread()).messages.filter(({ kind }: { kind: string }) => kind === 'received')).toEqual([])
  await keep({ from: address, text: 'It arrived.' })
  expect(await thread()).toMatchObject({ state: 'replied', waiting: 0 })
})
