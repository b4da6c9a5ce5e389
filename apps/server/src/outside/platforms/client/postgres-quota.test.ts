import { describe, expect } from 'vitest'
import { test } from '../../../../test/fixtures.ts'
import { postgresQuota } from './postgres-quota.ts'
import { countingQuota } from './quota-ledger.ts'

const settings = { connector: 'youtube', platform: 'YouTube', limits: { general: 20, search: 1 } }

describe('the quota ledger in the database', () => {
  test('books until the limit and refuses what would exceed it, without booking it', async ({ db }) => {
    const ledger = postgresQuota(db.pool, { ...settings, now: () => new Date('2026-11-20T12:00:00Z') })
    await ledger.spend(13, 'general')
    await expect(ledger.spend(8, 'general')).rejects.toMatchObject({ code: 'quota_exhausted', retryable: false })
    await ledger.spend(7, 'general')
    await expect(ledger.spend(1, 'general')).rejects.toThrow('Today’s YouTube lookups are used up.')
    const { rows } = await db.pool.query(
      `select units from connector_quota where bucket = 'general' and day = '2026-11-20'`,
    )
    expect(rows).toEqual([{ units: 20 }])
  })

  test('a first spending above the limit is refused, and so is a bucket without allowance', async ({ db }) => {
    const ledger = postgresQuota(db.pool, { ...settings, now: () => new Date('2026-12-01T12:00:00Z') })
    await expect(ledger.spend(21, 'general')).rejects.toMatchObject({ code: 'quota_exhausted' })
    await expect(ledger.spend(1, 'uploads')).rejects.toMatchObject({ code: 'quota_exhausted' })
  })

  test('buckets and connectors have their own allowance', async ({ db }) => {
    const now = () => new Date('2026-12-02T12:00:00Z')
    await postgresQuota(db.pool, { ...settings, now }).spend(20, 'general')
    await postgresQuota(db.pool, { ...settings, now }).spend(1, 'search')
    await postgresQuota(db.pool, { ...settings, connector: 'twitch', now }).spend(20, 'general')
  })

  test('the day begins at midnight in California, in winter and in summer', async ({ db }) => {
    const moments = ['2027-01-15T07:59:59Z', '2027-01-15T08:00:00Z', '2027-07-15T06:59:59Z', '2027-07-15T07:00:00Z']
    for (const moment of moments) {
      await postgresQuota(db.pool, { ...settings, now: () => new Date(moment) }).spend(20, 'general')
    }
    const { rows } = await db.pool.query(`select day::text from connector_quota where day >= '2027-01-01' order by day`)
    expect(rows.map((row) => row.day)).toEqual(['2027-01-14', '2027-01-15', '2027-07-14', '2027-07-15'])
  })

  test('of many who ask for the last units at once, just as many get them', async ({ db }) => {
    const ledger = postgresQuota(db.pool, { ...settings, now: () => new Date('2026-12-03T12:00:00Z') })
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => ledger.spend(1, 'general')))
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(20)
  })
})

test('the ledger in memory keeps the same rule', async () => {
  const ledger = countingQuota({ general: 2 }, 'YouTube')
  await ledger.spend(2, 'general')
  await expect(ledger.spend(1, 'general')).rejects.toMatchObject({ code: 'quota_exhausted' })
  await expect(ledger.spend(1, 'search')).rejects.toMatchObject({ code: 'quota_exhausted' })
  expect(ledger.spent()).toEqual({ general: 2 })
})

test('what was booked beyond the charge is settled with the day it was booked on, never below nothing', async ({
  db,
}) => {
  const money = { connector: 'x', platform: 'X', limits: { mills: 100 }, timeZone: 'UTC' } as const
  const ledger = postgresQuota(db.pool, { ...money, now: () => new Date('2026-12-05T00:30:00Z') })
  const day = await ledger.spend(100, 'mills')
  await ledger.settle(60, 'mills', day)
  await ledger.spend(60, 'mills')
  await expect(ledger.spend(1, 'mills')).rejects.toMatchObject({ code: 'quota_exhausted' })
  await ledger.settle(500, 'mills', day)
  const { rows } = await db.pool.query(`select day::text, units from connector_quota where connector = 'x'`)
  expect(rows).toEqual([{ day: '2026-12-05', units: 0 }])
})

test('bookings of yesterday that are settled after midnight leave today’s limit as it is', async ({ db }) => {
  const money = { connector: 'midnight', platform: 'X', limits: { mills: 5_000 }, timeZone: 'UTC' } as const
  let now = new Date('2026-12-01T23:59:59Z')
  const ledger = postgresQuota(db.pool, { ...money, now: () => now })
  const open = await Promise.all(Array.from({ length: 8 }, () => ledger.spend(500, 'mills')))
  now = new Date('2026-12-02T00:00:01Z')
  for (let index = 0; index < 8; index++) await ledger.spend(500, 'mills')
  for (const day of open) await ledger.settle(490, 'mills', day)
  await ledger.spend(1_000, 'mills')
  await expect(ledger.spend(1, 'mills')).rejects.toMatchObject({ code: 'quota_exhausted' })
  const { rows } = await db.pool.query(
    `select day::text, units from connector_quota where connector = 'midnight' order by day`,
  )
  expect(rows).toEqual([
    { day: '2026-12-01', units: 80 },
    { day: '2026-12-02', units: 5_000 },
  ])
})

test('a charge beyond what was booked is counted past the limit, and whoever asks next is refused', async ({ db }) => {
  const money = { connector: 'surplus', platform: 'X', limits: { mills: 100 }, timeZone: 'UTC' } as const
  const ledger = postgresQuota(db.pool, { ...money, now: () => new Date('2026-12-06T00:30:00Z') })
  await ledger.settle(-120, 'mills', await ledger.spend(10, 'mills'))
  await expect(ledger.spend(1, 'mills')).rejects.toMatchObject({ code: 'quota_exhausted' })
})
