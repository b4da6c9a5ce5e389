import { expect } from 'vitest'
import { holderIn } from '../../../test/account-holder.ts'
import { test as base } from '../../../test/rooms.ts'
import { grant } from '../../customers/credits/ledger.ts'

const test = base.extend('rooms', async ({ open }) => open())

test('the copy of an account holds its contracts with every version, and deleting it deletes them', async ({
  rooms,
}) => {
  const ann = await holderIn(rooms)
  const desk = await ann.signIn()
  const gift = {
    workspaceId: ann.workspaceId,
    cause: 'gift',
    action: 'gift',
    resourceId: null,
    credits: 10,
    at: rooms.clock.now,
  }
  await grant(rooms.db.pool, 'purchased', gift)
  const { body: campaign } = await desk.call('POST', '/api/campaigns', { name: 'Spring', goal: 'launch' })
  const path = `/api/campaigns/${campaign.id}`
  const creators = [{ platform: 'twitch', handle: 'somebody_signed' }]
  const { body: full } = await desk.call('POST', `${path}/creators`, { creators })
  await desk.call('POST', `${path}/state`, { deed: 'start' })
  const [entry] = full.creators as { id: string }[]
  const wish = { campaignId: campaign.id, entryId: entry?.id, clauses: [] }
  expect(await desk.call('POST', '/api/contracts', wish)).toMatchObject({ status: 201 })
  const { body } = await desk.call('GET', '/api/account/export')
  expect(body.contracts).toMatchObject([{ state: 'draft', handle: 'somebody_signed', versions: [{ version: 1 }] }])
  const foreseen = await desk.call('GET', '/api/account/deletion')
  expect(foreseen.body.consequences).toContainEqual(expect.objectContaining({ about: 'Contracts' }))
  await desk.call('POST', '/api/account/deletion', { email: ann.email, currentPassword: ann.password })
  const left = await rooms.db.pool.query('select from contracts where workspace_id = $1', [ann.workspaceId])
  expect(left.rowCount).toBe(0)
})
