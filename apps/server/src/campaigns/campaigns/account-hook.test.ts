import { expect } from 'vitest'
import { holderIn } from '../../../test/account-holder.ts'
import { test as base } from '../../../test/rooms.ts'

const test = base.extend('rooms', async ({ open }) => open())

test('the copy of an account holds its campaigns with what was written, and deleting it deletes them', async ({
  rooms,
}) => {
  const ann = await holderIn(rooms)
  const desk = await ann.signIn()
  const { body: campaign } = await desk.call('POST', '/api/campaigns', { name: 'Spring', goal: 'launch' })
  const creators = [{ platform: 'twitch', handle: 'somebody_else' }]
  await desk.call('POST', `/api/campaigns/${campaign.id}/creators`, { creators })
  const { body } = await desk.call('GET', '/api/account/export')
  expect(body.campaigns).toMatchObject([
    {
      state: 'draft',
      fields: { name: { value: 'Spring', version: 1 } },
      creators: [{ handle: 'somebody_else', deliverables: [] }],
      tasks: [{ title: { value: 'Ship the product to creators' } }, {}, {}, {}],
    },
  ])
  const foreseen = await desk.call('GET', '/api/account/deletion')
  expect(foreseen.body.consequences).toContainEqual({
    about: 'Campaigns',
    text: 'Your campaign is deleted with its brief, fees, notes and results.',
  })
  await desk.call('POST', '/api/account/deletion', { email: ann.email, currentPassword: ann.password })
  const left = await rooms.db.pool.query('select from campaigns where workspace_id = $1', [ann.workspaceId])
  expect(left.rowCount).toBe(0)
})
