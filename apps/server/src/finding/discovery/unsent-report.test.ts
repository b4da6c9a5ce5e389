import { expect } from 'vitest'
import { creatorIn, pathOf } from '../../../test/consenting-creator.ts'
import { test } from '../../../test/indexed-rooms.ts'
import { type Rooms, signUp, type Visitor } from '../../../test/rooms.ts'
import { lookUpCreators } from '../../campaigns/outreach/look-up-creators.ts'
import { onlyRow } from '../../foundation/db/database.ts'
import { indexReport } from './index-report.ts'
import { refillTraits } from './refill-traits.ts'

/** A report that its creator reads first is nobody else's, in any room, until it is passed on. */

const handle = 'ava_fields_sandbox'
const url = `https://www.instagram.com/${handle}/`
const dayMs = 86_400_000

type Connected = Awaited<ReturnType<typeof connected>>

/** A brand asks, and the creator connects. */
async function connected(rooms: Rooms, brand: Visitor, wish: object) {
  const creator = creatorIn(rooms)
  const { body } = await brand.ask('POST', '/api/consents', { url, ...wish })
  const page = pathOf(await creator.connect(pathOf(body.url), handle))
  const { report } = await creator.reported(page)
  return { report, passOn: () => creator.api('POST', `${page}/requests/${body.id}/send`) }
}

/** What a brand is told of the creator beside its verifications. */
async function toldTo(rooms: Rooms, brand: Visitor, { report }: Connected) {
  const { pool } = rooms.db
  const found = await pool.query<{ id: string }>('select id from creators where handle = $1', [handle])
  await lookUpCreators(rooms.outreach, brand.workspaceId, [onlyRow(found).id], true)
  await pool.query('update discovered_creators set traits_read = false where workspace_id = $1', [brand.workspaceId])
  await refillTraits(rooms.parts, AbortSignal.timeout(30_000))
  const rows = async (what: string) =>
    (await pool.query(`select ${what} where workspace_id = $1`, [brand.workspaceId])).rows
  return {
    glance: (await brand.ask('GET', `/api/discovery/glance?platform=instagram&handle=${handle}`)).body,
    checked: (await brand.ask('POST', '/api/check', { code: report?.signature.code })).body.state,
    lookedUp: await rows('country from outreach_lookups'),
    listed: await rows('read_at from discovered_creators'),
  }
}

test('a brand with an earlier report reads nothing of the one that its creator has not passed on', async ({
  rooms,
}) => {
  await rooms.work()
  const { pool } = rooms.db
  const [brand, other] = [await signUp(rooms), await signUp(rooms)]
  const first = await connected(rooms, brand, {})
  const own = await pool.query<{ id: string }>('select report_id as id from verifications where workspace_id = $1', [
    brand.workspaceId,
  ])
  await indexReport(rooms.parts, onlyRow(own).id)
  const before = await toldTo(rooms, brand, first)
  expect(before).toMatchObject({ glance: { creator: { decision: 'book' } }, checked: { standing: 'valid' } })

  rooms.clock.now = new Date(rooms.clock.now.getTime() + 9 * dayMs)
  const unsent = await connected(rooms, brand, { creatorFirst: true })
  // The creator is as good as ever: what a worse report would say has to be written into it.
  await pool.query(
    `update reports set card = jsonb_set(card::jsonb, '{decision,word}', '"dont-book"') where id <> $1`,
    [onlyRow(own).id],
  )
  expect(await toldTo(rooms, brand, first)).toEqual(before)
  const kept = async () => (await pool.query('select from signed_reports where not passed_on')).rowCount
  expect(await kept()).toBe(1)
  await unsent.passOn()
  expect(await kept()).toBe(0)
  const after = await toldTo(rooms, brand, first)
  expect(after).toMatchObject({ glance: { creator: { decision: 'dont-book' } }, checked: { standing: 'superseded' } })
  expect(after.glance.posts).not.toEqual(before.glance.posts)

  const only = await connected(rooms, other, { creatorFirst: true })
  expect((await toldTo(rooms, other, only)).lookedUp).toEqual([{ country: null }])
  await only.passOn()
  expect((await toldTo(rooms, other, only)).lookedUp).toEqual([{ country: 'GB' }])
})
