import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { exportedAt, followersPath, instagramFollowers } from '../../../test/made-exports.ts'
import { madeWorkbook } from '../../../test/made-workbook.ts'
import { madeZip } from '../../../test/made-zip.ts'
import { ended, type Rooms, signUp, test, type Visitor } from '../../../test/rooms.ts'

/** Files that come as they are. */

interface Sent {
  query?: Record<string, string>
  headers?: Record<string, string>
  path?: string
}

async function send(
  { app }: Rooms,
  { token }: Visitor,
  file: Uint8Array,
  { query = {}, headers = {}, path = '' }: Sent = {},
) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/imports${path}?${new URLSearchParams({ name: 'export.zip', ...query })}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream', ...headers },
    payload: Buffer.from(file),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const followers = (count: number, prefix?: string) =>
  madeZip([{ path: followersPath, content: instagramFollowers(count, prefix), madeAt: exportedAt }])
const leftFiles = () => readdirSync(tmpdir()).filter((name) => name.startsWith('vouch-import-'))

test('an export becomes a report that says what is missing, and the file is gone', async ({ open }) => {
  const before = leftFiles()
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const { status, body } = await send(rooms, visitor, followers(400), { query: { handle: '@ava' } })
  expect([status, body.creditsHeld]).toEqual([202, 10])
  const done = await ended(visitor, body.id)
  expect(done).toMatchObject({ state: 'done', origin: 'file', creator: { platform: 'instagram', handle: 'ava' } })
  expect(done.notes?.join(' ')).toContain('likes, views and comments are missing')
  expect(done.report?.suspiciousFollowers?.sampled).toBe(400)
  expect(done.report?.coverage.missing).toContain('posts')
  await expect.poll(() => leftFiles().filter((name) => !before.includes(name))).toEqual([])
})

test('the same key with the same file is one verification, with another file a conflict', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  const headers = { 'idempotency-key': 'once' }
  const first = await send(rooms, visitor, followers(10), { headers })
  const again = await send(rooms, visitor, followers(10), { headers })
  const other = await send(rooms, visitor, followers(11), { headers })
  expect([first.status, again.body.id, other.body.code]).toEqual([202, first.body.id, 'idempotency_conflict'])
})

test('what is no export and no list is refused with a code, and costs nothing', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  for (const [file, code] of [
    [madeZip([{ path: 'followers_1.html', content: '<html>' }]), 'archive_html'],
    [madeZip([{ path: 'a.jpg', content: 'x' }]), 'archive_unknown'],
    [followers(300).subarray(0, 999), 'archive_damaged'],
    [Buffer.alloc(0), 'bad_file'],
    [Buffer.from('just some words'), 'bad_file'],
    [Buffer.from('[1]'), 'bad_snapshot'],
  ] as const) {
    expect(await send(rooms, visitor, file)).toMatchObject({ status: 422, body: { code } })
  }
  expect(await visitor.credits()).toBe(150)
})

test.for([
  [
    'a picture',
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    /^This isn’t a file Vouch can read\. Upload a data export/,
  ],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj, followers'), /^This isn’t a file Vouch can read\./],
  ['a packed file', gzipSync('username,followers\n'), /^This isn’t a file Vouch can read\./],
  ['zeros', Buffer.alloc(5_000), /^This isn’t a file Vouch can read\./],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'), /^This is an old Excel workbook \(\.xls\)/],
  ['a web page', Buffer.from('<!DOCTYPE html><html>'), /^This is a web page or an XML file\./],
  ['nothing', Buffer.alloc(0), /^The file is empty\./],
] as const)('%s is refused as what it is, and not by its header', async ([, file, sentence], { open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  for (const path of ['', '/columns']) {
    const { status, body } = await send(rooms, visitor, file, { path, query: { name: 'list.csv' } })
    expect([status, body.code, body.error]).toEqual([422, 'bad_file', expect.stringMatching(sentence)])
  }
})

test('who is not signed in sends nothing, and a packed body is read as what it holds', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  expect((await send(rooms, { ...visitor, token: 'nobody' }, followers(5))).status).toBe(403)
  const packed = await send(rooms, visitor, gzipSync(followers(5)), { headers: { 'content-encoding': 'gzip' } })
  expect(packed.status).toBe(202)
})

test('a workbook’s columns are guessed and shown, chosen otherwise, and remembered for the next', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const people = Array.from({ length: 30 }, (_, index) => [`person_${index}`, index * 3, `note ${index}`])
  const book = madeWorkbook([['Wer', 'Wie viele', 'Bio'], ...people])
  const asked = () => send(rooms, visitor, book, { path: '/columns', query: { name: 'fans.xlsx' } })
  const { body: guess } = await asked()
  expect(guess).toMatchObject({ kind: null, rows: 30, remembered: false })
  expect(guess.columns.map(({ header, field }: { header: string; field: string | null }) => [header, field])).toEqual([
    ['Wer', null],
    ['Wie viele', null],
    ['Bio', 'bio'],
  ])
  expect(guess.columns[0].examples).toEqual(people.slice(0, 10).map(([name]) => name))
  const about = { name: 'fans.xlsx', platform: 'instagram', handle: 'ava' }
  const columns = JSON.stringify({ kind: 'followers', fields: ['username', 'followers', null] })
  const { body } = await send(rooms, visitor, book, { query: { ...about, columns } })
  const done = await ended(visitor, body.id)
  expect([done.state, done.report?.coverage.followersSample]).toEqual(['done', 30])
  expect((await asked()).body).toMatchObject({
    kind: 'followers',
    remembered: true,
    columns: [{ field: 'username' }, { field: 'followers' }, { field: null }],
  })
  expect((await send(rooms, visitor, book, { query: about })).status).toBe(202)
  const stranger = await signUp(rooms)
  expect(await send(rooms, stranger, book, { query: about })).toMatchObject({ status: 422, body: { code: 'bad_file' } })
})

test('a list with a header that is known needs no choice; a choice that cannot be is refused', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  const list = Buffer.from('username;followers\nanna;12\nben;7\n')
  const query = { name: 'fans.csv', platform: 'tiktok', handle: 'ava' }
  expect((await send(rooms, visitor, list, { query })).status).toBe(202)
  const chosen = (fields: (string | null)[], kind = 'followers') =>
    send(rooms, visitor, list, { query: { ...query, columns: JSON.stringify({ kind, fields }) } })
  expect((await chosen(['username', 'username'])).body.error).toContain('Two columns are marked as Username')
  expect((await chosen([null, null])).body.error).toContain('Choose which column has the username')
  expect((await chosen(['likes', null], 'posts')).body.error).toContain('Choose which column has the date')
  expect((await chosen([], 'people')).body.code).toBe('validation')
})

test('a workbook that unpacks to far more than it is, is not unpacked', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  const book = madeZip([
    { path: '[Content_Types].xml', content: '<x/>' },
    { path: 'xl/worksheets/sheet1.xml', content: 'x', claims: 300_000_000 },
  ])
  const { body } = await send(rooms, visitor, book, { query: { name: 'fans.xlsx', handle: 'ava' } })
  expect(body.code).toBe('archive_unsafe')
})
