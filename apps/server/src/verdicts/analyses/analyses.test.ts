import { setTimeout as pause } from 'node:timers/promises'
import { type Analysis, type AnalysisKind, analysis, analysisKinds } from '@vouch/contract'
import { expect } from 'vitest'
import { type Rooms, signUp, test, type Visitor, verify } from '../../../test/rooms.ts'
import { eraseCreator } from '../verifications/erase-creator.ts'
import { analysesHook } from './account-hook.ts'

const ava = { url: 'https://www.instagram.com/ava_fields_sandbox/' }

async function verified({ work }: Rooms, visitor: Visitor): Promise<string> {
  await work()
  return (await verify(visitor, ava)).id
}

const buy = (visitor: Visitor, id: string, kind: AnalysisKind) => visitor.call('POST', `/${id}/analyses/${kind}`)

async function answered(visitor: Visitor, id: string, kind: AnalysisKind): Promise<Analysis> {
  for (let waited = 0; waited < 1_200; waited += 1) {
    const { body } = await visitor.call('GET', `/${id}/analyses`)
    const found = body.analyses.find((each: Analysis) => each.kind === kind)
    if (found && found.state !== 'running') return found
    await pause(50)
  }
  throw new Error('The analysis did not end within a minute')
}

test.for(analysisKinds)(
  '%s is answered for ten credits, and for the same report never again',
  async (kind, { open }) => {
    const rooms = await open()
    const visitor = await signUp(rooms)
    const id = await verified(rooms, visitor)
    expect((await visitor.call('GET', `/${id}/analyses`)).body).toEqual({ analyses: [], nextCursor: null })
    const bought = await buy(visitor, id, kind)
    expect(bought.status).toBe(202)
    expect(await visitor.credits()).toBe(130)
    const done = await answered(visitor, id, kind)
    expect(analysis.parse(done)).toEqual(done)
    expect(done).toMatchObject({ kind, state: 'done', creditsUsed: 10, failure: null })
    // A repeat within a day reads the same data, so it is the same report.
    const again = await verify(visitor, ava)
    expect((await buy(visitor, again.id, kind)).body).toMatchObject({ id: done.id })
    expect((await answered(visitor, again.id, kind)).creditsUsed).toBe(10)
    expect(await visitor.credits()).toBe(130)
  },
)

test('two clicks at once buy one analysis', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  const id = await verified(rooms, visitor)
  const answers = await Promise.all([1, 2, 3].map(() => buy(visitor, id, 'ai_risk_analysis')))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  await answered(visitor, id, 'ai_risk_analysis')
  expect(await visitor.credits()).toBe(130)
})

test('without credits it is refused in the specified words, and nothing is opened', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms, 15)
  const id = await verified(rooms, visitor)
  const refused = await buy(visitor, id, 'enhanced_regret_rate')
  expect(refused.status).toBe(402)
  expect(refused.body).toMatchObject({
    code: 'insufficient_credits',
    error: 'Insufficient credits: 10 required, 5 available for enhanced regret rate',
    ...{ required: 10, available: 5 },
  })
  expect((await visitor.call('GET', `/${id}/analyses`)).body.analyses).toEqual([])
  expect(await visitor.credits()).toBe(5)
})

test('an analysis that finds nothing to answer from costs nothing, says why, and can be asked for again', async ({
  open,
}) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const text = ['username,followers,following,posts', ...Array.from({ length: 60 }, (_, i) => `fan_${i},9,9,9`)]
  const file = await verify(visitor, { file: { name: 'fans.csv', text: text.join('\n') }, handle: '@listed_only' })
  const before = await visitor.credits()
  await buy(visitor, file.id, 'overexposure_index')
  const failed = await answered(visitor, file.id, 'overexposure_index')
  expect(failed).toMatchObject({ state: 'failed', creditsUsed: 0, answer: null })
  expect(failed.failure).toMatch(/^Too few posts have a caption/)
  expect(await visitor.credits()).toBe(before)
  expect((await buy(visitor, file.id, 'overexposure_index')).body.id).not.toBe(failed.id)
})

test('an analysis is for the owner of the report, of a verdict, and of a kind that there is', async ({ open }) => {
  const rooms = await open()
  const [visitor, stranger] = [await signUp(rooms), await signUp(rooms)]
  const id = await verified(rooms, visitor)
  for (const [method, path] of [
    ['POST', `/${id}/analyses/ai_risk_analysis`],
    ['GET', `/${id}/analyses`],
    ['GET', `/${id}/roi`],
    ['GET', `/${id}/history`],
  ] as const) {
    expect((await stranger.call(method, path)).status).toBe(404)
  }
  expect((await visitor.call('POST', `/${id}/analyses/palm_reading`)).status).toBe(400)
  const nobody = await verify(visitor, { url: 'instagram.com/no_such_creator_sandbox' })
  expect((await buy(visitor, nobody.id, 'ai_risk_analysis')).status).toBe(404)
})

test('credits come back where the report is deleted before the answer', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const { id } = await verify(visitor, ava)
  await buy(visitor, id, 'ai_risk_analysis')
  await eraseCreator(rooms.db.pool, { platform: 'instagram', handle: 'ava_fields_sandbox' }, rooms.clock.now)
  const held = () => rooms.db.pool.query(`select from credit_holds where state = 'held'`)
  await expect.poll(async () => (await held()).rowCount).toBe(0)
  expect((await visitor.call('GET', `/${id}/analyses`)).body.analyses).toEqual([])
})

const plan = {
  goal: 'profit',
  budget: 5_000,
  campaign: {
    ...{ fee: 1_200, otherCosts: 100, posts: 2, format: 'reel', linkPlace: null, brandLinked: null, niche: 'fitness' },
    ...{ productPrice: 60, margin: 0.6, conversionRate: 0.025, landingQuality: null, discount: null, markets: null },
    ...{ attributionDays: null, usageRights: null, exclusivityMonths: null, boostSpend: null, earlierCampaigns: null },
  },
}

async function put(rooms: Rooms, visitor: Visitor, id: string, body: object) {
  const headers = { authorization: `Bearer ${visitor.token}` }
  const answer = await rooms.app.inject({ method: 'PUT', url: `/api/verifications/${id}/roi`, headers, payload: body })
  return { status: answer.statusCode, body: answer.json() }
}

test('a plan is saved with the report and read back; what cannot be is refused by field', async ({ open }) => {
  const rooms = await open()
  const [visitor, stranger] = [await signUp(rooms), await signUp(rooms)]
  const id = await verified(rooms, visitor)
  const { body: fresh } = await visitor.call('GET', `/${id}/roi`)
  expect(fresh).toMatchObject({ creator: { platform: 'instagram', id: 'instagram/ava_fields_sandbox' }, saved: null })
  expect(fresh.suggestedFee).toBeGreaterThan(0)
  expect((await put(rooms, visitor, id, plan)).body.saved).toEqual({ ...plan, savedAt: rooms.clock.now.toISOString() })
  expect((await visitor.call('GET', `/${id}/roi`)).body.saved.campaign).toEqual(plan.campaign)
  expect((await put(rooms, stranger, id, plan)).status).toBe(404)
  const wrong = await put(rooms, visitor, id, { ...plan, campaign: { ...plan.campaign, fee: -1, margin: 2 } })
  expect(wrong.body.fields).toEqual({
    'campaign.fee': 'The fee must be 0 or more.',
    'campaign.margin': 'The margin must be from 0 to 100%.',
  })
})

test('the regret rate follows the saved plan, and reckoning it anew is free', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  const id = await verified(rooms, visitor)
  await put(rooms, visitor, id, plan)
  await buy(visitor, id, 'enhanced_regret_rate')
  const dear = await answered(visitor, id, 'enhanced_regret_rate')
  await put(rooms, visitor, id, { ...plan, campaign: { ...plan.campaign, fee: 5 } })
  await buy(visitor, id, 'enhanced_regret_rate')
  const cheap = await answered(visitor, id, 'enhanced_regret_rate')
  const rateOf = (found: Analysis) => (found.kind === 'enhanced_regret_rate' ? (found.answer?.rate ?? -1) : -1)
  expect(rateOf(cheap)).toBeLessThan(rateOf(dear))
  expect(await visitor.credits()).toBe(130)
})

test('deleting an account gives back what a running analysis holds and leaves nothing', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  const id = await verified(rooms, visitor)
  await put(rooms, visitor, id, plan)
  await buy(visitor, id, 'ai_risk_analysis')
  await answered(visitor, id, 'ai_risk_analysis')
  const account = { userId: visitor.userId, workspaceId: visitor.workspaceId, email: '' }
  const pages = await Promise.all(
    (analysesHook.sections ?? []).map((section) => section.page(rooms.db.pool, account, null)),
  )
  expect(pages.map(({ rows }) => rows.length)).toEqual([1, 1])
  const client = await rooms.db.pool.connect()
  await analysesHook.remove?.(client, account, rooms.clock.now)
  client.release()
  const left = await rooms.db.pool.query(
    `select from analyses where workspace_id = $1 union all select from roi_plans where verification_id = $2`,
    [visitor.workspaceId, id],
  )
  expect(left.rowCount).toBe(0)
})
