import { randomUUID } from 'node:crypto'
import { actionCosts, actionStatus, actions } from '@vouch/contract'
import { describe, expect } from 'vitest'
import { test as base, type Rooms, signUp, type Visitor } from '../../../test/rooms.ts'
import { grant, hold, release, spend } from './ledger.ts'
import { setPurchasedFrozen } from './purchased-credits.ts'

/** Credits over HTTP: what there is, what is spent on what, and its history. */

const test = base.extend('rooms', async ({ open }) => open())

const deduct = (visitor: Visitor, body: object, headers?: Record<string, string>) =>
  visitor.ask('POST', '/api/credits/deduct', { userId: visitor.userId, ...body }, headers)

async function buy({ db }: Rooms, { workspaceId }: Visitor, credits: number, at = new Date('2026-11-20T10:00:00Z')) {
  const movement = { workspaceId, cause: `purchase:${randomUUID()}`, action: 'purchase', resourceId: null, credits, at }
  await grant(db.pool, 'purchased', movement)
}

/** What an action of the server takes, as if it had run. */
async function spendTen({ db, clock }: Rooms, { workspaceId }: Visitor, resourceId: string) {
  const movement = { workspaceId, cause: randomUUID(), action: 'ai_risk_analysis', resourceId, credits: 10 }
  await spend(db.pool, { ...movement, at: clock.now })
}

test('the balance tells monthly, purchased, spendable and held credits apart', async ({ rooms }) => {
  const ann = await signUp(rooms, 150)
  await buy(rooms, ann, 250)
  const { workspaceId } = ann
  const at = rooms.clock.now
  const held = { workspaceId, cause: 'hold:1', action: 'creator_verification', resourceId: null, credits: 10, at }
  await hold(rooms.db.pool, held)
  expect(await ann.ask('GET', `/api/credits/balance/${ann.userId}`)).toEqual({
    status: 200,
    body: {
      monthlyCredits: 140,
      purchasedCredits: 250,
      totalCredits: 390,
      monthlyCreditsLimit: 0,
      onHold: 10,
      purchasedFrozen: false,
      notice: null,
    },
  })
  await setPurchasedFrozen(rooms.db.pool, workspaceId, true)
  const { body } = await ann.ask('GET', `/api/credits/balance/${ann.userId}`)
  expect(body).toMatchObject({ purchasedCredits: 250, purchasedFrozen: true, totalCredits: 140 })
})

describe('somebody else’s credits', () => {
  test('are refused before anything else is read', async ({ rooms }) => {
    const [ann, ben] = [await signUp(rooms), await signUp(rooms)]
    const others = { status: 403, body: { code: 'forbidden' } }
    expect(await ann.ask('GET', `/api/credits/balance/${ben.userId}`)).toMatchObject(others)
    expect(await deduct(ann, { userId: ben.userId, actionType: 'own_action' })).toMatchObject(others)
    expect(await ann.ask('POST', '/api/credits/deduct', { userId: ben.userId, actionType: 5 })).toMatchObject(others)
    const asBen = { 'x-user-id': ben.userId }
    expect(await deduct(ann, { actionType: 'own_action' }, asBen)).toMatchObject(others)
    expect(await ben.credits()).toBe(150)
  })
})

describe('a deduction', () => {
  test.for(['own_action', 'constructor', '__proto__'])(
    'of %s, which is not on the list, takes 1',
    async (action, { rooms }) => {
      const ann = await signUp(rooms)
      expect(await deduct(ann, { actionType: action, resourceId: 'r1', metadata: { from: 'test' } })).toEqual({
        status: 200,
        body: {
          success: true,
          creditsUsed: 1,
          remainingMonthly: 149,
          remainingPurchased: 0,
          totalRemaining: 149,
        },
      })
      expect(await ann.credits()).toBe(149)
    },
  )

  test.for(Object.keys(actions).filter((id) => actionStatus(id) === 'live'))(
    'of %s, which the server runs, is refused',
    async (action, { rooms }) => {
      const ann = await signUp(rooms)
      expect(await deduct(ann, { actionType: action })).toMatchObject({ status: 422, body: { code: 'charges_itself' } })
      expect(await ann.credits()).toBe(150)
    },
  )

  test.for(Object.keys(actions).filter((id) => actionStatus(id) === 'coming'))(
    'of %s, which does not exist yet, is refused',
    async (action, { rooms }) => {
      const ann = await signUp(rooms)
      expect(await deduct(ann, { actionType: action })).toMatchObject({
        status: 422,
        body: { code: 'action_coming', error: 'This action isn’t available yet. Nothing was deducted.' },
      })
      expect(await ann.credits()).toBe(150)
    },
  )

  test('takes from the purchased credits where no monthly ones are left', async ({ rooms }) => {
    const ann = await signUp(rooms, 0)
    await buy(rooms, ann, 250)
    expect((await deduct(ann, { actionType: 'own_action' })).body).toMatchObject({
      creditsUsed: 1,
      remainingMonthly: 0,
      remainingPurchased: 249,
      totalRemaining: 249,
    })
  })

  test('that leaves few credits is told with the balance, until the next one', async ({ rooms }) => {
    const ann = await signUp(rooms, 52)
    const notice = async () => (await ann.ask('GET', `/api/credits/balance/${ann.userId}`)).body.notice
    await deduct(ann, { actionType: 'own_action' })
    expect(await notice()).toBeNull()
    await deduct(ann, { actionType: 'own_action' })
    const said = await notice()
    expect(said).toMatchObject({ level: 'low', remaining: 50, at: rooms.clock.now.toISOString() })
    expect(await notice()).toEqual(said)
    await deduct(ann, { actionType: 'own_action' })
    expect(await notice()).toMatchObject({ level: 'low', remaining: 49 })
    expect((await notice()).id).not.toBe(said.id)
  })

  test('without enough credits says what is required and available, and moves nothing', async ({ rooms }) => {
    const ann = await signUp(rooms, 0)
    await buy(rooms, ann, 3)
    await setPurchasedFrozen(rooms.db.pool, ann.workspaceId, true)
    expect(await deduct(ann, { actionType: 'own_action' })).toMatchObject({
      status: 402,
      body: {
        error: 'Insufficient credits: 1 required, 0 available for own action',
        code: 'insufficient_credits',
        required: 1,
        available: 0,
      },
    })
    expect(await ann.credits()).toBe(3)
  })

  test('with a key happens once, however often and at once it is asked for', async ({ rooms }) => {
    const ann = await signUp(rooms)
    const key = { 'idempotency-key': 'one' }
    const ask = () => deduct(ann, { actionType: 'own_action', resourceId: 'r1' }, key)
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ status, body }) => [status, body.creditsUsed, body.totalRemaining])).toEqual([
      [200, 1, 149],
      [200, 1, 149],
      [200, 1, 149],
    ])
    expect(await ann.credits()).toBe(149)
    const other = { status: 409, body: { code: 'idempotency_conflict' } }
    expect(await deduct(ann, { actionType: 'another_action', resourceId: 'r1' }, key)).toMatchObject(other)
    expect(await deduct(ann, { actionType: 'own_action', resourceId: 'r2' }, key)).toMatchObject(other)
    const metadata = { order: 7 }
    expect(await deduct(ann, { actionType: 'own_action', resourceId: 'r1', metadata }, key)).toMatchObject(other)
    expect(await ann.credits()).toBe(149)
  })

  test('with a key is answered as it was the first time, whatever has moved since', async ({ rooms }) => {
    const ann = await signUp(rooms, 5)
    await buy(rooms, ann, 3)
    const ask = (key: string) =>
      deduct(ann, { actionType: 'own_action', metadata: { of: key, and: [1] } }, { 'idempotency-key': key })
    const keys = ['monthly', 'two', 'three', 'four', 'five', 'purchased', 'last']
    const askAll = async () => {
      const answers = []
      for (const key of keys) answers.push((await ask(key)).body)
      return answers
    }
    const first = await askAll()
    expect(first.at(-1)).toMatchObject({ remainingMonthly: 0, remainingPurchased: 1, totalRemaining: 1 })
    expect(await askAll()).toEqual(first)
  })

  test('says field by field what is wrong with it', async ({ rooms }) => {
    const ann = await signUp(rooms)
    const wrong = { actionType: '', resourceId: 5, metadata: { text: 'x'.repeat(3_000) } }
    expect(await deduct(ann, wrong)).toMatchObject({
      status: 400,
      body: {
        fields: {
          actionType: 'An action must be an ID such as approve_draft.',
          resourceId: 'A resource ID can be up to 200 characters.',
          metadata: 'Metadata must be an object of up to 2,000 characters.',
        },
      },
    })
  })
})

/** Three actions and a release, with a day between each. */
async function lively(rooms: Rooms): Promise<Visitor> {
  const ann = await signUp(rooms, 20)
  await buy(rooms, ann, 250)
  const days = (count: number) => {
    rooms.clock.now = new Date(rooms.clock.now.getTime() + count * 86_400_000)
  }
  days(1)
  await spendTen(rooms, ann, '=cmd();=cmd()')
  days(1)
  const { workspaceId } = ann
  const at = rooms.clock.now
  const movement = { workspaceId, cause: 'hold:1', action: 'creator_verification', resourceId: 'v1', credits: 15, at }
  const { id } = await hold(rooms.db.pool, movement)
  await release(rooms.db.pool, id, at)
  days(1)
  await spendTen(rooms, ann, 'r2')
  return ann
}

const history = (visitor: Visitor, query = '') => visitor.ask('GET', `/api/credits/history${query}`)

describe('the history', () => {
  test('is newest first, with the balance of the bucket and of both after each entry', async ({ rooms }) => {
    const ann = await lively(rooms)
    const { body } = await history(ann)
    expect(body.nextCursor).toBeNull()
    const lines = body.entries.map((entry: Record<string, unknown>) => [
      entry.bucket,
      entry.delta,
      entry.balanceAfter,
      entry.totalAfter,
      entry.action,
    ])
    expect(lines).toEqual([
      ['monthly', -10, 0, 250, 'ai_risk_analysis'],
      ['purchased', 5, 250, 260, 'creator_verification'],
      ['monthly', 10, 10, 255, 'creator_verification'],
      ['purchased', -5, 245, 245, 'creator_verification'],
      ['monthly', -10, 0, 250, 'creator_verification'],
      ['monthly', -10, 10, 260, 'ai_risk_analysis'],
      ['purchased', 250, 250, 270, 'purchase'],
      ['monthly', 20, 20, 20, 'grant'],
    ])
    expect(body.entries[0]).toMatchObject({ at: '2026-11-23T10:00:00.000Z', resourceId: 'r2' })
  })

  test('comes page by page, each entry once', async ({ rooms }) => {
    const ann = await lively(rooms)
    const seen: string[] = []
    let cursor = ''
    do {
      const { body } = await history(ann, `?limit=3${cursor && `&cursor=${cursor}`}`)
      seen.push(...body.entries.map(({ id }: { id: string }) => id))
      cursor = body.nextCursor ?? ''
    } while (cursor !== '')
    expect(new Set(seen).size).toBe(8)
    expect(seen).toEqual(seen.toSorted((one, other) => Number(other) - Number(one)))
  })

  test('stays in order where ids gain a digit', async ({ rooms }) => {
    const ann = await signUp(rooms)
    for (let turn = 0; turn < 12; turn += 1) await deduct(ann, { actionType: 'own_action' })
    const { body } = await history(ann, '?action=own_action')
    const totals = body.entries.map(({ totalAfter }: { totalAfter: number }) => totalAfter)
    expect(totals).toEqual([138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149])
  })

  test.for([
    ['?action=ai_risk_analysis', 2],
    ['?bucket=purchased', 3],
    ['?bucket=purchased&action=creator_verification', 2],
    ['?from=2026-11-22', 5],
    ['?from=2026-11-22T00:00:00Z&to=2026-11-23', 4],
    ['?action=nothing', 0],
  ] as const)('of %s has %i entries', async ([query, count], { rooms }) => {
    const ann = await lively(rooms)
    expect((await history(ann, query)).body.entries).toHaveLength(count)
  })

  test('is one’s own', async ({ rooms }) => {
    await lively(rooms)
    expect((await history(await signUp(rooms, 0))).body).toEqual({ entries: [], nextCursor: null })
  })

  test('as a file has every entry, and runs no formula', async ({ rooms }) => {
    const ann = await lively(rooms)
    const file = await ann.text('/../credits/history.csv')
    const [head, ...lines] = file.trimEnd().split('\r\n')
    expect(head).toBe('"time","bucket","credits","bucket_balance","balance","action","resource","cause","about"')
    expect(lines).toHaveLength(8)
    expect(lines[0]).toMatch(/^"2026-11-23T10:00:00.000Z","monthly",-10,0,250,"ai_risk_analysis","r2",/)
    expect(file).toContain(`"ai_risk_analysis","'=cmd();'=cmd()",`)
    const filtered = await ann.text('/../credits/history.csv?bucket=purchased')
    expect(filtered.trimEnd().split('\r\n')).toHaveLength(4)
  })
})

test('usage adds up what was kept, action by action, and leaves out what was given back', async ({ rooms }) => {
  const ann = await lively(rooms)
  const { workspaceId } = ann
  const at = rooms.clock.now
  const held = { workspaceId, cause: 'hold:2', action: 'creator_verification', resourceId: null, credits: 10, at }
  await hold(rooms.db.pool, held)
  const usage = async (query = '') => (await ann.ask('GET', `/api/credits/usage${query}`)).body.actions
  expect(await usage()).toEqual([
    { action: 'ai_risk_analysis', times: 2, credits: 20, onHold: 0 },
    { action: 'creator_verification', times: 1, credits: 0, onHold: 10 },
  ])
  expect(await usage('?to=2026-11-22')).toEqual([{ action: 'ai_risk_analysis', times: 1, credits: 10, onHold: 0 }])
})

describe('the list of actions', () => {
  const list = (rooms: Rooms, query: string) =>
    rooms.app.inject({ method: 'GET', url: `/api/pricing/dashboard-actions${query}` })

  test('has every action of the dashboard with its cost', async ({ rooms }) => {
    const { success, actionsByCategory } = (await list(rooms, '?tier=professional')).json()
    expect(success).toBe(true)
    expect(Object.keys(actionsByCategory)).toEqual([
      'verification',
      'discovery',
      'campaign',
      'outreach',
      'analytics',
      'export',
    ])
    const listed: { id: string; creditCost: number; credits: number; status: string }[] = Object.values(
      actionsByCategory,
    ).flat() as never
    expect(listed).toHaveLength(19)
    for (const { id, creditCost, credits, status } of listed) {
      const cost = Reflect.get(actionCosts, id)
      expect([creditCost, credits, status]).toEqual([cost, cost, actionStatus(id)])
    }
    expect(actionsByCategory.verification[0]).toMatchObject({
      name: 'Creator verification',
      popular: true,
      perMonth: 55,
    })
  })

  test('without a tier is Starter’s, and an unknown tier is refused', async ({ rooms }) => {
    expect((await list(rooms, '')).json().actionsByCategory.outreach[0]).toMatchObject({ creditCost: 20, perMonth: 7 })
    const refused = await list(rooms, '?tier=gold')
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { tier: 'Tier must be starter, professional or enterprise.' },
    ])
  })
})

test('the next answer to any call names a newer ledger after a charge, and the same one without', async ({ rooms }) => {
  const ann = await signUp(rooms, 150)
  const mark = async () => {
    const headers = { authorization: `Bearer ${ann.token}` }
    const answer = await rooms.app.inject({ method: 'GET', url: '/api/shortlists', headers })
    return Number(answer.headers['x-ledger-mark'])
  }
  const before = await mark()
  expect(before).toBeGreaterThan(0)
  expect(await mark()).toBe(before)
  await spendTen(rooms, ann, 'charged by a job')
  expect(await mark()).toBeGreaterThan(before)
})
