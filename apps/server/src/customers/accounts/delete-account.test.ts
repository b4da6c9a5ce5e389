import { account, verifications } from '@vouch/contract'
import { expect } from 'vitest'
import { ask, holderIn } from '../../../test/account-holder.ts'
import { test as base } from '../../../test/rooms.ts'
import { loadDifferences } from '../credits/audit.ts'
import { grant } from '../credits/ledger.ts'

const test = base
  .extend('rooms', async ({ open }) => open())
  .extend('ann', async ({ rooms }) => {
    const ann = await holderIn(rooms)
    const movement = { workspaceId: ann.workspaceId, cause: 'grant', action: 'grant', resourceId: null, credits: 40 }
    await grant(rooms.db.pool, 'monthly', { ...movement, at: rooms.clock.now })
    return ann
  })

/** Asks for a check of a showcase creator. @returns its id */
async function verified(device: Awaited<ReturnType<Awaited<ReturnType<typeof holderIn>>['signIn']>>): Promise<string> {
  const url = 'instagram.com/luxe_lena_sandbox'
  const asked = await device.call('POST', verifications.create.path, { url })
  expect(asked.status).toBe(202)
  return String(asked.body.id)
}

test('before it is done, a deletion says what it does to credits, reports and the person', async ({ ann }) => {
  const desk = await ann.signIn()
  await verified(desk)
  const { body } = await desk.call('GET', '/api/account/deletion')
  const { consequences } = account.foreseeDeletion.reply.parse(body)
  expect(consequences.map(({ about }) => about)).toEqual(['Credits', 'Reports', 'You', 'Records'])
  expect(consequences[0]?.text).toBe('You lose the 30 credits you have left. They aren’t refunded.')
  expect(consequences[1]?.text).toBe('Your verification, reports and uploaded files are deleted.')
})

test('deleting asks for the password and the typed address, and without them nothing happens', async ({ ann }) => {
  const desk = await ann.signIn()
  const wrongAddress = await desk.call('POST', '/api/account/deletion', { email: 'ann', currentPassword: ann.password })
  expect(wrongAddress.body.fields).toEqual({ email: 'Type this account’s email address.' })
  const wrongPassword = await desk.call('POST', '/api/account/deletion', {
    email: ann.email,
    currentPassword: 'a guess',
  })
  expect(wrongPassword.body.code).toBe('wrong_password')
  expect(await desk.isIn()).toBe(true)
})

test('a deleted account leaves no person, no report and no way in; the books stay and balance', async ({
  rooms,
  ann,
}) => {
  const [desk, phone] = [await ann.signIn(), await ann.signIn()]
  await verified(desk)
  const typed = ` ${ann.email.toUpperCase()} `
  const deleted = await desk.call('POST', '/api/account/deletion', { email: typed, currentPassword: ann.password })
  expect(deleted).toMatchObject({ status: 200, body: { success: true } })
  expect([await desk.isIn(), await phone.isIn()]).toEqual([false, false])
  await expect(ann.signIn()).rejects.toThrow('Invalid email or password')

  const { pool } = rooms.db
  const [row] = (await pool.query('select * from users where id = $1', [ann.userId])).rows
  expect(JSON.stringify(row)).not.toMatch(/ann|acme|example\.com/i)
  const held = await pool.query('select from verifications where workspace_id = $1', [ann.workspaceId])
  expect(held.rowCount).toBe(0)
  // What was held for a check that was still waiting was given back before the books were closed.
  const balance = await pool.query(
    `select balance from credit_balances where workspace_id = $1 and bucket = 'monthly'`,
    [ann.workspaceId],
  )
  expect(balance.rows).toEqual([{ balance: 40 }])
  expect(await loadDifferences(pool)).toEqual([])
  const letter = await ann.letter('Your Vouch account has been deleted')
  expect(letter.text).toContain('You lose the 30 credits you have left.')
  expect(letter.text).toContain('support@vouch.test')
  expect(await ann.events()).toContain('account_deleted')
})

test('the run of a deleted account ends without it, and the address can be used again', async ({ rooms, ann }) => {
  const desk = await ann.signIn()
  await verified(desk)
  await desk.call('POST', '/api/account/deletion', { email: ann.email, currentPassword: ann.password })
  await rooms.work()
  const open = async () => {
    const found = await rooms.db.pool.query(`select from verification_runs where state in ('queued', 'running')`)
    return found.rowCount
  }
  await expect.poll(open).toBe(0)
  const again = await holderIn(rooms, ann.email)
  expect(again.userId).not.toBe(ann.userId)
  expect((await (await again.signIn()).call('GET', '/api/account/export')).body).toMatchObject({ verifications: [] })
})

test('whoever forgot that the account is gone gets no link', async ({ rooms, ann }) => {
  const desk = await ann.signIn()
  await desk.call('POST', '/api/account/deletion', { email: ann.email, currentPassword: ann.password })
  expect((await ask(rooms, 'POST', '/api/auth/forgot-password', { email: ann.email })).status).toBe(202)
  await rooms.work()
  const { forgottenPasswordKind } = await import('./passwords.ts')
  await expect.poll(async () => (await rooms.parts.queue.unfinished(forgottenPasswordKind)).length).toBe(0)
  expect((await ann.letters()).map(({ subject }) => subject)).toEqual(['Your Vouch account has been deleted'])
})
