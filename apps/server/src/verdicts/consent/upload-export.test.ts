import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { creatorIn, pathOf } from '../../../test/consenting-creator.ts'
import { exportedAt, followersPath, instagramFollowers } from '../../../test/made-exports.ts'
import { madeZip } from '../../../test/made-zip.ts'
import { ended, type Rooms, signUp, test } from '../../../test/rooms.ts'
import { keepConsents } from './jobs.ts'

/** A creator answers with an export of the account's data instead of connecting it. */

const personal = 'personal_information/personal_information/personal_information.json'

/** An export of four hundred followers. @param names the account that it says it is of; null: it does not say */
function exported(names: string | null): Buffer {
  const followers = { path: followersPath, content: instagramFollowers(400), madeAt: exportedAt }
  if (names === null) return madeZip([followers])
  const content = JSON.stringify({ profile_user: [{ string_map_data: { Username: { href: '', value: names } } }] })
  return madeZip([followers, { path: personal, content, madeAt: exportedAt }])
}

async function asked(rooms: Rooms, wish: object = {}, credits = 150) {
  await rooms.work()
  const brand = await signUp(rooms, credits)
  const handle = `ava_${randomUUID().slice(0, 8)}_sandbox`
  const url = `https://www.instagram.com/${handle}/`
  const { body: request } = await brand.ask('POST', '/api/consents', { url, ...wish })
  const path = pathOf(request.url)
  const upload = async (file: Uint8Array, name = 'export.zip') => {
    const answer = await rooms.app.inject({
      method: 'POST',
      url: `/api${path}/import?${new URLSearchParams({ name })}`,
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from(file),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  return { brand, request, path, handle, upload, creator: creatorIn(rooms) }
}

test('an export becomes the brand’s report and the creator’s page, and says that it proves nobody', async ({
  open,
}) => {
  const rooms = await open()
  const { brand, handle, upload, creator, path } = await asked(rooms)
  const { status, body } = await upload(exported(handle.toUpperCase()))
  expect(status).toBe(200)
  expect(body.location).toMatch(/^\/creator\/[\w-]{54}\?uploaded$/)
  const [listed] = (await brand.ask('GET', '/api/consents')).body.consents
  expect(listed).toMatchObject({ state: 'connected', uploaded: true, trouble: null })
  const made = await ended(brand, listed.verificationId)
  expect(made).toMatchObject({ state: 'done', origin: 'file', creator: { platform: 'instagram', handle } })
  expect(made.notes?.join(' ')).toContain('instead of connecting the account. It names this account.')
  expect(await brand.credits()).toBe(150 - (made.creditsUsed ?? 0))
  const page = await creator.reported(pathOf(body.location))
  expect(page).toMatchObject({ connection: { state: 'file' }, requests: [{ state: 'sent', until: null }] })
  expect(JSON.parse(page.report?.text ?? '').subject).toMatchObject({ handle, basis: 'import' })
  // A file is not read again: the next check is one of what everybody sees.
  const { rows } = await rooms.db.pool.query('select target from consent_requests where id = $1', [listed.id])
  expect(await rooms.parts.consentOf?.(brand.workspaceId, rows[0].target)).toBeNull()
  expect((await creator.api('GET', path)).body).toMatchObject({ state: 'connected', uploaded: true })
  expect(await upload(exported(handle))).toMatchObject({ status: 410, body: { code: 'link_ended' } })
})

test('an export of somebody else is refused and the request waits on; one that names nobody inside says so, whatever its file is called', async ({
  open,
}) => {
  const rooms = await open()
  const { brand, upload, handle, creator, path } = await asked(rooms)
  const refused = await upload(exported('somebody.else'))
  expect(refused).toMatchObject({ status: 422, body: { code: 'bad_file' } })
  expect(refused.body.error).toContain(`of @somebody.else, and you were asked for @${handle}`)
  expect((await creator.api('GET', path)).body.state).toBe('waiting')
  // Whoever wants to can call a file so.
  expect((await upload(exported(null), `instagram-${handle}-2026-05-08-x1.zip`)).status).toBe(200)
  const [listed] = (await brand.ask('GET', '/api/consents')).body.consents
  const { notes } = await ended(brand, listed.verificationId)
  expect(notes?.join(' ')).toContain('nothing shows that it’s theirs')
  expect(notes?.join(' ')).not.toContain('It names this account')
})

test('no file is taken for somebody else’s for what it is called', async ({ open }) => {
  const rooms = await open()
  for (const name of ['instagram-data-download.zip', 'instagram-somebody.else-2026-05-08-x1.zip']) {
    const { upload } = await asked(rooms)
    expect((await upload(exported(null), name)).status).toBe(200)
  }
})

test('lists, snapshots and what is no export are refused; a link that never was or has ended takes nothing', async ({
  open,
}) => {
  const rooms = await open()
  const { brand, upload, request, path } = await asked(rooms)
  for (const [file, name, code] of [
    [Buffer.from('username\nada\n'), 'list.csv', 'bad_file'],
    [Buffer.from('{"schema":"vouch.snapshot/1"}'), 'snapshot.json', 'bad_file'],
    [madeZip([{ path: 'followers_1.html', content: '<html>' }]), 'export.zip', 'archive_html'],
    [Buffer.alloc(0), 'export.zip', 'bad_file'],
  ] as const)
    expect(await upload(file, name)).toMatchObject({ status: 422, body: { code } })
  const elsewhere = await rooms.app.inject({
    method: 'POST',
    url: `/api${path.slice(0, -1)}x/import?name=export.zip`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: exported(null),
  })
  expect(elsewhere.statusCode).toBe(404)
  await brand.ask('DELETE', `/api/consents/${request.id}`)
  expect(await upload(exported(null))).toMatchObject({ status: 410, body: { code: 'link_ended' } })
})

test('a creator who reads first passes the report on, and then the brand has it', async ({ open }) => {
  const rooms = await open()
  const { brand, upload, handle, creator, request } = await asked(rooms, { creatorFirst: true })
  const page = pathOf((await upload(exported(handle))).body.location)
  const shown = await creator.reported(page)
  expect(shown.requests).toMatchObject([{ state: 'ready' }])
  expect((await brand.call('GET', '')).body.verifications).toEqual([])
  expect(await brand.credits()).toBe(140)
  await creator.api('POST', `${page}/requests/${request.id}/send`)
  const [listed] = (await brand.call('GET', '')).body.verifications
  expect(listed).toMatchObject({ state: 'done' })
  expect(await brand.credits()).toBe(150 - listed.creditsUsed)
})

test('with too few credits the creator has the report, and the brand gets it when there are enough', async ({
  open,
}) => {
  const rooms = await open()
  const { brand, upload, handle, creator, request } = await asked(rooms, {}, 9)
  const page = pathOf((await upload(exported(handle))).body.location)
  expect((await creator.reported(page)).report).not.toBeNull()
  expect((await brand.ask('GET', '/api/consents')).body.consents).toMatchObject([{ trouble: 'insufficient_credits' }])
  await rooms.db.pool.query(`update credit_balances set balance = 20 where workspace_id = $1 and bucket = 'monthly'`, [
    brand.workspaceId,
  ])
  const { body } = await brand.ask('POST', `/api/consents/${request.id}/verify`)
  expect(body).toMatchObject({ trouble: null, uploaded: true })
  const made = await ended(brand, body.verificationId)
  expect(made).toMatchObject({ state: 'done', origin: 'file' })
  expect(await brand.credits()).toBe(20 - (made.creditsUsed ?? 0))
})

test('a process that ended after the export was kept is made good by the upkeep, once', async ({ open }) => {
  const rooms = await open()
  const { brand, upload, handle, creator, request } = await asked(rooms, {}, 9)
  await creator.reported(pathOf((await upload(exported(handle))).body.location))
  const { pool } = rooms.db
  await pool.query(`update credit_balances set balance = 20 where workspace_id = $1 and bucket = 'monthly'`, [
    brand.workspaceId,
  ])
  // As it stands between the two transactions: kept, and nothing held.
  await pool.query('update consent_requests set trouble = null where id = $1', [request.id])
  await keepConsents(rooms.consents)
  await keepConsents(rooms.consents)
  const [{ verificationId }] = (await brand.ask('GET', '/api/consents')).body.consents
  expect(await ended(brand, verificationId)).toMatchObject({ state: 'done', origin: 'file' })
  expect((await brand.call('GET', '')).body.verifications).toHaveLength(1)
})
