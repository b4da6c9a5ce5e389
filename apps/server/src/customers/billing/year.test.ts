import { plans, type Tier } from '@vouch/contract'
import { expect } from 'vitest'
import { test } from '../../../test/street.ts'
import { loadDifferences } from '../credits/audit.ts'

/** A year of many subscribers with different plans, cards and wishes, lived through the clock: in the end every cent and every
 *  credit is accounted for. */

/** One of each wish, and a card of each kind among them. */
const subscribers = 7

test(`a year of ${subscribers} subscribers: money in is invoices paid, credits are plans times months`, async ({
  street,
}) => {
  const { rooms } = street
  const cards = ['pm_card_visa', 'pm_card_mastercard', 'pm_card_visa', 'pm_card_chargeCustomerFail', 'pm_card_amex']
  const people = []
  for (let each = 0; each < subscribers; each += 1) {
    people.push(await street.subscriber(cards[each % cards.length]))
  }
  await street.days(15)
  for (const [place, person] of people.entries()) {
    if (place % 7 === 0) await person.change('PROFESSIONAL')
    if (place % 7 === 1) await person.change('STARTER', 'YEARLY')
    if (place % 7 === 2) await person.post('cancel')
  }
  await street.days(100)
  for (const [place, person] of people.entries()) {
    if (place % 7 === 0) await person.change('STARTER')
    if (place % 7 === 2) await person.post('resume')
    if (place % 7 === 4) await person.change('ENTERPRISE')
  }
  await street.days(250)
  await expectMoney(rooms.db.pool)
  await expectCredits(rooms.db.pool)
  expect(await loadDifferences(rooms.db.pool)).toEqual([])
}, 300_000)

type Pool = Parameters<typeof loadDifferences>[0]

async function expectMoney(pool: Pool): Promise<void> {
  const { rows } = await pool.query(
    `select (select coalesce(sum((body ->> 'amount')::int), 0)::int from simulated_payment_objects
              where kind = 'charge' and body ->> 'status' = 'succeeded') as taken,
            (select coalesce(sum(amount_cents), 0)::int from invoices where status = 'paid') as paid,
            (select count(*)::int from invoices where status = 'paid') as count`,
  )
  expect(rows[0].count).toBeGreaterThan(subscribers)
  expect(rows[0].taken).toBe(rows[0].paid)
}

/** Every month of credits belongs to a paid period, and every paid period has all of its months that have come. */
async function expectCredits(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ tier: Tier; months: number; granted: number; firsts: number }>(
    `with months as (
       select workspace_id, delta, cause from credit_entries where bucket = 'monthly' and cause like 'month:%' and delta > 0
     ), paid as (
       select id, workspace_id, tier, billing_cycle from invoices where status = 'paid'
     )
     select tier, count(*)::int as months, sum(delta)::int as granted,
            (select count(*)::int from months where cause not like 'month:in\\_%') as firsts
       from paid join months on months.cause = 'month:' || paid.id group by tier`,
  )
  const invoices = await pool.query<{ count: number }>(
    `select count(*)::int as count from invoices where status = 'paid'`,
  )
  expect(rows.reduce((sum, { months }) => sum + months, 0)).toBe(invoices.rows[0]?.count)
  for (const { tier, months, granted } of rows) expect(granted).toBe(months * plans[tier].creditsIncluded)
  await expectYearlyMonths(pool)
}

/** A yearly period that began in this year has one month for each that has passed, all of its plan's size. */
async function expectYearlyMonths(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ later: number; credits: number; expected: number; tier: Tier }>(
    `select subscriptions.tier, count(entries.id)::int as later, coalesce(max(entries.delta), 0)::int as credits,
            (select count(*)::int from generate_series(1, 11) month
              where subscriptions.period_start + make_interval(months => month) <= (select max(at) from credit_entries)
            ) as expected
       from subscriptions left join credit_entries entries
         on entries.workspace_id = subscriptions.workspace_id and entries.delta > 0 and entries.cause like 'month:sub\\_%'
      where billing_cycle = 'YEARLY' group by subscriptions.workspace_id, subscriptions.tier, subscriptions.period_start`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { later, expected, credits, tier } of rows) {
    expect([later, credits]).toEqual([expected, plans[tier].creditsIncluded])
  }
}
