import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { test as base, freshAddress, signUp } from '../../../test/rooms.ts'
import { loadDifferences } from './audit.ts'
import { hold } from './ledger.ts'
import { orphanedHoldsJob, orphanedHoldsKind } from './orphaned-holds.ts'

const test = base.extend('rooms', async ({ open }) => open())

const days = (count: number) => count * 86_400_000

test('credits that are held for work that is gone come back once; what still waits, or was just taken, stays held', async ({
  rooms,
}) => {
  const { db, clock } = rooms
  const ann = await signUp(rooms)
  const before = await ann.credits()
  const held = async (cause: string, daysAgo: number) => {
    const at = new Date(clock.now.getTime() - days(daysAgo))
    const movement = { workspaceId: ann.workspaceId, cause, action: 'test', resourceId: null, credits: 1, at }
    return (await hold(db.pool, movement)).id
  }
  const gone: string[] = []
  for (const kind of ['outreach', 'consent', 'analysis', 'performance'])
    gone.push(await held(`hold:${kind}:${randomUUID()}`, 3))
  const young = await held(`hold:outreach:${randomUUID()}`, 1)
  const foreign = await held('hold:else:1', 3)
  // A verification that has taken over what a request held.
  const { body } = await ann.call('POST', '', { url: freshAddress().url })
  const taken = await held(`hold:consent:${randomUUID()}`, 3)
  await db.pool.query('update verifications set hold_id = $2 where id = $1', [body.id, taken])
  const run = async () => {
    const job = rooms.jobs.find(({ name }) => name === orphanedHoldsKind.name)
    await job?.run({}, { number: 1, last: true, signal: new AbortController().signal })
    const states = await db.pool.query<{ id: string; state: string }>(
      'select id::text, state from credit_holds where id = any($1)',
      [[...gone, young, foreign, taken]],
    )
    return new Map(states.rows.map(({ id, state }) => [id, state]))
  }
  for (const states of [await run(), await run()]) {
    expect(gone.map((id) => states.get(String(id)))).toEqual(gone.map(() => 'released'))
    expect([young, foreign, taken].map((id) => states.get(String(id)))).toEqual(['held', 'held', 'held'])
  }
  // Three that are held, and the verification's own price.
  expect(await ann.credits()).toBe(before - 3 - 10)
  expect(await loadDifferences(db.pool)).toEqual([])
})

test('work that is there keeps what it holds', async ({ rooms }) => {
  const { db, clock } = rooms
  const ann = await signUp(rooms)
  const at = new Date(clock.now.getTime() - days(3))
  const movement = { workspaceId: ann.workspaceId, action: 'test', resourceId: null, credits: 1, at }
  const waits = await hold(db.pool, { ...movement, cause: `hold:thing:${ann.workspaceId}` })
  const gone = await hold(db.pool, { ...movement, cause: `hold:thing:${randomUUID()}` })
  const job = orphanedHoldsJob({ db, now: () => clock.now }, [{ kind: 'thing', table: 'workspaces' }])
  await job.run({}, { number: 1, last: true, signal: new AbortController().signal })
  const states = await db.pool.query<{ state: string }>(
    'select state from credit_holds where id = any($1) order by id',
    [[waits.id, gone.id]],
  )
  expect(states.rows.map(({ state }) => state)).toEqual(['held', 'released'])
})
