import { expect } from 'vitest'
import { download, made, rowsOf } from '../../../test/exported.ts'
import { freshAddress, type Rooms, signUp, test, type Visitor, verify } from '../../../test/rooms.ts'
import { forgetExportsOf } from '../../verdicts/exports/forget-files.ts'

async function listed(rooms: Rooms): Promise<{ ann: Visitor; list: string; known: string; other: string }> {
  await rooms.work()
  const ann = await signUp(rooms)
  const [known, other] = [freshAddress(), freshAddress()]
  await verify(ann, { url: known.url })
  const { body } = await ann.ask('POST', '/api/shortlists', { name: 'Spring' })
  for (const { handle } of [other, known]) {
    await ann.ask('POST', `/api/shortlists/${body.id}/entries`, { creator: { platform: 'twitch', handle } })
  }
  return { ann, list: body.id, known: known.handle, other: other.handle }
}

test('a shortlist is exported in its order, with what is known of each and nothing for what is not', async ({
  open,
}) => {
  const rooms = await open()
  const { ann, list, known, other } = await listed(rooms)
  const before = await ann.credits()
  const rows = await rowsOf(rooms, ann, { subject: 'shortlist', sourceId: list })
  expect(rows.map(({ place, handle }) => [place, handle])).toEqual([
    ['1', other],
    ['2', known],
  ])
  expect(rows[0]).toMatchObject({ status: 'considering', trust: '', price_usd: '', verification_id: '' })
  expect(rows[1]).toMatchObject({ platform: 'twitch', band: expect.stringMatching(/\w/), fraud_risk: 'low' })
  expect(Number(rows[1]?.trust_low)).toBeLessThan(Number(rows[1]?.trust_high))
  expect(await ann.credits()).toBe(before - 2)
})

test('notes and names cannot run as formulas, and JSON is free', async ({ open }) => {
  const rooms = await open()
  const { ann, list } = await listed(rooms)
  const { body } = await ann.ask('GET', `/api/shortlists/${list}`)
  const note = '=HYPERLINK("http://evil.example")'
  await ann.ask('PATCH', `/api/shortlists/${list}/entries/${body.entries[0].id}`, { note, tags: ['@SUM(1)'] })
  const [row] = await rowsOf(rooms, ann, { subject: 'shortlist', sourceId: list })
  expect(row).toMatchObject({ note: `'${note}`, tags: "'@SUM(1)" })
  const before = await ann.credits()
  const file = await made(ann, { subject: 'shortlist', format: 'json', sourceId: list })
  expect(file).toMatchObject({ title: 'Shortlist Spring', creditsUsed: 0, sourceId: list })
  expect(file.fileName).toMatch(/^vouch-shortlist-spring-.*\.json$/)
  expect((await download(rooms, ann, file.id)).json()[0]).toMatchObject({ place: 1, note, trust: null })
  expect(await ann.credits()).toBe(before)
})

test('a file is called by its list in characters that no heading and no file system trips over', async ({ open }) => {
  const rooms = await open()
  const { ann, list } = await listed(rooms)
  await ann.ask('PATCH', `/api/shortlists/${list}`, { name: '"名前"; ../été 🌷' })
  const file = await made(ann, { subject: 'shortlist', format: 'json', sourceId: list })
  expect(file.fileName).toMatch(/^vouch-shortlist-名前-\.\.-été-\d{4}-\d\d-\d\d\.json$/)
  const { headers } = await download(rooms, ann, file.id)
  expect(headers['content-disposition']).toMatch(/^attachment; filename="vouch-shortlist-[\w.-]+\.json"; filename\*=/)
  expect(decodeURIComponent(String(headers['content-disposition']).split("''")[1] ?? '')).toBe(file.fileName)
})

test('another workspace exports nothing of it, and a list that is gone is not found', async ({ open }) => {
  const rooms = await open()
  const { list } = await listed(rooms)
  const ben = await signUp(rooms)
  const asked = await ben.ask('POST', '/api/exports', { subject: 'shortlist', format: 'csv', sourceId: list })
  expect(asked).toMatchObject({ status: 404, body: { error: 'Shortlist not found.' } })
  expect((await ben.ask('GET', '/api/exports')).body.exports).toEqual([])
})

test('a file that names an erased creator goes, though no report of them stands in it', async ({ open }) => {
  const rooms = await open()
  const { ann, list, other } = await listed(rooms)
  const file = await made(ann, { subject: 'shortlist', format: 'csv', sourceId: list })
  await forgetExportsOf(rooms.db.pool, { platform: 'instagram', handles: ['somebody_else', 'trust', 'spring'] })
  expect((await download(rooms, ann, file.id)).statusCode).toBe(200)
  await forgetExportsOf(rooms.db.pool, { platform: 'twitch', handles: [other.toLowerCase()] })
  expect((await download(rooms, ann, file.id)).json().code).toBe('file_gone')
})
