import type pg from 'pg'
import Stripe from 'stripe'
import { type Database, withRepeatedTransaction, withTransaction } from '../../../foundation/db/database.ts'
import { type SimulatedEvent, told } from './events.ts'
import { failRefund } from './refunds.ts'
import { passInvoice, passSubscription } from './renewals.ts'
import { setDue, storeObject } from './stored-objects.ts'

/** What the simulated provider does by itself: renewals, retries, and the delivery of its messages. Each thing happens at the
 *  moment at which it was due, however late it is looked for, so a jump of the clock leaves the same traces as waiting. */

export interface PassingTime {
  /** When it next acts by itself; null: never. */
  nextAt: () => Promise<Date | null>
  /** Does all that is due by now. Two at once take turns. */
  run: () => Promise<void>
  /** Resolves when what is being done is done, and nothing is begun any more: for a process that stops. What is left is due in the next. */
  end: () => Promise<void>
}

export interface PassingTimeSettings {
  db: Database
  /** The product's clock. */
  now: () => Date
  /** The provider signs its messages with it. */
  webhookSecret: string
  /** Types of messages that the product's address takes. As at the provider, others are kept and told to nobody. */
  enabledEvents: readonly string[]
  /** Carries a message to the product. @returns the status of its answer */
  deliver: (body: string, signature: string) => Promise<number>
}

/** A delivery that dies with its process is made again after this long. */
const leaseMs = 60_000
/** As the provider does: for three days, ever less often. */
const deliveriesMax = 16
const backoffMsFirst = 10_000
const backoffMsMax = 6 * 3_600_000

interface Due {
  id: string
  kind: string
  at: Date
}

export function passingTime(settings: PassingTimeSettings): PassingTime {
  const { db } = settings
  let turn: Promise<unknown> = Promise.resolve()
  let hasEnded = false
  const runAll = async () => {
    if (hasEnded) return
    await keepToOneself(db.pool, settings)
    while (!hasEnded && (await passOne(settings)));
  }
  return {
    nextAt: async () => {
      const found = await db.pool.query<{ at: Date | null }>(
        'select min(due_at) as at from simulated_payment_objects where due_at is not null',
      )
      return found.rows[0]?.at ?? null
    },
    run: () => {
      const mine = turn.then(runAll)
      turn = mine.catch(() => undefined)
      return mine
    },
    end: async () => {
      hasEnded = true
      await turn
    },
  }
}

/** Does the one thing that is due first. @returns false when nothing is due */
async function passOne(settings: PassingTimeSettings): Promise<boolean> {
  const { db, now } = settings
  const event = await withRepeatedTransaction(db, async (tx) => {
    const found = await tx.query<Due & { body: SimulatedEvent }>(
      `select id, kind, due_at as at, body from simulated_payment_objects
        where due_at <= $1 order by due_at, sequence limit 1 for update skip locked`,
      [now()],
    )
    const [due] = found.rows
    if (due === undefined) return null
    const simulation = { tx, at: due.at, fields: new URLSearchParams(), isServer: true }
    if (due.kind === 'subscription') await passSubscription(simulation, due.id)
    else if (due.kind === 'invoice') await passInvoice(simulation, due.id)
    else if (due.kind === 'refund') await failRefund(simulation, due.id)
    else await setDue(tx, due.id, new Date(now().getTime() + leaseMs))
    if (due.kind !== 'event') await keepToOneself(tx, settings)
    return due.kind === 'event' ? due.body : undefined
  })
  if (event) await deliverOnce(settings, event)
  return event !== null
}

/** Messages that nobody asked for are never due. Most of what happens is told by several; the product takes the ones it acts on. */
async function keepToOneself(
  sql: Pick<pg.PoolClient, 'query'>,
  { now, enabledEvents }: PassingTimeSettings,
): Promise<void> {
  await sql.query(
    `update simulated_payment_objects set due_at = null, body = jsonb_set(body, '{pending_webhooks}', '0')
      where due_at <= $1 and kind = 'event' and body ->> 'type' <> all($2)`,
    [now(), enabledEvents],
  )
}

/** Carries one message. What the product does not take is carried again later. */
async function deliverOnce(settings: PassingTimeSettings, event: SimulatedEvent): Promise<void> {
  const { db, now, webhookSecret: secret } = settings
  const payload = JSON.stringify(told(event))
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
  const status = await settings.deliver(payload, signature).catch(() => 0)
  const taken = status >= 200 && status < 300
  const attempts = event.attempts + 1
  await withTransaction(db, async (tx) => {
    await storeObject<SimulatedEvent>(tx, now(), { ...event, attempts, pending_webhooks: taken ? 0 : 1 })
    const again = !taken && attempts < deliveriesMax
    await setDue(tx, event.id, again ? new Date(now().getTime() + backoffMs(attempts)) : null)
  })
}

function backoffMs(attempts: number): number {
  return Math.min(backoffMsMax, backoffMsFirst * 2 ** (attempts - 1))
}
