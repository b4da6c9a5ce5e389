import type pg from 'pg'
import { expect } from 'vitest'
import { nodesOf, type PlanNode } from '../../../test/long-plan.ts'
import { ended, freshAddress, signUp, test } from '../../../test/rooms.ts'
import { onlyRow } from '../../foundation/db/database.ts'
import { loadShortlist } from './load-shortlists.ts'

const timesBefore = 30

/** @returns the statement of the creators that are on a list */
async function entriesAsked(workspaceId: string, id: string): Promise<pg.QueryConfig> {
  const asked: pg.QueryConfig[] = []
  const query = async (config: pg.QueryConfig) => {
    asked.push(config)
    return { rows: [{ createdAt: new Date() }] }
  }
  await loadShortlist({ query } as unknown as pg.Pool, workspaceId, id).catch(() => undefined)
  const entries = asked.find(({ name }) => name === 'shortlist-entries')
  if (entries === undefined) throw new Error('The creators were not asked for')
  return entries
}

test('of a creator who was verified often a list reads the last report alone, even where it has to sort for it', async ({
  db,
  open,
}) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const { url, handle } = freshAddress()
  const { body: made } = await visitor.call('POST', '', { url })
  await ended(visitor, made.id)
  const creator = { platform: 'twitch', handle }
  const { body: list } = await visitor.ask('POST', '/api/shortlists', { name: 'Spring', creator })
  const client = await db.pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ id: string }>(
      `insert into verifications (workspace_id, user_id, creator_id, run_id, report_id, credits_held, credits_used, created_at)
       select workspace_id, user_id, creator_id, run_id, report_id, 0, 0, created_at - n * interval '1 day'
         from verifications, generate_series(1, ${timesBefore}) as n where id = $1
       returning workspace_id as id`,
      [made.id],
    )
    expect(rows).toHaveLength(timesBefore)
    // Without the order of an index, and joined row by row, each report that is looked at is seen.
    await client.query('drop index verifications_creator')
    for (const way of ['hashjoin', 'mergejoin', 'memoize']) await client.query(`set local enable_${way} = off`)
    const { text, values = [] } = await entriesAsked(rows[0]?.id ?? '', list.id)
    const explained = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, format json) ${text}`,
      values,
    )
    const reading = nodesOf(onlyRow(explained)['QUERY PLAN'][0].Plan).filter(({ Alias }) => Alias === 'reports')
    expect(reading.map((node) => Number(node['Actual Rows']) * Number(node['Actual Loops']))).toEqual([1])
  } finally {
    await client.query('rollback')
    client.release()
  }
})
