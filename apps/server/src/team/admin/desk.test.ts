import { expect } from 'vitest'
import { test as base } from '../../../test/rooms.ts'
import { colleagueIn } from '../../../test/team.ts'
import { openOperatorAddresses } from './operator-addresses.ts'

/** What the team sets and sees of itself. */

const test = base.extend('rooms', async ({ open }) => open()).extend('ann', async ({ rooms }) => colleagueIn(rooms))

test('a colleague’s session is seen and ended, after the name was typed and a reason given', async ({ rooms, ann }) => {
  const ben = await colleagueIn(rooms, 'Ben')
  await ben.post('/settings', { announcement: null })
  const [row] = (await ann.get('/colleagues?q=ben')).body.rows
  expect(row).toMatchObject({ label: 'Ben', can: ['end'], cells: { name: 'Ben', actions: 2 } })
  const end = (confirm: string) => ann.post(`/colleagues/${row.id}/end`, { reason: 'Left the team', confirm })
  expect((await end('Ann')).body.code).toBe('not_confirmed')
  expect((await ben.get('/session')).status).toBe(200)
  expect((await end('Ben')).body.message).toBe('The session has ended.')
  expect((await ben.get('/session')).status).toBe(401)
  expect((await ann.get('/colleagues?q=ben')).body.rows).toEqual([])
  expect((await end('Ben')).status).toBe(404)
  const [noted] = (await ann.get(`/audit?q=${row.id}`)).body.rows
  expect(noted.cells).toMatchObject({ name: 'Ann', action: 'colleagues.end', reason: 'Left the team' })
})

test('a session that ended by itself is not among those that are open', async ({ rooms, ann }) => {
  await colleagueIn(rooms, 'Cleo')
  await rooms.db.pool.query("update team_sessions set last_used_at = now() - interval '61 minutes' where name = 'Cleo'")
  expect((await ann.get('/colleagues?q=cleo')).body.total).toBe(0)
})

test('addresses that the operator sets count at once, for letters too, until they are taken back', async ({
  rooms,
  ann,
}) => {
  const shown = async () => (await rooms.app.inject('/api/config')).json().company
  const message = (inquiry: string, network: string) =>
    rooms.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'x-forwarded-for': network },
      payload: { name: 'Zoe', email: 'zoe@example.com', message: 'A question', inquiry },
    })
  const addressees = async () =>
    (await rooms.db.pool.query("select recipient from mails where cause like 'contact:%' order by recipient")).rows
  const configured = { supportEmail: 'support@vouch.test', salesEmail: 'sales@vouch.test' }
  const addresses = { supportEmail: 'Help@operator.example', salesEmail: null }
  const set = (await ann.post('/settings', { addresses })).body
  expect(set).toEqual({
    announcement: null,
    addresses: { supportEmail: 'help@operator.example', salesEmail: null },
    configured,
  })
  expect(await shown()).toMatchObject({ supportEmail: 'help@operator.example', salesEmail: 'sales@vouch.test' })
  for (const [place, inquiry] of ['technical', 'pricing'].entries())
    expect((await message(inquiry, `10.77.${place}.1`)).statusCode).toBe(200)
  expect(await addressees()).toEqual([{ recipient: 'help@operator.example' }, { recipient: 'sales@vouch.test' }])
  // Whoever has it cannot sign in to the product with it.
  const payload = { email: 'help@operator.example', password: 'x' }
  const refused = await rooms.app.inject({ method: 'POST', url: '/api/auth/login', payload })
  expect(refused.json().error).toContain('temporarily unavailable')
  await ann.post('/settings', { addresses: { supportEmail: null, salesEmail: null } })
  expect(await shown()).toMatchObject(configured)
  const [noted] = (await ann.get('/audit?q=settings.addresses')).body.rows
  expect(JSON.parse(noted.cells.before).supportEmail).toBe('help@operator.example')
})

test('what is no address, and a change of nothing, are refused in words', async ({ ann }) => {
  const wrong = await ann.post('/settings', { addresses: { supportEmail: 'nobody', salesEmail: null } })
  expect(wrong.body.fields).toEqual({
    'addresses.supportEmail': 'An address must be an email address, or null for the configured one.',
  })
  expect((await ann.post('/settings', {})).body.error).toBe(
    'Say what to change: the announcement, the addresses, or both.',
  )
})

test('another process hears of a change, and makes up for what it missed', async ({ rooms, ann }) => {
  const heard = new Map<string, () => void>()
  const notifications = {
    listen: async (channel: string, listener: { hear: (payload: string) => void }) => {
      heard.set(channel, () => listener.hear(''))
      return () => undefined
    },
  }
  const given = { supportEmail: 'support@vouch.test', salesEmail: 'sales@vouch.test', mode: 'sandbox' as const }
  const other = await openOperatorAddresses(given, { db: rooms.db, notifications })
  const live = await openOperatorAddresses(given, { db: rooms.db, notifications: rooms.parts.queue.notifications })
  await ann.post('/settings', { addresses: { supportEmail: null, salesEmail: 'buy@operator.example' } })
  await expect.poll(() => live.config.salesEmail).toBe('buy@operator.example')
  expect(other.config.salesEmail).toBe('sales@vouch.test')
  heard.get('operator_addresses')?.()
  await expect.poll(() => other.config.salesEmail).toBe('buy@operator.example')
  expect([other.config.mode, other.config.supportEmail]).toEqual(['sandbox', 'support@vouch.test'])
  await ann.post('/settings', { addresses: { supportEmail: null, salesEmail: null } })
})
