import { Problem } from '@vouch/contract'
import fc from 'fast-check'
import { expect } from 'vitest'
import { test } from '../../test/fixtures.ts'
import { type Database, onlyRow, withTransaction } from '../db/database.ts'
import { loadBalance } from './balance.ts'
import { type Bucket, buckets, capture, grant, hold, release } from './ledger.ts'

const at = new Date('2026-11-20T10:00:00Z')

async function buildWorkspace(db: Database, credits: Partial<Record<Bucket, number>> = {}): Promise<string> {
  const user = await db.pool.query<{ id: string }>(
    `insert into users (email) values (gen_random_uuid() || '@vouch.test') returning id`,
  )
  const workspace = await db.pool.query<{ id: string }>('select id from workspaces where owner_id = $1', [
    onlyRow(user).id,
  ])
  const workspaceId = onlyRow(workspace).id
  for (const bucket of buckets) {
    const amount = credits[bucket]
    if (amount) await grant(db.pool, bucket, movement(workspaceId, `grant:${bucket}`, amount))
  }
  return workspaceId
}

function movement(workspaceId: string, cause: string, credits: number) {
  return { workspaceId, cause, credits, action: 'creator_verification', resourceId: null, at }
}

async function loadBalances(pool: Database['pool'], workspaceId: string): Promise<Record<Bucket, number>> {
  const { monthlyCredits, purchasedCredits } = await loadBalance(pool, workspaceId)
  return { monthly: monthlyCredits, purchased: purchasedCredits }
}

interface Entry {
  bucket: Bucket
  delta: number
  balance_after: number
  cause: string
}

async function loadEntries(db: Database, workspaceId: string): Promise<Entry[]> {
  const found = await db.pool.query<Entry>(
    'select bucket, delta, balance_after, cause from credit_entries where workspace_id = $1 order by id',
    [workspaceId],
  )
  return found.rows
}

test('a new workspace has both balances at zero', async ({ db }) => {
  expect(await loadBalances(db.pool, await buildWorkspace(db))).toEqual({ monthly: 0, purchased: 0 })
})

test('monthly credits are spent before purchased ones, and each bucket gets its own entry', async ({ db }) => {
  const workspaceId = await buildWorkspace(db, { monthly: 4, purchased: 20 })
  const held = await hold(db.pool, movement(workspaceId, 'hold:1', 10))
  expect(held).toMatchObject({ monthly: 4, purchased: 6, state: 'held' })
  expect(await loadBalances(db.pool, workspaceId)).toEqual({ monthly: 0, purchased: 14 })
  expect((await loadEntries(db, workspaceId)).slice(2)).toEqual([
    { bucket: 'monthly', delta: -4, balance_after: 0, cause: 'hold:1' },
    { bucket: 'purchased', delta: -6, balance_after: 14, cause: 'hold:1' },
  ])
})

test('a released hold goes back to the buckets that it came from, once', async ({ db }) => {
  const workspaceId = await buildWorkspace(db, { monthly: 4, purchased: 20 })
  const { id } = await hold(db.pool, movement(workspaceId, 'hold:1', 10))
  expect(await release(db.pool, id, at)).toBe(true)
  expect(await release(db.pool, id, at)).toBe(false)
  expect(await capture(db.pool, id, at)).toBe(false)
  expect(await loadBalances(db.pool, workspaceId)).toEqual({ monthly: 4, purchased: 20 })
  expect((await loadEntries(db, workspaceId)).slice(4)).toEqual([
    { bucket: 'monthly', delta: 4, balance_after: 4, cause: 'release:hold:1' },
    { bucket: 'purchased', delta: 6, balance_after: 20, cause: 'release:hold:1' },
  ])
})

test('a captured hold stays taken', async ({ db }) => {
  const workspaceId = await buildWorkspace(db, { monthly: 10 })
  const { id } = await hold(db.pool, movement(workspaceId, 'hold:1', 10))
  expect(await capture(db.pool, id, at)).toBe(true)
  expect(await release(db.pool, id, at)).toBe(false)
  expect(await loadBalances(db.pool, workspaceId)).toEqual({ monthly: 0, purchased: 0 })
})

test('a hold that the balance does not cover moves nothing and says what is missing', async ({ db }) => {
  const workspaceId = await buildWorkspace(db, { monthly: 4, purchased: 5 })
  const refused = await hold(db.pool, movement(workspaceId, 'hold:1', 10)).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Problem)
  expect(refused).toMatchObject({
    code: 'insufficient_credits',
    message: 'Insufficient credits: 10 required, 9 available for creator verification',
    details: { required: 10, available: 9 },
  })
  expect(await loadBalances(db.pool, workspaceId)).toEqual({ monthly: 4, purchased: 5 })
  expect(await loadEntries(db, workspaceId)).toHaveLength(2)
})

test('the last credits are wanted by many at once: one gets them', async ({ db }) => {
  const workspaceId = await buildWorkspace(db, { monthly: 6, purchased: 4 })
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, (_, each) => hold(db.pool, movement(workspaceId, `hold:${each}`, 10))),
  )
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
  expect(await loadBalances(db.pool, workspaceId)).toEqual({ monthly: 0, purchased: 0 })
})

test('the same cause, retried and raced, takes credits once', async ({ db }) => {
  const workspaceId = await buildWorkspace(db, { monthly: 15 })
  const holds = await Promise.all(Array.from({ length: 6 }, () => hold(db.pool, movement(workspaceId, 'hold:1', 10))))
  expect(new Set(holds.map((each) => each.id)).size).toBe(1)
  expect(await grant(db.pool, 'monthly', movement(workspaceId, 'grant:monthly', 15))).toBe(false)
  expect(await loadBalances(db.pool, workspaceId)).toEqual({ monthly: 5, purchased: 0 })
})

test('a hold disappears with the transaction that it was made in', async ({ db }) => {
  const workspaceId = await buildWorkspace(db, { monthly: 15 })
  const lost = withTransaction(db, async (tx) => {
    await hold(tx, movement(workspaceId, 'hold:1', 10))
    throw new Error('The row could not be written')
  })
  await expect(lost).rejects.toThrow('The row could not be written')
  expect(await loadBalances(db.pool, workspaceId)).toEqual({ monthly: 15, purchased: 0 })
})

test('the database refuses to change, delete or empty the ledger', async ({ db }) => {
  const workspaceId = await buildWorkspace(db, { monthly: 15 })
  const refusal = /Ledger entries are never changed/
  await expect(db.pool.query('update credit_entries set delta = 20')).rejects.toThrow(refusal)
  await expect(db.pool.query('delete from credit_entries')).rejects.toThrow(refusal)
  await expect(db.pool.query('truncate credit_entries')).rejects.toThrow(refusal)
  const overdraft = 'update credit_balances set balance = -1 where workspace_id = $1'
  await expect(db.pool.query(overdraft, [workspaceId])).rejects.toThrow(/check constraint/)
})

type Step = { kind: 'grant' | 'hold' | 'capture' | 'release'; bucket: Bucket; credits: number; which: number }

const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom('grant', 'hold', 'capture', 'release'),
    bucket: fc.constantFrom(...buckets),
    credits: fc.integer({ min: 1, max: 30 }),
    which: fc.nat({ max: 7 }),
  }),
  { minLength: 1, maxLength: 24 },
)

async function take({ db }: { db: Database }, workspaceId: string, step: Step): Promise<void> {
  const found = await db.pool.query<{ id: string }>(
    'select id from credit_holds where workspace_id = $1 order by id offset $2 limit 1',
    [workspaceId, step.which],
  )
  const holdId = found.rows[0]?.id
  if (step.kind === 'grant') {
    await grant(db.pool, step.bucket, movement(workspaceId, `grant:${step.which}`, step.credits))
  } else if (step.kind === 'hold') {
    await hold(db.pool, movement(workspaceId, `hold:${step.which}`, step.credits)).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error
    })
  } else if (holdId) {
    await (step.kind === 'capture' ? capture : release)(db.pool, holdId, at)
  }
}

/** Checks the laws of the ledger as it stands. */
async function expectLaws(db: Database, workspaceId: string): Promise<void> {
  const balances = await loadBalances(db.pool, workspaceId)
  const entries = await loadEntries(db, workspaceId)
  for (const bucket of buckets) {
    const own = entries.filter((entry) => entry.bucket === bucket)
    let sum = 0
    for (const { delta, balance_after } of own) {
      sum += delta
      expect(balance_after).toBe(sum)
      expect(sum).toBeGreaterThanOrEqual(0)
    }
    expect(balances[bucket]).toBe(sum)
  }
  const causes = entries.map((entry) => `${entry.bucket} ${entry.cause}`)
  expect(new Set(causes).size).toBe(causes.length)
}

test('law: whatever happens in whatever order, each balance is the sum of its entries and never negative', async ({
  db,
}) => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const workspaceId = await buildWorkspace(db, { monthly: 20, purchased: 20 })
      for (const step of taken) await take({ db }, workspaceId, step)
      await expectLaws(db, workspaceId)
    }),
    { numRuns: 25 },
  )
})

test('law: the same holds when everything happens at once', async ({ db }) => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const workspaceId = await buildWorkspace(db, { monthly: 20, purchased: 20 })
      await Promise.all(taken.map((step) => take({ db }, workspaceId, step)))
      await expectLaws(db, workspaceId)
    }),
    { numRuns: 25 },
  )
})
