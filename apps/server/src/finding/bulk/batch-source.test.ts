import { expect } from 'vitest'
import { dueList } from '../../../test/due-list.ts'
import { download, made, rowsOf } from '../../../test/exported.ts'
import { freshAddress, signUp, test } from '../../../test/rooms.ts'
import { forgetExportsOf } from '../../verdicts/exports/forget-files.ts'
import { runBatch } from './run-batch.ts'

test('a verified list is exported line by line: verdicts, what was refused and why, and what each cost', async ({
  open,
}) => {
  const rooms = await open()
  await rooms.work()
  const ann = await signUp(rooms)
  const { url, handle } = freshAddress()
  const { body: batch } = await ann.ask('POST', '/api/bulk', { text: `${url}\n=cmd|calc`, name: 'Spring' })
  await runBatch(rooms.parts, await dueList(rooms.db, batch.id), { signal: new AbortController().signal })
  const before = await ann.credits()
  const rows = await rowsOf(rooms, ann, { subject: 'batch', sourceId: batch.id })
  expect(rows[0]).toMatchObject({ line: '1', state: 'done', handle, credits_used: '10', problem: '' })
  expect(Number(rows[0]?.trust)).toBeGreaterThan(0)
  expect(rows[1]).toMatchObject({ line: '2', text: "'=cmd|calc", state: 'refused', trust: '' })
  expect(rows[1]?.problem).not.toBe('')
  expect(await ann.credits()).toBe(before - 2)
  const free = await made(ann, { subject: 'batch', format: 'json', sourceId: batch.id })
  expect(free).toMatchObject({ title: 'List Spring', creditsUsed: 0, state: 'ready' })
  const paid = await made(ann, { subject: 'batch', format: 'csv', sourceId: batch.id })
  await forgetExportsOf(rooms.db.pool, { platform: 'twitch', handles: [handle.toLowerCase()] })
  for (const { id } of [free, paid]) expect((await download(rooms, ann, id)).json().code).toBe('file_gone')
})

test('another workspace exports nothing of a list', async ({ open }) => {
  const rooms = await open()
  const [ann, ben] = [await signUp(rooms), await signUp(rooms)]
  const { body: batch } = await ann.ask('POST', '/api/bulk', { text: freshAddress().url, name: '' })
  const asked = await ben.ask('POST', '/api/exports', { subject: 'batch', format: 'csv', sourceId: batch.id })
  expect(asked).toMatchObject({ status: 404, body: { error: 'List not found.' } })
})
