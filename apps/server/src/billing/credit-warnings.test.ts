import { expect } from 'vitest'
import { holderIn } from '../../test/account-holder.ts'
import { test as base } from '../../test/rooms.ts'
import { grant, hold } from '../credits/ledger.ts'
import { warnOfFewCredits } from './credit-warnings.ts'

const test = base
  .extend('rooms', async ({ open }) => open())
  .extend('ann', async ({ rooms, db }) => {
    const ann = await holderIn(rooms)
    const at = rooms.clock.now
    const { workspaceId } = ann
    await grant(db.pool, 'monthly', {
      workspaceId,
      cause: 'grant',
      action: 'grant',
      resourceId: null,
      credits: 150,
      at,
    })
    await db.pool.query(
      `insert into subscriptions (workspace_id, tier, status, customer_id, trial_start, trial_end, period_start, period_end, created_at)
       values ($1::uuid, 'STARTER', 'active', $1::text, $2::timestamptz, $2::timestamptz + interval '14 days', $2, $2::timestamptz + interval '30 days', $2)`,
      [workspaceId, at],
    )
    let spent = 0
    return {
      ...ann,
      spend: (credits: number) => {
        spent += 1
        const movement = { workspaceId, cause: `spend:${spent}`, action: 'creator_verification', resourceId: null }
        return hold(db.pool, { ...movement, credits, at })
      },
    }
  })

test('few credits are told once, and again when almost none are left', async ({ rooms, ann }) => {
  const subjects = async () => (await ann.letters()).map(({ subject }) => subject)
  await ann.spend(90)
  await warnOfFewCredits(rooms.letters)
  expect(await subjects()).toEqual([])
  await ann.spend(10)
  await warnOfFewCredits(rooms.letters)
  await ann.spend(10)
  await warnOfFewCredits(rooms.letters)
  expect(await subjects()).toEqual(['Few credits are left'])
  expect((await ann.letters())[0]?.text).toContain('50 credits are left in your Vouch workspace.')
  await ann.spend(20)
  await warnOfFewCredits(rooms.letters)
  await warnOfFewCredits(rooms.letters)
  expect((await subjects()).sort()).toEqual(['Almost no credits are left', 'Few credits are left'])
})

test('whoever does not want these letters gets none, and neither does an ended subscription', async ({
  rooms,
  ann,
}) => {
  const desk = await ann.signIn()
  await desk.call('PATCH', '/api/account/notifications', { creditWarnings: false })
  await ann.spend(140)
  await warnOfFewCredits(rooms.letters)
  await desk.call('PATCH', '/api/account/notifications', { creditWarnings: true })
  await rooms.db.pool.query(`update subscriptions set status = 'canceled', ended_at = now() where workspace_id = $1`, [
    ann.workspaceId,
  ])
  await warnOfFewCredits(rooms.letters)
  expect(await ann.letters()).toEqual([])
})
