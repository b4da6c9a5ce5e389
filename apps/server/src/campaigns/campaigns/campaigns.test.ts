import type { Campaign } from '@vouch/contract'
import { expect } from 'vitest'
import { test as base, freshAddress, signUp, type Visitor, verify } from '../../../test/rooms.ts'
import { subscribe } from '../../../test/subscribers.ts'
import { settleAllPlaces } from '../../verdicts/watch/settle-places.ts'
import { activeCreators } from './active-creators.ts'
import { forgetRemovedCampaigns } from './change-campaigns.ts'

const test = base.extend('rooms', async ({ open }) => open()).extend('ann', async ({ rooms }) => signUp(rooms))

async function draftOf(visitor: Visitor, name = 'Spring', goal = 'awareness'): Promise<Campaign> {
  const opened = await visitor.ask('POST', '/api/campaigns', { name, goal })
  expect(opened.status).toBe(201)
  return opened.body
}
const pathOf = ({ id }: Pick<Campaign, 'id'>) => `/api/campaigns/${id}`
const move = (visitor: Visitor, campaign: Campaign, deed: string) =>
  visitor.ask('POST', `${pathOf(campaign)}/state`, { deed })
const write = (visitor: Visitor, path: string, field: string, value: unknown, version = 0) =>
  visitor.ask('PATCH', path, { field, value, version })

async function withCreators(visitor: Visitor, count: number, campaign?: Campaign): Promise<Campaign> {
  const creators = Array.from({ length: count }, () => ({ platform: 'twitch', handle: freshAddress().handle }))
  const there = campaign ?? (await draftOf(visitor))
  return (await visitor.ask('POST', `${pathOf(there)}/creators`, { creators })).body
}

test('a campaign begins with the template of its goal, is read again, and stands in the list', async ({ ann }) => {
  const draft = await draftOf(ann, ' Spring launch ', 'sales')
  expect(draft).toMatchObject({ state: 'draft', startedAt: null, money: { budget: null, spent: 0 } })
  expect(draft.fields.name).toMatchObject({ value: 'Spring launch', version: 1 })
  expect(draft.fields.brief.value).toContain('The offer')
  expect(draft.tasks.length).toBeGreaterThan(1)
  expect((await ann.ask('GET', pathOf(draft))).body).toEqual(draft)
  const { body } = await ann.ask('GET', '/api/campaigns')
  expect(body.campaigns[0]).toMatchObject({ id: draft.id, name: 'Spring launch', goal: 'sales', creators: 0 })
  expect(body.campaigns[0].steps).toEqual(draft.steps)
  const step = await ann.ask('GET', `${pathOf(draft)}/steps/2`)
  expect(step.body).toMatchObject({ step: 2, done: false, locked: false })
  expect((await ann.ask('GET', `${pathOf(draft)}/steps/8`)).status).toBe(400)
})

test('a field saved over a version that somebody else has changed is refused with both values', async ({ ann }) => {
  const draft = await draftOf(ann)
  const path = pathOf(draft)
  const first = await write(ann, path, 'budget', 5_000)
  expect(first.body.fields.budget).toMatchObject({ value: 5_000, version: 1 })
  const late = await write(ann, path, 'budget', 9_000)
  expect(late).toMatchObject({ status: 409, body: { code: 'field_conflict', field: 'budget' } })
  expect(late.body.theirs).toMatchObject({ value: 5_000, version: 1 })
  expect((await ann.ask('GET', path)).body.fields.budget.value).toBe(5_000)
  // Another field is not in the way, the same value is no conflict, and the newer version can be written over.
  expect((await write(ann, path, 'product', 'Tea')).status).toBe(200)
  expect((await write(ann, path, 'budget', 5_000)).body.fields.budget.version).toBe(1)
  expect((await write(ann, path, 'budget', 9_000, 1)).body.fields.budget).toMatchObject({ value: 9_000, version: 2 })
})

test('of two who save one field at once, one is kept and the other hears of it', async ({ ann }) => {
  const draft = await draftOf(ann)
  const answers = await Promise.all([1, 2, 3, 4].map((value) => write(ann, pathOf(draft), 'budget', value)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
})

test('a value that a field cannot have is refused in a sentence', async ({ ann }) => {
  const path = pathOf(await draftOf(ann))
  for (const [field, value] of [
    ['budget', -1],
    ['budget', 'much'],
    ['startsOn', 'soon'],
    ['platforms', ['fax']],
    ['name', ''],
    ['state', 'active'],
  ]) {
    const refused = await write(ann, path, String(field), value)
    expect(refused.status, `${field}: ${value}`).toBe(400)
    expect(refused.body.error).toMatch(/\.$/)
  }
})

test('who waits in a running batch is being verified, and no more once it is paused or ended', async ({ ann }) => {
  const draft = await withCreators(ann, 3)
  const running = async () => {
    const { creators }: Campaign = (await ann.ask('GET', pathOf(draft))).body
    return creators.map((each) => each.running)
  }
  expect(await running()).toEqual([false, false, false])
  // Nobody works off the queue here. The last one is in no batch.
  const [first, second] = draft.creators.map(({ creator }) => `twitch: ${creator.handle}`)
  const { body: batch } = await ann.ask('POST', '/api/bulk', { text: `${first}\n${second}\n@somebody`, name: 'Spring' })
  expect(await running()).toEqual([true, true, false])
  await ann.ask('PATCH', `/api/bulk/${batch.id}`, { state: 'paused' })
  expect(await running()).toEqual([false, false, false])
  await ann.ask('PATCH', `/api/bulk/${batch.id}`, { state: 'running' })
  expect(await running()).toEqual([true, true, false])
  await ann.ask('PATCH', `/api/bulk/${batch.id}`, { state: 'ended' })
  expect(await running()).toEqual([false, false, false])
})

test('starting costs 2 credits once, whatever comes after it', async ({ ann, rooms }) => {
  const draft = await draftOf(ann)
  const before = await ann.credits()
  const started = await Promise.all([1, 2, 3].map(() => move(ann, draft, 'start')))
  expect(started.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(before - (await ann.credits())).toBe(2)
  for (const deed of ['complete', 'reopen', 'archive', 'restore'])
    expect((await move(ann, draft, deed)).status).toBe(200)
  expect((await move(ann, draft, 'start')).body.code).toBe('not_now')
  expect(before - (await ann.credits())).toBe(2)
  const { entries } = (await ann.ask('GET', '/api/credits/history?action=campaign_workflow')).body
  expect(entries).toMatchObject([{ delta: -2, resourceId: draft.id, cause: `campaign:${draft.id}` }])
  const poor = await signUp(rooms, 1)
  const refused = await move(poor, await draftOf(poor), 'start')
  expect(refused.body).toMatchObject({ code: 'insufficient_credits', required: 2, available: 1 })
})

test('what comes after the start waits for it, and an archived campaign is only read', async ({ ann }) => {
  const draft = await withCreators(ann, 1)
  const entry = `${pathOf(draft)}/creators/${draft.creators[0]?.id}`
  expect((await write(ann, entry, 'fee', 300)).status).toBe(200)
  expect((await write(ann, entry, 'outreach', 'contacted')).body).toMatchObject({
    ...{ code: 'not_now', error: 'Start the campaign first.' },
  })
  expect((await ann.ask('POST', `${entry}/deliverables`, { kind: 'reel' })).body.code).toBe('not_now')
  await move(ann, draft, 'start')
  expect((await write(ann, entry, 'outreach', 'contacted')).status).toBe(200)
  const added = await ann.ask('POST', `${entry}/deliverables`, { kind: 'reel' })
  const made = added.body.creators[0].deliverables[0]
  const path = `${pathOf(draft)}/deliverables/${made.id}`
  expect((await write(ann, path, 'link', 'http://x.test')).status).toBe(400)
  expect((await write(ann, path, 'link', 'https://x.test/p/1')).status).toBe(200)
  await move(ann, draft, 'archive')
  expect((await write(ann, path, 'views', 5)).body.code).toBe('not_now')
  expect((await write(ann, pathOf(draft), 'product', 'Tea')).body.code).toBe('not_now')
  await move(ann, draft, 'restore')
  expect((await write(ann, path, 'views', 5)).status).toBe(200)
  const gone = await ann.ask('DELETE', path)
  expect(gone.body.creators[0].deliverables).toEqual([])
})

test('creators are added once, taken out, and put back with what was noted', async ({ ann }) => {
  const creator = { platform: 'twitch', handle: freshAddress().handle }
  const draft = await draftOf(ann)
  const add = () => ann.ask('POST', `${pathOf(draft)}/creators`, { creators: [creator, creator] })
  await add()
  const { creators }: Campaign = (await add()).body
  expect(creators).toHaveLength(1)
  const entry = `${pathOf(draft)}/creators/${creators[0]?.id}`
  await write(ann, entry, 'note', 'Asks for dates.')
  expect((await ann.ask('DELETE', entry)).body.creators).toEqual([])
  const back = await ann.ask('POST', `${entry}/restore`)
  expect(back.body.creators[0].fields.note.value).toBe('Asks for dates.')
  const wrong = { creators: [{ platform: 'twitch', handle: 'two words' }] }
  expect((await ann.ask('POST', `${pathOf(draft)}/creators`, wrong)).body.code).toBe('bad_address')
})

test('a copy is a new draft with the plan, and nothing that happened', async ({ ann }) => {
  const draft = await withCreators(ann, 2)
  const path = pathOf(draft)
  await write(ann, path, 'budget', 4_000)
  await write(ann, path, 'startsOn', '2027-03-01')
  await move(ann, draft, 'start')
  const entry = `${path}/creators/${draft.creators[0]?.id}`
  await write(ann, entry, 'fee', 250)
  await write(ann, entry, 'outreach', 'agreed')
  await ann.ask('POST', `${entry}/deliverables`, { kind: 'story' })
  const copy: Campaign = (await ann.ask('POST', `${path}/duplicate`)).body
  expect(copy).toMatchObject({ state: 'draft', startedAt: null, money: { budget: 4_000 } })
  expect(copy.fields).toMatchObject({ name: { value: 'Spring (copy)' }, startsOn: { value: null } })
  expect(copy.creators[0]?.fields).toMatchObject({ fee: { value: 250 }, outreach: { value: 'not-contacted' } })
  expect(copy.creators[0]?.deliverables[0]?.fields.kind.value).toBe('story')
  expect(copy.tasks.map(({ fields }) => fields.title.value)).toEqual(
    draft.tasks.map(({ fields }) => fields.title.value),
  )
})

test('a deleted campaign can be brought back for a day, then it is gone', async ({ rooms, ann }) => {
  const draft = await withCreators(ann, 1)
  await ann.ask('DELETE', pathOf(draft))
  expect((await ann.ask('GET', pathOf(draft))).status).toBe(404)
  expect((await ann.ask('POST', `${pathOf(draft)}/restore`)).body.creators).toHaveLength(1)
  await ann.ask('DELETE', pathOf(draft))
  await forgetRemovedCampaigns(rooms.db.pool, new Date(rooms.clock.now.getTime() + 25 * 3_600_000))
  expect((await ann.ask('POST', `${pathOf(draft)}/restore`)).status).toBe(404)
})

test('every change is told with who made it, and moves the head', async ({ rooms, ann }) => {
  await rooms.db.pool.query(`update users set name = 'Ann Lee' where id = $1`, [ann.userId])
  const draft = await withCreators(ann, 1)
  await write(ann, pathOf(draft), 'budget', 100)
  const task = (await ann.ask('POST', `${pathOf(draft)}/tasks`, { title: 'Send tea' })).body.tasks.at(-1)
  const done = await write(ann, `${pathOf(draft)}/tasks/${task.id}`, 'done', true)
  const { changes } = (await ann.ask('GET', `${pathOf(draft)}/changes`)).body
  expect(changes.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...['field', 'task-added', 'field', 'creator-added', 'created'],
  ])
  expect(changes[0]).toMatchObject({ subject: 'Send tea', field: 'done', before: false, after: true, by: 'Ann Lee' })
  const { head, by } = (await ann.ask('GET', `${pathOf(draft)}/head`)).body
  expect([head, by]).toEqual([done.body.head, 'Ann Lee'])
  expect((await ann.ask('DELETE', `${pathOf(draft)}/tasks/${task.id}`)).body.tasks).toEqual(draft.tasks)
})

test('another workspace finds nothing of a campaign, and can change nothing', async ({ rooms, ann }) => {
  const ben = await signUp(rooms)
  const draft = await withCreators(ann, 1)
  const other = await draftOf(ben)
  const entry = draft.creators[0]?.id
  const task = draft.tasks[0]?.id
  const paths = [pathOf(draft), `${pathOf(draft)}/changes`, `${pathOf(draft)}/head`, `${pathOf(draft)}/intelligence`]
  const tries = [
    ...paths.map((path) => ben.ask('GET', path)),
    write(ben, pathOf(draft), 'budget', 1),
    move(ben, draft, 'start'),
    ben.ask('DELETE', pathOf(draft)),
    ben.ask('POST', `${pathOf(draft)}/restore`),
    ben.ask('POST', `${pathOf(draft)}/duplicate`),
    // Nor through a campaign of one's own.
    write(ben, `${pathOf(other)}/creators/${entry}`, 'note', 'x'),
    ben.ask('DELETE', `${pathOf(other)}/creators/${entry}`),
    write(ben, `${pathOf(other)}/tasks/${task}`, 'done', true),
    ben.ask('DELETE', `${pathOf(other)}/tasks/${task}`),
  ]
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 404))
})

test('a workspace has a hundred campaigns, a campaign two hundred creators', async ({ rooms, ann }) => {
  const draft = await draftOf(ann)
  await rooms.db.pool.query(
    `insert into campaigns (workspace_id, created_at, updated_at) select $1, now(), now() from generate_series(1, 99)`,
    [ann.workspaceId],
  )
  expect((await ann.ask('POST', '/api/campaigns', { name: 'More', goal: 'sales' })).body.code).toBe('too_many')
  expect((await ann.ask('POST', `${pathOf(draft)}/duplicate`)).body.code).toBe('too_many')
  await rooms.db.pool.query(
    `with made as (insert into creators (platform, handle, created_at)
       select 'twitch', 'many_' || $2 || n, now() from generate_series(1, 200) n returning id)
     insert into campaign_creators (campaign_id, creator_id, added_at) select $1, id, now() from made`,
    [draft.id, draft.id.slice(0, 8)],
  )
  const creators = [{ platform: 'twitch', handle: freshAddress().handle }]
  expect((await ann.ask('POST', `${pathOf(draft)}/creators`, { creators })).body.code).toBe('too_many')
  expect((await ann.ask('GET', pathOf(draft))).body.creators).toHaveLength(200)
})

test('after a lapse campaigns are read and not changed', async ({ rooms }) => {
  const ann = await subscribe(rooms)
  const draft = await draftOf(ann)
  await rooms.db.pool.query(`update subscriptions set status = 'lapsed', ended_at = $2 where workspace_id = $1`, [
    ...[ann.workspaceId, rooms.clock.now],
  ])
  expect((await ann.ask('GET', pathOf(draft))).status).toBe(200)
  const tries = [
    write(ann, pathOf(draft), 'budget', 1),
    move(ann, draft, 'start'),
    ann.ask('POST', '/api/campaigns', { name: 'More', goal: 'sales' }),
    ann.ask('POST', `${pathOf(draft)}/tasks`, { title: 'x' }),
    ann.ask('DELETE', pathOf(draft)),
  ]
  for (const { body } of await Promise.all(tries)) expect(body.code).toBe('subscription_ended')
})

test('intelligence reads the reports of wanted creators, their overlap and what is new since yesterday', async ({
  rooms,
  ann,
}) => {
  await rooms.work()
  const [one, two] = [freshAddress(), freshAddress()]
  await verify(ann, { url: one.url })
  await verify(ann, { url: two.url })
  const draft = await withCreators(ann, 1)
  const creators = [one, two].map(({ handle }) => ({ platform: 'twitch', handle }))
  const full: Campaign = (await ann.ask('POST', `${pathOf(draft)}/creators`, { creators })).body
  const entry = full.creators.find(({ creator }) => creator.handle === two.handle)
  await write(ann, `${pathOf(draft)}/creators/${entry?.id}`, 'fee', 500)
  await write(ann, `${pathOf(draft)}/creators/${entry?.id}`, 'decision', 'approved')
  await write(ann, pathOf(draft), 'currency', 'EUR')
  await write(ann, pathOf(draft), 'budget', 1_000)
  const { body } = await ann.ask('GET', `${pathOf(draft)}/intelligence`)
  expect(body).toMatchObject({ unverified: 1, beyond: 0, budget: 1_039, left: 1_039, goal: 'reach' })
  expect(body.members.map(({ entryId }: { entryId: string }) => entryId)[0]).toBe(entry?.id)
  expect(body.members[0].answer.saved.campaign.fee).toBe(519)
  expect(body.members[1].answer.saved).toBeNull()
  expect(body.overlaps.pairs).toHaveLength(1)
  expect(body.news.reports).toHaveLength(2)
  expect(body.news.reports[0]).toMatchObject({ before: null })
  expect(body.news.edits).toBeGreaterThan(3)
  await move(ann, draft, 'start')
  await write(ann, `${pathOf(draft)}/creators/${entry?.id}`, 'outreach', 'agreed')
  const { body: after } = await ann.ask('GET', `${pathOf(draft)}/intelligence`)
  expect(after.members.map(({ agreed }: { agreed: boolean }) => agreed)).toEqual([true, false])
  expect([after.budget, Math.round(after.left)]).toEqual([1_039, 519])
  // Who was paid takes part, whatever else was noted: the rest of the fee is off the budget, and nobody is told to book them again.
  await write(ann, `${pathOf(draft)}/creators/${entry?.id}`, 'outreach', 'contacted')
  await write(ann, `${pathOf(draft)}/creators/${entry?.id}`, 'paid', 200)
  const { body: paid } = await ann.ask('GET', `${pathOf(draft)}/intelligence`)
  expect(paid.members.map(({ agreed }: { agreed: boolean }) => agreed)).toEqual([true, false])
  expect(Math.round(paid.left)).toBe(519)
})

test('creators of active campaigns are watched, until they are declined or the campaign ends', async ({
  rooms,
  ann,
}) => {
  const watched = async () => {
    const found = await rooms.db.pool.query('select from watched_creators where workspace_id = $1', [ann.workspaceId])
    return found.rowCount
  }
  const draft = await withCreators(ann, 2)
  expect(await watched()).toBe(0)
  await move(ann, draft, 'start')
  expect(await watched()).toBe(2)
  await write(ann, `${pathOf(draft)}/creators/${draft.creators[0]?.id}`, 'decision', 'declined')
  expect(await watched()).toBe(1)
  await move(ann, draft, 'complete')
  expect(await watched()).toBe(0)
})

test('campaigns that share creators are changed side by side while all places of the watch are settled', async ({
  rooms,
  ann,
}) => {
  // More would wait for a connection longer than one may, on a busy machine.
  const creators = Array.from({ length: 8 }, () => ({ platform: 'twitch', handle: freshAddress().handle }))
  const drafts = await Promise.all(Array.from({ length: 4 }, () => draftOf(ann)))
  const inTurn = (turn: number) => [...creators.slice(turn * 2), ...creators.slice(0, turn * 2)]
  const begun = await Promise.all(
    drafts.map((draft, turn) => ann.ask('POST', `${pathOf(draft)}/creators`, { creators: inTurn(turn) })),
  )
  const watch = { ...rooms.parts, sources: [activeCreators] }
  const settled = Array.from({ length: 5 }, () => settleAllPlaces(rooms.db, watch))
  const changed = begun.flatMap(({ body }: { body: Campaign }) => [
    ...body.creators.map(({ id }) => write(ann, `${pathOf(body)}/creators/${id}`, 'decision', 'approved')),
    ...body.creators.slice(0, 4).map(({ id }) => ann.ask('DELETE', `${pathOf(body)}/creators/${id}`)),
  ])
  expect((await Promise.all(changed)).filter(({ status }) => status >= 500)).toEqual([])
  await Promise.all(settled)
})
