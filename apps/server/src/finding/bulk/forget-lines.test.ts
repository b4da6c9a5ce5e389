import { expect } from 'vitest'
import { dueList } from '../../../test/due-list.ts'
import { download, made } from '../../../test/exported.ts'
import { freshAddress, signUp, test } from '../../../test/rooms.ts'
import { forgetListLines } from './forget-lines.ts'
import { isNamed, namesCreator } from './names-creator.ts'
import { runBatch } from './run-batch.ts'

test('an erased creator leaves no line of a list, and no refused one that names them, also in files', async ({
  open,
}) => {
  const rooms = await open()
  await rooms.work()
  const ann = await signUp(rooms)
  const [mine, other] = [freshAddress(), freshAddress()]
  const name = mine.handle.toLowerCase()
  const text = [other.url, `ask ${mine.handle} by phone`, `ask ${mine.handle}x by phone`, '=cmd|calc'].join('\n')
  const { body: batch } = await ann.ask('POST', '/api/bulk', { text, name: 'Spring' })
  const { body: waiting } = await ann.ask('POST', '/api/bulk', { text: mine.url, name: 'Later' })
  await rooms.db.pool.query(`update bulk_batches set state = 'paused' where id = $1`, [waiting.id])
  await runBatch(rooms.parts, await dueList(rooms.db, batch.id), { signal: new AbortController().signal })
  const files = []
  for (const format of ['csv', 'json'])
    files.push((await made(ann, { subject: 'batch', format, sourceId: batch.id })).id)
  const erased = { platform: 'twitch', handles: [name] }
  await forgetListLines(rooms.db.pool, erased)
  const named = (said: string) => isNamed(said, [name])
  for (const id of files) {
    const { statusCode, body } = await download(rooms, ann, id)
    expect([statusCode, named(body)]).toEqual([200, false])
    expect(body).toContain(`${mine.handle}x`)
    expect(body).toContain(other.handle)
    expect(body).toContain('cmd|calc')
    const kept = await ann.ask('GET', `/api/exports/${id}`)
    expect(kept.body.bytes).toBe(Buffer.byteLength(body))
  }
  const list = await ann.ask('GET', `/api/bulk/${batch.id}`)
  expect(named(JSON.stringify(list.body))).toBe(false)
  expect(list.body.items.map(({ state }: { state: string }) => state)).toEqual([
    'done',
    'refused',
    'refused',
    'refused',
  ])
  const later = await ann.ask('GET', `/api/bulk/${waiting.id}`)
  expect(later.body.items).toMatchObject([
    { text: 'erased', handle: null, state: 'refused', problem: 'The data of this line was deleted.' },
  ])
})

test('a line by a channel’s old link is forgotten with the handle that took its name', async ({ open }) => {
  const rooms = await open({ platforms: ['youtube'] })
  const ann = await signUp(rooms)
  const text = 'https://www.youtube.com/c/old_name_of\nhttps://www.youtube.com/c/old_name_of_else'
  const { body } = await ann.ask('POST', '/api/bulk', { text, name: 'Spring' })
  await forgetListLines(rooms.db.pool, { platform: 'youtube', handles: ['old_name_of'] })
  const { items } = (await ann.ask('GET', `/api/bulk/${body.id}`)).body
  expect(items.map((item: { text: string }) => item.text)).toEqual(['erased', text.split('\n')[1]])
})

test('whoever is called as a word of our own sentences takes nothing along', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const ann = await signUp(rooms)
  const text = [freshAddress().url, '@somebody', 'not an address'].join('\n')
  const { body: batch } = await ann.ask('POST', '/api/bulk', { text, name: 'Spring' })
  await runBatch(rooms.parts, await dueList(rooms.db, batch.id), { signal: new AbortController().signal })
  const file = await made(ann, { subject: 'batch', format: 'csv', sourceId: batch.id })
  const show = async () => [await ann.ask('GET', `/api/bulk/${batch.id}`), (await download(rooms, ann, file.id)).body]
  const before = JSON.stringify(await show())
  expect(before).toContain('profile')
  const handles = ['link', 'profile', 'paste', 'such', 'refused', 't']
  await forgetListLines(rooms.db.pool, { platform: 'twitch', handles })
  expect(JSON.stringify(await show())).toBe(before)
})

test('a name is one where no letter, figure or joined part stands beside it', () => {
  for (const said of ['ann', 'ask @Ann, please', 'x.com/ann/', 'ann.', '(ann)', 'ann - yes'])
    expect(isNamed(said, ['ann'])).toBe(true)
  for (const said of ['anna', 'joann', 'ann_b', 'ann.lee', 'mary-ann', 'éann'])
    expect(isNamed(said, ['ann'])).toBe(false)
})

test.for([
  ['ann', true],
  [' ann, ', true],
  ['ask @Ann please', true],
  ['twitch: ann', true],
  ['https://www.twitch.tv/ann/clip/x', true],
  ['ann on Twitch', true],
  ['user=ann', true],
  ['Ann;by phone;2,000', true],
  ['by phone, ann, 2,000', true],
  ['ask ann by phone', false],
  ['https://www.instagram.com/ann/reel/x', false],
  ['@ann on instagram', false],
  ['@ann on instagram and twitch', true],
  ['ask ann_99 by phone', true],
  ['the list of 2026', false],
  ['@2026', true],
  ['ask 178414000 by phone', true],
] as const)('a line that says “%s” names the creator: %s', ([said, isAbout]) => {
  expect(namesCreator(said, { platform: 'twitch', handles: ['ann', 'ann_99', '2026', '178414000'] })).toBe(isAbout)
})

test.for([
  ['youtube', 'ask @ann on yt, not twitter', true],
  ['x', 'ask @ann (X, also Instagram)', true],
  ['x', 'ann,x,2000', true],
  ['x', 'ask ann on x', true],
  ['instagram', 'ask ann on IG', true],
  ['instagram', 'insta ann', true],
  ['twitch', 'ask @ann on yt', false],
  ['twitch', 'ask @ann, 2 x $450', true],
  ['x', 'ask every creator 2 x a day', false],
  ['twitch', 'note: every creator by phone', false],
  ['twitch', 'name: every, by phone', true],
  ['twitch', 'ask for b2b and the top10 of ann-marie', false],
  ['x', 'every offer of at&t.com', false],
  ['x', 'every offer of t.co.uk', false],
  ['x', 'not t.com but https://t.co/every', true],
  ['x', 'at&t.com, https://mobile.x.com/every/status/1', true],
] as const)('for a creator on %s, a line that says “%s” names them: %s', ([platform, said, isAbout]) => {
  expect(namesCreator(said, { platform, handles: ['ann', 'every', 'b2b', 'top10'] })).toBe(isAbout)
})

test('a line that was read as the creator’s platform is about them, whatever other platform its text names', async ({
  open,
}) => {
  const rooms = await open()
  await rooms.work()
  const ann = await signUp(rooms)
  const text = 'ask somebody by phone\nask nobody by phone'
  const { body } = await ann.ask('POST', '/api/bulk', { text, name: 'Spring' })
  await rooms.db.pool.query(
    `update bulk_items set platform = 'twitch', text = 'twitch.tv/@@jo.ann_b or instagram' where batch_id = $1 and line = 1`,
    [body.id],
  )
  await rooms.db.pool.query(
    `update bulk_items set platform = 'youtube', text = '@jo.ann_b' where batch_id = $1 and line = 2`,
    [body.id],
  )
  const files = []
  for (const format of ['csv', 'json'])
    files.push((await made(ann, { subject: 'batch', format, sourceId: body.id })).id)
  await forgetListLines(rooms.db.pool, { platform: 'twitch', handles: ['jo.ann_b'] })
  for (const id of files) {
    const file = (await download(rooms, ann, id)).body
    expect([file.includes('twitch.tv/@@'), file.includes('@jo.ann_b')]).toEqual([false, true])
  }
  const { items } = (await ann.ask('GET', `/api/bulk/${body.id}`)).body
  expect(items.map((item: { text: string }) => item.text)).toEqual(['erased', '@jo.ann_b'])
})

test('whoever is called as a word takes no line along that only has the word', async ({ open }) => {
  const rooms = await open()
  const ann = await signUp(rooms)
  const text = ['ask every creator by phone', 'the one @every loves'].join('\n')
  const { body } = await ann.ask('POST', '/api/bulk', { text, name: 'Spring' })
  await forgetListLines(rooms.db.pool, { platform: 'twitch', handles: ['every'] })
  const { items } = (await ann.ask('GET', `/api/bulk/${body.id}`)).body
  expect(items.map((item: { text: string }) => item.text)).toEqual(['ask every creator by phone', 'erased'])
})
