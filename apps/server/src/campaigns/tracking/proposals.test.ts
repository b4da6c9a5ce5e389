import type { ProposedPost } from '@vouch/contract'
import { expect } from 'vitest'
import { inZone } from '../../../test/in-zone.ts'
import { test as base, type Rooms, signUp, type Visitor } from '../../../test/rooms.ts'
import { startedCampaign } from '../../../test/started-campaign.ts'

/** Posts that the watch found become what a creator delivered, or are set aside, by a person's answer alone. */

const test = base.extend('rooms', async ({ open }) => open()).extend('ann', async ({ rooms }) => signUp(rooms))

const dayMs = 86_400_000

/** The watch read a post of a creator some days after the campaign began. */
async function readPost({ db, clock }: Rooms, entryId: string, postId: string, daysLater: number, views = 900) {
  const at = new Date(clock.now.getTime() + daysLater * dayMs)
  await db.pool.query(
    `insert into post_readings (creator_id, post_id, hours, published_at, read_at, kind, views, expires_at)
     select creator_id, $2, 24, $3, $3::timestamptz + interval '1 day', 'video', $4, $3::timestamptz + interval '90 days'
       from campaign_creators where id = $1`,
    [entryId, postId, at, views],
  )
}

async function proposals(visitor: Visitor, campaignId: string): Promise<ProposedPost[]> {
  const { status, body } = await visitor.ask('GET', `/api/tracking/proposals?campaignId=${campaignId}`)
  expect(status).toBe(200)
  return body.posts
}

async function owing(ann: Visitor) {
  const { campaignId, entryIds } = await startedCampaign(ann)
  const path = `/api/campaigns/${campaignId}`
  const { body } = await ann.ask('POST', `${path}/creators/${entryIds[0]}/deliverables`, { kind: 'video' })
  const deliverableId: string = body.creators[0].deliverables[0].id
  const deliverable = async () => (await ann.ask('GET', path)).body.creators[0].deliverables[0].fields
  return { campaignId, entryId: entryIds[0] ?? '', other: entryIds[1] ?? '', deliverableId, deliverable }
}

test('an accepted post is posted with its link, and the rest of that deliverable is proposed no more', async ({
  rooms,
  ann,
}) => {
  const { campaignId, entryId, other, deliverableId, deliverable } = await owing(ann)
  await readPost(rooms, entryId, '2100000001', 3)
  await readPost(rooms, entryId, '2100000002', 5)
  await readPost(rooms, entryId, 'before-it-all', -30)
  // Nothing is owed by the other.
  await readPost(rooms, other, '2100000003', 3)
  const found = await proposals(ann, campaignId)
  expect(found.map(({ postId }) => postId).toSorted()).toEqual(['2100000001', '2100000002'])
  expect(found[0]).toMatchObject({ entryId, deliverableId, views: 900, likes: null, kind: 'video' })
  const answer = { campaignId, entryId, postId: '2100000002', deliverableId }
  const accepted = await ann.ask('POST', '/api/tracking/proposals', answer)
  expect(accepted.status).toBe(200)
  const { state, link } = await deliverable()
  expect([state.value, link.value]).toEqual(['posted', 'https://www.twitch.tv/videos/2100000002'])
  expect(await proposals(ann, campaignId)).toEqual([])
  const again = await ann.ask('POST', '/api/tracking/proposals', { ...answer, postId: '2100000001' })
  expect([again.status, again.body.code]).toEqual([409, 'not_now'])
  const { body } = await ann.ask('GET', `/api/campaigns/${campaignId}/changes`)
  expect(body.changes[0]).toMatchObject({ field: 'state', after: 'posted', by: expect.any(String) })
})

test('a dismissed post does not come back, and another workspace reaches none', async ({ rooms, ann }) => {
  const { campaignId, entryId, deliverableId, deliverable } = await owing(ann)
  await readPost(rooms, entryId, '2100000001', 3)
  const stranger = await signUp(rooms)
  const answer = { campaignId, entryId, postId: '2100000001', deliverableId: null }
  expect((await stranger.ask('POST', '/api/tracking/proposals', answer)).status).toBe(404)
  expect((await stranger.ask('GET', `/api/tracking/proposals?campaignId=${campaignId}`)).status).toBe(404)
  expect(await proposals(ann, campaignId)).toHaveLength(1)
  expect((await ann.ask('POST', '/api/tracking/proposals', answer)).status).toBe(200)
  expect(await proposals(ann, campaignId)).toEqual([])
  expect((await deliverable()).state.value).toBe('planned')
  const unseen = { ...answer, postId: '2100000009', deliverableId }
  expect((await ann.ask('POST', '/api/tracking/proposals', unseen)).status).toBe(404)
})

test.for(['America/Sao_Paulo', 'Asia/Kathmandu', 'Pacific/Apia'])(
  'the first day of a campaign is the same where the database keeps the time of %s',
  async (zone, { rooms, ann }) => {
    const { campaignId, entryId } = await owing(ann)
    const hours = rooms.clock.now.getUTCHours() + rooms.clock.now.getUTCMinutes() / 60
    await readPost(rooms, entryId, 'first-hour', (1 - hours) / 24)
    await readPost(rooms, entryId, 'hour-before', (-1 - hours) / 24)
    await inZone(rooms.db, zone)
    expect((await proposals(ann, campaignId)).map(({ postId }) => postId)).toEqual(['first-hour'])
  },
)
