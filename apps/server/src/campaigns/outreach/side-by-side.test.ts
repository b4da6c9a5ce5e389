import { expect } from 'vitest'
import { creatorWith, later, pastUndo, sendTo, test } from '../../../test/outreach-ground.ts'
import { inOrder } from '../../../test/session-race.ts'

/** A thread moves its campaign on while somebody works in the campaign. */

test('a reply that comes while a colleague writes about the same creator stands beside what was written', async ({
  ann,
  rooms,
}) => {
  const eve = await creatorWith(ann)
  const { body: draft } = await ann.ask('POST', '/api/campaigns', { name: 'Spring', goal: 'sales' })
  const path = `/api/campaigns/${draft.id}`
  const { body } = await ann.ask('POST', `${path}/creators`, {
    creators: [{ platform: eve.platform, handle: eve.handle }],
  })
  await ann.ask('POST', `${path}/state`, { deed: 'start' })
  const { threadIds } = await sendTo(ann, [eve], { campaignId: draft.id })
  await later(rooms, ann, pastUndo)

  const note = { field: 'note', value: 'Likes green tea', version: 0 }
  const statuses: number[] = []
  const asked = async (answer: ReturnType<typeof ann.ask>) => statuses.push((await answer).status)
  await inOrder(rooms.db, { text: 'select from campaigns where id = $1 for update', values: [draft.id] }, [
    () => asked(ann.ask('PATCH', `${path}/creators/${body.creators[0].id}`, note)),
    () => asked(ann.ask('POST', `/api/outreach/threads/${threadIds[0]}/received`, { text: 'Tell me more' })),
  ])
  expect(statuses.toSorted()).toEqual([200, 201])
  const { creators } = (await ann.ask('GET', path)).body
  expect(creators[0].fields).toMatchObject({ note: { value: 'Likes green tea' }, outreach: { value: 'replied' } })
})
