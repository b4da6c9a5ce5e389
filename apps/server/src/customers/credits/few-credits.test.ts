import { creditWarnings } from '@vouch/contract'
import { expect } from 'vitest'
import { test } from '../../../test/fixtures.ts'
import { at, buildWorkspace, movement } from '../../../test/workspaces.ts'
import { openDatabase } from '../../foundation/db/database.ts'
import { loadNotice } from './few-credits.ts'
import { capture, capturePart, grant, hold, release, spend } from './ledger.ts'
import { setPurchasedFrozen } from './purchased-credits.ts'
import { renewMonthly } from './renew-monthly.ts'

const { low, critical } = creditWarnings

test.for([
  [low + 1, null],
  [low, 'low'],
  [critical + 1, 'low'],
  [critical, 'critical'],
  [0, 'critical'],
] as const)('a deduction that leaves %i credits is noticed as %s', async ([remaining, level], { db }) => {
  const workspaceId = await buildWorkspace(db, { monthly: remaining + 2 })
  await spend(db.pool, movement(workspaceId, 'deduct:1', 2))
  const notice = await loadNotice(db.pool, workspaceId)
  expect(notice && { level: notice.level, remaining: notice.remaining, at: notice.at }).toEqual(
    level && { level, remaining, at: at.toISOString() },
  )
})

test('whoever deducts is noticed: what is spent, kept, or kept in part; what comes back is not', async ({ db }) => {
  const workspaceId = await buildWorkspace(db, { monthly: 100 })
  const held = async (cause: string, credits: number) => (await hold(db.pool, movement(workspaceId, cause, credits))).id
  const ids: string[] = []
  const look = async () => ids.push((await loadNotice(db.pool, workspaceId))?.id ?? 'none')
  const back = await held('hold:1', 90)
  await look()
  await release(db.pool, back, at)
  await look()
  await capturePart(db.pool, await held('hold:2', 90), 50, at)
  await look()
  await capture(db.pool, await held('hold:3', 10), at)
  await look()
  await spend(db.pool, movement(workspaceId, 'deduct:1', 1))
  await look()
  await spend(db.pool, movement(workspaceId, 'deduct:2', 30))
  await look()
  await spend(db.pool, movement(workspaceId, 'deduct:2', 30))
  await look()
  expect(ids).toEqual(['none', 'none', '0-low-1', '0-low-2', '0-low-3', '0-critical-1', '0-critical-1'])
})

test('frozen credits cannot be spent, so they do not hide that few are left', async ({ db }) => {
  const workspaceId = await buildWorkspace(db, { monthly: 12, purchased: 250 })
  await spend(db.pool, movement(workspaceId, 'deduct:1', 1))
  expect(await loadNotice(db.pool, workspaceId)).toBeNull()
  await setPurchasedFrozen(db.pool, workspaceId, true)
  await spend(db.pool, movement(workspaceId, 'deduct:2', 1))
  expect(await loadNotice(db.pool, workspaceId)).toMatchObject({ level: 'critical', remaining: 10 })
})

test('a new month is noticed anew', async ({ db }) => {
  const workspaceId = await buildWorkspace(db, { monthly: 30 })
  await spend(db.pool, movement(workspaceId, 'deduct:1', 1))
  const { id: before } = (await loadNotice(db.pool, workspaceId)) ?? {}
  await renewMonthly(db.pool, { workspaceId, cause: 'month:2', action: 'monthly_grant', credits: 30, at })
  await spend(db.pool, movement(workspaceId, 'deduct:2', 1))
  const { id: after } = (await loadNotice(db.pool, workspaceId)) ?? {}
  expect([before, after]).toEqual(['0-low-1', expect.stringMatching(/^[1-9]\d*-low-1$/)])
})

test('a hundred who deduct at once from the last credits do not wait in a circle', async ({ db }) => {
  const workspaceId = await buildWorkspace(db, { monthly: 30, purchased: 30 })
  const many = openDatabase({ connectionString: db.connectionString, connectionsMax: 20 })
  try {
    await Promise.all(
      Array.from({ length: 100 }, async (_, number) => {
        await grant(many.pool, 'purchased', movement(workspaceId, `purchase:${number}`, 1))
        if (number % 2 === 0) return spend(many.pool, movement(workspaceId, `deduct:${number}`, 1))
        const { id } = await hold(many.pool, movement(workspaceId, `hold:${number}`, 1))
        return number % 3 === 0 ? release(many.pool, id, at) : capture(many.pool, id, at)
      }),
    )
  } finally {
    await many.close()
  }
  await spend(db.pool, movement(workspaceId, 'deduct:last', 60))
  expect(await loadNotice(db.pool, workspaceId)).toMatchObject({ level: 'critical' })
})
