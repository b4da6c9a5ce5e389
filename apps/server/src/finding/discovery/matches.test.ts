import { type MatchPlace, match, matchOffer, type OfferedCreator } from '@vouch/contract'
import { expect } from 'vitest'
import { test } from '../../../test/indexed-rooms.ts'
import { type Rooms, signUp, type Visitor } from '../../../test/rooms.ts'

const ava = { platform: 'instagram', handle: 'ava_fields_sandbox' }
const path = '/api/discovery/lookalikes'

function find(visitor: Visitor, body: object, key?: string) {
  return visitor.ask('POST', path, { of: ava, ...body }, key === undefined ? {} : { 'idempotency-key': key })
}

/** Gives everybody of the simulated network a manner and a score, as a finished screening would. */
async function screenAll({ db }: Rooms): Promise<void> {
  await db.pool.query(
    `update discovered_creators set trust = 50 + id % 50, trust_low = 40, trust_high = 100, trust_basis = 'screening',
            manner = array[(id % 10) / 10.0, (id % 7) / 7.0, (id % 5) / 5.0, (id % 3) / 3.0, .5]::real[]`,
  )
}

test('a preview says how many there are and what they cost, names the best of them alone and charges nothing', async ({
  rooms,
}) => {
  const visitor = await signUp(rooms)
  const { status, body } = await find(visitor, { preview: true, asked: 5 })
  expect(status).toBe(200)
  expect(matchOffer.parse(body.offer)).toEqual(body.offer)
  expect(body).toMatchObject({ offer: { found: 5, creditsEach: 10, credits: 50 }, match: null })
  expect(body.offer.compared).toContainEqual(expect.objectContaining({ label: 'Topic' }))
  const { shown } = body.offer
  expect(shown).toHaveLength(5)
  expect(shown[0]).toMatchObject({ fit: body.offer.best, creator: { handle: expect.stringMatching(/_sandbox$/) } })
  expect(JSON.stringify(shown.slice(1))).not.toMatch(/_sandbox|handle|https?:/)
  for (const { followers } of shown) expect(followers).toBe(Number(followers.toPrecision(1)))
  expect(await visitor.credits()).toBe(150)
  const paid = await find(visitor, { asked: 5 })
  const kept = paid.body.match.creators.map(({ fit, creator }: MatchPlace) => [fit, creator.platform, creator.country])
  expect(kept).toEqual(shown.map(({ fit, platform, country }: OfferedCreator) => [fit, platform, country]))
  expect(paid.body.match.creators[0].creator).toEqual(shown[0].creator)
  expect(paid.body.offer.shown).toEqual([])
})

test('a match costs 10 credits for each creator found, and reading it again costs nothing', async ({ rooms }) => {
  const visitor = await signUp(rooms)
  const { body } = await find(visitor, { asked: 5 })
  expect(match.parse(body.match)).toEqual(body.match)
  expect(await visitor.credits()).toBe(100)
  const { creators } = body.match
  expect(creators).toHaveLength(5)
  for (const { fit, reasons, creator } of creators) {
    expect(fit).toBeGreaterThanOrEqual(70)
    expect(creator.handle).not.toBe(ava.handle)
    const points = reasons.reduce((sum: number, reason: { points: number }) => sum + reason.points, 0)
    expect(Math.abs(points - fit)).toBeLessThanOrEqual(reasons.length / 2)
    for (const { words } of reasons) expect(words).toMatch(/^[A-Z0-9$].*\.$/)
  }
  const fits = creators.map(({ fit }: { fit: number }) => fit)
  expect(fits).toEqual(fits.toSorted((a: number, b: number) => b - a))
  const again = await visitor.ask('GET', `/api/discovery/matches/${body.match.id}`)
  expect(again.body).toEqual(body.match)
  const list = await visitor.ask('GET', '/api/discovery/matches')
  expect(list.body.matches).toEqual([expect.objectContaining({ id: body.match.id, found: 5, creditsUsed: 50 })])
  expect(await visitor.credits()).toBe(100)
})

test('the list of matches is read page by page, and a cursor that no page gave is refused', async ({ rooms }) => {
  const visitor = await signUp(rooms)
  const ids = []
  for (const asked of [1, 2, 3]) ids.push((await find(visitor, { asked })).body.match.id)
  const seen = []
  for (let cursor = ''; seen.length < 4; ) {
    const { body } = await visitor.ask('GET', `/api/discovery/matches?limit=1${cursor}`)
    seen.push(body.matches[0].id)
    if (body.nextCursor === null) break
    cursor = `&cursor=${body.nextCursor}`
  }
  expect(seen.toSorted()).toEqual(ids.toSorted())
  for (const written of [`2026-02-31T00:00:00Z_${ids[0]}`, `1_${'-'.repeat(36)}`]) {
    const cursor = Buffer.from(written).toString('base64url')
    expect(await visitor.ask('GET', `/api/discovery/matches?cursor=${cursor}`)).toMatchObject({
      status: 400,
      body: { fields: { cursor: 'The cursor is invalid.' } },
    })
  }
})

test('what was held beyond the creators that were found is given back', async ({ rooms }) => {
  const visitor = await signUp(rooms)
  await screenAll(rooms)
  const loose = await find(visitor, { asked: 10, minTrust: 99.5 })
  expect(loose.body.match).toMatchObject({ found: 0, creditsUsed: 0, creators: [] })
  expect(await visitor.credits()).toBe(150)
  const hold = await rooms.db.pool.query(
    'select monthly + purchased as held, used, state from credit_holds where workspace_id = $1',
    [visitor.workspaceId],
  )
  expect(hold.rows).toEqual([{ held: 100, used: 0, state: 'released' }])
})

test('one key is one match, however often and at once it is sent; another request with it is refused', async ({
  rooms,
}) => {
  const visitor = await signUp(rooms)
  const answers = await Promise.all([1, 2, 3].map(() => find(visitor, { asked: 3 }, 'one')))
  expect(new Set(answers.map(({ body }) => body.match.id)).size).toBe(1)
  expect((await find(visitor, { asked: 3 }, 'one')).body).toEqual(answers[0]?.body)
  expect(await visitor.credits()).toBe(120)
  const other = await find(visitor, { asked: 4 }, 'one')
  expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } })
  expect(await visitor.credits()).toBe(120)
})

test('without enough credits nothing is found, kept or charged', async ({ rooms }) => {
  const visitor = await signUp(rooms, 20)
  const { status, body } = await find(visitor, { asked: 3 })
  expect(status).toBe(402)
  expect(body).toMatchObject({
    error: 'Insufficient credits: 30 required, 20 available for lookalike search',
    required: 30,
    available: 20,
  })
  expect(await visitor.credits()).toBe(20)
  expect((await visitor.ask('GET', '/api/discovery/matches')).body.matches).toEqual([])
})

test('a match belongs to its workspace; a creator who leaves the index leaves it', async ({ rooms }) => {
  const [owner, stranger] = [await signUp(rooms), await signUp(rooms)]
  const { body } = await find(owner, { asked: 2 })
  const url = `/api/discovery/matches/${body.match.id}`
  expect((await stranger.ask('GET', url)).status).toBe(404)
  const first = body.match.creators[0].creator
  await rooms.db.pool.query('delete from discovered_creators where id = $1', [first.id])
  const after = await owner.ask('GET', url)
  expect(after.body).toMatchObject({ found: 2, gone: 1 })
  expect(after.body.creators).toHaveLength(1)
})

test('lookalikes of other platforms, and only those with a score', async ({ rooms }) => {
  const visitor = await signUp(rooms)
  await screenAll(rooms)
  const { body } = await find(visitor, { asked: 5, platforms: ['tiktok', 'youtube'], minTrust: 80 })
  for (const { creator } of body.match.creators) {
    expect(['tiktok', 'youtube']).toContain(creator.platform)
    expect(creator.trust.score).toBeGreaterThanOrEqual(80)
  }
})

test('a creator who is not in the index is said to be missing, with the way on', async ({ rooms }) => {
  const visitor = await signUp(rooms)
  const { status, body } = await find(visitor, { of: { platform: 'instagram', handle: 'nobody_at_all' } })
  expect(status).toBe(404)
  expect(body.error).toBe('This creator isn’t in our index yet. Verify them first.')
  expect((await find(visitor, { of: { platform: 'myspace', handle: 'x' } })).status).toBe(400)
})

test('a manner finds who writes so, with a reason for each question that was answered', async ({ rooms }) => {
  const visitor = await signUp(rooms)
  await screenAll(rooms)
  const manner = { formality: 0.9, warmth: null, humour: 0.8, energy: null, depth: null }
  const ask = (body: object) => visitor.ask('POST', '/api/discovery/personality', { manner, ...body })
  const preview = await ask({ preview: true })
  expect(preview.body.offer.compared).toEqual([
    { label: 'Formality', words: 'formal' },
    { label: 'Humor', words: 'playful' },
    { label: 'Checked', words: '0 of 20,000 creators so far; check back for more' },
  ])
  const { body } = await ask({ asked: 2 })
  expect(body.match.creators[0]).toMatchObject({ fit: 100, reasons: [{ label: 'Formality' }, { label: 'Humor' }] })
  expect(await visitor.credits()).toBe(130)
  const nothing = { formality: null, warmth: null, humour: null, energy: null, depth: null }
  expect((await ask({ manner: nothing })).status).toBe(400)
  for (const formality of [5e-324, 1e-46, 1e-40])
    expect((await ask({ preview: true, manner: { ...nothing, formality } })).status).toBe(200)
})
