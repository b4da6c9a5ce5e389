import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { ask, holderIn } from '../../../test/account-holder.ts'
import { type Rooms, signUp, test, verify } from '../../../test/rooms.ts'
import { tokenDigest } from '../../customers/accounts/token.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { eraseSiteData, loadSiteData } from '../../site/data-requests/account-data.ts'
import { sharingHook } from './account-hook.ts'
import { answerDispute, loadDisputeQueue } from './dispute-queue.ts'
import { forgetDisputesOf, forgetPastSharing } from './forget-shared.ts'

const day = 86_400_000
const words = { name: 'Ava', relation: 'creator', text: 'The jump in June was a giveaway.' }

async function withLink(rooms: Rooms) {
  await rooms.work()
  const visitor = await signUp(rooms)
  // Tests of a file share a database, and what one of them left must not wait in the queue of the next.
  await rooms.db.pool.query('truncate disputes')
  const { id } = await verify(visitor, { url: 'https://www.instagram.com/ava_fields_sandbox/' })
  const { body } = await visitor.call('POST', `/${id}/shares`, {})
  const token = String(new URL(body.url).pathname.split('/').at(-1))
  return { visitor, id, token, path: `/api/shared/${token}/disputes` }
}

async function lettersTo(rooms: Rooms, email: string): Promise<{ subject: string; text: string }[]> {
  const found = await rooms.db.pool.query<{ subject: string; text: string }>(
    'select subject, text_body as text from mails where recipient = $1 order by written_at, cause',
    [email],
  )
  return found.rows
}

async function secretFor(rooms: Rooms, email: string): Promise<string> {
  const letters = await lettersTo(rooms, email)
  const secrets = letters.flatMap(({ text }) => /#confirm=([\w-]+)/.exec(text)?.[1] ?? [])
  const known = await rooms.db.pool.query<{ digest: string }>('select secret_digest as digest from disputes')
  return secrets.find((secret) => known.rows.some(({ digest }) => digest === tokenDigest(secret))) ?? ''
}

async function answerTo(rooms: Rooms, email: string) {
  return (await lettersTo(rooms, email)).find(({ subject }) => subject.startsWith('What you wrote'))
}

const confirm = (rooms: Rooms, secret: string) => ask(rooms, 'POST', '/api/disputes/confirm', { secret })

test('from the form to the report: confirmed by mail, answered by the team, shown to the brand', async ({ open }) => {
  const rooms = await open()
  const { visitor, id, token, path } = await withLink(rooms)
  const shared = () => rooms.app.inject({ method: 'GET', url: `/api/shared/${token}` })
  expect((await shared()).json().signatureState.standing).toBe('valid')
  const email = `${randomUUID()}@example.com`
  const filed = await ask(rooms, 'POST', path, { ...words, email, proofUrl: 'https://example.com/proof' })
  expect([filed.status, filed.body]).toEqual([202, { success: true, error: null }])
  expect(await loadDisputeQueue(rooms.sharing)).toEqual([])
  const [letter] = await lettersTo(rooms, email)
  expect(letter?.subject).toBe('Confirm what you wrote about a report')
  expect(letter?.text).toContain(`https://vouch.test/shared/${token}#confirm=`)
  expect(letter?.text).not.toContain('giveaway')

  expect((await confirm(rooms, await secretFor(rooms, email))).body).toEqual({ state: 'open' })
  const [waiting] = await loadDisputeQueue(rooms.sharing)
  expect(waiting).toMatchObject({ ...words, email, verificationId: id, handle: 'ava_fields_sandbox' })
  expect(Date.parse(waiting?.dueAt ?? '') - rooms.clock.now.getTime()).toBe(14 * day)
  const toTeam = (await lettersTo(rooms, 'support@vouch.test')).find(({ text }) => text.includes(email))
  expect(toTeam?.text).toContain('The jump in June was a giveaway.')
  expect((await visitor.call('GET', `/${id}/context`)).body.context).toEqual([])

  await answerDispute(rooms.sharing, waiting?.id ?? '', { decision: 'accepted', answer: 'The receipts are there.' })
  const { body } = await visitor.call('GET', `/${id}/context`)
  expect(body.context).toMatchObject([{ text: words.text, answer: 'The receipts are there.', relation: 'creator' }])
  expect(JSON.stringify(body)).not.toContain(email)
  const page = (await shared()).json()
  expect(page.context).toEqual(body.context)
  expect(page.signatureState.revoked).toEqual({ at: rooms.clock.now.toISOString(), reason: 'dispute_accepted' })
  const answer = await answerTo(rooms, email)
  expect(answer?.text).toContain('The receipts are there.')
  expect(answer?.text).toContain('It now appears on the report')
})

test('what is declined is told to the writer, with the reason, and shown to nobody', async ({ open }) => {
  const rooms = await open()
  const { visitor, id, path } = await withLink(rooms)
  const email = `${randomUUID()}@example.com`
  await ask(rooms, 'POST', path, { ...words, email })
  await confirm(rooms, await secretFor(rooms, email))
  const [waiting] = await loadDisputeQueue(rooms.sharing)
  const wish = { decision: 'declined', answer: 'The address shows something else.' } as const
  await answerDispute(rooms.sharing, waiting?.id ?? '', wish)
  expect((await visitor.call('GET', `/${id}/context`)).body.context).toEqual([])
  expect((await answerTo(rooms, email))?.text).toContain('The address shows something else.')
  await expect(answerDispute(rooms.sharing, waiting?.id ?? '', wish)).rejects.toThrow(
    'This dispute isn’t waiting for an answer.',
  )
})

test('an answer says something', async ({ open }) => {
  const rooms = await open()
  const said = answerDispute(rooms.sharing, randomUUID(), { decision: 'accepted', answer: '  ' })
  await expect(said).rejects.toThrow('Write at least one sentence to the person who wrote.')
})

test('one waits for each link and address, and who asks again is told the same', async ({ open }) => {
  const rooms = await open()
  const { path } = await withLink(rooms)
  const email = `${randomUUID()}@example.com`
  const answers = []
  for (const text of ['First.', 'Second.', 'Third.']) {
    answers.push((await ask(rooms, 'POST', path, { ...words, text, email })).body)
  }
  expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1)
  const kept = await rooms.db.pool.query('select body from disputes where email = $1', [email])
  expect(kept.rows).toEqual([{ body: 'First.' }])
  // The letter may be lost: a second one is written, and then none within the hour.
  expect(await lettersTo(rooms, email)).toHaveLength(2)
  expect((await confirm(rooms, await secretFor(rooms, email))).status).toBe(200)
})

test('confirming again changes nothing, and a made-up or old secret confirms nothing', async ({ open }) => {
  const rooms = await open()
  const { path } = await withLink(rooms)
  const email = `${randomUUID()}@example.com`
  await ask(rooms, 'POST', path, { ...words, email })
  const secret = await secretFor(rooms, email)
  await rooms.db.pool.query(`update disputes set secret_expires_at = now() - interval '1 second'`)
  expect((await confirm(rooms, secret)).body.code).toBe('link_ended')
  await rooms.db.pool.query(`update disputes set secret_expires_at = now() + interval '1 day'`)
  expect((await confirm(rooms, secret)).body).toEqual({ state: 'open' })
  expect((await confirm(rooms, secret)).body).toEqual({ state: 'open' })
  expect((await lettersTo(rooms, 'support@vouch.test')).filter(({ text }) => text.includes(email))).toHaveLength(1)
  expect((await confirm(rooms, 'made-up')).status).toBe(410)
})

test('the form says field by field what is missing, and a program leaves no trace', async ({ open }) => {
  const rooms = await open()
  const { path } = await withLink(rooms)
  const { body } = await ask(rooms, 'POST', path, { email: 'nobody', proofUrl: 'javascript:alert(1)' })
  expect(body.fields).toEqual({
    name: 'Please enter your name.',
    relation: 'Please choose your relationship to the creator.',
    email: 'Please enter a valid email address.',
    text: 'Please say what the report should take into account.',
    proofUrl: 'A link to proof must start with https://.',
  })
  const program = { ...words, email: 'a@example.com', website: 'https://spam.example' }
  expect((await ask(rooms, 'POST', path, program)).body).toEqual({ success: true, error: null })
  expect((await rooms.db.pool.query('select from disputes')).rowCount).toBe(0)
})

test('a stranger’s mailbox gets three links a day at most', async ({ open }) => {
  const rooms = await open()
  const { visitor, id } = await withLink(rooms)
  const email = `${randomUUID()}@example.com`
  for (let link = 0; link < 5; link += 1) {
    const { body } = await visitor.call('POST', `/${id}/shares`, {})
    await ask(rooms, 'POST', `/api/shared/${new URL(body.url).pathname.split('/').at(-1)}/disputes`, {
      ...words,
      email,
    })
  }
  expect(await lettersTo(rooms, email)).toHaveLength(3)
})

test('five forms a minute from one network, then a pause', async ({ open }) => {
  const rooms = await open()
  const { path } = await withLink(rooms)
  const from = { 'x-forwarded-for': '10.99.0.1' }
  const answers = []
  for (let each = 0; each < 6; each += 1) answers.push((await ask(rooms, 'POST', path, {}, from)).status)
  expect(answers).toEqual([400, 400, 400, 400, 400, 429])
})

test('what nobody confirmed is forgotten, what was accepted loses its name, and an erased creator all', async ({
  open,
}) => {
  const rooms = await open()
  const { path } = await withLink(rooms)
  const [kept, lost] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`]
  for (const email of [kept, lost]) await ask(rooms, 'POST', path, { ...words, email })
  await confirm(rooms, await secretFor(rooms, kept))
  const [waiting] = await loadDisputeQueue(rooms.sharing)
  await answerDispute(rooms.sharing, waiting?.id ?? '', { decision: 'accepted', answer: 'Seen.' })
  const later = (days: number) => new Date(rooms.clock.now.getTime() + days * day)
  await forgetPastSharing(rooms.db, later(31))
  const left = async () => (await rooms.db.pool.query('select name, email from disputes')).rows
  expect(await left()).toEqual([{ name: 'Ava', email: kept }])
  await forgetPastSharing(rooms.db, later(366))
  expect(await left()).toEqual([{ name: '', email: 'erased@erased.invalid' }])
  await forgetDisputesOf(rooms.db.pool, { platform: 'instagram', handles: ['ava_fields_sandbox'] })
  expect(await left()).toEqual([])
})

test('the copy of an account holds what was written from its address, and deleting it takes that away', async ({
  open,
}) => {
  const rooms = await open()
  const { path } = await withLink(rooms)
  const { email } = await holderIn(rooms)
  await ask(rooms, 'POST', path, { ...words, email })
  expect((await loadSiteData(rooms.db.pool, email)).disputes).toMatchObject([{ body: words.text }])
  await eraseSiteData(rooms.db.pool, email)
  expect((await rooms.db.pool.query('select from disputes where email = $1', [email])).rowCount).toBe(0)
})

test('what was added goes with the account whose reports it stood on, and so do its links', async ({ open }) => {
  const rooms = await open()
  const { path, visitor } = await withLink(rooms)
  await ask(rooms, 'POST', path, { ...words, email: 'ava@example.com' })
  const account = { ...visitor, email: 'nobody@example.com' }
  expect(await sharingHook.foresee?.(rooms.db.pool, account)).toEqual([
    { about: 'Share links', text: 'Links to reports you shared stop working right away.' },
  ])
  await withTransaction(rooms.db, async (tx) => sharingHook.remove?.(tx, account, rooms.clock.now))
  const left = await rooms.db.pool.query(
    'select from disputes union all select from share_links where workspace_id = $1',
    [visitor.workspaceId],
  )
  expect(left.rowCount).toBe(0)
})
