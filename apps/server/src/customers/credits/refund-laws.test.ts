import { Problem } from '@vouch/contract'
import fc from 'fast-check'
import { expect } from 'vitest'
import { test } from '../../../test/fixtures.ts'
import { at, buildWorkspace, movement } from '../../../test/workspaces.ts'
import { type Database, onlyRow, withTransaction } from '../../foundation/db/database.ts'
import { loadDifferences } from './audit.ts'
import { callOff, capture, grant, hold, release } from './ledger.ts'
import { refundPurchase, undoRefund } from './refund-purchase.ts'

/** Whatever the order of purchase, hold, refund and release: credits whose payment went back are not there in the end. */

type Step =
  | { kind: 'buy'; credits: number }
  | { kind: 'hold'; credits: number }
  | { kind: 'refund' | 'fail'; which: number; share: number }
  | { kind: 'release' | 'callOff' | 'capture'; which: number }

const size = fc.integer({ min: 1, max: 40 })
const which = fc.nat({ max: 7 })
const buying = fc.record({ kind: fc.constant('buy' as const), credits: size })
const holding = fc.record({ kind: fc.constant('hold' as const), credits: size })
const refunding = fc.record({ kind: fc.constant('refund' as const), which, share: fc.constantFrom(0.5, 1) })
const failing = fc.record({ kind: fc.constant('fail' as const), which, share: fc.constantFrom(0, 0.5) })
const givingBack = fc.record({ kind: fc.constantFrom('release' as const, 'callOff' as const), which })
const capturing = fc.record({ kind: fc.constant('capture' as const), which })

class Customer {
  readonly #purchases: { id: string; credits: number }[] = []
  readonly #holds: string[] = []
  readonly #db: Database
  readonly #workspaceId: string

  constructor(db: Database, workspaceId: string) {
    this.#db = db
    this.#workspaceId = workspaceId
  }

  async take(step: Step): Promise<void> {
    if (step.kind === 'buy') return this.#buy(step.credits)
    if (step.kind === 'hold') return this.#hold(step.credits)
    if (step.kind === 'refund') return this.#refund(step.which, step.share)
    if (step.kind === 'fail') return this.#fail(step.which, step.share)
    const id = this.#holds[step.which]
    if (id !== undefined) await { release, callOff, capture }[step.kind](this.#db.pool, id, at)
  }

  async #buy(credits: number): Promise<void> {
    const id = `pi_${crypto.randomUUID()}`
    await this.#db.pool.query(
      `insert into credit_purchases (payment_intent_id, workspace_id, customer_id, credits, amount_cents, currency, opened_at, credited_at)
       values ($1, $2, 'cus', $3, $3, 'usd', $4, $4)`,
      [id, this.#workspaceId, credits, at],
    )
    await grant(this.#db.pool, 'purchased', movement(this.#workspaceId, `purchase:${id}`, credits))
    this.#purchases.push({ id, credits })
  }

  async #hold(credits: number): Promise<void> {
    const held = hold(this.#db.pool, movement(this.#workspaceId, `hold:${crypto.randomUUID()}`, credits))
    const found = await held.catch((error: unknown) => {
      if (error instanceof Problem) return null
      throw error
    })
    if (found !== null) this.#holds.push(found.id)
  }

  async #refund(place: number, share: number): Promise<void> {
    const purchase = this.#purchases[place]
    if (purchase === undefined) return
    const refund = { paymentIntentId: purchase.id, refundedCents: Math.ceil(purchase.credits * share), at }
    await withTransaction(this.#db, (tx) => refundPurchase(tx, refund))
  }

  /** The bank sends refunds back until only a share of the payment is refunded. */
  async #fail(place: number, share: number): Promise<void> {
    const purchase = this.#purchases[place]
    if (purchase === undefined) return
    const refund = { paymentIntentId: purchase.id, refundedCents: Math.ceil(purchase.credits * share), at }
    await withTransaction(this.#db, (tx) => undoRefund(tx, refund))
  }

  async giveBackAll(): Promise<void> {
    for (const id of this.#holds) await callOff(this.#db.pool, id, at)
  }

  /** @returns what is there, and what was paid, refunded and used */
  async account(): Promise<{ left: number; paid: number; used: number }> {
    const found = await this.#db.pool.query<{ left: number; paid: number; used: number }>(
      `select balance as left,
              (select coalesce(sum(credits - refunded_credits), 0)::int from credit_purchases where workspace_id = $1) as paid,
              (select coalesce(sum(used), 0)::int from credit_holds where workspace_id = $1) as used
         from credit_balances where workspace_id = $1 and bucket = 'purchased'`,
      [this.#workspaceId],
    )
    return onlyRow(found)
  }
}

const newCustomer = async (db: Database) => new Customer(db, await buildWorkspace(db))

test('law: purchase, hold, refund and release in any order leave what was paid and not refunded', {
  timeout: 300_000,
}, async ({ db }) => {
  const steps = fc.array(fc.oneof(buying, holding, refunding, failing, givingBack), { maxLength: 16 })
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const ann = await newCustomer(db)
      for (const step of history) await ann.take(step)
      await ann.giveBackAll()
      const { left, paid } = await ann.account()
      expect(left).toBe(paid)
    }),
    { numRuns: 300 },
  )
  expect(await loadDifferences(db.pool)).toEqual([])
})

test('law: of what was bought first and then used, held and refunded in any order, no more is left than what was paid, not refunded and not used', {
  timeout: 300_000,
}, async ({ db }) => {
  const purchases = fc.array(buying, { minLength: 1, maxLength: 3 })
  const steps = fc.array(fc.oneof(holding, refunding, failing, givingBack, capturing), { maxLength: 16 })
  await fc.assert(
    fc.asyncProperty(purchases, steps, async (bought, history) => {
      const ann = await newCustomer(db)
      for (const step of [...bought, ...history]) await ann.take(step)
      await ann.giveBackAll()
      const { left, paid, used } = await ann.account()
      expect(left).toBe(Math.max(0, paid - used))
    }),
    { numRuns: 300 },
  )
})

test('law: the same holds when all of it happens at once', { timeout: 300_000 }, async ({ db }) => {
  const steps = fc.array(fc.oneof(holding, holding, refunding, failing, givingBack), { minLength: 4, maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(fc.array(buying, { minLength: 2, maxLength: 4 }), steps, async (bought, history) => {
      const ann = await newCustomer(db)
      for (const step of [...bought, ...history.slice(0, 4)]) await ann.take(step)
      await Promise.all(history.slice(4).map((step) => ann.take(step)))
      await ann.giveBackAll()
      const { left, paid } = await ann.account()
      expect(left).toBe(paid)
    }),
    { numRuns: 100 },
  )
  expect(await loadDifferences(db.pool)).toEqual([])
})

test('what was used before a refund stays used, and credits bought later pay for none of it', async ({ db }) => {
  const ann = await newCustomer(db)
  await ann.take({ kind: 'buy', credits: 30 })
  await ann.take({ kind: 'hold', credits: 30 })
  await ann.take({ kind: 'capture', which: 0 })
  await ann.take({ kind: 'refund', which: 0, share: 1 })
  await ann.take({ kind: 'buy', credits: 40 })
  await ann.take({ kind: 'hold', credits: 20 })
  await ann.take({ kind: 'callOff', which: 1 })
  expect(await ann.account()).toEqual({ left: 40, paid: 40, used: 30 })
})

test('credits that were taken between two refunds pay for the second one alone', async ({ db }) => {
  const ann = await newCustomer(db)
  await ann.take({ kind: 'buy', credits: 30 })
  await ann.take({ kind: 'hold', credits: 30 })
  await ann.take({ kind: 'capture', which: 0 })
  await ann.take({ kind: 'refund', which: 0, share: 1 })
  await ann.take({ kind: 'buy', credits: 20 })
  await ann.take({ kind: 'buy', credits: 20 })
  await ann.take({ kind: 'hold', credits: 25 })
  await ann.take({ kind: 'refund', which: 1, share: 1 })
  await ann.take({ kind: 'callOff', which: 1 })
  expect(await ann.account()).toEqual({ left: 20, paid: 20, used: 30 })
})

test('a refund of what was used gives nothing back when it fails, and waits for nothing that is held later', async ({
  db,
}) => {
  const ann = await newCustomer(db)
  await ann.take({ kind: 'buy', credits: 30 })
  await ann.take({ kind: 'hold', credits: 20 })
  await ann.take({ kind: 'capture', which: 0 })
  await ann.take({ kind: 'refund', which: 0, share: 1 })
  await ann.take({ kind: 'fail', which: 0, share: 0.5 })
  expect(await ann.account()).toEqual({ left: 0, paid: 15, used: 20 })
  await ann.take({ kind: 'fail', which: 0, share: 0 })
  expect(await ann.account()).toEqual({ left: 10, paid: 30, used: 20 })
})
