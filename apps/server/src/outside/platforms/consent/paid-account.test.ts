import { expect } from 'vitest'
import { test } from '../../../../test/fixtures.ts'
import { loadConfig } from '../../../config/config.ts'
import { accountBookings } from '../../platform-ledgers.ts'
import type { ConsentPlatform } from './consent-platform.ts'
import { withPaidAccount } from './paid-account.ts'

/** Creators who connect cost the operator what X bills for each of them. */

test('eight creators of X at once are asked for no longer than the day’s budget lasts', async ({ db }) => {
  let asked = 0
  const account = async () => {
    asked += 1
    return { id: '1', handle: 'one', displayName: null }
  }
  const platform = { platform: 'x', account } as unknown as ConsentPlatform
  const config = loadConfig({ X_DAILY_USD: '0.05' })
  const bookings = accountBookings({ config, pool: db.pool, now: () => new Date('2026-11-20T10:00:00Z') })
  const paid = withPaidAccount(platform, bookings.x)
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => paid.account('token')))
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.reason] : []))
  expect([asked, refused]).toEqual([5, ['unavailable', 'unavailable', 'unavailable']])
  const { rows } = await db.pool.query(`select units from connector_quota where connector = 'x' and bucket = 'mills'`)
  expect(rows).toEqual([{ units: 50 }])
})
