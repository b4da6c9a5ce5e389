import { expect } from 'vitest'
import { creatorWith, later, optionsFor, pastUndo, senderVia, sendTo, test } from '../../../test/outreach-ground.ts'
import { signUp } from '../../../test/rooms.ts'
import { ModelFailure } from '../../outside/llm/language-model.ts'
import { builtInDraft, heldDraft } from './draft-text.ts'
import { zonedTime } from './zoned-time.ts'

/** Who sends, what DNS says of them, and what is drafted for them. */

test('passwords lie sealed, are never shown, stay when they are left out, and never go to another server', async ({
  rooms,
  post,
}) => {
  const ann = await signUp(rooms)
  const { smtp, ...rest } = senderVia(post.url)
  if (!smtp) throw new Error('A sender without a server')
  const first = { ...rest, smtp: { ...smtp, user: 'ann', password: 'hush-hush-9' } }
  expect((await ann.ask('PUT', '/api/outreach/sender', first)).body.smtp).toMatchObject({ hasPassword: true })
  const kept = await rooms.db.pool.query(
    'select to_jsonb(outreach_senders) as row from outreach_senders where workspace_id = $1',
    [ann.workspaceId],
  )
  expect(JSON.stringify(kept.rows)).not.toContain('hush-hush-9')
  expect(JSON.stringify((await ann.ask('GET', '/api/outreach/sender')).body)).not.toContain('hush-hush-9')
  const again = await ann.ask('PUT', '/api/outreach/sender', { ...rest, smtp: { ...smtp, user: 'ann' } })
  expect(again.body.smtp.hasPassword).toBe(true)
  const moved = await ann.ask('PUT', '/api/outreach/sender', {
    ...rest,
    smtp: { ...smtp, host: 'smtp.elsewhere.test', user: 'ann' },
  })
  expect(moved.body.smtp.hasPassword).toBe(false)
})

test('the law’s name and address are ones that can be seen, or the sender is not kept', async ({ rooms, post }) => {
  const ann = await signUp(rooms)
  for (const field of ['legalName', 'postalAddress', 'fromName']) {
    const refused = await ann.ask('PUT', '/api/outreach/sender', { ...senderVia(post.url), [field]: '\u200b' })
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'validation', fields: { [field]: expect.any(String) } },
    })
  }
  expect((await ann.ask('GET', '/api/outreach/sender')).body.sender).toBe(null)
  const named = await ann.ask('PUT', '/api/outreach/sender', senderVia(post.url, { fromName: '\u202eAnn 👩‍🚀' }))
  expect(named.body.fromName).toBe('Ann 👩‍🚀')
})

test('a mail server on a private network is never called, and says so', async ({ rooms }) => {
  const ann = await signUp(rooms)
  const sender = senderVia('smtp://127.0.0.1:25', {
    imap: { host: '169.254.169.254', port: 993, tls: true, user: 'a' },
  })
  await ann.ask('PUT', '/api/outreach/sender', sender)
  const { body } = await ann.ask('POST', '/api/outreach/sender/test')
  expect(body.smtp).toMatch(/private network/)
  expect(body.imap).toMatch(/private network/)
})

test('DNS is checked against what the sender needs, with the record to paste', async ({ open, post }) => {
  const records: Record<string, string[]> = { 'tea.test': ['v=spf1 include:_spf.google.com -all'] }
  const lookUpText = async (name: string) => records[name] ?? []
  const rooms = await open({ outreach: { ...optionsFor(post.url).outreach, lookUpText } })
  const ann = await signUp(rooms)
  await ann.ask('PUT', '/api/outreach/sender', senderVia(post.url))
  const check = async () => (await ann.ask('GET', '/api/outreach/sender/records')).body.records
  const [spf, dkim, dmarc] = await check()
  expect(spf).toMatchObject({ ok: false, value: 'v=spf1 include:_spf.google.com a:127.0.0.1 -all' })
  expect(dkim).toMatchObject({ ok: false, host: 'vouch1._domainkey.tea.test' })
  expect(dmarc).toMatchObject({ ok: false, value: 'v=DMARC1; p=none; rua=mailto:ann@tea.test' })
  Object.assign(records, {
    'tea.test': [spf.value],
    [dkim.host]: [dkim.value],
    [dmarc.host]: ['v=DMARC1; p=reject'],
  })
  expect((await check()).map(({ ok, value }: { ok: boolean; value: string | null }) => [ok, value])).toEqual([
    [true, null],
    [true, null],
    [true, null],
  ])
  // What is published is what messages are signed with.
  const eve = await creatorWith(ann)
  await sendTo(ann, [eve])
  await later(rooms, ann, pastUndo)
  const signature = post.received[0]?.replaceAll(/\r\n[ \t]+/g, ' ') ?? ''
  expect(signature).toMatch(/DKIM-Signature: .*d=tea\.test; .*s=vouch1; .*b=\S{40}/)
})

test('a name that DNS does not answer for is unknown, and nothing is called missing', async ({ open, post }) => {
  const lookUpText = () => Promise.reject(new Error('timeout'))
  const rooms = await open({ outreach: { ...optionsFor(post.url).outreach, lookUpText } })
  const ann = await signUp(rooms)
  await ann.ask('PUT', '/api/outreach/sender', senderVia(post.url))
  const { records } = (await ann.ask('GET', '/api/outreach/sender/records')).body
  expect(records.map(({ ok, value }: { ok: null; value: null }) => [ok, value])).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ])
})

test('without a mail server of ours, what it would send lies in the sandbox’s mailbox', async ({ open }) => {
  const rooms = await open({ outreach: {} })
  const ann = await signUp(rooms)
  const { smtp: _, ...sender } = senderVia('smtp://127.0.0.1:1')
  await ann.ask('PUT', '/api/outreach/sender', { ...sender, via: 'ours' })
  const eve = await creatorWith(ann)
  await sendTo(ann, [eve])
  await later(rooms, ann, pastUndo)
  const { body } = await ann.ask('GET', `/api/dev/mail?to=${eve.address}`)
  expect(body).toMatchObject([{ to: eve.address, subject: `Tea for @${eve.handle}` }])
})

test('a template is changed over the version that was seen, and a draft costs 2 credits', async ({ ann }) => {
  const written = { name: 'First', subject: 'Hi', body: 'Hello', followUps: [] }
  const { body: made } = await ann.ask('POST', '/api/outreach/templates', written)
  const path = `/api/outreach/templates/${made.id}`
  expect((await ann.ask('PATCH', path, { ...written, body: 'Hello you', version: 1 })).body.version).toBe(2)
  expect(await ann.ask('PATCH', path, { ...written, version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'field_conflict' },
  })
  const before = await ann.credits()
  const draft = await ann.ask('POST', '/api/outreach/templates/draft', { tone: 'formal', offer: 'A paid partnership' })
  expect(draft.body).toMatchObject({ writer: 'built-in', followUps: [{ afterDays: 4 }, { afterDays: 7 }] })
  expect(draft.body.body).toContain('A paid partnership.')
  expect(before - (await ann.credits())).toBe(2)
})

test('a draft whose answer was lost is asked for again under its key and paid for once; another one is paid for', async ({
  ann,
}) => {
  const before = await ann.credits()
  const ask = (offer: string, key: string) =>
    ann.ask('POST', '/api/outreach/templates/draft', { offer }, { 'idempotency-key': key })
  for (const _ of [1, 2]) expect((await ask('A paid partnership', 'once')).status).toBe(200)
  expect(before - (await ann.credits())).toBe(2)
  await ask('Free product', 'once')
  await ask('A paid partnership', 'again')
  expect(before - (await ann.credits())).toBe(6)
  for (const _ of [3, 4]) await ask('A paid partnership', 'once')
  expect(before - (await ann.credits())).toBe(6)
  await ask('A paid partnership', 'once')
  expect(before - (await ann.credits())).toBe(8)
})

test('a model that invents, forgets a field or fails is replaced by the built-in writer', async ({ open }) => {
  const good = {
    subject: 'Tea?',
    body: 'Hi {{first_name|there}}, {{brand}} here. {{sender_name}}',
    followUps: ['One', 'Two'],
  }
  const answers = [
    JSON.stringify(good),
    JSON.stringify({ ...good, body: `${good.body} We pay $5,000.` }),
    JSON.stringify({ ...good, body: 'Hi there.' }),
    JSON.stringify({ ...good, body: `${good.body} {{shoe_size}}` }),
    'Sure! Here is your email.',
  ]
  const said = [...answers]
  const writers: string[] = []
  const rooms = await open({ languageModel: { name: 'scripted', write: async () => said.shift() ?? '' } })
  const ann = await signUp(rooms)
  for (const _ of answers) writers.push((await ann.ask('POST', '/api/outreach/templates/draft', {})).body.writer)
  expect(writers).toEqual(['scripted', 'built-in', 'built-in', 'built-in', 'built-in'])
})

test('a model that fails leaves the built-in writer to write, for the same price, and both are recorded', async ({
  open,
}) => {
  const write = async () => {
    throw new ModelFailure('timeout', 'It took too long.')
  }
  const rooms = await open({ languageModel: { name: 'scripted', write } })
  const ann = await signUp(rooms)
  const before = await ann.credits()
  const { status, body } = await ann.ask('POST', '/api/outreach/templates/draft', {})
  expect(status).toBe(200)
  expect(body.writer).toBe('built-in')
  expect(await ann.credits()).toBe(before - 2)
  const { rows } = await rooms.db.pool.query(
    `select generator, model, failure from generations where failure = 'timeout'`,
  )
  expect(rows).toEqual([{ generator: 'outreach-draft', model: 'scripted', failure: 'timeout' }])
})

test('while a model writes a template nothing is taken, so a process that dies then has cost nothing', async ({
  open,
}) => {
  let seen = -1
  const rooms = await open({
    languageModel: {
      name: 'scripted',
      write: async () => {
        seen = await ann.credits()
        return 'Sure! Here is your email.'
      },
    },
  })
  const ann = await signUp(rooms)
  const before = await ann.credits()
  expect((await ann.ask('POST', '/api/outreach/templates/draft', {})).status).toBe(200)
  expect(seen).toBe(before)
  expect(await ann.credits()).toBe(before - 2)
  const poor = await signUp(rooms, 1)
  seen = -1
  expect(await poor.ask('POST', '/api/outreach/templates/draft', {})).toMatchObject({ status: 402 })
  expect(seen).toBe(-1)
})

test('what a brand wrote may be said again, also its figures; what nobody told the model may not', () => {
  const answer = (body: string) =>
    JSON.stringify({
      subject: 'Tea?',
      body: `Hi {{first_name|there}}, {{brand}}. ${body} {{sender_name}}`,
      followUps: ['A', 'B'],
    })
  const told = ['Northwind', 'Cold brew, $5 a pack', '$300 and 2 packs', 'Two reels within 30 days']
  for (const words of ['We offer $300 and 2 packs.', 'It is about Cold brew, $5 a pack.', 'We plan for 30 days.'])
    expect(heldDraft(answer(words), told), words).not.toBeNull()
  for (const words of [
    'We offer $400.',
    'We reply within 48 hours.',
    'See www.tea.example.',
    'Ask @somebody.',
    'It pays 5,000 USD.',
  ])
    expect(heldDraft(answer(words), told), words).toBeNull()
})

test('the built-in drafts hold to what is asked of a model', () => {
  for (const tone of ['friendly', 'formal', 'short'] as const)
    for (const product of ['', 'Spring blend'])
      for (const offer of ['', 'A paid partnership']) {
        const { subject, body, followUps } = builtInDraft({ brand: 'Tea', product, offer, tone })
        const answer = JSON.stringify({ subject, body, followUps: followUps.map((each) => each.body) })
        expect(heldDraft(answer, [product, offer]), `${tone} ${product} ${offer}`).not.toBe(null)
      }
})

test('an hour of the day is that hour in its zone, in winter and in summer', () => {
  expect(zonedTime('2027-01-15', '09:00', 'America/New_York').toISOString()).toBe('2027-01-15T14:00:00.000Z')
  expect(zonedTime('2027-07-15', '09:00', 'America/New_York').toISOString()).toBe('2027-07-15T13:00:00.000Z')
  expect(zonedTime('2027-03-28', '09:00', 'Europe/Berlin').toISOString()).toBe('2027-03-28T07:00:00.000Z')
  expect(zonedTime('2027-01-01', '00:30', 'Asia/Kolkata').toISOString()).toBe('2026-12-31T19:00:00.000Z')
})
