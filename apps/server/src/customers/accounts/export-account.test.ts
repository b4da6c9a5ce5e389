import { text } from 'node:stream/consumers'
import { verifications } from '@vouch/contract'
import { expect } from 'vitest'
import { type Holder, holderIn } from '../../../test/account-holder.ts'
import { test as base, type Rooms } from '../../../test/rooms.ts'
import { grant } from '../credits/ledger.ts'
import { pagedSection } from './account-hooks.ts'
import { exportAccount } from './export-account.ts'

const test = base.extend('rooms', async ({ open }) => open()).extend('ann', async ({ rooms }) => holderIn(rooms))

async function give(rooms: Rooms, { workspaceId }: Holder, cause: string): Promise<void> {
  const at = rooms.clock.now
  await grant(rooms.db.pool, 'monthly', { workspaceId, cause, action: 'grant', resourceId: null, credits: 10, at })
}

test('the copy holds everything about the person and the workspace, as a file to keep', async ({ rooms, ann }) => {
  await give(rooms, ann, 'grant')
  const desk = await ann.signIn()
  await desk.call('POST', verifications.create.path, { url: 'instagram.com/luxe_lena_sandbox' })
  const { status, headers, body } = await desk.call('GET', '/api/account/export')
  expect(status).toBe(200)
  expect(headers['content-disposition']).toMatch(/^attachment; filename="vouch-data-\d{4}-\d\d-\d\d\.json"$/)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toMatchObject({
    person: [{ email: ann.email, name: 'Ann Lee Example', company: 'Acme' }],
    workspace: [{ id: ann.workspaceId }],
    signInMethods: [{ provider: 'credential' }],
    sessions: [{ agent: expect.stringContaining('Firefox') }],
    events: [{ kind: 'signed_in' }, { kind: 'data_exported' }],
    creditEntries: [{ delta: 10 }, { delta: -10 }],
    verifications: [{ handle: 'luxe_lena_sandbox', state: 'queued', report: null }],
  })
})

test('the copy holds no secret and nothing of anybody else', async ({ rooms, ann }) => {
  const ben = await holderIn(rooms)
  await ben.signIn()
  const desk = await ann.signIn()
  const copy = JSON.stringify((await desk.call('GET', '/api/account/export')).body)
  const secrets = await rooms.db.pool.query<{ secret: string }>(
    `select token as secret from sessions union select password from sign_in_methods where password is not null`,
  )
  for (const { secret } of secrets.rows) expect(copy).not.toContain(secret)
  expect(copy).not.toContain(desk.token)
  expect(copy).not.toContain(ben.email)
  expect(copy).not.toContain(ben.userId)
})

test('a list of any length is read page by page, each row once and in order', async ({ rooms, ann }) => {
  for (let each = 0; each < 7; each += 1) await give(rooms, ann, `grant:${each}`)
  const section = pagedSection(
    'entries',
    'select id::text as cursor, cause from credit_entries where workspace_id = $1 and ($2::bigint is null or id > $2) order by id limit $3',
    ({ workspaceId }) => workspaceId,
    3,
  )
  const copy = JSON.parse(await text(exportAccount(rooms.db, ann, [{ sections: [section] }])))
  expect(copy.entries).toEqual([0, 1, 2, 3, 4, 5, 6].map((each) => ({ cause: `grant:${each}` })))
})

test('the copy stays one whole JSON text where lists are empty', async ({ rooms, ann }) => {
  const copy = JSON.parse(await text(exportAccount(rooms.db, ann, [])))
  expect(copy).toMatchObject({ sessions: [], events: [], letters: [], emailChanges: [] })
})
