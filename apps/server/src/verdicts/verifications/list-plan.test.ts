import type pg from 'pg'
import { expect } from 'vitest'
import { test as base } from '../../../test/fixtures.ts'
import { nodesOf, type PlanNode } from '../../../test/long-plan.ts'
import { buildWorkspace } from '../../../test/workspaces.ts'
import { loadHistory } from '../../customers/credits/history.ts'
import { type Database, onlyRow } from '../../foundation/db/database.ts'
import { listVerifications } from './list-verifications.ts'

/** Lists that everybody opens: a page costs what a page holds, however much the workspace has, and however often the statement was asked before. */

const rows = 1_200
const limit = 20

const others = 200

/** A workspace with most of all there is, and two hundred others between whose lines its own lie. */
const test = base.extend('workspaceId', { scope: 'file' }, async ({ db }: { db: Database }) => {
  const workspaceId = await buildWorkspace(db, { monthly: 100 })
  await db.pool.query(
    `insert into users (email) select 'other' || n || '@vouch.test' from generate_series(1, ${others}) as n`,
  )
  const owned = `
    select n, workspaces.id as workspace_id, owner_id from generate_series(1, ${rows}) as n
      join workspaces on workspaces.id = $1 or n % ${others} = 0`
  await db.pool.query(
    `with owned as (${owned}),
     runs as (
       insert into verification_runs (origin, platform, label, subject, address, state, steps, created_at, ended_at)
       select 'address', 'instagram', n || ' ' || workspace_id, n || ' ' || workspace_id, '{}', 'done', '[]', at, at
         from owned, lateral (select now() - n * interval '1 minute' as at) as told
       returning id, subject, created_at)
     insert into verifications (workspace_id, user_id, run_id, credits_held, credits_used, created_at)
     select workspace_id, owner_id, runs.id, 10, 10, created_at from runs join owned on subject = n || ' ' || workspace_id`,
    [workspaceId],
  )
  await db.pool.query(
    `insert into credit_entries (workspace_id, bucket, delta, balance_after, total_after, action, cause, at)
     select workspace_id, 'monthly', 1, 100, 100, 'own_action', 'entry:' || n, now() from (${owned} order by n) as owned`,
    [workspaceId],
  )
  await db.pool.query('analyze')
  return workspaceId
})

/** @returns the statement that work asks for first */
async function askedBy(work: (sql: Pick<pg.Pool, 'query'>) => Promise<unknown>): Promise<pg.QueryConfig> {
  const asked: pg.QueryConfig[] = []
  const query = async (config: pg.QueryConfig) => {
    asked.push(config)
    return { rows: [] }
  }
  await work({ query } as unknown as Pick<pg.Pool, 'query'>)
  return asked[0] ?? never()
}

function never(): never {
  throw new Error('Nothing was asked')
}

/** @returns how many rows of a table are read, whether they are given or dropped, where the statement is planned for whatever may be asked */
async function readRows({ pool }: Database, { text, values = [] }: pg.QueryConfig, table: string): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('begin; set local plan_cache_mode = force_generic_plan')
    await client.query(`prepare listed as ${text}`)
    const given = values.map((value) => `'${String(value)}'`).join(', ')
    const explained = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, format json) execute listed(${given})`,
    )
    const nodes = nodesOf(onlyRow(explained)['QUERY PLAN'][0].Plan)
    const reading = nodes.filter((node) => node.Alias === table)
    expect(reading.length).toBeGreaterThan(0)
    const read = (node: PlanNode) => Number(node['Actual Rows']) + Number(node['Rows Removed by Filter'] ?? 0)
    return reading.reduce((sum, node) => sum + read(node) * Number(node['Actual Loops']), 0)
  } finally {
    await client.query('rollback; deallocate all')
    client.release()
  }
}

test.for(['newest', 'oldest'] as const)(
  'a page of the %s verifications reads a page of them',
  async (sort, { db, workspaceId }) => {
    const asked = await askedBy((sql) =>
      listVerifications(sql, { workspaceId, creator: null, limit, after: null, sort }),
    )
    expect(asked.name).toBe(`verifications:${sort}`)
    expect(await readRows(db, asked, 'verifications')).toBe(limit + 1)
  },
)

test('a page further on reads a page too', async ({ db, workspaceId }) => {
  const first = await listVerifications(db.pool, { workspaceId, creator: null, limit, after: null })
  const last = first.verifications.at(-1) ?? never()
  const after = { key: String(Date.parse(last.createdAt)), id: last.id }
  const asked = await askedBy((sql) => listVerifications(sql, { workspaceId, creator: null, limit, after }))
  expect(await readRows(db, asked, 'verifications')).toBe(limit + 1)
})

test('a page of the history of credits reads a page of it', async ({ db, workspaceId }) => {
  const everything = { action: null, bucket: null, from: null, to: null }
  const page = { workspaceId, ...everything, limit, after: null }
  const asked = await askedBy((sql) => loadHistory(sql, async () => new Map(), page))
  expect(await readRows(db, asked, 'credit_entries')).toBe(limit + 1)
})
