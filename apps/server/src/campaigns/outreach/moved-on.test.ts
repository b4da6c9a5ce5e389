import { expect } from 'vitest'
import { creatorWith, day, later, pastUndo, sendTo, test } from '../../../test/outreach-ground.ts'

/** What waits for a creator with whom the campaign has moved on by another way than email. */

for (const [how, change, fault] of [
  ['agreed on the phone', { field: 'outreach', value: 'agreed' }, 'The campaign says they answered.'],
  ['turned it down in a message', { field: 'outreach', value: 'turned-down' }, 'The campaign says they answered.'],
  ['was declined', { field: 'decision', value: 'declined' }, 'They aren’t in the campaign anymore.'],
  ['was taken out', null, 'They aren’t in the campaign anymore.'],
] as const)
  test(`a creator who ${how} gets no follow-up, and its credits come back`, async ({ ann, rooms, post }) => {
    const eve = await creatorWith(ann)
    const { body: draft } = await ann.ask('POST', '/api/campaigns', { name: 'Spring', goal: 'sales' })
    const path = `/api/campaigns/${draft.id}`
    const named = { creators: [{ platform: eve.platform, handle: eve.handle }] }
    const { body } = await ann.ask('POST', `${path}/creators`, named)
    await ann.ask('POST', `${path}/state`, { deed: 'start' })
    const followUps = [{ afterDays: 1, body: 'Hello?' }]
    const { threadIds } = await sendTo(ann, [eve], { campaignId: draft.id, followUps })
    await later(rooms, ann, pastUndo)
    const before = await ann.credits()
    const entry = `${path}/creators/${body.creators[0].id}`
    const { creators } = (await ann.ask('GET', path)).body
    const version = change === null ? 0 : creators[0].fields[change.field].version
    const moved =
      change === null ? await ann.ask('DELETE', entry) : await ann.ask('PATCH', entry, { ...change, version })
    expect(moved.status).toBe(200)
    await later(rooms, ann, 2 * day)
    expect(post.received).toHaveLength(1)
    const { messages } = (await ann.ask('GET', `/api/outreach/threads/${threadIds[0]}`)).body
    expect(messages[1]).toMatchObject({ state: 'canceled', fault })
    expect(await ann.credits()).toBe(before + 1)
  })
