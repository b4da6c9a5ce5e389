import type { ExportedFile } from '@vouch/contract'
import Papa from 'papaparse'
import { expect } from 'vitest'
import { download, ended, made } from '../../../test/exported.ts'
import { type Rooms, type RoomsOptions, signingKey, signUp, test, verify } from '../../../test/rooms.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { createShare } from '../sharing/share-links.ts'
import { sealedReport } from '../signing/report-digest.ts'
import { eraseCreator } from '../verifications/erase-creator.ts'
import { exportsHook } from './account-hook.ts'
import { deleteExpiredFiles, forgetExportsOf } from './forget-files.ts'

const openCampaign = {
  ...{ otherCosts: null, posts: null, format: null, linkPlace: null, brandLinked: null, niche: null },
  ...{ productPrice: null, margin: null, conversionRate: null, landingQuality: null, discount: null },
  ...{ markets: null, attributionDays: null, usageRights: null, exclusivityMonths: null, boostSpend: null },
  earlierCampaigns: null,
}
const ava = { url: 'https://www.instagram.com/ava_fields_sandbox/' }
const day = 86_400_000

/** Prints what it was given, so that a test can look at it without laying out pages. */
const printer = { print: async (paper: object) => Buffer.from(JSON.stringify(paper)) }
const notText = Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0xfe])
const brokenPrinter = { print: async () => Promise.reject(new Error('The press is jammed')) }

async function withReport(
  open: (options?: RoomsOptions) => Promise<Rooms>,
  options: RoomsOptions = { printers: { printer } },
) {
  const rooms = await open(options)
  await rooms.work()
  const visitor = await signUp(rooms)
  const done = await verify(visitor, ava)
  return { rooms, visitor, sourceId: done.id }
}

test('a PDF costs two credits, which are held when it is asked for and kept when it is there', async ({ open }) => {
  const { rooms, visitor, sourceId } = await withReport(open)
  const before = await visitor.credits()
  const asked = await visitor.ask('POST', '/api/exports', { subject: 'report', format: 'pdf', sourceId })
  expect(asked).toMatchObject({ status: 202, body: { creditsHeld: 2, title: '@ava_fields_sandbox on Instagram' } })
  expect(await visitor.credits()).toBe(before - 2)
  const file = await ended(visitor, asked.body.id)
  expect(file).toMatchObject({ state: 'ready', progress: 100, creditsUsed: 2, reason: null })
  expect(Date.parse(file.expiresAt ?? '')).toBe(rooms.clock.now.getTime() + 30 * day)
  expect(await visitor.credits()).toBe(before - 2)
  const answer = await download(rooms, visitor, file.id)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${file.fileName}"`)
  expect(answer.json()).toMatchObject({ verificationId: sourceId, link: null, operator: expect.any(String) })
})

test('a report as CSV is a table of figures, signals and evidence', async ({ open }) => {
  const { rooms, visitor, sourceId } = await withReport(open)
  const file = await made(visitor, { subject: 'report', format: 'csv', sourceId })
  expect(file.creditsUsed).toBe(2)
  const { body } = await download(rooms, visitor, file.id)
  const rows = Papa.parse<Record<string, string>>(body, { header: true, skipEmptyLines: true }).data
  expect(rows.find(({ id }) => id === 'trust')).toMatchObject({ section: 'verdict', unit: 'of 100' })
  expect(rows.filter(({ section }) => section === 'signal').length).toBeGreaterThan(20)
  expect(rows.some(({ section }) => section === 'evidence')).toBe(true)
  expect(rows.find(({ id }) => id === 'decision')?.text).toMatch(/^(Book|Ask first|Don’t book): /)
  const parts = rows.filter(({ section }) => section === 'part')
  const names = ['followers', 'growth', 'likes', 'views', 'comments', 'rings']
  expect(parts.map(({ id }) => id)).toEqual(names.map((name) => `part_${name}`))
  for (const { verdict, value } of parts) expect(value === '').toBe(verdict === 'not-seen')
})

test('a report as JSON is free and signed, and its digest is the one that a share link shows', async ({ open }) => {
  const { rooms, visitor, sourceId } = await withReport(open)
  const before = await visitor.credits()
  const file = await made(visitor, { subject: 'report', format: 'json', sourceId })
  expect(file.creditsUsed).toBe(0)
  expect(await visitor.credits()).toBe(before)
  const { rawPayload } = await download(rooms, visitor, file.id)
  const { signature, ...report } = JSON.parse(rawPayload.toString())
  expect(signature.keyId).toBe(signingKey.id)
  const share = await createShare(rooms.sharing, visitor, { verificationId: sourceId, days: 30, label: '' })
  expect(sealedReport(report).digest).toBe(share.digest)
})

test('the list of verifications is exported as it stands, and texts cannot run as formulas', async ({ open }) => {
  const { rooms, visitor } = await withReport(open)
  await rooms.db.pool.query(`update reports set card = jsonb_set(card::jsonb, '{displayName}', '"=1+1;=1+1"')::json`)
  const file = await made(visitor, { subject: 'verifications', format: 'csv' })
  expect(file).toMatchObject({ title: 'Verifications', creditsUsed: 2 })
  const { body } = await download(rooms, visitor, file.id)
  const rows = Papa.parse<Record<string, string>>(body, { header: true, skipEmptyLines: true }).data
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    handle: 'ava_fields_sandbox',
    name: "'=1+1;'=1+1",
    state: 'done',
    credits_used: '10',
    decision: expect.stringMatching(/^(book|ask-first|dont-book)$/),
  })
  const free = await made(visitor, { subject: 'verifications', format: 'json', creator: 'nobody' })
  expect((await download(rooms, visitor, free.id)).json()).toEqual([])
})

test('a PDF with a link carries one that shows the very report', async ({ open }) => {
  const { rooms, visitor, sourceId } = await withReport(open)
  const file = await made(visitor, { subject: 'report', format: 'pdf', sourceId, link: true })
  const paper = (await download(rooms, visitor, file.id)).json()
  const token = new URL(paper.link.url).pathname.split('/').at(-1)
  const shown = await rooms.app.inject({ method: 'GET', url: `/api/shared/${token}` })
  expect(shown.json()).toMatchObject({ digest: paper.digest })
})

test('a file that cannot be made costs nothing, and says so', async ({ open }) => {
  const { rooms, visitor, sourceId } = await withReport(open, { printers: { printer: brokenPrinter } })
  const before = await visitor.credits()
  const asked = await visitor.ask('POST', '/api/exports', { subject: 'report', format: 'pdf', sourceId })
  const file = await ended(visitor, asked.body.id)
  expect(file).toMatchObject({
    state: 'failed',
    creditsUsed: 0,
    reason: 'We couldn’t create the file. You weren’t charged. Please try again.',
  })
  expect(await visitor.credits()).toBe(before)
  expect((await download(rooms, visitor, file.id)).json()).toMatchObject({ code: 'file_gone' })
})

test('who cannot pay gets no file and loses nothing', async ({ open }) => {
  const { rooms, visitor, sourceId } = await withReport(open)
  await rooms.db.pool.query(`update credit_balances set balance = 1 where workspace_id = $1 and bucket = 'monthly'`, [
    visitor.workspaceId,
  ])
  const asked = await visitor.ask('POST', '/api/exports', { subject: 'report', format: 'pdf', sourceId })
  expect(asked).toMatchObject({
    status: 402,
    body: { error: 'Insufficient credits: 2 required, 1 available for pdf report', required: 2, available: 1 },
  })
  expect((await visitor.ask('GET', '/api/exports')).body).toEqual({ exports: [], nextCursor: null })
})

test('asking twice with one key makes one file; the key is not good for another wish', async ({ open }) => {
  const { visitor, sourceId } = await withReport(open)
  const before = await visitor.credits()
  const wish = { subject: 'report', format: 'csv', sourceId }
  const key = { 'idempotency-key': 'once' }
  const asked = await Promise.all([1, 2, 3].map(() => visitor.ask('POST', '/api/exports', wish, key)))
  const told = asked.map(({ body }) => body.error ?? body.id)
  expect(told).toEqual(told.map(() => asked[0]?.body.id))
  expect(await visitor.credits()).toBe(before - 2)
  const other = await visitor.ask('POST', '/api/exports', { ...wish, format: 'pdf' }, key)
  expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } })
})

test('an account waits for ten files at a time, however many it asks for at once', async ({ open }) => {
  const rooms = await open({ printers: { printer } })
  const [visitor, other] = [await signUp(rooms), await signUp(rooms)]
  const wish = { subject: 'verifications', format: 'json' }
  const ask = (who: typeof visitor) => who.ask('POST', '/api/exports', wish)
  const asked = await Promise.all(Array.from({ length: 15 }, () => ask(visitor)))
  expect(asked.filter(({ status }) => status === 202).length).toBe(10)
  const message = '10 of your files are still being made. Wait for one of them, then ask again.'
  for (const { status, body } of asked) {
    if (status !== 202) expect([status, body.code, body.error]).toEqual([429, 'rate_limited', message])
  }
  expect((await ask(other)).status).toBe(202)
  await rooms.work()
  for (const { status, body } of asked) if (status === 202) await ended(visitor, body.id)
  expect((await ask(visitor)).status).toBe(202)
})

test('another workspace sees and fetches nothing', async ({ open }) => {
  const { rooms, visitor, sourceId } = await withReport(open)
  const file = await made(visitor, { subject: 'report', format: 'json', sourceId })
  const stranger = await signUp(rooms)
  expect(await stranger.ask('GET', `/api/exports/${file.id}`)).toMatchObject({ status: 404 })
  expect((await download(rooms, stranger, file.id)).statusCode).toBe(404)
  const asked = await stranger.ask('POST', '/api/exports', { subject: 'report', format: 'json', sourceId })
  expect(asked).toMatchObject({ status: 404, body: { error: 'Verification not found.' } })
})

test('what is asked for is checked, field by field', async ({ open }) => {
  const visitor = await signUp(await open())
  const ask = async (wish: object) => (await visitor.ask('POST', '/api/exports', wish)).body.fields
  expect(await ask({ subject: 'verifications', format: 'pdf' })).toEqual({
    format: 'Only reports can be exported as PDF. Lists can be exported as csv or json.',
  })
  expect(await ask({ subject: 'report', format: 'csv' })).toEqual({
    sourceId: 'Say which one: sourceId must be the ID of a verification, a shortlist, a batch or a campaign.',
  })
})

test('a file is kept for thirty days by the product’s clock', async ({ open }) => {
  const { rooms, visitor, sourceId } = await withReport(open)
  const file = await made(visitor, { subject: 'report', format: 'json', sourceId })
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 30 * day - 1)
  await deleteExpiredFiles(rooms.db, rooms.clock.now)
  expect((await download(rooms, visitor, file.id)).statusCode).toBe(200)
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 1)
  const gone = await download(rooms, visitor, file.id)
  expect([gone.statusCode, gone.json().error]).toEqual([410, 'Its 30 days are up. Request it again.'])
  expect(await deleteExpiredFiles(rooms.db, rooms.clock.now)).toBeGreaterThan(0)
  expect((await visitor.ask('GET', `/api/exports/${file.id}`)).body).toMatchObject({ state: 'gone', fileName: null })
})

test('a PDF prints what was planned and bought, unless it is left out', async ({ open }) => {
  const { rooms, visitor, sourceId } = await withReport(open)
  const { body: roi } = await visitor.call('GET', `/${sourceId}/roi`)
  const wish = { subject: 'report', format: 'pdf', sourceId }
  const paperOf = async (more: object) => {
    const { id } = await made(visitor, { ...wish, ...more })
    return (await download(rooms, visitor, id)).json()
  }
  expect((await paperOf({})).additions).toEqual({ planned: null, analyses: [] })
  const campaign = { ...openCampaign, fee: 400, margin: 0.6 }
  await visitor.ask('PUT', `/api/verifications/${sourceId}/roi`, { campaign, goal: 'reach', budget: null })
  await visitor.call('POST', `/${sourceId}/analyses/overexposure_index`)
  await expect
    .poll(async () => (await visitor.call('GET', `/${sourceId}/analyses`)).body.analyses[0]?.state)
    .toBe('done')
  const { additions } = await paperOf({})
  expect(additions.planned).toMatchObject({ creator: roi.creator, plan: { campaign: { fee: 400, margin: 0.6 } } })
  expect(additions.analyses).toMatchObject([{ kind: 'overexposure_index', answer: { parts: expect.any(Array) } }])
  expect((await paperOf({ additions: false })).additions).toEqual({ planned: null, analyses: [] })
  const { body } = await visitor.ask('GET', '/api/exports')
  expect(body.exports.map((file: ExportedFile) => file.additions).sort()).toEqual([false, true, true])
})

test('when a creator is erased, so is every file that shows them, and none that only has their name for a word', async ({
  open,
}) => {
  // No text in any encoding, as a PDF is none.
  const { rooms, visitor, sourceId } = await withReport(open, { printers: { printer: { print: async () => notText } } })
  const paper = await made(visitor, { subject: 'report', format: 'pdf', sourceId })
  const risky = await visitor.ask('POST', '/api/verification-views', { name: 'Risky', address: 'risk=high&sort=trust' })
  const sought = { name: 'One', address: 'risk=high&q=%40Ava_Fields_sandbox' }
  await visitor.ask('POST', '/api/verification-views', sought)
  const elsewhere = { name: 'Other', address: 'q=https%3A%2F%2Fwww.tiktok.com%2F%40ava_fields_sandbox' }
  const other = await visitor.ask('POST', '/api/verification-views', elsewhere)
  const report = await made(visitor, { subject: 'report', format: 'csv', sourceId })
  const list = await made(visitor, { subject: 'verifications', format: 'csv', creator: 'ava_fields_sandbox' })
  const erase = async (handle: string) => {
    await forgetExportsOf(rooms.db.pool, { platform: 'instagram', handles: [handle] })
    await eraseCreator(rooms.db.pool, { platform: 'instagram', handle }, rooms.clock.now)
  }
  for (const word of ['risk', 'trust', 'high', 'ava', 'fields_sandbox', 'instagram']) await erase(word)
  for (const { id } of [paper, report, list]) expect((await download(rooms, visitor, id)).statusCode).toBe(200)
  await erase('ava_fields_sandbox')
  expect((await visitor.ask('GET', '/api/verification-views')).body.views).toEqual([other.body, risky.body])
  for (const { id } of [paper, report, list]) {
    expect((await download(rooms, visitor, id)).json().code).toBe('file_gone')
  }
  const { body } = await visitor.ask('GET', '/api/exports')
  expect(JSON.stringify(body)).not.toContain('ava_fields')
  expect(body.exports[0].reason).toBe('The file was deleted along with the data it contained.')
})

test('the copy of an account lists its files, and deleting it gives back what is on hold', async ({ open }) => {
  const rooms = await open({ printers: { printer } })
  const visitor = await signUp(rooms)
  await rooms.work()
  const { id: sourceId } = await verify(visitor, ava)
  await made(visitor, { subject: 'report', format: 'csv', sourceId })
  const account = { ...visitor, email: '' }
  const pages = await Promise.all((exportsHook.sections ?? []).map(({ page }) => page(rooms.db.pool, account, null)))
  expect(pages).toMatchObject([{ rows: [{ format: 'csv', creditsUsed: 2 }], next: null }])
  await rooms.db.pool.query(
    `update exports set state = 'running', ended_at = null, expires_at = null, credits_used = null where workspace_id = $1`,
    [visitor.workspaceId],
  )
  await rooms.db.pool.query(
    `update credit_holds set state = 'held', settled_at = null, used = null where action = 'csv_export'
    and workspace_id = $1`,
    [visitor.workspaceId],
  )
  const before = await visitor.credits()
  await withTransaction(rooms.db, async (tx) => exportsHook.remove?.(tx, account, rooms.clock.now))
  expect(await visitor.credits()).toBe(before + 2)
  expect((await visitor.ask('GET', '/api/exports')).body.exports).toEqual([])
})

test('the list of exports goes on page by page', async ({ open }) => {
  const { visitor, sourceId } = await withReport(open)
  for (const format of ['json', 'csv', 'json']) await made(visitor, { subject: 'report', format, sourceId })
  const first = await visitor.ask('GET', '/api/exports?limit=2')
  expect(first.body.exports).toHaveLength(2)
  const second = await visitor.ask('GET', `/api/exports?limit=2&cursor=${first.body.nextCursor}`)
  expect(second.body).toMatchObject({ exports: [{ state: 'ready' }], nextCursor: null })
  // All were asked for in one instant of the test's clock, so their order is that of their ids; none comes twice.
  const ids = [...first.body.exports, ...second.body.exports].map(({ id }) => id)
  expect(new Set(ids).size).toBe(3)
})
