import { randomUUID } from 'node:crypto'
import { declaredRoutes } from '@vouch/contract'
import { expect } from 'vitest'
import { Chance } from '../../../test/fuzz/chance.ts'
import { type Schema, valueFor } from '../../../test/fuzz/schema-values.ts'
import { creatorWith, senderVia, sendTo } from '../../../test/outreach-ground.ts'
import { test as base, freshAddress, type Rooms, signUp, type Visitor, verify } from '../../../test/rooms.ts'
import { startedCampaign } from '../../../test/started-campaign.ts'

/** What belongs to one workspace is nobody else's, whatever its address is called with: every call that names a thing is made about things of another
 *  workspace, with bodies that the API's document asks for. */

const test = base.extend('rooms', async ({ open }) => {
  const rooms = await open({ platforms: ['instagram'] })
  await rooms.work()
  return rooms
})

/** What is about the caller alone, or takes somebody's account apart. */
const aboutThemselves = /^\/api\/(?:auth|account|extension|stripe|billing|subscription|programs|workspace\/owner)/
const calls = declaredRoutes.filter(
  ({ access, sandboxOnly, path, method }) =>
    access === 'bearer' && !sandboxOnly && !aboutThemselves.test(path) && (path.includes('/:') || method !== 'GET'),
)
/** Bodies that are tried until one is what the call asks for. */
const bodiesTried = 12

/** One of everything that a workspace can have, as far as it is known by an id. */
async function furnish(ann: Visitor): Promise<void> {
  const made = async (path: string, body: object) => {
    const answer = await ann.ask('POST', path, body)
    expect([path, answer.status < 300 || answer.body]).toEqual([path, true])
    return answer.body
  }
  const { handle } = freshAddress()
  const creator = { platform: 'instagram', handle }
  const { id: sourceId } = await verify(ann, { url: `https://www.instagram.com/${handle}` })
  await made(`/api/verifications/${sourceId}/shares`, {})
  await made('/api/exports', { subject: 'report', format: 'json', sourceId })
  await made('/api/verification-views', { name: 'Risky', address: 'risk=critical' })
  await made('/api/discovery/searches', { name: 'Tea', address: 'q=tea' })
  await made('/api/shortlists', { name: 'Spring', creator })
  await made('/api/bulk', { text: `https://www.instagram.com/${handle}`, name: 'Spring' })
  await made('/api/keys', { name: 'A', scopes: ['read'] })
  await made('/api/webhooks', { url: 'https://example.com/hook', name: 'Hook', events: ['verification.done'] })
  await made('/api/workspace/invitations', { email: `${randomUUID()}@example.com`, role: 'viewer' })
  const { campaignId, entryIds } = await startedCampaign(ann, 1)
  const entry = `/api/campaigns/${campaignId}/creators/${entryIds[0]}`
  await made(`${entry}/deliverables`, { kind: 'reel' })
  await made(`/api/campaigns/${campaignId}/tasks`, { title: 'Call' })
  await made(`${entry}/negotiation/offers`, { side: 'creator', amount: 900 })
  await made('/api/contracts', { campaignId, entryId: entryIds[0], clauses: [] })
  await made('/api/tracking/hosts', { host: 'example.com' })
  await made('/api/tracking/codes', { campaignId, entryId: entryIds[0], code: 'AVA15' })
  await made('/api/tracking/links', { campaignId, entryId: entryIds[0], target: 'https://example.com/tea' })
  await made('/api/tracking/sources', { name: 'Shop', kind: 'shopify' })
  expect((await ann.ask('PUT', '/api/outreach/sender', senderVia('smtp://127.0.0.1:1'))).status).toBe(200)
  await made('/api/outreach/templates', { name: 'First', subject: 'Hi', body: 'Hello', followUps: [] })
  await made('/api/outreach/suppressions', { address: 'no@example.com' })
  await sendTo(ann, [await creatorWith(ann)])
}

interface Row {
  id: string
  table: string
  text: string
}

/** Every row that is known by an id and belongs to somebody. */
async function ownedRows({ db }: Rooms): Promise<Row[]> {
  const tables = await db.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'
        and table_name not in ('creators', 'snapshots', 'users', 'reports')`,
  )
  const rows: Row[] = []
  for (const { name } of tables.rows) {
    const found = await db.pool.query<Omit<Row, 'table'>>(`select id, owned::text as text from ${name} owned`)
    rows.push(...found.rows.map((row) => ({ ...row, table: name })))
  }
  return rows
}

/** Parts of a path, and whose ids stand in them. */
const tableOf: Readonly<Record<string, string>> = { campaigns: 'campaigns', shortlists: 'shortlists' }

/** @returns the path with the foreign id at its end, and what the caller owns before it */
function pathTo(path: string, id: string, own: readonly Row[]): string {
  const places = path.match(/[^/]+\/:\w+/g) ?? []
  return places.reduce((filled, place, at) => {
    const [part = ''] = place.split('/')
    const mine = own.find(({ table }) => table === tableOf[part])?.id
    return filled.replace(/:\w+/, at < places.length - 1 && mine !== undefined ? mine : id)
  }, path)
}

test('no call about a thing of another workspace shows it or changes it', async ({ rooms }) => {
  const [ann, ben] = [await signUp(rooms, 1_000), await signUp(rooms, 10_000)]
  await furnish(ben)
  const own = await ownedRows(rooms)
  await furnish(ann)
  const mine = new Set(own.map(({ id }) => id))
  const before = (await ownedRows(rooms)).filter(({ id }) => !mine.has(id))
  const foreign = [...new Map(before.map((row) => [row.table, row.id])).values()]
  const document = (await rooms.app.inject('/api/openapi.json')).json()
  const shown: string[] = []
  const failed: string[] = []
  const silent: string[] = []
  for (const route of calls) {
    const body = bodyOf(document, route)
    const answered = async (id: string, seed: number) => {
      const chance = new Chance(seed)
      const settings = { chance, id: () => id, schemas: document.components.schemas, wildness: 0 }
      const payload = body === undefined ? undefined : (valueFor(body, settings) as object)
      const answer = await ben.ask(route.method, pathTo(route.path, id, own), payload)
      // What only comes back is no news.
      const isTold = JSON.stringify(answer.body ?? '').includes(id) && !JSON.stringify(payload ?? '').includes(id)
      return { status: answer.status, isTold }
    }
    let seed = 1
    const [first = ''] = foreign
    while (body !== undefined && seed < bodiesTried && (await answered(first, seed)).status === 400) seed += 1
    let heard = false
    for (const id of foreign) {
      const { status, isTold } = await answered(id, seed)
      heard ||= status !== 400
      if (status >= 500) failed.push(`${route.method} ${route.path}`)
      if (status < 300 && isTold) shown.push(`${route.method} ${route.path}`)
    }
    if (!heard) silent.push(`${route.method} ${route.path}`)
  }
  const after = new Map((await ownedRows(rooms)).map(({ id, text }) => [id, text]))
  const changed = before.filter(({ id, text }) => after.get(id) !== text).map(({ table }) => table)
  const tied = await tiesTo(rooms, ben.workspaceId, foreign)
  expect({ shown, changed, tied, failed }).toEqual({ shown: [], changed: [], tied: [], failed: [] })
  // Most calls understood what they were asked.
  expect(foreign.length).toBeGreaterThan(20)
  expect(silent.length, silent.join(', ')).toBeLessThan(calls.length / 5)
})

/** @returns columns of a workspace's rows that name things of others */
async function tiesTo({ db }: Rooms, workspaceId: string, foreign: readonly string[]): Promise<string[]> {
  const keys = await db.pool.query<{ child: string; column: string }>(
    `select conrelid::regclass::text as child, attname as column
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and array_length(conkey, 1) = 1 and atttypid = 'uuid'::regtype
        and exists (select from pg_attribute where attrelid = conrelid and attname = 'workspace_id')`,
  )
  const ties: string[] = []
  for (const { child, column } of keys.rows) {
    const found = await db.pool.query(`select from ${child} where workspace_id = $1 and ${column} = any($2)`, [
      ...[workspaceId, foreign],
    ])
    if (found.rowCount !== 0) ties.push(`${child}.${column}`)
  }
  return ties
}

interface Document {
  paths: Record<string, Record<string, { requestBody?: { content?: Record<string, { schema?: Schema }> } }>>
}

/** @returns what the document asks for in a call's body */
function bodyOf({ paths }: Document, { method, path }: { method: string; path: string }): Schema | undefined {
  const declared = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  return declared?.requestBody?.content?.['application/json']?.schema
}
