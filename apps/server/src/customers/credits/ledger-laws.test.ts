import { Problem } from '@vouch/contract'
import fc from 'fast-check'
import { expect } from 'vitest'
import { test } from '../../../test/fixtures.ts'
import { at, buildWorkspace, type Entry, loadEntries, movement } from '../../../test/workspaces.ts'
import type { Database } from '../../foundation/db/database.ts'
import { loadDifferences } from './audit.ts'
import { loadBalance } from './balance.ts'
import { type Bucket, buckets, callOff, capture, capturePart, giveBack, grant, hold, release, spend } from './ledger.ts'
import { reclaimPurchased, setPurchasedFrozen } from './purchased-credits.ts'
import { renewMonthly } from './renew-monthly.ts'

/** Random histories against a model of a dozen lines, and what must hold whatever happens in whatever order. */

const kinds = [
  'grant',
  'hold',
  'hold',
  'spend',
  'spend',
  'capture',
  'part',
  'release',
  'callOff',
  'giveBack',
  'renew',
  'freeze',
  'reclaim',
] as const

interface Step {
  kind: (typeof kinds)[number]
  bucket: Bucket
  credits: number
  /** Which cause: a number that comes up again is a retry. */
  which: number
}

const histories = (lengthMax: number) =>
  fc.array(
    fc.record<Step>({
      kind: fc.constantFrom(...kinds),
      bucket: fc.constantFrom(...buckets),
      credits: fc.integer({ min: 1, max: 30 }),
      which: fc.nat({ max: 5 }),
    }),
    { minLength: 1, maxLength: lengthMax },
  )

interface ModelHold {
  monthly: number
  purchased: number
  open: boolean
  used: number
  /** How many months had ended, and how many refunds had found too little, when it was taken. */
  months: number
  refunds: number
}

/** The ledger as one would explain it: two numbers, what each refund found missing, the holds, and the causes that were used. */
class Model {
  monthly = 20
  purchased = 20
  readonly owed: number[] = []
  months = 0
  frozen = false
  readonly holds = new Map<string, ModelHold>()
  readonly causes = new Set<string>()

  /** @returns what the ledger's function must answer. */
  take(step: Step): unknown {
    const { kind, bucket, credits, which } = step
    if (kind === 'grant') return this.once(`grant:${bucket}:${which}`, () => this.add(bucket, credits))
    if (kind === 'hold') return this.spend(`hold:${which}`, credits, true)
    if (kind === 'spend') return this.spend(`deduct:${which}`, credits, false)
    if (kind === 'capture') return this.settle(which, (held) => held.monthly + held.purchased)
    if (kind === 'part') return this.settle(which, () => 1)
    if (kind === 'release') return this.settle(which, () => 0)
    if (kind === 'callOff') return this.settle(which, () => 0, true)
    if (kind === 'giveBack') return this.giveBack(which)
    if (kind === 'renew') return this.once(`cycle:${which}`, () => this.renew(credits))
    if (kind === 'reclaim') return this.reclaim(which, credits)
    this.frozen = credits > 15
    return undefined
  }

  private renew(credits: number): void {
    this.monthly = credits
    this.months += 1
  }

  private reclaim(which: number, credits: number): number {
    const left = Math.min(credits, this.purchased)
    const moved = this.once(`refund:${which}`, () => {
      this.purchased -= left
      if (credits > left) this.owed.push(credits - left)
    })
    return moved ? left : 0
  }

  private once(cause: string, move: () => void): boolean {
    if (this.causes.has(cause)) return false
    this.causes.add(cause)
    move()
    return true
  }

  private add(bucket: Bucket, credits: number): void {
    this[bucket] += credits
  }

  private spend(cause: string, credits: number, open: boolean): unknown {
    const earlier = this.holds.get(cause)
    if (earlier) return { monthly: earlier.monthly, purchased: earlier.purchased }
    const available = this.monthly + (this.frozen ? 0 : this.purchased)
    if (available < credits) return { required: credits, available }
    const monthly = Math.min(this.monthly, credits)
    const taken = { monthly, purchased: credits - monthly }
    this.monthly -= taken.monthly
    this.purchased -= taken.purchased
    const { months, owed } = this
    this.holds.set(cause, { ...taken, open, used: open ? 0 : credits, months, refunds: owed.length })
    return taken
  }

  private settle(which: number, kept: (held: ModelHold) => number, lapses = false): unknown {
    const held = this.holds.get(`hold:${which}`)
    if (held === undefined) return null
    if (!held.open) return false
    held.open = false
    held.used = kept(held)
    const monthly = Math.max(held.monthly - held.used, 0)
    this.takeBack(held, { monthly, purchased: held.monthly + held.purchased - held.used - monthly }, lapses)
    return true
  }

  private giveBack(which: number): unknown {
    const held = this.holds.get(`hold:${which}`)
    if (held === undefined) return null
    if (held.open || held.used === 0) return false
    const monthly = Math.min(held.monthly, held.used)
    return this.once(`bounce:${which}`, () => this.takeBack(held, { monthly, purchased: held.used - monthly }, true))
  }

  private takeBack(held: ModelHold, { monthly, purchased }: Record<Bucket, number>, lapses: boolean): void {
    if (!lapses || held.months === this.months) this.monthly += monthly
    this.purchased += purchased
    for (let refund = held.refunds, left = purchased; refund < this.owed.length; refund += 1) {
      const gone = Math.min(left, this.owed[refund] ?? 0)
      this.owed[refund] = (this.owed[refund] ?? 0) - gone
      this.purchased -= gone
      left -= gone
    }
  }
}

/** Takes the same step in the ledger. */
async function take({ pool }: Database, workspaceId: string, step: Step): Promise<unknown> {
  const { kind, bucket, credits, which } = step
  const move = (cause: string) => movement(workspaceId, cause, credits)
  if (kind === 'grant') return grant(pool, bucket, move(`grant:${bucket}:${which}`))
  if (kind === 'hold') return taken(hold(pool, move(`hold:${which}`)))
  if (kind === 'spend') return taken(spend(pool, move(`deduct:${which}`)))
  if (kind === 'renew') return renewMonthly(pool, move(`cycle:${which}`))
  if (kind === 'reclaim') return reclaimPurchased(pool, move(`refund:${which}`))
  if (kind === 'freeze') return setPurchasedFrozen(pool, workspaceId, credits > 15)
  const found = await pool.query<{ id: string }>('select id from credit_holds where workspace_id = $1 and cause = $2', [
    workspaceId,
    `hold:${which}`,
  ])
  const id = found.rows[0]?.id
  if (id === undefined) return null
  if (kind === 'part') return capturePart(pool, id, 1, at)
  if (kind === 'giveBack') return giveBack(pool, id, `bounce:${which}`, at)
  return { capture, release, callOff }[kind](pool, id, at)
}

async function taken(spending: Promise<{ monthly: number; purchased: number }>): Promise<unknown> {
  try {
    const { monthly, purchased } = await spending
    return { monthly, purchased }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return error.details
  }
}

/** @returns the faults of a ledger: none, whatever happened. */
function faultsOf(entries: Entry[], balances: Record<Bucket, number>): string[] {
  const faults: string[] = []
  const sums = { monthly: 0, purchased: 0 }
  for (const entry of entries) {
    const { bucket, delta, balance_after, total_after, cause } = entry
    sums[bucket] += delta
    if (sums[bucket] !== balance_after) faults.push(`${cause}: a balance that is not the sum`)
    if (sums.monthly + sums.purchased !== total_after) faults.push(`${cause}: a total that is not the sum`)
    if (sums[bucket] < 0) faults.push(`${cause}: an overdraft`)
    const isSpending = delta < 0 && /^(hold|deduct):/.test(cause)
    if (isSpending && bucket === 'purchased' && sums.monthly > 0) faults.push(`${cause}: monthly credits were left`)
  }
  for (const bucket of buckets) if (balances[bucket] !== sums[bucket]) faults.push(`${bucket} differs`)
  const causes = new Set(entries.map(({ bucket, cause }) => `${bucket} ${cause}`))
  if (causes.size !== entries.length) faults.push('a cause was posted twice')
  return faults
}

async function ledgerFaults(db: Database, workspaceId: string): Promise<string[]> {
  const { monthlyCredits, purchasedCredits } = await loadBalance(db.pool, workspaceId)
  const entries = await loadEntries(db, workspaceId)
  return faultsOf(entries, { monthly: monthlyCredits, purchased: purchasedCredits })
}

test('law: two thousand random histories go as the model says, step by step', { timeout: 300_000 }, async ({ db }) => {
  const together = 20
  await fc.assert(
    fc.asyncProperty(fc.array(histories(10), { minLength: together, maxLength: together }), async (all) => {
      const run = async (history: Step[]) => {
        const workspaceId = await buildWorkspace(db, { monthly: 20, purchased: 20 })
        const model = new Model()
        for (const step of history) {
          const expected = model.take(step)
          expect({ step, answer: await take(db, workspaceId, step) }).toEqual({ step, answer: expected })
        }
        const { monthlyCredits, purchasedCredits } = await loadBalance(db.pool, workspaceId)
        expect([monthlyCredits, purchasedCredits]).toEqual([model.monthly, model.purchased])
        expect(await ledgerFaults(db, workspaceId)).toEqual([])
      }
      await Promise.all(all.map(run))
    }),
    { numRuns: 100 },
  )
  expect(await loadDifferences(db.pool)).toEqual([])
})

test('law: the same holds when everything happens at once', { timeout: 300_000 }, async ({ db }) => {
  await fc.assert(
    fc.asyncProperty(histories(24), async (history) => {
      const workspaceId = await buildWorkspace(db, { monthly: 20, purchased: 20 })
      await Promise.all(history.map((step) => take(db, workspaceId, step)))
      expect(await ledgerFaults(db, workspaceId)).toEqual([])
    }),
    { numRuns: 50 },
  )
  expect(await loadDifferences(db.pool)).toEqual([])
})
