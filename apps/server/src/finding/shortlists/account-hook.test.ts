import { expect } from 'vitest'
import { holderIn } from '../../../test/account-holder.ts'
import { test as base } from '../../../test/rooms.ts'

const test = base.extend('rooms', async ({ open }) => open())

test('the copy of an account holds its shortlists with their notes, and deleting it deletes them', async ({
  rooms,
}) => {
  const ann = await holderIn(rooms)
  const desk = await ann.signIn()
  const creator = { platform: 'twitch', handle: 'somebody' }
  const { body: list } = await desk.call('POST', '/api/shortlists', { name: 'Spring', creator })
  const [entry] = list.entries as { id: string }[]
  await desk.call('PATCH', `/api/shortlists/${list.id}/entries/${entry?.id}`, { note: 'Try again in May.' })
  const { body } = await desk.call('GET', '/api/account/export')
  expect(body).toMatchObject({
    shortlists: [{ name: 'Spring', creators: [{ handle: 'somebody', note: 'Try again in May.' }] }],
    shortlistAlerts: [],
  })
  const foreseen = await desk.call('GET', '/api/account/deletion')
  expect(foreseen.body.consequences).toContainEqual({
    about: 'Shortlists',
    text: 'Your shortlist is deleted with its notes and tags. Weekly checks stop.',
  })
  await desk.call('POST', '/api/account/deletion', { email: ann.email, currentPassword: ann.password })
  const left = await rooms.db.pool.query('select from shortlists where workspace_id = $1', [ann.workspaceId])
  expect(left.rowCount).toBe(0)
})
