import { randomUUID } from 'node:crypto'
import { type BillingCycle, plans, type Tier } from '@vouch/contract'
import type pg from 'pg'
import Stripe from 'stripe'
import { jobKinds } from '../../apps/server/src/background.ts'
import { changePlan } from '../../apps/server/src/customers/billing/calls/change-plan.ts'
import { cancelAtPeriodEnd, resume } from '../../apps/server/src/customers/billing/calls/end-and-resume.ts'
import type { BillingParts } from '../../apps/server/src/customers/billing/calls/own-subscription.ts'
import { beginDueMonths, loadNextMonth } from '../../apps/server/src/customers/billing/jobs.ts'
import { nextMonth } from '../../apps/server/src/customers/billing/life/months.ts'
import { openTrial, startTrial } from '../../apps/server/src/customers/billing/start-trial.ts'
import { takeEvent } from '../../apps/server/src/customers/billing/webhooks/take-event.ts'
import { openCardProvider } from '../../apps/server/src/customers/card-provider.ts'
import { loadDifferences } from '../../apps/server/src/customers/credits/audit.ts'
import { advanceClock } from '../../apps/server/src/foundation/clock/advance.ts'
import { type Database, onlyRow, openDatabase, withTransaction } from '../../apps/server/src/foundation/db/database.ts'
import { startEmbedded } from '../../apps/server/src/foundation/db/embedded/embedded-server.ts'
import { migrate } from '../../apps/server/src/foundation/db/migrate.ts'
import { openQueue } from '../../apps/server/src/foundation/jobs/queue.ts'
import { simulatedFetch } from '../../apps/server/src/outside/payments/simulator/simulated-http.ts'
import { simulatedKeys } from '../../apps/server/src/outside/payments/simulator/stripe-simulator.ts'
import { freshDataDir, removeDataDir } from '../../e2e/running-product.ts'
import type { Row } from './row.ts'

/** A proof, not a measure: a year of many subscribers with different plans, cards and wishes, lived through the product's clock and the
 *  simulated card provider. In the end every cent and every credit is accounted for. */

const usual = 1_000
const password = 'bench'
const trialCredits = plans.STARTER.creditsIncluded
const testCards = ['pm_card_visa', 'pm_card_mastercard', 'pm_card_amex', 'pm_card_visa', 'pm_card_chargeCustomerFail']

interface Street {
  parts: BillingParts
  dashboard: Stripe
  pass: (days: number) => Promise<void>
}

type Person = Parameters<typeof changePlan>[1]

export async function subscriberYearRows(subscribers = usual): Promise<Row[]> {
  const dataDir = freshDataDir()
  const server = await startEmbedded({ dataDir, password, log: () => undefined })
  const db = openDatabase({ connectionString: server.connectionString, connectionsMax: 8 })
  const began = performance.now()
  try {
    await migrate(db.pool)
    // A crash loses the whole run anyway; sums do not depend on when the disk has them.
    await db.pool.query('alter database postgres set synchronous_commit = off')
    const queue = await openQueue({ db, kinds: jobKinds, role: 'web', log: silent })
    try {
      await live(openStreet(db, queue), subscribers)
    } finally {
      await queue.stop()
    }
    const seconds = Math.round((performance.now() - began) / 1_000)
    return [
      { what: `a year of ${subscribers} subscribers, lived through`, figure: `${seconds} s`, peer: '', kept: null },
      await moneyRow(db.pool),
      await creditsRow(db.pool, subscribers),
      await ledgerRow(db.pool),
    ]
  } finally {
    await db.pool.end()
    await server.stop()
    removeDataDir(dataDir)
  }
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

function openStreet(db: Database, queue: Awaited<ReturnType<typeof openQueue>>): Street {
  let at = new Date('2026-01-05T09:00:00.000Z')
  const now = () => at
  const clock = {
    now,
    aheadMs: () => 0,
    moveTo: async (moment: Date) => {
      if (moment > at) at = moment
    },
  }
  const webhookSecret = 'whsec_bench'
  const { payments, simulator, time } = openCardProvider({
    config: { stripe: null },
    db,
    now,
    webhookSecret,
    deliver: async (body, signature) => {
      await takeEvent(parts, body, signature)
      return 200
    },
  })
  if (simulator === null || time === null) throw new Error('The year is lived with simulated cards')
  const config = { company: { name: 'Vouch', number: '1', address: 'London' } }
  const publicAddress = () => 'https://vouch.test'
  const parts: BillingParts = { db, payments, config, queue, now, publicAddress, countShortlisted: async () => 0 }
  const months = { nextAt: () => loadNextMonth(db), run: () => beginDueMonths(parts) }
  const advance = { db, clock, tides: [time, months], arrive: async () => undefined }
  return {
    parts,
    dashboard: new Stripe(simulatedKeys.secret, {
      httpClient: Stripe.createFetchHttpClient(simulatedFetch(simulator)),
    }),
    pass: async (days) => {
      await advanceClock(advance, days)
    },
  }
}

/** People come over four weeks; most stay as they are, others change, leave, come back, or stop paying. */
async function live(street: Street, subscribers: number): Promise<void> {
  const people: Person[] = []
  const days = 28
  for (let day = 0; day < days; day += 1) {
    const until = Math.round((subscribers * (day + 1)) / days)
    while (people.length < until) people.push(await subscribe(street, people.length))
    await street.pass(1)
  }
  await wish(street, people, 10, { 0: change('PROFESSIONAL'), 1: change('STARTER', 'YEARLY'), 2: leave })
  await street.pass(60)
  await wish(street, people, 10, { 0: change('STARTER'), 2: comeBack, 4: change('ENTERPRISE'), 5: leave })
  await street.pass(120)
  await wish(street, people, 10, { 3: change('PROFESSIONAL', 'YEARLY'), 5: comeBack, 6: leave })
  await street.pass(157)
}

type Wish = (street: Street, person: Person) => Promise<unknown>

const change =
  (tier: Tier, billingCycle: BillingCycle = 'MONTHLY'): Wish =>
  ({ parts }, person) =>
    changePlan(parts, person, { tier, billingCycle, preview: false, offer: false })
const leave: Wish = ({ parts }, person) => cancelAtPeriodEnd(parts, person)
const comeBack: Wish = ({ parts }, person) => resume(parts, person)

/** Whoever may not, because their card is refused or their plan is over, is told so and goes on. */
async function wish(street: Street, people: Person[], every: number, wishes: Record<number, Wish>): Promise<void> {
  for (const [place, person] of people.entries()) {
    await wishes[place % every]?.(street, person).catch((problem: unknown) => {
      if (!(problem instanceof Error) || problem.name !== 'Problem') throw problem
    })
  }
}

async function subscribe({ parts, dashboard }: Street, place: number): Promise<Person> {
  const { db, payments } = parts
  const email = `${place}@bench.test`
  const found = await db.pool.query<{ id: string }>(
    'insert into users (email, email_verified) values ($1, true) returning id',
    [email],
  )
  const userId = onlyRow(found).id
  const owned = await db.pool.query<{ id: string }>('select id from workspaces where owner_id = $1', [userId])
  const workspaceId = onlyRow(owned).id
  const customerId = await payments.createCustomer({ email, name: 'Ann' }, randomUUID())
  const card = testCards[place % testCards.length] ?? 'pm_card_visa'
  const method = await dashboard.paymentMethods.attach(card, { customer: customerId })
  await payments.keepCard(customerId, method.id, randomUUID())
  const trial = await openTrial(payments, { workspaceId, customerId }, randomUUID())
  await withTransaction(db, (tx) => startTrial(tx, trial))
  return { userId, workspaceId, role: 'owner', sessionId: '', token: '' }
}

async function moneyRow(pool: pg.Pool): Promise<Row> {
  const { taken, paid, count } = onlyRow(
    await pool.query<{ taken: number; paid: number; count: number }>(
      `select (select coalesce(sum((body ->> 'amount')::int), 0)::int from simulated_payment_objects
                where kind = 'charge' and body ->> 'status' = 'succeeded') as taken,
              (select coalesce(sum(amount_cents), 0)::int from invoices where status = 'paid') as paid,
              (select count(*)::int from invoices where status = 'paid') as count`,
    ),
  )
  return {
    what: `cents that the provider took, in ${count.toLocaleString('en')} payments`,
    figure: taken.toLocaleString('en'),
    peer: `invoices paid: ${paid.toLocaleString('en')}`,
    kept: taken === paid,
  }
}

interface PaidPeriod {
  workspaceId: string
  tier: Tier
  billingCycle: BillingCycle
  start: Date
  end: Date
}

/** What should have been granted is counted anew from the invoices alone: each paid period has a month of credits for each month of it
 *  that began before it ended, was replaced or the year was over. Two may begin at one moment, a trial's plan and the larger one that
 *  replaces it at once; their numbers say which came first. */
async function creditsRow(pool: pg.Pool, subscribers: number): Promise<Row> {
  const { rows } = await pool.query<PaidPeriod>(
    `select invoices.workspace_id as "workspaceId", invoices.tier, invoices.billing_cycle as "billingCycle", invoices.period_start as start,
            least(invoices.period_end, ended_at, lead(invoices.period_start) over whole, timestamptz '2027-01-05T09:00:00Z') as end
       from invoices join subscriptions using (workspace_id)
      where invoices.status = 'paid' window whole as (partition by invoices.workspace_id order by invoices.period_start, invoices.number)`,
  )
  const months = rows.reduce((sum, period) => sum + monthsOf(period), 0)
  const expected = rows.reduce((sum, period) => sum + monthsOf(period) * plans[period.tier].creditsIncluded, 0)
  const { granted } = onlyRow(
    await pool.query<{ granted: number }>(
      `select coalesce(sum(delta), 0)::int as granted from credit_entries where bucket = 'monthly' and delta > 0`,
    ),
  )
  const whole = expected + subscribers * trialCredits
  return {
    what: `credits granted, in ${months.toLocaleString('en')} months and ${subscribers.toLocaleString('en')} trials`,
    figure: granted.toLocaleString('en'),
    peer: `plans times months: ${whole.toLocaleString('en')}`,
    kept: granted === whole,
  }
}

function monthsOf({ billingCycle, start, end }: PaidPeriod): number {
  if (billingCycle === 'MONTHLY') return 1
  let months = 1
  for (let next = nextMonth(start, end, start); next !== null; next = nextMonth(start, end, next)) months += 1
  return months
}

async function ledgerRow(pool: pg.Pool): Promise<Row> {
  const differences = await loadDifferences(pool)
  const { count } = onlyRow(await pool.query<{ count: number }>('select count(*)::int as count from credit_entries'))
  return {
    what: `balances and holds that ${count.toLocaleString('en')} entries do not prove`,
    figure: `${differences.length}`,
    peer: 'none',
    kept: differences.length === 0,
  }
}
