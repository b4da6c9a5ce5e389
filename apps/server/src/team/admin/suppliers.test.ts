import { parseAddress } from '@vouch/contract'
import { expect } from 'vitest'
import { type Rooms, signUp, test, verify } from '../../../test/rooms.ts'
import { scriptedPlatform } from '../../../test/scripted-platform.ts'
import { pointedAt, shippedFile, socialFetch, supplierSecrets } from '../../../test/scripted-supplier.ts'
import { colleagueIn } from '../../../test/team.ts'
import type { Target } from '../../outside/platforms/connector.ts'
import { reportForVisitor } from '../../verdicts/verifications/report-for-visitor.ts'

/** The team describes a supplier, sees what it would ask and cost, tries it, and puts it to use; a file of the operator counts instead. */

const key = 'social-fetch'

function targetOf(address: string): Target {
  const target = parseAddress(address)
  if (target.kind === 'refused') throw new Error(target.sentence)
  return target
}

async function opened(open: (options?: object) => Promise<Rooms>, config: object = {}) {
  const server = await scriptedPlatform(socialFetch)
  const { host } = new URL(server.baseUrl)
  const text = pointedAt(shippedFile(key), server.baseUrl)
  const rooms = await open({ suppliers: { accepted: true, testHosts: [host], secrets: supplierSecrets, ...config } })
  await rooms.db.pool.query('delete from suppliers')
  const ann = await colleagueIn(rooms)
  const put = async (body: object, at = key) => {
    const answer = await ann.ask({ method: 'PUT', url: `/api/admin/suppliers/${at}`, payload: body })
    return { status: answer.statusCode, body: answer.json() }
  }
  return { server, text, rooms, ann, put }
}

test('a supplier is described, tried and used, and the log says so', async ({ open }) => {
  const { server, text, rooms, ann, put } = await opened(open)
  expect((await ann.get('/suppliers')).body).toMatchObject({ suppliers: [], accepted: true, dailyUsd: 10 })
  expect((await ann.get('/suppliers')).body.examples.map((one: { key: string }) => one.key)).toEqual([
    'apify',
    'apify-runs',
    key,
  ])
  const checked = await ann.post('/suppliers/check', { text })
  expect(checked.body).toMatchObject({
    key,
    name: 'Social Fetch',
    faults: [],
    secrets: [{ variable: 'SUPPLIER_SECRET_SOCIAL_FETCH_KEY', set: true }],
  })

  const wanted = { text, platform: 'instagram', handle: '@travel.notes' }
  const preview = await ann.post('/suppliers/preview', wanted)
  expect(preview.body.usdMax).toBeCloseTo(0.05, 6)
  expect(preview.body.parts[0]).toMatchObject({
    part: 'profile',
    requests: [
      {
        method: 'GET',
        url: `${server.baseUrl}/v1/instagram/profiles/travel.notes`,
        headers: { 'x-api-key': '••••••' },
      },
    ],
  })
  expect(server.calls).toEqual([])

  const trial = await ann.post('/suppliers/trial', wanted)
  expect(trial.body).toMatchObject({ failure: null, usd: 0.008 })
  expect(trial.body.exchanges).toHaveLength(4)
  expect(JSON.parse(trial.body.snapshot)).toMatchObject({ handle: 'travel.notes', profile: { followers: 64_976 } })
  expect((await ann.get('/suppliers')).body.spentUsd).toBe(0.008)

  expect((await put({ text, seen: null })).body).toMatchObject({ key, from: 'copy', changedBy: 'Ann' })
  const [connector] = rooms.parts.connectors.filter(({ id }) => id === 'supplier')
  expect(connector?.platforms).toEqual(['instagram', 'tiktok'])
  const removed = await ann.ask({ method: 'DELETE', url: `/api/admin/suppliers/${key}` })
  expect([removed.statusCode, connector?.platforms]).toEqual([200, []])
  await server.close()
  const log = await rooms.db.pool.query(
    `select action, subject_id, before, after from team_actions where subject_kind = 'suppliers' order by id`,
  )
  expect(log.rows.map(({ action }) => action)).toEqual(['suppliers.try', 'suppliers.save', 'suppliers.remove'])
  expect(log.rows[2]).toMatchObject({ subject_id: key, before: { text } })
})

test('no answer holds a secret, whatever a supplier sends back', async ({ open }) => {
  const secret = supplierSecrets.SOCIAL_FETCH_KEY
  const { server, text } = await opened(open)
  await server.close()
  const echo = await scriptedPlatform(({ headers }) => ({
    status: 403,
    body: { you: headers, sent: `${secret} ${encodeURIComponent(secret)} ${btoa(secret)}` },
  }))
  const pointed = text
    .replaceAll(server.baseUrl, echo.baseUrl)
    .replaceAll(new URL(server.baseUrl).host, new URL(echo.baseUrl).host)
  const rooms = await open({
    suppliers: { accepted: true, testHosts: [new URL(echo.baseUrl).host], secrets: supplierSecrets },
  })
  const ben = await colleagueIn(rooms, 'Ben')
  const trial = await ben.post('/suppliers/trial', { text: pointed, platform: 'instagram', handle: 'travel.notes' })
  await echo.close()
  expect(trial.body.failure).toBe(
    'Social Fetch hasn’t granted the configured key access to this data. The operator needs to check it.',
  )
  expect(trial.body.exchanges).toHaveLength(1)
  for (const written of [secret, btoa(secret).replace(/=+$/, '')])
    expect(JSON.stringify(trial.body)).not.toContain(written)
})

test('a private address is not called, whatever host a description names', async ({ open }) => {
  const { server, ann } = await opened(open)
  await server.close()
  for (const host of ['169.254.169.254', 'localhost', '127.0.0.1:1', '10.0.0.1']) {
    const text = shippedFile(key).replaceAll('api.socialfetch.dev', host)
    const trial = await ann.post('/suppliers/trial', { text, platform: 'instagram', handle: 'travel.notes' })
    expect(trial.body.failure ?? trial.body.error).toContain('leads to a private network, which Vouch never calls.')
  }
})

test('what is wrong is told by line, and nothing of it is stored', async ({ open }) => {
  const { server, text, rooms, ann, put } = await opened(open)
  await server.close()
  const wrong = text.replace('items: data.posts', 'items: data..posts')
  const { faults } = (await ann.post('/suppliers/check', { text: wrong })).body
  expect(faults[0]).toMatchObject({ line: wrong.split('\n').findIndex((line) => line.includes('data..posts')) + 1 })
  expect(await put({ text: wrong, seen: null })).toMatchObject({
    status: 422,
    body: { code: 'bad_file', error: `Line ${faults[0].line}: ${faults[0].sentence}` },
  })
  expect(await put({ text, seen: null }, 'another')).toMatchObject({ status: 422, body: { code: 'bad_file' } })
  expect(await put({ text, seen: '2026-01-01T00:00:00.000Z' })).toMatchObject({
    status: 409,
    body: { code: 'not_now' },
  })
  expect(await put({ text, seen: null })).toMatchObject({ status: 200 })
  expect(await put({ text, seen: null })).toMatchObject({ status: 409 })
  expect((await rooms.db.pool.query('select key from suppliers')).rows).toEqual([{ key }])
  await rooms.db.pool.query('delete from suppliers')
})

test('a file of the operator counts instead of a copy, and is not changed here', async ({ open }) => {
  const file = new URL('../../../suppliers/social-fetch.yaml', import.meta.url).pathname
  const { server, text, ann, put } = await opened(open, { files: [file] })
  await server.close()
  const shown = await ann.get(`/suppliers/${key}`)
  expect(shown.body).toMatchObject({ from: 'file', text: shippedFile(key) })
  expect(await put({ text, seen: null })).toMatchObject({
    status: 409,
    body: { error: `A file of the operator describes ${key}, so it can’t be changed here.` },
  })
  expect((await ann.ask({ method: 'DELETE', url: `/api/admin/suppliers/${key}` })).statusCode).toBe(409)
})

test('until the operator accepts, nothing is asked', async ({ open }) => {
  const { server, text, rooms, ann, put } = await opened(open, { accepted: false })
  await put({ text, seen: null })
  const trial = await ann.post('/suppliers/trial', { text, platform: 'instagram', handle: 'travel.notes' })
  expect(trial).toMatchObject({ status: 409, body: { code: 'not_now' } })
  expect(rooms.parts.connectors.find(({ id }) => id === 'supplier')?.platforms).toEqual([])
  await server.close()
  expect(server.calls).toEqual([])
  await rooms.db.pool.query('delete from suppliers')
})

test('a visitor of the free tool spends nothing at suppliers, and a member does', async ({ open }) => {
  const { server, text, rooms, put } = await opened(open)
  await put({ text, seen: null })
  await rooms.work()
  const visitor = { target: targetOf('instagram.com/travel.notes'), signal: new AbortController().signal }
  const spent: string[] = []
  const asked = reportForVisitor(rooms.parts, { ...visitor, beforeFetch: async () => void spent.push('fetch') })
  await expect(asked).rejects.toMatchObject({ code: 'no_connector' })
  expect([server.calls, spent]).toEqual([[], []])
  const { report } = await verify(await signUp(rooms), { url: 'instagram.com/travel.notes' })
  await server.close()
  expect(report?.coverage.sources?.map(({ name }) => name)).toEqual(['Social Fetch', 'Social Fetch'])
  await rooms.db.pool.query('delete from suppliers')
})

test('what goes wrong with a supplier is kept under its name, and stands with its spending beside the platforms', async ({
  open,
}) => {
  const { server, text, rooms, ann, put } = await opened(open, { secrets: { SOCIAL_FETCH_KEY: 'another-key' } })
  await rooms.db.pool.query('delete from connector_faults')
  await put({ text, seen: null })
  await rooms.work()
  await verify(await signUp(rooms), { url: 'instagram.com/travel.notes' })
  await server.close()
  const { suppliers, connectors } = (await ann.get('/connector-setup')).body
  expect(suppliers).toMatchObject({ accepted: true, connected: 1, dailyUsd: 10 })
  expect(suppliers.faults).toMatchObject([{ supplier: key, code: 'platform_key_refused', times: 1 }])
  expect(connectors.flatMap(({ faults }: { faults: unknown[] }) => faults)).toEqual([])
  expect(JSON.stringify(suppliers)).not.toContain('another-key')
  await rooms.db.pool.query('delete from suppliers')
})
