import { expect } from 'vitest'
import { answerTo, messageIdOf, reportAbout } from '../../../test/answering-letters.ts'
import { hasDovecot, startDovecot } from '../../../test/dovecot.ts'
import { test as base } from '../../../test/mailbox-ground.ts'
import { creatorWith, day, later, optionsFor, pastUndo, senderVia, sendTo } from '../../../test/outreach-ground.ts'
import { signUp } from '../../../test/rooms.ts'
import { ReplyWatch } from './reply-watch.ts'

/** Replies as a real mailbox holds them. Without Dovecot on the machine these are left out, and their names say so. */

const test = base
  .extend('rooms', async ({ open, post, box }) => open(optionsFor(post.url, `imap://127.0.0.1:${box.port}`)))
  .extend('ann', async ({ rooms, post, box }) => {
    const ann = await signUp(rooms, 5_000)
    const imap = { host: '127.0.0.1', port: box.port, tls: false, user: box.user, password: box.password }
    expect(await ann.ask('PUT', '/api/outreach/sender', senderVia(post.url, { imap }))).toMatchObject({ status: 200 })
    return ann
  })

const followUps = [{ afterDays: 1, body: 'Still there?' }]

test.skipIf(!hasDovecot)(
  'a reply that lies in the mailbox stops the follow-up that is due, and is read in its thread',
  async ({ ann, rooms, post, box }) => {
    const { threadIds } = await sendTo(ann, [await creatorWith(ann)], { followUps })
    await later(rooms, ann, pastUndo)
    box.deliver(answerTo(post.received[0] ?? ''))
    await later(rooms, ann, day + 1)
    expect(post.received).toHaveLength(1)
    const { body } = await ann.ask('GET', `/api/outreach/threads/${threadIds[0]}`)
    expect(body).toMatchObject({ state: 'replied', unread: true, waiting: 0 })
    const reply = body.messages.find(({ kind }: { kind: string }) => kind === 'received')
    expect(reply.body).toBe('Sounds lovely. What is the budget?')
  },
)

test.skipIf(!hasDovecot)(
  'a hundred replies in the mailbox stop a hundred follow-ups, and whoever has not replied is reminded',
  async ({ ann, rooms, post, box }) => {
    const creators = []
    for (let count = 0; count < 120; count += 1) creators.push(await creatorWith(ann))
    await sendTo(ann, creators, { followUps })
    await later(rooms, ann, pastUndo)
    expect(post.received).toHaveLength(120)
    const firsts = [...post.received]
    for (const letter of firsts.slice(0, 100)) box.deliver(answerTo(letter))
    await later(rooms, ann, day + 1)
    const reminded = post.received.slice(120).map((letter) => /In-Reply-To:\s+(<.+>)/.exec(letter)?.[1])
    expect(new Set(reminded)).toEqual(new Set(firsts.slice(100).map(messageIdOf)))
  },
)

test.skipIf(!hasDovecot)(
  'what a machine answers is a note and stops nothing; other mail of the mailbox is not kept',
  async ({ ann, rooms, post, box }) => {
    const { threadIds } = await sendTo(ann, [await creatorWith(ann)], { followUps })
    await later(rooms, ann, pastUndo)
    for (const headers of ['Auto-Submitted: auto-replied\n', 'X-Autoreply: yes\n', 'Return-Path: <>\n'])
      box.deliver(answerTo(post.received[0] ?? '', { headers, text: 'I am away.' }))
    box.deliver(
      'From: bank@bank.test\nTo: ann@tea.test\nSubject: Your account\nMessage-ID: <1@bank.test>\n\nA secret.\n',
    )
    await later(rooms, ann, day + 1)
    expect(post.received).toHaveLength(2)
    const { body } = await ann.ask('GET', `/api/outreach/threads/${threadIds[0]}`)
    const notes = body.messages.filter(({ kind }: { kind: string }) => kind === 'note')
    expect(notes.map((note: { body: string }) => note.body)).toEqual(Array(3).fill('Automatic reply: I am away.'))
    const kept = await rooms.db.pool.query(`select from outreach_messages where body like '%secret%'`)
    expect(kept.rowCount).toBe(0)
  },
)

test.skipIf(!hasDovecot)(
  'a hard bounce in the workspace’s own mailbox ends the thread and gives its credits back once, and the address is not written to again',
  async ({ ann, rooms, post, box }) => {
    const eve = await creatorWith(ann)
    const { threadIds } = await sendTo(ann, [eve])
    await later(rooms, ann, pastUndo)
    const charged = await ann.credits()
    box.deliver(reportAbout(post.received[0] ?? '', eve.address))
    const watch = new ReplyWatch(rooms.outreach, ann.workspaceId)
    for (const _ of [1, 2]) expect(await watch.read()).toBe(null)
    await watch.close()
    expect(await ann.credits()).toBe(charged + 20)
    expect((await ann.ask('GET', `/api/outreach/threads/${threadIds[0]}`)).body).toMatchObject({
      ...{ state: 'failed', messages: [{ state: 'bounced' }] },
    })
    const { suppressions } = (await ann.ask('GET', '/api/outreach/suppressions')).body
    expect(suppressions).toMatchObject([{ address: eve.address, reason: 'bounced' }])
  },
)

test.skipIf(!hasDovecot)(
  'a mailbox that cannot be read holds follow-ups back, and says why',
  async ({ ann, rooms, post, box }) => {
    await sendTo(ann, [await creatorWith(ann)], { followUps })
    await later(rooms, ann, pastUndo)
    await box.close()
    await later(rooms, ann, day + 1)
    expect(post.received).toHaveLength(1)
    const { sender } = (await ann.ask('GET', '/api/outreach/sender')).body
    expect(sender.imap.fault).toMatch(/can’t be reached/)
  },
)

test.skipIf(!hasDovecot)(
  'a reply that lies behind more mail than is read at once stops the follow-up too',
  async ({ ann, rooms, post, box }) => {
    const { threadIds } = await sendTo(ann, [await creatorWith(ann)], { followUps })
    await later(rooms, ann, pastUndo)
    for (let count = 0; count < 501; count += 1)
      box.deliver(`From: bank@bank.test\nTo: ann@tea.test\nMessage-ID: <${count}@bank.test>\n\nAn advert.\n`)
    box.deliver(answerTo(post.received[0] ?? ''))
    await later(rooms, ann, day + 1)
    expect(post.received).toHaveLength(1)
    const { body } = await ann.ask('GET', `/api/outreach/threads/${threadIds[0]}`)
    expect(body).toMatchObject({ state: 'replied', waiting: 0 })
  },
)

test.skipIf(!hasDovecot)(
  'letters without a Message-ID are told apart by what is in them, whatever number a mailbox gives them',
  async ({ open, post, box }) => {
    const other = await startDovecot()
    const rooms = await open(optionsFor(post.url, `imap://127.0.0.1:${box.port}`, `imap://127.0.0.1:${other.port}`))
    const ann = await signUp(rooms, 100)
    expect(await ann.ask('PUT', '/api/outreach/sender', senderVia(post.url))).toMatchObject({ status: 200 })
    const { threadIds } = await sendTo(ann, [await creatorWith(ann)])
    await later(rooms, ann, pastUndo)
    const unnamed = (text: string) => answerTo(post.received[0] ?? '', { text }).replace(/^Message-ID: .*\n/m, '')
    const readFrom = async ({ port, user, password }: typeof box) => {
      const imap = { host: '127.0.0.1', port, tls: false, user, password }
      expect(await ann.ask('PUT', '/api/outreach/sender', senderVia(post.url, { imap }))).toMatchObject({ status: 200 })
      // Two mailboxes of one second may say that they are one.
      await rooms.db.pool.query('update outreach_senders set imap_validity = null')
      const watch = new ReplyWatch(rooms.outreach, ann.workspaceId)
      expect(await watch.read()).toBe(null)
      await watch.close()
    }
    const kept = async () => {
      const { body } = await ann.ask('GET', `/api/outreach/threads/${threadIds[0]}`)
      const received = body.messages.filter(({ kind }: { kind: string }) => kind === 'received')
      return received.map((message: { body: string }) => message.body)
    }
    const both = ['My rate is $500.', 'And $600 for two.']
    try {
      const second = unnamed('And $600 for two.')
      box.deliver(unnamed('My rate is $500.'))
      await readFrom(box)
      // The first of another mailbox, which then holds the same letters in another order.
      other.deliver(second)
      await readFrom(other)
      expect(await kept()).toEqual(both)
      box.deliver(second)
      await readFrom(box)
      expect(await kept()).toEqual(both)
    } finally {
      await other.close()
    }
  },
)
