import { expect } from 'vitest'
import { freshCard } from '../../../test/fresh-card.ts'
import { test as base, type Rooms, signUp, type Visitor } from '../../../test/rooms.ts'
import { visitorOf } from '../../../test/sign-up-visitor.ts'
import { authenticate, authenticateSetup, cards } from '../../../test/subscribers.ts'

/** Somebody begins a trial or a plan while another workspace is handed over to them: nothing is begun, or charged, for a workspace of nobody. */

const test = base.extend('rooms', async ({ open }) => open()).extend('ground', async ({ rooms }) => prepared(rooms))

interface Ground {
  bea: Visitor
  /** Presses the button of Bea's sign-up. */
  press: (what: 'complete' | 'startPaid') => ReturnType<ReturnType<typeof visitorOf>['complete']>
  /** Ann hands her workspace over to Bea. @returns the status */
  handOver: () => Promise<number>
  /** What is known of a plan in the workspace that was Bea's own, and whose it is. */
  own: () => Promise<{ owner: string | null; status: string | null }>
  /** Subscriptions at the provider for it. */
  begun: () => Promise<number>
}

/** Bea has joined Ann's workspace, and has set up a card for her own one. */
async function prepared(rooms: Rooms, number?: string): Promise<Ground> {
  const { db, clock } = rooms
  const [ann, bea] = [await signUp(rooms, 0), await signUp(rooms, 0)]
  const { setupIntent, email } = (await bea.ask('POST', '/api/subscription/trial')).body
  const visitor = visitorOf(rooms, email)
  await visitor.card(setupIntent, freshCard(number))
  if (number === cards.asksOwner) await authenticateSetup(rooms, setupIntent)
  await db.pool.query(
    `insert into workspace_members (workspace_id, user_id, role, joined_at) values ($1, $2, 'manager', $3)`,
    [ann.workspaceId, bea.userId, clock.now],
  )
  return {
    bea,
    press: (what) => visitor[what](setupIntent.id),
    handOver: async () => (await ann.ask('POST', '/api/workspace/owner', { to: bea.userId })).status,
    own: async () => {
      const found = await db.pool.query<{ owner: string | null; status: string | null }>(
        `select owner_id as owner, status from workspaces left join subscriptions on workspace_id = workspaces.id
          where workspaces.id = $1`,
        [bea.workspaceId],
      )
      return found.rows[0] ?? { owner: null, status: null }
    },
    begun: async () => {
      const found = await db.pool.query(
        `select from simulated_payment_objects where kind = 'subscription' and body -> 'metadata' ->> 'workspace' = $1`,
        [bea.workspaceId],
      )
      return found.rowCount ?? 0
    },
  }
}

test('nothing is handed over to whoever is asked by the bank about a plan, and the bank’s yes starts it', async ({
  rooms,
}) => {
  const { bea, press, handOver, own } = await prepared(rooms, cards.asksOwner)
  const { confirmation } = (await press('startPaid')).body
  expect(await handOver()).toBe(409)
  await authenticate(rooms, confirmation as { paymentIntentId: string; clientSecret: string }, 'succeeded')
  await rooms.cards.time?.run()
  expect(await own()).toEqual({ owner: bea.userId, status: 'active' })
})

for (const [what, status] of [
  ['complete', 'trialing'],
  ['startPaid', 'active'],
] as const) {
  test(`nothing is handed over to whoever is at it: ${what}`, async ({ rooms, ground }) => {
    const { bea, press, handOver, own } = ground
    const { payments } = rooms.cards
    const { loadSubscription } = payments
    let handed = 0
    payments.loadSubscription = async (id) => {
      payments.loadSubscription = loadSubscription
      handed = await handOver()
      return loadSubscription(id)
    }
    expect((await press(what)).status).toBe(200)
    expect([handed, await own()]).toEqual([409, { owner: bea.userId, status }])
  })

  test(`a handover that is quicker than the press leaves nothing begun and nothing charged: ${what}`, async ({
    rooms,
    ground,
  }) => {
    const { press, handOver, own, begun } = ground
    const { payments } = rooms.cards
    const { keepCard } = payments
    payments.keepCard = async (...asked) => {
      payments.keepCard = keepCard
      expect(await handOver()).toBe(200)
      return keepCard(...asked)
    }
    expect(await press(what)).toMatchObject({ status: 409, body: { code: 'not_now' } })
    expect([await own(), await begun()]).toEqual([{ owner: null, status: null }, 0])
  })
}

test('whose card was refused takes a workspace over', async ({ rooms }) => {
  const { press, handOver } = await prepared(rooms, '4000000000000341')
  expect(await press('startPaid')).toMatchObject({ status: 402 })
  expect(await handOver()).toBe(200)
})

test('whose process died after the charge has a workspace that is not laid aside', async ({ rooms, ground }) => {
  const { bea, press, handOver, own } = ground
  const { payments } = rooms.cards
  const { loadSubscription } = payments
  payments.loadSubscription = async () => {
    payments.loadSubscription = loadSubscription
    throw new Error('The process died')
  }
  expect(await press('startPaid')).toMatchObject({ status: 500 })
  expect(await handOver()).toBe(409)
  await rooms.cards.time?.run()
  expect(await own()).toEqual({ owner: bea.userId, status: 'active' })
})
