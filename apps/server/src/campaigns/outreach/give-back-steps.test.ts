import { expect } from 'vitest'
import { creatorWith, later, pastUndo, sendTo, test } from '../../../test/outreach-ground.ts'
import type { Rooms, Visitor } from '../../../test/rooms.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { noteBounce } from './end-messages.ts'
import { forgetOutreachOf } from './outreach-account.ts'

/** Where a creator of a campaign stands after a first email that reached nobody. */

async function approvedIn(ann: Visitor) {
  const eve = await creatorWith(ann)
  const { body: draft } = await ann.ask('POST', '/api/campaigns', { name: 'Spring', goal: 'sales' })
  const path = `/api/campaigns/${draft.id}`
  const { body } = await ann.ask('POST', `${path}/creators`, { creators: [eve] })
  await ann.ask('POST', `${path}/state`, { deed: 'start' })
  const entry = `${path}/creators/${body.creators[0].id}`
  const outreach = async () => (await ann.ask('GET', path)).body.creators[0].fields.outreach
  const write = async () => {
    const { threadIds } = await sendTo(ann, [eve], { campaignId: draft.id, followUps: [{ afterDays: 1, body: 'Hm?' }] })
    const id = threadIds[0] ?? ''
    const { messages } = (await ann.ask('GET', `/api/outreach/threads/${id}`)).body
    return { id, first: messages[0].id as string }
  }
  return { entry, path, outreach, write }
}

type Ends = (ann: Visitor, rooms: Rooms, thread: { id: string; first: string }) => Promise<unknown>

const ends: readonly [how: string, end: Ends, state: string][] = [
  ['undone', (ann, _, { first }) => ann.ask('DELETE', `/api/outreach/messages/${first}`), 'closed'],
  ['stopped', (ann, _, { id }) => ann.ask('POST', `/api/outreach/threads/${id}/stop`), 'closed'],
  ['refused', (ann, rooms) => later(rooms, ann, pastUndo), 'failed'],
  [
    'sent back',
    async (ann, rooms, { first }) => {
      await later(rooms, ann, pastUndo)
      await withTransaction(rooms.db, (tx) =>
        noteBounce(tx, { id: first, fault: 'Gone', givesBack: true, at: rooms.clock.now }),
      )
    },
    'failed',
  ],
]

for (const [how, end, state] of ends)
  test(`a creator whose first email was ${how} counts as not contacted again, and can be written to`, async ({
    ann,
    rooms,
    post,
  }) => {
    const { outreach, write } = await approvedIn(ann)
    const thread = await write()
    expect(await outreach()).toMatchObject({ value: 'contacted' })
    if (how === 'refused') post.refusals.push({ code: 550, sentence: 'No such user' })
    await end(ann, rooms, thread)
    expect(await outreach()).toMatchObject({ value: 'not-contacted' })
    expect((await ann.ask('GET', `/api/outreach/threads/${thread.id}`)).body).toMatchObject({ state })
    const reachedIn = async (id: string) => (await ann.ask('GET', `/api/outreach/threads/${id}`)).body.reachedIn
    expect(await reachedIn(thread.id)).toBe(null)
    const again = await write()
    await later(rooms, ann, pastUndo)
    expect(await outreach()).toMatchObject({ value: 'contacted' })
    // From now on a first email would leave the creator out, so the old thread leads to the new one.
    expect([await reachedIn(thread.id), await reachedIn(again.id)]).toEqual([again.id, null])
    const reply = await ann.ask('POST', `/api/outreach/threads/${thread.id}/replies`, { text: 'Hello?' })
    expect(reply).toMatchObject({ status: 409, body: { error: expect.stringContaining('again in another thread') } })
  })

test('what a person noted after the send stays, whatever becomes of the email', async ({ ann, rooms }) => {
  const { entry, outreach, write } = await approvedIn(ann)
  const thread = await write()
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 1_000)
  for (const value of ['negotiating', 'contacted'])
    await ann.ask('PATCH', entry, { field: 'outreach', value, version: (await outreach()).version })
  await ann.ask('DELETE', `/api/outreach/messages/${thread.first}`)
  expect(await outreach()).toMatchObject({ value: 'contacted' })
})

test('whoever got the first email counts as contacted, though a follow-up was stopped', async ({ ann, rooms }) => {
  const { outreach, write } = await approvedIn(ann)
  const { id } = await write()
  await later(rooms, ann, pastUndo)
  await ann.ask('POST', `/api/outreach/threads/${id}/stop`)
  expect(await outreach()).toMatchObject({ value: 'contacted' })
})

test('what waits for a creator who is erased is called off, and its credits come back', async ({ ann, rooms }) => {
  const eve = await creatorWith(ann)
  const before = await ann.credits()
  await sendTo(ann, [eve], { followUps: [{ afterDays: 1, body: 'Hm?' }] })
  expect(await ann.credits()).toBe(before - 21)
  const erased = { platform: eve.platform, handles: [eve.handle] }
  await withTransaction(rooms.db, (tx) => forgetOutreachOf(tx, erased, rooms.clock.now))
  expect(await ann.credits()).toBe(before)
})
