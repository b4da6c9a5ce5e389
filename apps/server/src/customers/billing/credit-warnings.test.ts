import { expect } from 'vitest'
import { holderIn } from '../../../test/account-holder.ts'
import { test as base } from '../../../test/rooms.ts'
import { capture, grant, hold, release, spend } from '../credits/ledger.ts'
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
    let moved = 0
    const movement = (credits: number) => {
      moved += 1
      return { workspaceId, cause: `moved:${moved}`, action: 'pdf_report', resourceId: null, credits, at }
    }
    return {
      ...ann,
      spend: (credits: number) => spend(db.pool, movement(credits)),
      hold: (credits: number) => hold(db.pool, movement(credits)),
      grant: (bucket: 'monthly' | 'purchased', credits: number, action: string) =>
        grant(db.pool, bucket, { ...movement(credits), action }),
      subjects: async () => (await ann.letters()).map(({ subject }) => subject).sort(),
    }
  })

test('few credits are told once, and again when almost none are left', async ({ rooms, ann }) => {
  const { subjects } = ann
  await ann.spend(90)
  await warnOfFewCredits(rooms.letters)
  expect(await subjects()).toEqual([])
  await ann.spend(10)
  await warnOfFewCredits(rooms.letters)
  await ann.spend(10)
  await warnOfFewCredits(rooms.letters)
  expect(await subjects()).toEqual(['You’re running low on credits'])
  expect((await ann.letters())[0]?.text).toContain('You have 50 credits left in your Vouch workspace.')
  await ann.spend(20)
  await warnOfFewCredits(rooms.letters)
  await warnOfFewCredits(rooms.letters)
  expect(await subjects()).toEqual(['You’re almost out of credits', 'You’re running low on credits'])
})

test('whoever canceled is told when the plan ends, not that its credits renew', async ({ rooms, ann }) => {
  const cancelAt = (at: string) =>
    rooms.db.pool.query(`update subscriptions set cancel_at = period_end ${at} where workspace_id = $1`, [
      ann.workspaceId,
    ])
  // The months of a year go on until it ends.
  await cancelAt("+ interval '90 days'")
  await ann.spend(100)
  await warnOfFewCredits(rooms.letters)
  expect((await ann.letters())[0]?.text).toMatch(/Your plan’s credits renew on/)
  await cancelAt('')
  await ann.spend(30)
  await warnOfFewCredits(rooms.letters)
  const { text } = await ann.letter('You’re almost out of credits')
  expect(text).toMatch(/Your plan ends on .+, and its credits don’t renew\./)
  expect(text).not.toContain('credits renew on')
})

test('credits on hold are no deduction until they are kept, and what comes back is none', async ({ rooms, ann }) => {
  const { id: given } = await ann.hold(120)
  await warnOfFewCredits(rooms.letters)
  await release(rooms.db.pool, given, rooms.clock.now)
  await warnOfFewCredits(rooms.letters)
  expect(await ann.subjects()).toEqual([])
  const { id: kept } = await ann.hold(120)
  await capture(rooms.db.pool, kept, rooms.clock.now)
  await warnOfFewCredits(rooms.letters)
  expect(await ann.subjects()).toEqual(['You’re running low on credits'])
})

test('one deduction that passes both levels is told once, as the graver one', async ({ rooms, ann }) => {
  await ann.spend(100)
  await ann.spend(40)
  await warnOfFewCredits(rooms.letters)
  expect(await ann.subjects()).toEqual(['You’re almost out of credits'])
})

test('a new cycle warns again; whoever bought more meanwhile is left in peace', async ({ rooms, ann }) => {
  await ann.spend(100)
  await warnOfFewCredits(rooms.letters)
  await ann.grant('monthly', 100, 'monthly_grant')
  await ann.spend(100)
  await warnOfFewCredits(rooms.letters)
  expect(await ann.subjects()).toEqual(['You’re running low on credits', 'You’re running low on credits'])
  await ann.spend(30)
  await ann.grant('purchased', 250, 'purchase')
  await warnOfFewCredits(rooms.letters)
  expect(await ann.subjects()).toHaveLength(2)
})

test('two processes that look at once write one email', async ({ rooms, ann }) => {
  await ann.spend(140)
  await Promise.all([warnOfFewCredits(rooms.letters), warnOfFewCredits(rooms.letters)])
  expect(await ann.subjects()).toEqual(['You’re almost out of credits'])
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
