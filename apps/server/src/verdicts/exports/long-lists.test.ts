import { expect } from 'vitest'
import { download, made } from '../../../test/exported.ts'
import { signUp, test } from '../../../test/rooms.ts'
import { listRowsMax } from './export-parts.ts'

test('a file that has not all rows of its list says so in its title and its name', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const { rows } = await rooms.db.pool.query<{ id: string }>(
    `insert into verification_runs (origin, platform, subject, label, state, failure, steps, created_at, ended_at)
     values ('file', 'instagram', 'file', 'somebody', 'failed', '{"code": "away", "error": "Away.", "retryable": false}', '[]', now(), now()) returning id`,
  )
  const add = (count: number) =>
    rooms.db.pool.query(
      `insert into verifications (workspace_id, user_id, run_id, credits_held, credits_used, created_at)
       select $1, $2, $3, 0, 0, date_trunc('milliseconds', now()) from generate_series(1, $4::int)`,
      [visitor.workspaceId, visitor.userId, rows[0]?.id, count],
    )
  await add(listRowsMax)
  const whole = await made(visitor, { subject: 'verifications', format: 'json' })
  expect(whole.title).toBe('Verifications')
  await add(1)
  const cut = await made(visitor, { subject: 'verifications', format: 'json' })
  expect(cut).toMatchObject({
    title: 'Verifications (first 10,000 rows)',
    fileName: expect.stringContaining('first-10'),
  })
  expect((await download(rooms, visitor, cut.id)).json()).toHaveLength(listRowsMax)
})
