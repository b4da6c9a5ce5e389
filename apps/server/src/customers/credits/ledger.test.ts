import { Problem } from '@vouch/contract'
import { expect } from 'vitest'
import { test } from '../../../test/fixtures.ts'
import { at, buildWorkspace, loadEntries, movement } from '../../../test/workspaces.ts'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import { loadBalance } from './balance.ts'
import { type Bucket, callOff, capture, capturePart, giveBack, grant, hold, release, spend } from './ledger.ts'
import { reclaimPurchased, setPurchasedFrozen } from './purchased-credits.ts'
import { renewMonthly } from './renew-monthly.ts'

async function loadBalances(pool: Database['pool'], workspaceId: string): Promise<Record<Bucket, number>> {
  const { monthlyCredits, purchasedCredits } = await loadBalance(pool, workspaceId)
  return { monthly: monthlyCredits, purchased: purchasedCredits }
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
    { bucket: 'monthly', delta: -4, balance_after: 0, total_after: 20, cause: 'hold:1' },
    { bucket: 'purchased', delta: -6, balance_after: 14, total_after: 14, cause: 'hold:1' },
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
    { bucket: 'monthly', delta: 4, balance_after: 4, total_after: 18, cause: 'release:hold:1' },
    { bucket: 'purchased', delta: 6, balance_after: 20, total_after: 24, cause: 'release:hold:1' },
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

test('a part of a hold is kept, and what comes back are purchased credits first', async ({ db }) => {
  const workspaceId = await buildWorkspace(db, { monthly: 14, purchased: 20 })
  const { id } = await hold(db.pool, movement(workspaceId, 'hold:1', 30))
  expect(await capturePart(db.pool, id, 20, at)).toBe(true)
  expect(await capturePart(db.pool, id, 10, at)).toBe(false)
  expect(await loadBalances(db.pool, workspaceId)).toEqual({ monthly: 0, purchased: 14 })
  const small = await hold(db.pool, movement(workspaceId, 'hold:2', 14))
  expect(await capturePart(db.pool, small.id, 0, at)).toBe(true)
  expect(await loadBalances(db.pool, workspaceId)).toEqual({ monthly: 0, purchased: 14 })
  const whole = await hold(db.pool, movement(workspaceId, 'hold:3', 10))
  await expect(capturePart(db.pool, whole.id, 11, at)).rejects.toThrow(/check constraint/)
  expect(await release(db.pool, whole.id, at)).toBe(true)
})

test('a spending is final, and says what remains', async ({ db }) => {
  const workspaceId = await buildWorkspace(db, { monthly: 4, purchased: 20 })
  const spent = await spend(db.pool, movement(workspaceId, 'deduct:1', 10))
  expect(spent).toMatchObject({ state: 'captured', remaining: { monthly: 0, purchased: 14, spendable: 14 } })
  expect(await release(db.pool, spent.id, at)).toBe(false)
  expect(await spend(db.pool, movement(workspaceId, 'deduct:1', 10))).toMatchObject({ id: spent.id, remaining: null })
})

test('a new month replaces what was left of the old one, once, even where nothing was left', async ({ db }) => {
  const workspaceId = await buildWorkspace(db, { monthly: 40, purchased: 20 })
  const renew = (cause: string, credits: number) =>
    renewMonthly(db.pool, { workspaceId, cause, action: 'monthly_grant', credits, at })
  expect(await renew('cycle:1', 150)).toBe(true)
  expect((await loadEntries(db, workspaceId)).slice(2)).toEqual([
    { bucket: 'monthly', delta: -40, balance_after: 0, total_after: 20, cause: 'expire:cycle:1' },
    { bucket: 'monthly', delta: 150, balance_after: 150, total_after: 170, cause: 'cycle:1' },
  ])
  expect(await renew('end', 0)).toBe(true)
  expect(await renew('empty', 0)).toBe(true)
  expect(await renew('cycle:2', 150)).toBe(true)
  for (const cause of ['cycle:1', 'end', 'empty', 'cycle:2']) expect(await renew(cause, 150)).toBe(false)
  expect(await loadBalances(db.pool, workspaceId)).toEqual({ monthly: 150, purchased: 20 })
})

test('frozen credits are counted and cannot be spent, and thaw', async ({ db }) => {
  const workspaceId = await buildWorkspace(db, { monthly: 4, purchased: 20 })
  await setPurchasedFrozen(db.pool, workspaceId, true)
  await expect(hold(db.pool, movement(workspaceId, 'hold:1', 5))).rejects.toThrow(
    'Insufficient credits: 5 required, 4 available for creator verification',
  )
  expect(await loadBalances(db.pool, workspaceId)).toEqual({ monthly: 4, purchased: 20 })
  await setPurchasedFrozen(db.pool, workspaceId, false)
  expect(await hold(db.pool, movement(workspaceId, 'hold:1', 5))).toMatchObject({ monthly: 4, purchased: 1 })
})

test('a refunded purchase takes back what is left of it, once', async ({ db }) => {
  const workspaceId = await buildWorkspace(db, { monthly: 4, purchased: 30 })
  const reclaim = (cause: string, credits: number) => reclaimPurchased(db.pool, movement(workspaceId, cause, credits))
  expect(await reclaim('refund:1', 20)).toBe(20)
  expect(await reclaim('refund:1', 20)).toBe(0)
  expect(await reclaim('refund:2', 20)).toBe(10)
  expect(await reclaim('refund:3', 20)).toBe(0)
  await grant(db.pool, 'purchased', movement(workspaceId, 'purchase:2', 50))
  expect(await reclaim('refund:3', 20)).toBe(0)
  expect(await loadBalances(db.pool, workspaceId)).toEqual({ monthly: 4, purchased: 50 })
})

test('monthly credits of a month that has ended expire when what they were held for is called off, and come back when it failed', async ({
  db,
}) => {
  const workspaceId = await buildWorkspace(db, { monthly: 30, purchased: 20 })
  const take = (cause: string, credits: number) => hold(db.pool, movement(workspaceId, cause, credits))
  const [before, off, failed] = [await take('hold:0', 5), await take('hold:1', 10), await take('hold:2', 20)]
  const sent = await spend(db.pool, movement(workspaceId, 'hold:3', 5))
  await callOff(db.pool, before.id, at)
  expect(await loadBalances(db.pool, workspaceId)).toEqual({ monthly: 5, purchased: 10 })
  await renewMonthly(db.pool, { workspaceId, cause: 'cycle:1', action: 'monthly_grant', credits: 150, at })
  expect(await callOff(db.pool, off.id, at)).toBe(true)
  expect((await loadEntries(db, workspaceId)).slice(-2)).toEqual([
    { bucket: 'monthly', delta: 10, balance_after: 160, total_after: 170, cause: 'release:hold:1' },
    { bucket: 'monthly', delta: -10, balance_after: 150, total_after: 160, cause: 'expire:release:hold:1' },
  ])
  expect(await giveBack(db.pool, sent.id, 'bounce:3', at)).toBe(true)
  expect(await giveBack(db.pool, sent.id, 'bounce:3', at)).toBe(false)
  expect(await loadBalances(db.pool, workspaceId)).toEqual({ monthly: 150, purchased: 15 })
  expect(await release(db.pool, failed.id, at)).toBe(true)
  expect(await loadBalances(db.pool, workspaceId)).toEqual({ monthly: 165, purchased: 20 })
  const next = await take('hold:4', 10)
  expect(await callOff(db.pool, next.id, at)).toBe(true)
  expect(await loadBalances(db.pool, workspaceId)).toEqual({ monthly: 165, purchased: 20 })
})
