import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { test as base } from '../../../test/fixtures.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { openAuth } from './auth.ts'
import { builtInService } from './built-in-service.ts'
import { createAccount } from './create-account.ts'

const client = { ipAddress: '192.0.2.1', userAgent: 'Test' }

const test = base
  .extend('service', { scope: 'file' }, async ({ db }) => {
    const auth = openAuth({ pool: db.pool, secret: 'x'.repeat(32), baseUrl: 'http://localhost' })
    return builtInService({ db, auth, config: { supportEmail: 'support@vouch.test' } })
  })
  .extend('person', async ({ db, service }) => {
    const auth = openAuth({ pool: db.pool, secret: 'x'.repeat(32), baseUrl: 'http://localhost' })
    const email = `${randomUUID()}@vouch.test`
    const account = { email, password: 'first password', name: 'User', company: '', role: 'brand' } as const
    await withTransaction(db, (tx) => createAccount(tx, auth, { ...account, tier: 'STARTER', verified: true }))
    const { userId } = await service.signIn({ email, password: 'first password' }, client)
    return { id: userId, email }
  })

test('a password is the user’s own, and a fresh one takes the place of the last', async ({ db, service, person }) => {
  expect(await service.isPassword(person.id, 'first password')).toBe(true)
  expect(await service.isPassword(person.id, 'another')).toBe(false)
  await withTransaction(db, (tx) => service.setPassword(tx, person, 'second password'))
  expect(await service.isPassword(person.id, 'first password')).toBe(false)
  expect(await service.isPassword(person.id, 'second password')).toBe(true)
})

test('who never chose a password has none', async ({ db, service }) => {
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into users (email) values ('google-only@vouch.test') returning id`,
  )
  const id = rows[0]?.id ?? ''
  expect([await service.hasPassword(id), await service.isPassword(id, '')]).toEqual([false, false])
})

test('a password for nobody is hashed and kept nowhere', async ({ db, service }) => {
  const count = async () => (await db.pool.query('select from sign_in_methods')).rowCount
  const before = await count()
  expect(await withTransaction(db, (tx) => service.setPassword(tx, null, 'a password'))).toBe(true)
  expect(await count()).toBe(before)
})

test('all sessions of a user end, and whoever was among them is told so, once', async ({ db, service, person }) => {
  const open = () =>
    withTransaction(db, (tx) => service.openSession(tx, { userId: person.id, epoch: null }, client)).then(
      (opened) => opened?.token ?? '',
    )
  const tokens = [await open(), await open()]
  const [bearer] = await Promise.all(tokens.map((each) => service.identify(each)))
  if (bearer === null || bearer === undefined) throw new Error('A session that was just opened is not known')
  const end = () => withTransaction(db, (tx) => service.endSessionsOf(tx, person.id, bearer))
  expect([await end(), await end()]).toEqual([true, false])
  expect(await Promise.all(tokens.map((each) => service.identify(each)))).toEqual([null, null])
})
