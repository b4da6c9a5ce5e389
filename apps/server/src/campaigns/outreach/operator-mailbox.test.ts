import { expect } from 'vitest'
import { answerTo, reportAbout } from '../../../test/answering-letters.ts'
import { hasDovecot } from '../../../test/dovecot.ts'
import { test as base, writersThroughUs } from '../../../test/mailbox-ground.ts'
import { creatorWith, day, later, optionsFor, pastUndo, sendTo } from '../../../test/outreach-ground.ts'
import { openDatabase } from '../../foundation/db/database.ts'
import { operatorMailboxFault } from '../../outside/mailboxes/incoming.ts'
import { OperatorMailboxWatch } from './operator-mailbox.ts'

/** Answers to what leaves through our mail server, as a real mailbox of the operator's holds them. Without Dovecot on the machine these are left out. */

const test = base
  .extend('mailbox', ({ box: { port, user, password } }) => ({
    ...{ host: '127.0.0.1', port, tls: false, user, password, folder: 'INBOX' },
  }))
  .extend('rooms', async ({ open, post, mailbox }) => {
    const { outreach } = optionsFor(post.url)
    const settings = { dkim: null, mailTestHosts: [], ...outreach?.settings, mailbox }
    return open({ outreach: { ours: { url: post.url, from: 'Vouch <hello@vouch.test>' }, settings } })
  })
  .extend('people', ({ rooms, post }) => writersThroughUs({ rooms, post }))
  // Of each, what tells it from the others is its connections.
  .extend('processes', ({ db }, { onCleanup }) => {
    const opened = [1, 2, 3].map(() => openDatabase({ connectionString: db.connectionString, connectionsMax: 2 }))
    onCleanup(async () => void (await Promise.all(opened.map((each) => each.close()))))
    return opened
  })

const followUps = [{ afterDays: 1, body: 'Still there?' }]
const foreign = 'From: bank@bank.test\nTo: hello@vouch.test\nMessage-ID: <1@bank.test>\n\nA secret.\n'

test.skipIf(!hasDovecot)(
  'a reply finds its workspace by the Message-ID that it answers and stops the follow-up; other mail stays unread',
  async ({ people: { ann, bob }, rooms, post, box }) => {
    const { threadIds } = await sendTo(ann, [await creatorWith(ann)], { followUps })
    await later(rooms, ann, pastUndo)
    const dan = await creatorWith(bob)
    await sendTo(bob, [dan], { followUps })
    await later(rooms, bob, pastUndo)
    expect((await ann.ask('GET', '/api/outreach/sender')).body).toMatchObject({ oursIsRead: true })
    expect(post.received[0]).toMatch(/^Reply-To: ann@tea\.test, hello@vouch\.test\r$/m)
    for (const letter of [foreign, answerTo(post.received[0] ?? ''), answerTo(foreign)]) box.deliver(letter)
    await later(rooms, ann, day + 1)
    await later(rooms, bob, 0)
    expect(post.received.slice(2)).toEqual([expect.stringContaining(`To: ${dan.address}`)])
    const { body } = await ann.ask('GET', `/api/outreach/threads/${threadIds[0]}`)
    expect(body).toMatchObject({ state: 'replied', unread: true, waiting: 0 })
    expect(body.messages.find(({ kind }: { kind: string }) => kind === 'received').body).toMatch(/^Sounds lovely/)
    const kept = await rooms.db.pool.query(
      `select from outreach_messages where workspace_id = any($1) and kind in ('received', 'note')`,
      [[ann.workspaceId, bob.workspaceId]],
    )
    expect([kept.rowCount, box.countSeen()]).toEqual([1, 0])
  },
)

test.skipIf(!hasDovecot)(
  'a hard bounce gives the credits back, and nobody writes there through our server again',
  async ({ people: { ann, bob }, rooms, post, box, mailbox }) => {
    const before = await ann.credits()
    const eve = await creatorWith(ann)
    await sendTo(ann, [eve])
    await later(rooms, ann, pastUndo)
    expect(await ann.credits()).toBe(before - 20)
    const notice = 'The mailbox does not exist.\n'
    box.deliver(reportAbout(post.received[0] ?? '', eve.address).replace(notice, notice.repeat(3_000)))
    const watch = new OperatorMailboxWatch(rooms.outreach, mailbox)
    for (const _ of [1, 2]) expect(await watch.read()).toBe(null)
    await watch.close()
    expect(await ann.credits()).toBe(before)
    const same = await creatorWith(bob, eve.address)
    const { body } = await bob.ask('POST', '/api/outreach/preview', {
      ...{ subject: 'Tea', body: 'Hi', recipients: [{ platform: same.platform, handle: same.handle }] },
    })
    expect(body.count).toBe(0)
  },
)

test.skipIf(!hasDovecot)(
  'a stranger’s letter that cannot be taken apart keeps nobody’s reply from being read',
  async ({ people: { ann }, rooms, post, box, mailbox }) => {
    const { threadIds } = await sendTo(ann, [await creatorWith(ann)], { followUps })
    await later(rooms, ann, pastUndo)
    const report = foreign.replace('\n\n', '\nContent-Type: multipart/report; boundary=b\n\n')
    box.deliver(report + '--b\n\nx\n'.repeat(2_000))
    box.deliver(answerTo(post.received[0] ?? ''))
    const watch = new OperatorMailboxWatch(rooms.outreach, mailbox)
    expect(await watch.read()).toBe(null)
    await watch.close()
    const { body } = await ann.ask('GET', `/api/outreach/threads/${threadIds[0]}`)
    expect(body).toMatchObject({ state: 'replied', waiting: 0 })
  },
)

test.skipIf(!hasDovecot)(
  'a mailbox of ours that cannot be read holds follow-ups back',
  async ({ people: { ann }, rooms, post, box, mailbox }) => {
    await sendTo(ann, [await creatorWith(ann)], { followUps })
    await later(rooms, ann, pastUndo)
    await box.close()
    await later(rooms, ann, day + 1)
    expect(post.received).toHaveLength(1)
    const waiting = await rooms.db.pool.query(
      `select fault from outreach_messages where workspace_id = $1 and state = 'waiting'`,
      [ann.workspaceId],
    )
    expect(waiting.rows[0].fault).toMatch(/^Waiting until replies can be read: The server can’t be reached/)
    expect(await operatorMailboxFault(mailbox)).toMatch(/can’t be reached/)
  },
)

test.skipIf(!hasDovecot)(
  'one process reads at a time, and who waited takes the reading that began after they asked',
  async ({ people: { ann }, rooms, post, box, mailbox, processes }) => {
    const { threadIds } = await sendTo(ann, [await creatorWith(ann)], { followUps })
    await later(rooms, ann, pastUndo)
    const other = await rooms.db.pool.connect()
    await other.query('select pg_advisory_lock(7326470)')
    const watches = processes.map((db) => new OperatorMailboxWatch({ ...rooms.outreach, db }, mailbox))
    const reads = Promise.all(watches.map((watch) => watch.read()))
    const waiting = async () =>
      (await other.query(`select from pg_locks where locktype = 'advisory' and objid = 7326470 and not granted`))
        .rowCount
    await expect.poll(waiting).toBe(3)
    box.deliver(answerTo(post.received[0] ?? ''))
    await other.query('select pg_advisory_unlock(7326470)')
    other.release()
    expect(await reads).toEqual([null, null, null])
    for (const watch of watches) await watch.close()
    const { body } = await ann.ask('GET', `/api/outreach/threads/${threadIds[0]}`)
    expect(body.messages.filter(({ kind }: { kind: string }) => kind === 'received')).toHaveLength(1)
  },
)

test.skipIf(!hasDovecot)('what is wrong with the mailbox is told without its password', async ({ mailbox }) => {
  expect(await operatorMailboxFault(mailbox)).toBe(null)
  const wrong = { ...mailbox, password: 'secret-word' }
  expect(await operatorMailboxFault(wrong)).toBe('The server refused the user or password.')
  expect(await operatorMailboxFault({ ...mailbox, folder: 'Nowhere' })).toBe('The mailbox has no such folder.')
})
