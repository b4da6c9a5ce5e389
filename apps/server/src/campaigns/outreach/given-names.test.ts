import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { messageIdOf, reportAbout } from '../../../test/answering-letters.ts'
import { leadHere } from '../../../test/led-here.ts'
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
import { headOf } from '../../outside/mailboxes/letter-head.ts'
import { keepLetters, sentBy, wantedLetters } from './keep-letters.ts'

/** Answers and reports about messages that a mail server gave another Message-ID than ours. */

const ses = 'email-smtp.eu-west-1.amazonaws.com'

const test = base
  .extend('rooms', async ({ open, post }) => open(optionsFor(post.url, `smtp://${ses}:${new URL(post.url).port}`)))
  .extend('ann', async ({ rooms }) => signUp(rooms, 2_000))
  .extend('sendVia', ({ ann, rooms, post }) => async (host: string) => {
    leadHere(ses)
    const smtp = { host, port: Number(new URL(post.url).port), tls: false, user: '' }
    expect(await ann.ask('PUT', '/api/outreach/sender', senderVia(post.url, { smtp }))).toMatchObject({ status: 200 })
    const eve = await creatorWith(ann)
    const followUps = [{ afterDays: 1, body: 'Still there?' }]
    const { threadIds } = await sendTo(ann, [eve], { followUps })
    await later(rooms, ann, pastUndo)
    return { eve, thread: async () => (await ann.ask('GET', `/api/outreach/threads/${threadIds[0]}`)).body }
  })
  .extend('read', ({ ann, rooms }) => async (headers: string, report: string | null = null) => {
    const head = headOf(1, 'eve@creators.test', headers)
    const wanted = await wantedLetters(sentBy(rooms.db.pool, ann.workspaceId))([head])
    if (!wanted.has(1)) return
    const said = { subject: 'Re: Tea', text: 'Sure!', date: rooms.clock.now, report }
    const letter: ReadLetter = { ...head, ...said, messageId: head.messageId ?? '' }
    await keepLetters(rooms.outreach, ann.workspaceId, [letter], 'own')
  })

const referencesOf = (letter: string) => /^References:((?:.|\r?\n[ \t])*)/m.exec(letter)?.[1]?.trim().split(/\s+/) ?? []

/** The head of an answer by a program that hands on what a letter refers to. */
const headOfAnswer = (given: string, references: readonly string[]) =>
  `Message-ID: <a@creators.test>\nIn-Reply-To: ${given}\nReferences: ${[...references, given].join(' ')}\n`

test('a message refers to itself, so that an answer finds it under whatever Message-ID it arrived', async ({
  sendVia,
  post,
  read,
}) => {
  const { thread } = await sendVia('127.0.0.1')
  const [sent = ''] = post.received
  expect(referencesOf(sent)).toEqual([messageIdOf(sent)])
  expect(sent).not.toContain('In-Reply-To')
  await read(headOfAnswer('<given@relay.test>', referencesOf(sent)))
  expect(await thread()).toMatchObject({ state: 'replied', waiting: 0 })
})

test('the Message-ID that Amazon SES gives is known from its answer, and the next message answers that one', async ({
  sendVia,
  rooms,
  ann,
  post,
  read,
}) => {
  const id = `0102018f2c5e8a3b-${randomUUID()}-000000`
  const given = `<${id}@eu-west-1.amazonses.com>`
  post.answers.push(`Ok ${id}`)
  const { thread } = await sendVia(ses)
  await later(rooms, ann, day + 1)
  const [first = '', second = ''] = post.received
  expect(referencesOf(second)).toEqual([messageIdOf(first), given, messageIdOf(second)])
  expect(/In-Reply-To:\s+(<.+>)/.exec(second)?.[1]).toBe(given)
  await read(`Message-ID: <a@creators.test>\nIn-Reply-To: ${given}\n`)
  expect(await thread()).toMatchObject({ state: 'replied' })
})

test('a report that names a message as Amazon SES does gives its credits back', async ({
  sendVia,
  ann,
  post,
  read,
}) => {
  const id = `0102018f2c5e8a3b-${randomUUID()}-000000`
  post.answers.push(`Ok ${id}`)
  const { eve, thread } = await sendVia(ses)
  const charged = await ann.credits()
  const report = reportAbout(`Message-ID: <${id}@eu-west-1.amazonses.com>\n\n`, eve.address)
  await read('Content-Type: multipart/report\nMessage-ID: <b@mail.test>\n', report)
  expect((await thread()).messages[0]).toMatchObject({ state: 'bounced' })
  expect(await ann.credits()).toBe(charged + 21)
})

test('a report about a follow-up is about that one, and not about those that it refers to, however often it is read', async ({
  sendVia,
  rooms,
  ann,
  post,
  read,
}) => {
  const { eve, thread } = await sendVia('127.0.0.1')
  await later(rooms, ann, day + 1)
  const report = reportAbout(post.received[1] ?? '', eve.address)
  for (const _ of [1, 2]) await read('Content-Type: multipart/report\nMessage-ID: <b@mail.test>\n', report)
  expect((await thread()).messages).toMatchObject([{ state: 'sent' }, { state: 'bounced' }])
})
