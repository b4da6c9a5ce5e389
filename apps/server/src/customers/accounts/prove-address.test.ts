import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { test as base, type Rooms } from '../../../test/rooms.ts'
import { password, signedUp, type Visitor, visitorOf } from '../../../test/sign-up-visitor.ts'

/** The button behind the link of the verification letter: who is let in by it, and who is asked for a new password first. */

const test = base.extend('rooms', async ({ open }) => open())

const chosen = 'another horse battery'

async function waiting(rooms: Rooms): Promise<{ ann: Visitor; link: string }> {
  const ann = visitorOf(rooms, `${randomUUID()}@example.com`)
  await signedUp(ann)
  const [letter] = await ann.letters()
  return { ann, link: letter?.text ?? '' }
}

test('in the browser of the sign-up the button signs in, once', async ({ rooms }) => {
  const { ann, link } = await waiting(rooms)
  expect(await ann.prove(link)).toMatchObject({ status: 200, body: { outcome: 'signed_in' } })
  expect(await ann.session()).toMatchObject({ status: 200, body: { user: { email: ann.email } } })
  expect(await ann.session()).toMatchObject({ status: 401 })
  expect(await ann.prove(link)).toMatchObject({ status: 200, body: { outcome: 'verified' } })
  expect(await ann.session()).toMatchObject({ status: 401 })
  const noted = await rooms.db.pool.query(
    "select detail from account_events join users on users.id = user_id where kind = 'signed_in' and email = $1",
    [ann.email],
  )
  expect(noted.rows).toEqual([{ detail: 'email_link' }])
})

test('in another browser it takes a new password first, and until then nothing is used up', async ({ rooms }) => {
  const { ann, link } = await waiting(rooms)
  const phone = ann.elsewhere()
  for (const _ of [1, 2])
    expect(await phone.prove(link)).toMatchObject({ status: 200, body: { outcome: 'password_needed' } })
  expect(await phone.session()).toMatchObject({ status: 401 })
  expect(await phone.prove(link, 'short')).toMatchObject({ status: 400, body: { code: 'validation' } })
  expect(await phone.prove(link, 'password1234')).toMatchObject({ status: 400, body: { code: 'validation' } })
  expect(await phone.prove(link, chosen)).toMatchObject({ status: 200, body: { outcome: 'signed_in' } })
  expect(await phone.session()).toMatchObject({ status: 200, body: { user: { email: ann.email } } })
  expect(await ann.signIn(password)).toMatchObject({ status: 401 })
  expect(await ann.signIn(chosen)).toMatchObject({ status: 200 })
})

test('a stranger who signed up with the address first is not let in by its owner’s click', async ({ rooms }) => {
  const email = `${randomUUID()}@example.com`
  const [stranger, owner] = [visitorOf(rooms, email), visitorOf(rooms, email)]
  await signedUp(stranger)
  // The owner signs up as well, and holds a cookie for an address that is the stranger's by now.
  await signedUp(owner)
  const [letter] = await owner.letters()
  expect(await owner.prove(letter?.text ?? '')).toMatchObject({ body: { outcome: 'password_needed' } })
  expect(await owner.prove(letter?.text ?? '', chosen)).toMatchObject({ body: { outcome: 'signed_in' } })
  expect(await stranger.signIn(password)).toMatchObject({ status: 401 })
})

test('a cookie that was copied from the table, or is old, is no browser of the sign-up', async ({ rooms }) => {
  const { ann, link } = await waiting(rooms)
  await rooms.db.pool.query('update sign_up_browsers set expires_at = now()')
  expect(await ann.prove(link)).toMatchObject({ body: { outcome: 'password_needed' } })
})

test('a link that is wrong or old says which, in the words of the account page', async ({ rooms }) => {
  const { ann, link } = await waiting(rooms)
  const wrong = link.replace(/token=[^&]+/, 'token=wrong')
  expect(await ann.prove(wrong)).toMatchObject({
    status: 410,
    body: { code: 'invalid_verification_link', error: 'The verification link is invalid or has expired.' },
  })
  await rooms.db.pool.query("update address_proofs set expires_at = now() - interval '1 minute'")
  expect(await ann.prove(link)).toMatchObject({
    status: 410,
    body: {
      code: 'expired_verification_link',
      error: 'The verification link has expired. Please request a new one.',
    },
  })
})

test('whoever the team has suspended is not signed in', async ({ rooms }) => {
  const { ann, link } = await waiting(rooms)
  await rooms.db.pool.query('update users set suspended_at = now() where email = $1', [ann.email])
  expect(await ann.prove(link)).toMatchObject({ status: 403, body: { code: 'account_suspended' } })
  expect(await ann.session()).toMatchObject({ status: 401 })
})
