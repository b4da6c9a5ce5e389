import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { messageIdOf, reportAbout } from '../../../test/answering-letters.ts'
import { writersThroughUs } from '../../../test/mailbox-ground.ts'
import { test as base, creatorWith, later, optionsFor, pastUndo, sendTo } from '../../../test/outreach-ground.ts'
import type { Rooms, Visitor } from '../../../test/rooms.ts'
import type { ReadLetter } from '../../outside/mailboxes/incoming.ts'
import { keepByWorkspace, keepLetters, sentByUs } from './keep-letters.ts'

/** What letters do, whatever mailbox they lie in, and what those who can write one themselves can’t have them do. */

const test = base
  .extend('rooms', async ({ open, post }) => {
    const { outreach } = optionsFor(post.url)
    return open({ outreach: { ...outreach, ours: { url: post.url, from: 'Vouch <hello@vouch.test>' } } })
  })
  .extend('people', ({ rooms, post }) => writersThroughUs({ rooms, post }))
  .extend('written', async ({ rooms, people: { ann, bob }, post }) => {
    const before = await ann.credits()
    const eve = await creatorWith(ann)
    const { threadIds } = await sendTo(ann, [eve])
    await later(rooms, ann, pastUndo)
    const letter = post.received.at(-1) ?? ''
    const thread = async () => (await ann.ask('GET', `/api/outreach/threads/${threadIds[0]}`)).body
    /** How the message stands, credits that came back, and how many other workspaces may write there. */
    const outcome = async () => {
      const same = await creatorWith(bob, eve.address)
      const order = { subject: 'Tea', body: 'Hi', recipients: [{ platform: same.platform, handle: same.handle }] }
      const { body: plan } = await bob.ask('POST', '/api/outreach/preview', order)
      return {
        state: (await thread()).messages[0].state,
        back: (await ann.credits()) - before + 20,
        others: plan.count,
      }
    }
    return { letter, eve, thread, outcome }
  })

const fields = { uid: 1, from: 'eve@creators.test', subject: 'Re: Tea', date: new Date(), isAutomatic: false }

function reply(letter: string, text: string, messageId = `<${randomUUID()}@creators.test>`): ReadLetter {
  return { ...fields, messageId, answers: [messageIdOf(letter)], text, isReport: false, report: null }
}

function report(letter: string, address: string): ReadLetter {
  const messageId = `<${randomUUID()}@mail.test>`
  return {
    ...fields,
    messageId,
    answers: [],
    text: 'No such user',
    isReport: true,
    report: reportAbout(letter, address),
  }
}

const inOurs = ({ outreach, db }: Rooms, letter: ReadLetter) => keepByWorkspace(outreach, sentByUs(db.pool), [letter])
const inOwn = ({ outreach }: Rooms, { workspaceId }: Visitor, letter: ReadLetter) =>
  keepLetters(outreach, workspaceId, [letter], 'own')

const untouched = { state: 'sent', back: 0, others: 1 }

test('a report in our mailbox about the address that a message went to gives the credits back and ends it for all', async ({
  rooms,
  written,
}) => {
  const { letter, eve, outcome } = written
  await inOurs(rooms, report(letter, eve.address.toUpperCase()))
  expect(await outcome()).toEqual({ state: 'bounced', back: 20, others: 0 })
})

test('a report about another address than the message went to does nothing', async ({ rooms, people, written }) => {
  const { letter, outcome } = written
  await inOurs(rooms, report(letter, 'somebody-else@nowhere.test'))
  await inOwn(rooms, people.ann, report(letter, 'somebody-else@nowhere.test'))
  expect(await outcome()).toEqual(untouched)
})

test('what the API says of a message names no Message-ID that a report could be forged with', async ({
  rooms,
  written,
}) => {
  const { letter, eve, thread, outcome } = written
  const shown = await thread()
  const secret = /^<[\da-f-]{36}\.([\w-]{12})@vouch\.test>$/.exec(messageIdOf(letter))?.[1]
  expect(secret).toBeDefined()
  expect(JSON.stringify(shown)).not.toContain(secret)
  await inOurs(rooms, report(`Message-ID: <${shown.messages[0].id}@vouch.test>\n\n`, eve.address))
  expect(await outcome()).toEqual(untouched)
})

test('an email from before Message-IDs had a random part is known by its link to unsubscribe', async ({
  rooms,
  written,
}) => {
  const { letter, eve, thread, outcome } = written
  const { id } = (await thread()).messages[0]
  const old = `<${id}@vouch.test>`
  await rooms.db.pool.query('update outreach_messages set message_id = $2 where id = $1', [id, old])
  const sent = letter.replaceAll(messageIdOf(letter), old)
  const forged = sent.replaceAll(/unsubscribe\/[\w.-]+/g, `unsubscribe/${id}`)
  await inOurs(rooms, report(forged, eve.address))
  expect(await outcome()).toEqual({ state: 'bounced', back: 0, others: 1 })
  await rooms.db.pool.query(`update outreach_messages set state = 'sent' where id = $1`, [id])
  await inOurs(rooms, report(sent, eve.address))
  expect(await outcome()).toEqual({ state: 'bounced', back: 20, others: 0 })
})

test('a report in the workspace’s own mailbox about an email of our server stops its thread, gives no credits back and binds nobody else', async ({
  rooms,
  people,
  written,
}) => {
  const { letter, eve, outcome } = written
  await inOwn(rooms, people.ann, report(letter, eve.address))
  expect(await outcome()).toEqual({ state: 'bounced', back: 0, others: 1 })
  const { suppressions } = (await people.ann.ask('GET', '/api/outreach/suppressions')).body
  expect(suppressions).toMatchObject([{ address: eve.address, reason: 'bounced' }])
})

test('once the creator answered, who got the answer knows the Message-ID, and a report proves nothing', async ({
  rooms,
  written,
}) => {
  const { letter, eve, outcome } = written
  await inOurs(rooms, reply(letter, 'Sure!'))
  await inOurs(rooms, report(letter, eve.address))
  expect(await outcome()).toEqual({ state: 'bounced', back: 0, others: 1 })
})

test('an answer below what we wrote is kept, and what we wrote is not', async ({ rooms, written }) => {
  const { letter, thread } = written
  const quoted = (letter.split(/\r?\n\r?\n/)[1] ?? '').replaceAll(/^/gm, '> ')
  const head = 'On Fri, Nov 20, 2026 at 10:00 AM Ann at Tea <ann@tea.test> wrote:'
  await inOurs(rooms, reply(letter, `${head}\n${quoted}\n\nSure! My rate is $500, call me.`))
  const { messages } = await thread()
  expect(messages.at(-1)).toMatchObject({ kind: 'received', body: 'Sure! My rate is $500, call me.' })
})

test('a letter that cannot be stored is told of, and those behind it are kept', async ({ rooms, people, written }) => {
  const { letter, thread } = written
  const letters = [reply(letter, 'Hi', '<\0@creators.test>'), reply(letter, 'Sure!')]
  expect(await keepLetters(rooms.outreach, people.ann.workspaceId, letters, 'own')).toHaveLength(1)
  expect((await thread()).messages.at(-1)).toMatchObject({ kind: 'received', body: 'Sure!' })
})

test('a letter that the database has no time for is kept with the next reading', async ({ rooms, people, written }) => {
  const { letter, thread } = written
  const { pool, sessions, ...rest } = rooms.outreach.db
  const away = {
    ...rest,
    sessions,
    pool: Object.assign(Object.create(pool), { connect: () => Promise.reject(new Error('too busy')) }),
  }
  const letters = [reply(letter, 'Sure!')]
  const { workspaceId } = people.ann
  await expect(keepLetters({ ...rooms.outreach, db: away }, workspaceId, letters, 'own')).rejects.toThrow('too busy')
  for (const _ of [1, 2]) expect(await keepLetters(rooms.outreach, workspaceId, letters, 'own')).toEqual([])
  const { messages } = await thread()
  expect(messages.filter(({ kind }: { kind: string }) => kind === 'received')).toHaveLength(1)
})

test('two creators’ answers with one Message-ID are both kept, each once', async ({
  rooms,
  people: { ann },
  written,
  post,
}) => {
  const { threadIds } = await sendTo(ann, [await creatorWith(ann)])
  await later(rooms, ann, pastUndo)
  const [first, second] = [written.letter, post.received.at(-1) ?? ''].map((letter) =>
    reply(letter, 'Sure!', '<same@creators.test>'),
  )
  for (const letter of [first, second, second, first]) if (letter) await inOurs(rooms, letter)
  const other = (await ann.ask('GET', `/api/outreach/threads/${threadIds[0]}`)).body
  for (const { state, messages } of [await written.thread(), other]) {
    expect(state).toBe('replied')
    expect(messages.filter(({ kind }: { kind: string }) => kind === 'received')).toHaveLength(1)
  }
})
