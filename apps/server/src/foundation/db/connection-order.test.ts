import { expect } from 'vitest'
import { test as base } from '../../../test/fixtures.ts'
import { buildVictim, endings, openStreet } from '../../../test/session-race.ts'
import {
  besideHeld,
  type ConnectionKind,
  connectionKinds,
  oneAtATime,
  turnsMax,
  whileHolding,
} from './connection-order.ts'
import { type Database, openDatabase, withTransaction } from './database.ts'
import { ifFree, whenFree } from './session-lock.ts'

/** A database whose pools refuse whoever would wait for its like, with so few connections that a wait would show. */
const test = base.extend('one', async ({ db }, { onCleanup }) => {
  const one = openDatabase({ connectionString: db.connectionString, connectionsMax: 1, strictOrder: true })
  onCleanup(() => one.close())
  return one
})

const poolOf = (db: Database, kind: ConnectionKind) =>
  ({ session: db.sessions, transaction: db.pool, outside: db.outside })[kind]

const pairs = connectionKinds.flatMap((held) => connectionKinds.map((asked) => [held, asked] as const))

test.for(pairs)(
  'law: who holds a connection (%s) gets another (%s) only if it comes later in the order',
  async ([held, asked], { one }) => {
    const allowed = connectionKinds.indexOf(asked) > connectionKinds.indexOf(held)
    const ask = () => poolOf(one, asked).query('select')
    const answered = whileHolding(poolOf(one, held), ask)
    if (allowed) expect((await answered).rowCount).toBe(1)
    else await expect(answered).rejects.toThrow(`(${held}) asks for another (${asked})`)
    expect((await whileHolding(poolOf(one, held), () => besideHeld(ask))).rowCount).toBe(1)
  },
)

test('what an outer lock holds is still held under an inner one', async ({ one }) => {
  const inner = () => withTransaction(one, () => withTransaction({ pool: one.outside }, () => one.pool.query('select')))
  await expect(ifFree(one.sessions, 7_326_999, inner)).rejects.toThrow('asks for another')
  expect((await one.pool.query('select')).rowCount).toBe(1)
})

test('as many as leave one session free ask for a second at once, and all of them get it', async ({ one }) => {
  const held = one.sessions.options.max - 1
  let holders = 0
  const all = Promise.withResolvers<void>()
  const names = Array.from({ length: held }, (_, place) => `holder ${place}`)
  const locked = names.map((name) =>
    whenFree(one.sessions, ['holders', name], async () => {
      holders += 1
      if (holders === held) all.resolve()
      await all.promise
      const second = oneAtATime(one.sessions, 'second', () => whenFree(one.sessions, 7_326_998, async () => name))
      return second
    }),
  )
  expect(await Promise.all(locked)).toEqual(names)
})

test('a turn begins when the one before it has ended, and waits without a connection', async ({ one }) => {
  const begun: string[] = []
  const end = Promise.withResolvers<void>()
  const turn = (name: string) =>
    oneAtATime(one.sessions, 'turn', () =>
      whenFree(one.sessions, ['turns', name], async () => {
        begun.push(name)
        await end.promise
      }),
    )
  const turns = ['first', 'second', 'third'].map(turn)
  const asked = oneAtATime(one.sessions, 'another name', () => one.sessions.query('select'))
  await expect.poll(() => begun).toEqual(['first'])
  await asked
  expect([begun, one.sessions.totalCount - one.sessions.idleCount]).toEqual([['first'], 1])
  end.resolve()
  await Promise.all(turns)
  expect(begun).toEqual(['first', 'second', 'third'])
})

test('more turns than may wait are refused at once, and let in again when some have ended', async ({ one }) => {
  const end = Promise.withResolvers<void>()
  const turns = Array.from({ length: turnsMax }, () => oneAtATime(one.sessions, 'crowd', () => end.promise))
  const late = () => oneAtATime(one.sessions, 'crowd', async () => 'done')
  await expect(late()).rejects.toMatchObject({ code: 'unavailable' })
  end.resolve()
  await Promise.all(turns)
  expect(await late()).toBe('done')
})

test('a turn that fails leaves the next one its own', async ({ one }) => {
  const failed = oneAtATime(one.sessions, 'turn', () => Promise.reject(new Error('The line broke')))
  const next = oneAtATime(one.sessions, 'turn', async () => 'done')
  await expect(failed).rejects.toThrow('The line broke')
  expect(await next).toBe('done')
})

test('what a transaction leaves behind may ask once its connection is given back', async ({ one }) => {
  const over = Promise.withResolvers<void>()
  const left = await withTransaction(one, async () => ({ asked: over.promise.then(() => one.pool.query('select')) }))
  over.resolve()
  expect((await left.asked).rowCount).toBe(1)
})

test('another opened database may be asked inside a transaction', async ({ one, db }) => {
  expect((await withTransaction(one, () => db.pool.query('select'))).rowCount).toBe(1)
})

test.for(Object.keys(endings))('with one connection alone a session ends by “%s”', async (name, { one }) => {
  const street = await openStreet(one)
  const victim = await buildVictim(street)
  await endings[name]?.(street, victim)
  expect(await street.authService.identify(victim.stolen.token)).toBeNull()
})
