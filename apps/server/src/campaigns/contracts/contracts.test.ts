import { hash, verify } from 'node:crypto'
import { canonicalJson } from '@vouch/contract'
import { expect, onTestFinished } from 'vitest'
import { openStored } from '../../../test/object-server.ts'
import { test as base, type Rooms, signingKey, signUp, type Visitor } from '../../../test/rooms.ts'
import { startedCampaign } from '../../../test/started-campaign.ts'
import { moveBodies } from '../../foundation/moving/move-bodies.ts'
import { movableContracts, sendCopies } from './contract-copies.ts'
import { recordIn } from './contract-document.ts'
import type { ContractPaper } from './pdf/contract-paper.ts'

/** A paper that can be read: what is printed, as JSON. */
const readable = { print: async (paper: ContractPaper) => Buffer.from(JSON.stringify(paper)) }

const test = base
  .extend('rooms', async ({ open }) => open({ printers: { contractPrinter: readable } }))
  .extend('ann', async ({ rooms }) => signUp(rooms))

const clauses = ['usage', 'warranty', 'kill-fee']

async function created(ann: Visitor) {
  const { campaignId, entryIds } = await startedCampaign(ann, 1)
  const [entryId = ''] = entryIds
  const made = await ann.ask('POST', '/api/contracts', { campaignId, entryId, clauses })
  return { campaignId, entryId, made, id: String(made.body.id) }
}

const filled = {
  ...{ brand_name: 'Tea Inc.', creator_name: 'Eve Stone', start_date: 'March 1, 2027', end_date: 'March 31, 2027' },
  ...{ deliverables: '- 1 reel', fee: '$900', governing_law: 'New York', warranty_floor: '60', product: 'Tea' },
}

async function saved(ann: Visitor, id: string, variables: object = filled) {
  const { body } = await ann.ask('GET', `/api/contracts/${id}`)
  const { draft } = body.current
  return ann.ask('PATCH', `/api/contracts/${id}`, {
    ...{ title: draft.title, clauses: draft.clauses, version: body.version },
    variables: { ...draft.variables, ...variables },
  })
}

async function offered(ann: Visitor, to: string | null = null) {
  const contract = await created(ann)
  const { body: edited } = await saved(ann, contract.id)
  const send = { to, version: edited.version, confirm: { count: to === null ? 0 : 1, credits: 0 } }
  const { status, body } = await ann.ask('POST', `/api/contracts/${contract.id}/send`, send)
  expect(status).toBe(200)
  const token = new URL(body.sent.url).pathname.split('/').at(-1) ?? ''
  return { ...contract, token, digest: String(body.sent.digest), sent: body }
}

async function visit({ app }: Rooms, method: 'GET' | 'POST', path: string, payload?: object) {
  const answer = await app.inject({ method, url: `/api/contract/${path}`, ...(payload && { payload }) })
  return { status: answer.statusCode, text: answer.body, body: answer.body.startsWith('{') ? answer.json() : null }
}

async function contractField(ann: Visitor, campaignId: string): Promise<string> {
  const { body } = await ann.ask('GET', `/api/campaigns/${campaignId}`)
  return body.creators[0].fields.contract.value
}

test('a contract costs 2 credits, is filled in from the campaign, and says what is missing', async ({ ann }) => {
  const before = await ann.credits()
  const { made, campaignId } = await created(ann)
  expect(made.status).toBe(201)
  // The start of the campaign costs 2 as well.
  expect(before - (await ann.credits())).toBe(4)
  const { current, state } = made.body
  expect(state).toBe('draft')
  const kinds = current.draft.clauses.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toContain('warranty')
  expect(kinds).not.toContain('exclusivity')
  expect(current.draft.variables).toMatchObject({ campaign_name: 'Spring', payment_days: '30' })
  expect(current.holes).toEqual(expect.arrayContaining(['brand_name', 'fee', 'governing_law']))
  expect(await contractField(ann, campaignId)).toBe('drafted')
})

test('a contract whose answer was lost is asked for again under its key: it is the same one, paid for once', async ({
  ann,
}) => {
  const { campaignId, entryIds } = await startedCampaign(ann, 2)
  const before = await ann.credits()
  const ask = (entryId = entryIds[0], wanted: readonly string[] = ['scope', 'payment']) =>
    ann.ask('POST', '/api/contracts', { campaignId, entryId, clauses: wanted }, { 'idempotency-key': 'once' })
  const [first, second] = await Promise.all([ask(), ask()])
  expect(second.body.id).toBe(first.body.id)
  expect((await ask(entryIds[0], ['payment', 'scope'])).body.id).toBe(first.body.id)
  for (const other of [await ask(entryIds[1]), await ask(entryIds[0], ['general'])])
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } })
  expect(before - (await ann.credits())).toBe(2)
})

test('what fails costs nothing: a stranger’s creator, a draft of a campaign, no credits', async ({ ann, rooms }) => {
  const { campaignId, entryId } = await created(ann)
  const left = await ann.credits()
  const foreign = await ann.ask('POST', '/api/contracts', { campaignId, entryId: crypto.randomUUID(), clauses })
  expect(foreign.status).toBe(404)
  expect(await ann.credits()).toBe(left)
  const bob = await signUp(rooms)
  expect(await bob.ask('POST', '/api/contracts', { campaignId, entryId, clauses })).toMatchObject({ status: 404 })
  const poor = await signUp(rooms, 3)
  const { made } = await created(poor)
  expect(made).toMatchObject({ status: 402, body: { code: 'insufficient_credits' } })
  expect(await poor.ask('GET', '/api/contracts')).toMatchObject({ body: { contracts: [] } })
})

test('a contract that is with the creator is taken back by who may send, and not deleted past them', async ({
  ann,
  rooms,
}) => {
  const { id, token } = await offered(ann)
  expect(await ann.ask('DELETE', `/api/contracts/${id}`)).toMatchObject({ status: 409, body: { code: 'not_now' } })
  expect((await visit(rooms, 'GET', token)).status).toBe(200)
  await ann.ask('POST', `/api/contracts/${id}/withdraw`)
  expect((await ann.ask('DELETE', `/api/contracts/${id}`)).status).toBe(200)
  expect((await visit(rooms, 'GET', token)).status).toBe(410)
})

test('every save is a version over the one that was seen, and holes keep it from being sent', async ({ ann }) => {
  const { id } = await created(ann)
  const send = { version: 1, confirm: { count: 0, credits: 0 } }
  expect(await ann.ask('POST', `/api/contracts/${id}/send`, send)).toMatchObject({
    status: 409,
    body: { code: 'not_now', error: expect.stringContaining('fee') },
  })
  const second = await saved(ann, id)
  expect(second.body).toMatchObject({ version: 2, current: { holes: [] } })
  expect(second.body.versions.map(({ version }: { version: number }) => version)).toEqual([2, 1])
  const { draft } = second.body.current
  const late = await ann.ask('PATCH', `/api/contracts/${id}`, { ...draft, version: 1 })
  expect(late).toMatchObject({ status: 409, body: { code: 'field_conflict' } })
  const first = await ann.ask('GET', `/api/contracts/${id}/versions/1`)
  const none = await ann.ask('GET', `/api/contracts/${id}/versions/${Number.MAX_SAFE_INTEGER}`)
  expect(none).toMatchObject({ status: 400, body: { code: 'validation' } })
  expect(first.body.draft.variables.fee).toBeUndefined()
  expect(await ann.ask('POST', `/api/contracts/${id}/send`, { version: 2 })).toMatchObject({
    status: 409,
    body: { code: 'confirmation_required', count: 0, credits: 0 },
  })
})

test('a contract that is not there is not found, confirmed or not', async ({ ann, rooms }) => {
  const bob = await signUp(rooms)
  const { id } = await created(bob)
  for (const absent of [crypto.randomUUID(), id])
    for (const confirm of [undefined, { count: 0, credits: 0 }, { count: 1, credits: 0 }])
      expect(
        await ann.ask('POST', `/api/contracts/${absent}/send`, { version: 1, ...(confirm && { confirm }) }),
      ).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('values that can’t be meant keep a contract from being sent, and the refusal says which', async ({ ann }) => {
  const { id } = await created(ann)
  const amount = 'The fee must be an amount of 0 or more, such as $900.'
  for (const [variables, error] of [
    [{ start_date: 'March 31, 2027', end_date: 'March 1, 2027' }, 'The last day can’t be before the first day.'],
    [{ fee: '-5' }, amount],
    [{ fee: 'a nice sum' }, amount],
    [{ payment_days: 'minus three' }, 'Days to pay must be a whole number from 0 to 365.'],
  ] as const) {
    const { body: edited } = await saved(ann, id, { ...filled, payment_days: '30', ...variables })
    const send = { version: edited.version, confirm: { count: 0, credits: 0 } }
    const refused = await ann.ask('POST', `/api/contracts/${id}/send`, send)
    expect(refused).toMatchObject({ status: 409, body: { code: 'not_now', error } })
  }
})

test('a value that nobody can see is not filled in, and a title that nobody can see is refused', async ({ ann }) => {
  const { id } = await created(ann)
  const { body } = await saved(ann, id, { ...filled, creator_name: '\u200b\u200b' })
  expect(body.current.holes).toEqual(['creator_name'])
  const { draft, version } = body.current
  const titled = await ann.ask('PATCH', `/api/contracts/${id}`, { ...draft, title: '\u200b', version })
  expect(titled).toMatchObject({ status: 400, body: { code: 'validation' } })
})

test('whoever accepts writes a name that can be seen', async ({ ann, rooms }) => {
  const { token, digest } = await offered(ann)
  const unseen = await visit(rooms, 'POST', `${token}/accept`, { name: '\u200b\u200b', digest, agreed: true })
  expect(unseen).toMatchObject({ status: 400 })
  const seen = await visit(rooms, 'POST', `${token}/accept`, { name: '\u202eEve Stone', digest, agreed: true })
  expect(seen.body).toMatchObject({ state: 'accepted', answer: { name: 'Eve Stone' } })
})

test('accepted by its link with name, time, address and digest, it is signed, printed once and checked by anybody', async ({
  ann,
  rooms,
}) => {
  const { id, token, digest, campaignId } = await offered(ann, 'eve@creators.test')
  expect(await contractField(ann, campaignId)).toBe('sent')
  const page = await visit(rooms, 'GET', token)
  expect(page.body).toMatchObject({ state: 'sent', brand: 'Tea Inc.', digest, keepsEmail: true })
  const other = `sha256:${'0'.repeat(64)}`
  const wrong = await visit(rooms, 'POST', `${token}/accept`, { name: 'Eve Stone', digest: other, agreed: true })
  expect(wrong).toMatchObject({ status: 409, body: { code: 'not_now' } })
  const unticked = await visit(rooms, 'POST', `${token}/accept`, { name: 'Eve Stone', digest, agreed: false })
  expect(unticked).toMatchObject({ status: 400 })
  const yes = await visit(rooms, 'POST', `${token}/accept`, { name: 'Eve Stone', digest, agreed: true })
  expect(yes.body).toMatchObject({ state: 'accepted', answer: { name: 'Eve Stone' } })
  const again = await visit(rooms, 'POST', `${token}/accept`, { name: 'Mallory', digest, agreed: true })
  expect(again.body.answer.name).toBe('Eve Stone')
  expect(await contractField(ann, campaignId)).toBe('signed')
  const { body: own } = await ann.ask('GET', `/api/contracts/${id}`)
  expect(own.answer).toMatchObject({ name: 'Eve Stone', address: '127.0.0.1', at: '2026-11-20T10:00:00.000Z' })

  const record = recordIn((await visit(rooms, 'GET', `${token}/record`)).text)
  expect(`sha256:${hash('sha256', canonicalJson(record.document), 'hex')}`).toBe(digest)
  const unsigned = { ...record, signature: { ...record.signature, value: undefined } }
  const value = Buffer.from(record.signature.value, 'base64url')
  expect(verify(null, Buffer.from(canonicalJson(unsigned)), signingKey.publicKey, value)).toBe(true)

  await sendCopies(rooms.contracts, id)
  const file = await visit(rooms, 'GET', `${token}/file`)
  const fileDigest = hash('sha256', file.text, 'hex')
  const check = await visit(rooms, 'GET', `${digest}/verify`)
  expect(check.body).toMatchObject({ finding: 'contract', contract: { signer: 'Eve Stone', digest } })
  expect(check.body.contract.fileDigest).toBe(`sha256:${fileDigest}`)
  expect((await visit(rooms, 'GET', `${fileDigest}/verify`)).body).toMatchObject({ finding: 'file' })
  expect((await visit(rooms, 'GET', `${other}/verify`)).body).toEqual({ finding: 'unknown', contract: null })
})

test('both get the copy by email, once each, however often the job runs', async ({ ann, rooms }) => {
  const { id, token, digest } = await offered(ann, 'eve@creators.test')
  await visit(rooms, 'POST', `${token}/accept`, { name: 'Eve Stone', digest, agreed: true })
  await sendCopies(rooms.contracts, id)
  await sendCopies(rooms.contracts, id)
  const found = await rooms.db.pool.query<{ recipient: string; name: string; bytes: number }>(
    `select recipient, attachment_name as name, length(attachment) as bytes from mails
      where cause like 'contract:' || $1 || ':copy:%' order by recipient = 'eve@creators.test'`,
    [id],
  )
  expect(found.rows).toHaveLength(2)
  expect(found.rows[1]?.recipient).toBe('eve@creators.test')
  for (const { name, bytes } of found.rows) {
    expect(name).toBe(`contract-${digest.slice(7, 15)}.pdf`)
    expect(bytes).toBeGreaterThan(100)
  }
})

test('declined with a reason it can be changed and sent again by another link', async ({ ann, rooms }) => {
  const { id, token, digest, campaignId } = await offered(ann)
  expect(await visit(rooms, 'POST', `${token}/decline`, { reason: ' ' })).toMatchObject({ status: 400 })
  const no = await visit(rooms, 'POST', `${token}/decline`, { reason: 'Too little.' })
  expect(no.body).toMatchObject({ state: 'declined' })
  expect(await visit(rooms, 'POST', `${token}/accept`, { name: 'Eve', digest, agreed: true })).toMatchObject({
    status: 409,
  })
  expect(await contractField(ann, campaignId)).toBe('drafted')
  expect((await ann.ask('GET', `/api/contracts/${id}`)).body.answer.reason).toBe('Too little.')
  const { body: edited } = await saved(ann, id, { ...filled, fee: '$1,200' })
  const send = { version: edited.version, confirm: { count: 0, credits: 0 } }
  const { body } = await ann.ask('POST', `/api/contracts/${id}/send`, send)
  expect(body).toMatchObject({ state: 'sent', answer: null })
  expect(body.sent.url).not.toContain(token)
  expect((await visit(rooms, 'GET', token)).status).toBe(410)
})

test('taken back, its link ends; sent, it cannot be changed; accepted, it cannot be deleted', async ({
  ann,
  rooms,
}) => {
  const { id, token, digest } = await offered(ann)
  expect(await saved(ann, id)).toMatchObject({ status: 409, body: { code: 'not_now' } })
  await ann.ask('POST', `/api/contracts/${id}/withdraw`)
  expect((await visit(rooms, 'GET', token)).status).toBe(410)
  expect(await visit(rooms, 'POST', `${token}/accept`, { name: 'Eve', digest, agreed: true })).toMatchObject({
    status: 410,
  })
  const other = await offered(ann)
  await visit(rooms, 'POST', `${other.token}/accept`, { name: 'Eve', digest: other.digest, agreed: true })
  expect(await ann.ask('DELETE', `/api/contracts/${other.id}`)).toMatchObject({ status: 409 })
  expect(await ann.ask('DELETE', `/api/contracts/${id}`)).toMatchObject({ status: 200 })
})

test('a mailbox gets five contracts a day; what could not be sent counts for none of them, and the link goes on', async ({
  ann,
}) => {
  const { id } = await created(ann)
  const send = (version: number, to: string | null) =>
    ann.ask('POST', `/api/contracts/${id}/send`, { to, version, confirm: { count: to === null ? 0 : 1, credits: 0 } })
  const to = 'eve.often@example.com'
  for (let time = 0; time < 6; time += 1) expect((await send(1, to)).body.code).toBe('not_now')
  const { version } = (await saved(ann, id)).body
  for (let time = 0; time < 5; time += 1) {
    expect((await send(version, to)).status).toBe(200)
    await ann.ask('POST', `/api/contracts/${id}/withdraw`)
  }
  expect(await send(version, to)).toMatchObject({
    status: 429,
    body: { error: 'This address already got several contracts today. Copy the link instead, or try again tomorrow.' },
  })
  expect((await send(version, null)).status).toBe(200)
})

test('another workspace finds none of it', async ({ ann, rooms }) => {
  const { id } = await offered(ann)
  const bob = await signUp(rooms)
  for (const path of ['', '/versions/1', '/file'])
    expect(await bob.ask('GET', `/api/contracts/${id}${path}`)).toMatchObject({ status: 404 })
  expect(await bob.ask('POST', `/api/contracts/${id}/withdraw`)).toMatchObject({ status: 404 })
  expect(await bob.ask('DELETE', `/api/contracts/${id}`)).toMatchObject({ status: 404 })
})

test('a report since the acceptance whose whole range is below the floor breaks the warranty, one that reaches it does not', async ({
  ann,
  rooms,
}) => {
  const { id, token, digest } = await offered(ann)
  await visit(rooms, 'POST', `${token}/accept`, { name: 'Eve Stone', digest, agreed: true })
  const { body: open } = await ann.ask('GET', `/api/contracts/${id}`)
  const started = { floor: 60, before: null, after: null, finding: 'open' }
  // The contract names March 31 as its last day; the campaign's own dates move nothing.
  expect(open.warranty).toMatchObject({ ...started, until: '2027-04-30' })
  const { platform, handle } = open.creator
  await ann.call('POST', '', { url: `https://www.twitch.tv/${handle}` })
  await rooms.work()
  await expect.poll(async () => (await ann.ask('GET', `/api/contracts/${id}`)).body.warranty.finding).not.toBe('open')
  const { body } = await ann.ask('GET', `/api/contracts/${id}`)
  const { after, finding } = body.warranty
  expect(platform).toBe('twitch')
  expect(finding).toBe(after.high < 60 ? 'broken' : 'kept')
  const stricter = finding === 'kept' ? 100 : 0
  await rooms.db.pool.query(
    `update contract_versions set draft = jsonb_set(draft, '{variables,warranty_floor}', to_jsonb($2::text)) where contract_id = $1`,
    [id, String(stricter)],
  )
  const { body: turned } = await ann.ask('GET', `/api/contracts/${id}`)
  expect(turned.warranty.finding).toBe(after.high < stricter ? 'broken' : 'kept')
  expect(turned.warranty.finding).not.toBe(finding)
})

test('a copy that lies in the object store is the same bytes with the same digest', async ({ open, db }) => {
  const stored = await openStored(db.connectionString)
  onTestFinished(stored.close)
  const rooms = await open({ through: stored.db, printers: { contractPrinter: readable } })
  const { id, token, digest } = await offered(await signUp(rooms))
  await visit(rooms, 'POST', `${token}/accept`, { name: 'Eve Stone', digest, agreed: true })
  await sendCopies(rooms.contracts, id)
  const { text } = await visit(rooms, 'GET', `${token}/file`)
  const { signal } = new AbortController()
  expect(await moveBodies({ db: stored.db, objects: stored.objects, signal }, movableContracts)).toBeGreaterThan(0)
  const moved = await stored.db.pool.query(
    'select file, object_key is not null as moved from contracts where id = $1',
    [id],
  )
  expect(moved.rows).toEqual([{ file: null, moved: true }])
  expect((await visit(rooms, 'GET', `${token}/file`)).text).toBe(text)
  const { body } = await visit(rooms, 'GET', `${digest}/verify`)
  expect(body.contract.fileDigest).toBe(`sha256:${hash('sha256', text, 'hex')}`)
})
